//! Running from those who may fall behind: ways out over known ground, each tried in the head many times over.

use super::{
    duel::{Luck, blows},
    evade::follow,
    fight::is_erratic,
    flee::PACE,
    map::Map,
};
use crate::rules::{Action, CHASE, Cell, Direction, Effect, Foe, Seen, Special, Terrain};

/// Times that a way is tried.
const TRIALS: u32 = 24;
/// Cells of a way at most.
const LONGEST: u16 = 40;
/// Doors that are thought of.
const DOORS: usize = 6;
/// Turns out of sight after which somebody has lost the hero.
const LOST: u8 = 6;

/// How safe one is who is behind a door that was shut, or was lost from sight; and who is still chased, on new ground and
/// on known, with what each cell between adds.
const SHUT: u32 = 950;
const GONE: u32 = 850;
const NEW: u32 = 500;
const FAR: u32 = 400;
const AHEAD: u32 = 35;
/// Cells between that are enough.
const ENOUGH: u32 = 6;
/// Parts of a hundred that safety is worth with the last hit point.
const SPENT: u32 = 60;

/// Where a way leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    Stairs,
    /// Through a door that is shut behind.
    Door(Cell),
    New,
    Far,
}

struct Plan {
    way: Vec<Cell>,
    end: End,
}

/// A way out: its first step, and how it ends on the average, a thousand being safety and naught death.
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
    map: &'a Map<'a>,
    foes: &'a [Foe],
    fools: bool,
}

/// The best way to run from these. `refuge` says which stairs lead to safety.
pub(super) fn outrun(
    seen: &Seen<'_>,
    map: &Map<'_>,
    foes: &[Foe],
    refuge: impl Fn(Terrain) -> bool,
) -> Option<Outlook> {
    if seen.effect(Effect::Held) > 0 || foes.is_empty() {
        return None;
    }
    let fools = !foes.iter().any(|foe| foe.species.opens_doors());
    let pursuit = Pursuit { seen, map, foes, fools };
    let here = seen.hero();
    let vitals = seen.vitals();
    let mut luck = Luck::of(&vitals, i32::from(vitals.hp));
    let mut best: Option<Outlook> = None;
    for plan in pursuit.plans(refuge) {
        let Some(first) = Direction::between(here, plan.way[0]) else { continue };
        let sum: u32 = (0..TRIALS).map(|_| pursuit.attempt(&plan, &mut luck)).sum();
        let safety = sum / TRIALS;
        if best.is_none_or(|best| safety > best.safety) {
            best = Some(Outlook { step: Action::Move(first), safety });
        }
    }
    best
}

