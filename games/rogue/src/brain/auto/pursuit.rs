//! Running from monsters that may fall behind: each way out over known ground is simulated many times.

use super::{
    evade::follow,
    fight::is_erratic,
    simulate::{FightRng, blows},
    tuning::{
        ENOUGH_LEAD, HERO_SPEED, LAST_HIT_POINT, LONGEST_WAY, LOST_AFTER, MOST_DOORS, PURSUIT_TRIALS,
        SAFETY_A_CELL, SAFETY_KNOWN, SAFETY_LOST, SAFETY_NEW, SAFETY_SHUT,
    },
};
use crate::{
    known::paths::{Paths, adjoins, is_frontier, leads},
    rules::{Action, CHASE, Cell, Direction, Effect, Foe, Seen, Special, Terrain},
};

/// Where a way leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    Stairs,
    /// Through a door that is then shut.
    Door(Cell),
    New,
    Far,
}

struct Plan {
    way: Vec<Cell>,
    end: End,
}

/// A way out: its first step, and how safe it is on average, from 0 (death) to 1000.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    pub step: Action,
    pub safety: u32,
}

struct Chaser {
    foe: Foe,
    cell: Cell,
    energy: u32,
    unseen: u8,
}

struct Pursuit<'a> {
    seen: &'a Seen<'a>,
    foes: &'a [Foe],
    doors_hold: bool,
}

/// The best way to run from these monsters. `refuge` says which stairs lead to safety.
pub(super) fn outrun(seen: &Seen<'_>, foes: &[Foe], refuge: impl Fn(Terrain) -> bool) -> Option<Outlook> {
    if seen.effect(Effect::Held) > 0 || foes.is_empty() {
        return None;
    }
    let doors_hold = !foes.iter().any(|foe| foe.species.opens_doors());
    let pursuit = Pursuit { seen, foes, doors_hold };
    let here = seen.hero();
    let vitals = seen.vitals();
    let mut rng = FightRng::of(&vitals, i32::from(vitals.hp));
    let mut best: Option<Outlook> = None;
    for plan in pursuit.plans(refuge) {
        let Some(first) = Direction::between(here, plan.way[0]) else { continue };
        let sum: u32 = (0..PURSUIT_TRIALS).map(|_| pursuit.attempt(&plan, &mut rng)).sum();
        let safety = sum / PURSUIT_TRIALS;
        if best.is_none_or(|best| safety > best.safety) {
            best = Some(Outlook { step: Action::Move(first), safety });
        }
    }
    best
}

