//! What monsters do in their turn: wake, notice, chase, steal, flee, wander.

use crate::rules::{
    bestiary::{Behaviour, CHASE, Special},
    cell::{Cell, Direction},
    dice::percent,
    event::{Event, Sighting},
    item_kinds::Ring,
    level::{Level, Terrain},
    monster::{Monster, Mood},
    sight::Ways,
    state::Rogue,
};

/// Turns out of sight after which a monster forgets the hero.
const MEMORY: u8 = 5;
/// Percentage points above its threshold at which a fleeing monster turns around.
const COURAGE: i32 = 10;

impl Rogue {
    /// One action of a monster.
    pub(crate) fn monster_acts(&mut self, slot: usize, dread: bool, events: &mut Vec<Event>) {
        let Some(mut monster) = self.here.monsters[slot] else { return };
        let held = monster.held > 0;
        monster.held = monster.held.saturating_sub(1);
        if monster.can(Special::Regenerates) {
            monster.hp = (monster.hp + 1).min(monster.max_hp);
        }
        if monster.asleep > 0 {
            monster.asleep -= 1;
            self.here.monsters[slot] = Some(monster);
            return;
        }
        let hero = self.hero.cell;
        if monster.mood == Mood::Sleeping {
            let near = monster.cell.manhattan(hero) <= self.earshot(&monster);
            if near && !self.hero.wears(Ring::Stealth) {
                (monster.mood, monster.last_known, monster.unseen) = (Mood::Hunting, Some(hero), 0);
                self.here.monsters[slot] = Some(monster);
                self.tell_if_seen(&monster, |monster| Event::ItWakes { monster }, events);
            }
            return;
        }
        self.notice(&mut monster);
        self.lose_or_take_heart(&mut monster, events);
        self.here.monsters[slot] = Some(monster);

        let beside = self.here.adjoins(monster.cell, hero);
        let frightened = dread && self.dreads(monster.cell);
        if frightened || monster.mood == Mood::Fleeing {
            let away = !held && self.flee(slot, &monster);
            if !away && beside && !frightened {
                self.attack(slot, events);
            }
            return;
        }
        if beside && !(dread && self.here.scares(hero)) {
            self.attack(slot, events);
            return;
        }
        if held {
            return;
        }
        match monster.mood {
            Mood::Hunting => {
                if monster.can(Special::Mean) && !percent(&mut self.combat, CHASE) {
                    return;
                }
                self.hunt(slot, &monster, events);
            }
            _ => self.wander(slot, &monster),
        }
    }

    fn tell_if_seen(
        &mut self,
        monster: &Monster,
        event: fn(Option<Sighting>) -> Event,
        events: &mut Vec<Event>,
    ) {
        let sighting = self.sighting(monster);
        if sighting.is_some() {
            self.tell(event(sighting), events);
        }
    }

    /// The distance at which the hero is noticed, along rows and columns; half as far again while he runs.
    fn earshot(&self, monster: &Monster) -> u32 {
        let range = u32::from(monster.species.creature().aggro);
        if self.hero.running { (3 * range).div_ceil(2) } else { range }
    }

    /// Looks for the hero, and remembers for a while where he was.
    fn notice(&mut self, monster: &mut Monster) {
        let hero = self.hero.cell;
        let near = monster.cell.manhattan(hero) <= self.earshot(monster);
        // A hunter needs no noise: it sees equally far in every direction.
        let (dx, dy) = monster.cell.apart(hero);
        let range = i32::from(monster.species.creature().aggro);
        let watched = monster.mood == Mood::Hunting && dx * dx + dy * dy <= range * range;
        if (near || watched) && self.scratch.reach(&self.here, hero).has(monster.cell) {
            (monster.last_known, monster.unseen) = (Some(hero), 0);
            if monster.mood == Mood::Wandering {
                monster.mood = Mood::Hunting;
            }
        } else if monster.mood == Mood::Hunting {
            monster.unseen += 1;
            if monster.unseen > MEMORY {
                (monster.mood, monster.last_known, monster.unseen) = (Mood::Wandering, None, 0);
            }
        }
    }

    /// Flees when wounded, and comes back when healed. Thieves flee only once they have stolen.
    fn lose_or_take_heart(&mut self, monster: &mut Monster, events: &mut Vec<Event>) {
        let creature = monster.species.creature();
        let thief = creature.behaviours.contains(&Behaviour::Thief);
        let (flee, hp) = (i32::from(creature.flee), 100 * i32::from(monster.hp));
        let max = i32::from(monster.max_hp);
        match monster.mood {
            Mood::Hunting if !thief && hp < flee * max => {
                monster.mood = Mood::Fleeing;
                let monster = *monster;
                self.tell_if_seen(&monster, |monster| Event::ItFlees { monster }, events);
            }
            Mood::Fleeing if !thief && hp >= (flee + COURAGE) * max => monster.mood = Mood::Hunting,
            _ => {}
        }
    }

    fn hunt(&mut self, slot: usize, monster: &Monster, events: &mut Vec<Event>) {
        let Some(target) = monster.last_known else {
            self.wander(slot, monster);
            return;
        };
        let behaviour = monster.species.creature().behaviours[0];
        match behaviour {
            Behaviour::Stationary => {}
            Behaviour::Erratic => self.flit(slot, monster),
            Behaviour::Smart | Behaviour::Thief | Behaviour::Coward => {
                self.step_by_ways(slot, monster, target);
            }
            Behaviour::Simple => self.step_straight(slot, monster, target),
            Behaviour::Greedy => {
                match nearer_gold(&self.here, monster, target) {
                    Some(gold) => self.step_by_ways(slot, monster, gold),
                    None => self.step_straight(slot, monster, target),
                }
                self.eat_gold(slot, events);
            }
        }
    }