impl Pursuit<'_> {
    /// Ways worth trying: out of their reach from the first step on, and past them.
    fn plans(&self, refuge: impl Fn(Terrain) -> bool) -> Vec<Plan> {
        let seen = self.seen;
        let occupied = |cell: Cell| self.foes.iter().any(|foe| foe.cell == cell);
        let beside = |cell: Cell| self.foes.iter().any(|foe| self.map.adjoins(foe.cell, cell));
        let barred = |cell: Cell| occupied(cell) || seen.terrain(cell) == Terrain::Trap;
        let theirs = Map::from(*seen, &self.foes.iter().map(|foe| foe.cell).collect::<Vec<_>>(), |_| false);
        let mut plans = Vec::new();
        let maps = [Map::of(*seen, |cell| barred(cell) || beside(cell)), Map::of(*seen, barred)];
        for map in &maps {
            let lead = |cell: &Cell| {
                i32::from(theirs.steps(*cell).unwrap_or(LONGEST)) - i32::from(map.steps(*cell).unwrap_or(0))
            };
            let in_reach = |cell: &Cell| map.steps(*cell).is_some_and(|steps| steps < LONGEST);
            let near = || map.reached().iter().copied().skip(1).take_while(in_reach);
            let mut ends: Vec<(Cell, End)> = Vec::new();
            let stairs = [Terrain::StairsUp, Terrain::StairsDown].into_iter().filter(|kind| refuge(*kind));
            ends.extend(stairs.filter_map(|kind| {
                let stairs = near().find(|cell| seen.terrain(*cell) == kind)?;
                Some((stairs, End::Stairs))
            }));
            let is_door = |cell: &Cell| {
                let door = matches!(seen.terrain(*cell), Terrain::OpenDoor | Terrain::ClosedDoor);
                self.fools && door && seen.thing(*cell).is_none()
            };
            ends.extend(near().filter(is_door).take(DOORS).filter_map(|door| {
                let on = map.steps(door).map(|steps| steps + 1);
                let mut beyond = Direction::all().map(|direction| door.to(direction));
                Some((beyond.find(|cell| map.steps(*cell) == on)?, End::Door(door)))
            }));
            let new = || near().filter(|cell| map.is_frontier(*cell));
            ends.extend(new().next().into_iter().chain(new().max_by_key(lead)).map(|cell| (cell, End::New)));
            let farthest = near().max_by_key(|cell| (lead(cell), map.steps(*cell)));
            let longest = near().max_by_key(|cell| (lead(cell).min(0), map.steps(*cell)));
            ends.extend(farthest.into_iter().chain(longest).map(|cell| (cell, End::Far)));
            plans.extend(ends.into_iter().filter_map(|(cell, end)| Some(Plan { way: map.way(cell)?, end })));
        }
        plans
    }

    /// How it goes this time.
    fn attempt(&self, plan: &Plan, luck: &mut Luck) -> u32 {
        let mut chasers: Vec<Chaser> = self
            .foes
            .iter()
            .map(|foe| Chaser {
                foe: *foe,
                cell: foe.cell,
                energy: luck.below(u32::from(foe.speed % PACE) * 10 + 1),
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
                self.chase(&mut chasers, hero, &mut hp, luck);
            }
            hero = *cell;
            self.chase(&mut chasers, hero, &mut hp, luck);
            if hp <= 0 {
                return 0;
            }
        }
        let clear = |door: Cell| {
            !chasers.iter().any(|chaser| chaser.cell == door || self.map.adjoins(chaser.cell, hero))
        };
        let after = chasers.iter().filter(|chaser| chaser.unseen < LOST);
        let gap = after.map(|chaser| chaser.cell.distance(hero).saturating_sub(1)).min();
        let chased = |ground: u32| gap.map_or(GONE, |gap| ground + AHEAD * gap.min(ENOUGH));
        let end = match plan.end {
            End::Stairs => 1000,
            End::Door(door) if clear(door) => SHUT,
            End::New => chased(NEW),
            End::Door(_) | End::Far => chased(FAR),
        };
        end * (SPENT + (100 - SPENT) * hp.unsigned_abs() / whole.unsigned_abs().max(1)) / 100
    }

    /// Everybody else's turn.
    fn chase(&self, chasers: &mut [Chaser], hero: Cell, hp: &mut i32, luck: &mut Luck) {
        for index in 0..chasers.len() {
            let others: Vec<Cell> = chasers.iter().map(|chaser| chaser.cell).collect();
            let chaser = &mut chasers[index];
            let range = i32::from(chaser.foe.species.creature().aggro);
            let (dx, dy) = chaser.cell.apart(hero);
            let far = dx * dx + dy * dy > range * range;
            chaser.unseen = match chaser.unseen {
                LOST => LOST,
                unseen if far => unseen + 1,
                _ => 0,
            };
            chaser.energy += 10 * u32::from(chaser.foe.speed);
            while chaser.energy >= 100 {
                chaser.energy -= 100;
                if self.map.adjoins(chaser.cell, hero) {
                    *hp -= blows(&chaser.foe, &mut 0, luck).0;
                } else {
                    chaser.cell = self.step(chaser, hero, &others, luck);
                }
            }
        }
    }

    /// Where one who does not reach the hero goes.
    fn step(&self, chaser: &Chaser, hero: Cell, others: &[Cell], luck: &mut Luck) -> Cell {
        let foe = &chaser.foe;
        let waits = foe.species.can(Special::Mean) && luck.below(100) >= CHASE;
        if waits || chaser.unseen == LOST {
            return chaser.cell;
        }
        if !is_erratic(foe) {
            return follow(self.map, chaser.cell, hero, others);
        }
        let (direction, _) = Direction::ALL[luck.below(8) as usize];
        let cell = chaser.cell.to(direction);
        let free = self.map.leads(chaser.cell, direction) && cell != hero && !others.contains(&cell);
        if free { cell } else { chaser.cell }
    }
}