impl Pursuit<'_> {
    /// Ways worth trying: first those out of reach from the start, then those past a monster.
    fn plans(&self, refuge: impl Fn(Terrain) -> bool) -> Vec<Plan> {
        let seen = self.seen;
        let occupied = |cell: Cell| self.foes.iter().any(|foe| foe.cell == cell);
        let beside = |cell: Cell| self.foes.iter().any(|foe| adjoins(self.seen, foe.cell, cell));
        let barred = |cell: Cell| occupied(cell) || seen.terrain(cell) == Terrain::Trap;
        let theirs =
            Paths::from_cells(*seen, &self.foes.iter().map(|foe| foe.cell).collect::<Vec<_>>(), |_| false);
        let mut plans = Vec::new();
        let maps =
            [Paths::from_hero(*seen, |cell| barred(cell) || beside(cell)), Paths::from_hero(*seen, barred)];
        for map in &maps {
            let lead = |cell: &Cell| {
                i32::from(theirs.steps(*cell).unwrap_or(LONGEST_WAY))
                    - i32::from(map.steps(*cell).unwrap_or(0))
            };
            let in_reach = |cell: &Cell| map.steps(*cell).is_some_and(|steps| steps < LONGEST_WAY);
            let near = || map.reached().iter().copied().skip(1).take_while(in_reach);
            let mut ends: Vec<(Cell, End)> = Vec::new();
            let stairs = [Terrain::StairsUp, Terrain::StairsDown].into_iter().filter(|kind| refuge(*kind));
            ends.extend(stairs.filter_map(|kind| {
                let stairs = near().find(|cell| seen.terrain(*cell) == kind)?;
                Some((stairs, End::Stairs))
            }));
            let is_door = |cell: &Cell| {
                let door = matches!(seen.terrain(*cell), Terrain::OpenDoor | Terrain::ClosedDoor);
                self.doors_hold && door && seen.thing(*cell).is_none()
            };
            ends.extend(near().filter(is_door).take(MOST_DOORS).filter_map(|door| {
                let on = map.steps(door).map(|steps| steps + 1);
                let mut beyond = Direction::all().map(|direction| door.to(direction));
                Some((beyond.find(|cell| map.steps(*cell) == on)?, End::Door(door)))
            }));
            let new = || near().filter(|cell| is_frontier(seen, *cell));
            ends.extend(new().next().into_iter().chain(new().max_by_key(lead)).map(|cell| (cell, End::New)));
            let farthest = near().max_by_key(|cell| (lead(cell), map.steps(*cell)));
            let longest = near().max_by_key(|cell| (lead(cell).min(0), map.steps(*cell)));
            ends.extend(farthest.into_iter().chain(longest).map(|cell| (cell, End::Far)));
            plans.extend(ends.into_iter().filter_map(|(cell, end)| Some(Plan { way: map.way(cell)?, end })));
        }
        plans
    }

    /// How safe the hero ends up in one simulated run.
    fn attempt(&self, plan: &Plan, rng: &mut FightRng) -> u32 {
        let mut chasers: Vec<Chaser> = self
            .foes
            .iter()
            .map(|foe| Chaser {
                foe: *foe,
                cell: foe.cell,
                energy: rng.below(u32::from(foe.speed % HERO_SPEED) * 10 + 1),
                unseen: 0,
            })
            .collect();
        let whole = i32::from(self.seen.vitals().hp);
        let mut hp = whole;
        let mut hero = self.seen.hero();
        let mut delays = 0;
        for cell in &plan.way {
            while chasers.iter().any(|chaser| chaser.cell == *cell) {
                delays += 1;
                if delays > 2 {
                    return 0;
                }
                self.chase(&mut chasers, hero, &mut hp, rng);
            }
            hero = *cell;
            self.chase(&mut chasers, hero, &mut hp, rng);
            if hp <= 0 {
                return 0;
            }
        }
        let clear = |door: Cell| {
            !chasers.iter().any(|chaser| chaser.cell == door || adjoins(self.seen, chaser.cell, hero))
        };
        let after = chasers.iter().filter(|chaser| chaser.unseen < LOST_AFTER);
        let gap = after.map(|chaser| chaser.cell.distance(hero).saturating_sub(1)).min();
        let chased =
            |ground: u32| gap.map_or(SAFETY_LOST, |gap| ground + SAFETY_A_CELL * gap.min(ENOUGH_LEAD));
        let end = match plan.end {
            End::Stairs => 1000,
            End::Door(door) if clear(door) => SAFETY_SHUT,
            End::New => chased(SAFETY_NEW),
            End::Door(_) | End::Far => chased(SAFETY_KNOWN),
        };
        end * (LAST_HIT_POINT + (100 - LAST_HIT_POINT) * hp.unsigned_abs() / whole.unsigned_abs().max(1))
            / 100
    }

    /// The turn of all chasers.
    fn chase(&self, chasers: &mut [Chaser], hero: Cell, hp: &mut i32, rng: &mut FightRng) {
        for index in 0..chasers.len() {
            let others: Vec<Cell> = chasers.iter().map(|chaser| chaser.cell).collect();
            let chaser = &mut chasers[index];
            let range = i32::from(chaser.foe.species.creature().aggro);
            let (dx, dy) = chaser.cell.apart(hero);
            let far = dx * dx + dy * dy > range * range;
            chaser.unseen = match chaser.unseen {
                LOST_AFTER => LOST_AFTER,
                unseen if far => unseen + 1,
                _ => 0,
            };
            chaser.energy += 10 * u32::from(chaser.foe.speed);
            while chaser.energy >= 100 {
                chaser.energy -= 100;
                if adjoins(self.seen, chaser.cell, hero) {
                    *hp -= blows(&chaser.foe, &mut 0, rng).0;
                } else {
                    chaser.cell = self.step(chaser, hero, &others, rng);
                }
            }
        }
    }

    /// Where a chaser that cannot strike yet goes.
    fn step(&self, chaser: &Chaser, hero: Cell, others: &[Cell], rng: &mut FightRng) -> Cell {
        let foe = &chaser.foe;
        let waits = foe.species.can(Special::Mean) && rng.below(100) >= CHASE;
        if waits || chaser.unseen == LOST_AFTER {
            return chaser.cell;
        }
        if !is_erratic(foe) {
            return follow(self.seen, chaser.cell, hero, others);
        }
        let (direction, _) = Direction::ALL[rng.below(8) as usize];
        let cell = chaser.cell.to(direction);
        let free = leads(self.seen, chaser.cell, direction) && cell != hero && !others.contains(&cell);
        if free { cell } else { chaser.cell }
    }
}