    fn eat_gold(&mut self, slot: usize, events: &mut Vec<Event>) {
        let Some(monster) = self.here.monsters[slot] else { return };
        if let Some(pile) = self.here.gold.iter().position(|gold| gold.cell == monster.cell) {
            self.here.gold.swap_remove(pile);
            self.here.refresh(monster.cell);
            self.tell_if_seen(&monster, |monster| Event::ItEatsGold { monster }, events);
        }
    }

    /// Steps straight towards a cell: diagonally, else along the longer axis, else along the other.
    fn step_straight(&mut self, slot: usize, monster: &Monster, target: Cell) {
        let (dx, dy) = monster.cell.apart(target);
        self.step_first(slot, monster, dx, dy);
    }

    /// Steps away from the hero in the same way.
    fn flee(&mut self, slot: usize, monster: &Monster) -> bool {
        let (dx, dy) = monster.cell.apart(self.hero.cell);
        let rooted = monster.species.is_rooted();
        !rooted && self.step_first(slot, monster, -dx, -dy)
    }

    fn step_first(&mut self, slot: usize, monster: &Monster, dx: i32, dy: i32) -> bool {
        let (longer, other) = if dx.abs() >= dy.abs() { ((dx, 0), (0, dy)) } else { ((0, dy), (dx, 0)) };
        let ways = [(dx, dy), longer, other].map(|(dx, dy)| Direction::of_signs(dx, dy));
        ways.into_iter().flatten().any(|direction| self.step_monster(slot, monster, direction))
    }

    /// Steps along the shortest path, by distances that all chasers share.
    fn step_by_ways(&mut self, slot: usize, monster: &Monster, target: Cell) {
        let ways = self.scratch.ways(target);
        let here = ways.from(&self.here, monster.cell);
        if here == u8::MAX && monster.can(Special::Flying) {
            // Paths avoid traps, which do not stop a flyer.
            return self.step_straight(slot, monster, target);
        }
        let mut choice: Option<(u8, Direction)> = None;
        for direction in Direction::all() {
            let steps = ways.known(monster.cell.to(direction));
            if steps <= here && choice.is_none_or(|(best, _)| steps < best) && steps != u8::MAX {
                let cell = monster.cell.to(direction);
                let free = self.here.actors.at(cell) == 0 && cell != self.hero.cell;
                if free && !self.here.squeezes(monster.cell, direction) {
                    choice = Some((steps, direction));
                }
            }
        }
        if let Some((_, direction)) = choice {
            self.step_monster(slot, monster, direction);
        }
    }

    /// Steps in a random direction, if it can.
    fn flit(&mut self, slot: usize, monster: &Monster) {
        let (direction, _) = Direction::ALL[self.combat.below(8) as usize];
        self.step_monster(slot, monster, direction);
    }

    /// Drifts: a step every other turn, mostly straight on.
    fn wander(&mut self, slot: usize, monster: &Monster) {
        match monster.species.creature().behaviours[0] {
            Behaviour::Stationary => return,
            Behaviour::Erratic => return self.flit(slot, monster),
            _ => {}
        }
        let draw = self.combat.below(32) as u8;
        if draw >= 16 {
            return;
        }
        let heading = if draw < 8 { monster.heading } else { draw - 8 };
        let moved = self.step_monster(slot, monster, Direction::ALL[usize::from(heading)].0);
        if let Some(monster) = &mut self.here.monsters[slot] {
            // It turns at walls.
            monster.heading = if moved { heading } else { (heading + 3) % 8 };
        }
    }

    /// Steps in a direction if it can. Intelligent monsters open shut doors.
    fn step_monster(&mut self, slot: usize, monster: &Monster, direction: Direction) -> bool {
        let cell = monster.cell.to(direction);
        let terrain = self.here.terrain.at(cell);
        let clever = monster.species.opens_doors();
        let open = terrain.walkable() || (terrain == Terrain::ClosedDoor && clever);
        let free = self.here.actors.at(cell) == 0 && cell != self.hero.cell;
        let barred = self.here.scares(cell) || (self.here.is_armed(cell) && !monster.can(Special::Flying));
        if !open || !free || barred || self.here.squeezes(monster.cell, direction) {
            return false;
        }
        if terrain == Terrain::ClosedDoor {
            self.set_terrain(cell, Terrain::OpenDoor);
        }
        self.here.move_monster(slot, cell);
        true
    }

    /// Whether a scroll of scare monster lies on a cell or beside it.
    fn dreads(&self, cell: Cell) -> bool {
        Direction::all().any(|direction| self.here.scares(cell.to(direction))) || self.here.scares(cell)
    }
}

/// The gold that lures a greedy monster: the nearest, if it is nearer than what it hunts.
fn nearer_gold(level: &Level, monster: &Monster, target: Cell) -> Option<Cell> {
    let away = |cell: &Cell| cell.manhattan(monster.cell);
    let nearest = level.gold.iter().map(|gold| gold.cell).min_by_key(away);
    nearest.filter(|cell| away(cell) < away(&target))
}

/// The path a hunter follows, without its own cell; `None` for monsters that follow none.
pub(crate) fn path(level: &Level, monster: &Monster) -> Option<Vec<Cell>> {
    let target = monster.last_known.filter(|_| monster.mood == Mood::Hunting)?;
    let target = match monster.species.creature().behaviours[0] {
        Behaviour::Smart | Behaviour::Thief | Behaviour::Coward => target,
        Behaviour::Greedy => nearer_gold(level, monster, target)?,
        Behaviour::Simple | Behaviour::Erratic | Behaviour::Stationary => return None,
    };
    Ways::to(target).path(level, monster.cell)
}
