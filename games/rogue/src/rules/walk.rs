//! Moving around: steps, doors, stairs, searching, traps, picking things up.

use crate::rules::{
    action::Action,
    cell::{Cell, Direction},
    dice::{Dice, percent},
    event::Event,
    generate,
    hero::Effect,
    item_kinds::Class,
    level::{Terrain, TrapKind},
    monster::Mood,
    state::{Cause, Ending, Rogue},
};
use std::sync::Arc;

/// Chance in per cent that a confused step goes astray.
const ASTRAY: u32 = 80;
/// Chance in per cent that a known trap is sprung.
const KNOWN_TRAP: u32 = 10;

impl Rogue {
    /// Carries out a legal action; true if it took a turn.
    pub(crate) fn act(&mut self, action: Action, events: &mut Vec<Event>) -> bool {
        match action {
            Action::Move(direction) | Action::Run(direction) => self.step(direction, events),
            Action::Search => {
                let chance = 50 + 5 * u32::from(self.hero.level);
                self.find_one(chance, events);
                true
            }
            Action::Wait => true,
            Action::Up => {
                self.go_to(self.depth() - 1, Arrival::FromBelow, events);
                true
            }
            Action::Down => {
                self.go_to(self.depth() + 1, Arrival::FromAbove, events);
                true
            }
            Action::Open(direction) => self.open(self.hero.cell.to(direction), events),
            Action::Close(direction) => self.close(self.hero.cell.to(direction), events),
            other => self.act_on_items(other, events),
        }
    }

    fn step(&mut self, wanted: Direction, events: &mut Vec<Event>) -> bool {
        let astray = self.hero.has(Effect::Confused) && percent(&mut self.combat, ASTRAY);
        let direction = if astray { Direction::ALL[self.combat.below(8) as usize].0 } else { wanted };
        let from = self.hero.cell;
        let to = from.to(direction);
        if self.here.squeezes(from, direction) {
            direction.sides().into_iter().flatten().for_each(|side| self.feel(from.to(side)));
            return self.bump(astray, events);
        }
        if let Some(slot) = self.here.actor(to) {
            self.strike(slot, events);
            return true;
        }
        if self.hero.has(Effect::Held) {
            self.tell(Event::StillHeld, events);
            return true;
        }
        match self.here.terrain.at(to) {
            Terrain::LockedDoor => return self.open(to, events),
            Terrain::ClosedDoor => {
                self.open(to, events);
            }
            terrain if terrain.walkable() => {}
            _ => {
                self.feel(to);
                return self.bump(astray, events);
            }
        }
        self.hero.trail = [from, self.hero.trail[0]];
        self.hero.cell = to;
        self.slam(events);
        self.arrive(events);
        true
    }

    /// Running into an unknown wall costs no turn, unless the hero stumbled into it confused.
    fn bump(&mut self, astray: bool, events: &mut Vec<Event>) -> bool {
        self.tell(if astray { Event::Stumbled } else { Event::Bumped }, events);
        astray
    }

    /// Learns what a cell is by touch.
    fn feel(&mut self, cell: Cell) {
        let terrain = self.here.apparent(cell);
        self.here.memory.set(cell, terrain);
    }

    /// Takes gold, notices items and springs traps on the cell just entered.
    fn arrive(&mut self, events: &mut Vec<Event>) {
        let cell = self.hero.cell;
        if let Some(pile) = self.here.gold.iter().position(|gold| gold.cell == cell) {
            let gold = self.here.gold.swap_remove(pile);
            self.hero.gold += gold.amount;
            self.here.refresh(cell);
            self.tell(Event::GoldFound { gold: gold.amount, cell }, events);
        }
        if self.here.things.at(cell) != 0
            && let Some(item) = self.here.items.iter().rev().find(|item| item.cell == cell).copied()
        {
            self.tell(Event::SeesItem { item: self.names.label(&item) }, events);
        }
        if let Some(trap) = self.here.trap(cell) {
            self.spring(trap, events);
        }
    }

    /// Going back and forth through a doorway wakes sleepers behind it.
    fn slam(&mut self, events: &mut Vec<Event>) {
        let cell = self.hero.cell;
        let Some(door) = self.here.door(cell).filter(|_| self.hero.trail[1] == cell) else { return };
        let joins = self.here.doors[door].joins;
        let rooms: Vec<usize> = joins.iter().filter_map(|room| usize::try_from(*room).ok()).collect();
        let level = &mut *self.here;
        let mut woken = false;
        for monster in level.monsters.iter_mut().flatten() {
            let room = usize::from(level.room_of.at(monster.cell)).checked_sub(1);
            if monster.mood == Mood::Sleeping && room.is_some_and(|room| rooms.contains(&room)) {
                (monster.mood, monster.last_known, monster.unseen) = (Mood::Hunting, Some(cell), 0);
                woken = true;
            }
        }
        if woken {
            self.tell(Event::DoorSlammed, events);
        }
    }

    fn open(&mut self, cell: Cell, events: &mut Vec<Event>) -> bool {
        match self.here.terrain.at(cell) {
            Terrain::ClosedDoor => {
                self.set_terrain(cell, Terrain::OpenDoor);
                self.tell(Event::DoorOpened, events);
                self.feel(cell);
                true
            }
            Terrain::LockedDoor => {
                if let Some(door) = self.here.door(cell) {
                    self.here.doors[door].discovered = true;
                }
                self.tell(Event::DoorLocked, events);
                self.feel(cell);
                false
            }
            // It was opened after the hero last saw it.
            _ => {
                self.feel(cell);
                true
            }
        }
    }

    fn close(&mut self, cell: Cell, events: &mut Vec<Event>) -> bool {
        let in_the_way = self.here.actors.at(cell) != 0 || self.here.things.at(cell) != 0;
        let shuts = !in_the_way && self.here.terrain.at(cell) == Terrain::OpenDoor;
        if shuts {
            self.set_terrain(cell, Terrain::ClosedDoor);
            self.tell(Event::DoorClosed, events);
        } else {
            self.tell(Event::DoorBlocked, events);
        }
        self.feel(cell);
        shuts
    }

    pub(crate) fn set_terrain(&mut self, cell: Cell, terrain: Terrain) {
        self.here.terrain.set(cell, terrain);
        self.scratch.forget();
    }

    /// Finds at most one hidden thing beside the hero; doors and passages before traps.
    pub(crate) fn find_one(&mut self, chance: u32, events: &mut Vec<Event>) {
        let around = |cell: Cell, hero: Cell| cell.distance(hero) == 1;
        for door in 0..self.here.doors.len() {
            let cell = self.here.doors[door].cell;
            let hidden = self.here.terrain.at(cell) == Terrain::SecretDoor && around(cell, self.hero.cell);
            if hidden && percent(&mut self.combat, chance) {
                self.reveal_door(door, events);
                return;
            }
        }
        for cell in Direction::all().map(|direction| self.hero.cell.to(direction)) {
            let hidden = self.here.terrain.at(cell) == Terrain::SecretCorridor;
            if hidden && percent(&mut self.combat, chance) {
                self.reveal_passage(cell, events);
                return;
            }
        }
        for trap in 0..self.here.traps.len() {
            let found = self.here.traps[trap];
            let hidden = !found.discovered && found.cell.distance(self.hero.cell) <= 1;
            if hidden && percent(&mut self.combat, chance) {
                self.reveal_trap(trap, events);
                return;
            }
        }
    }

    /// A secret door turns into a shut one when found.
    pub(crate) fn reveal_door(&mut self, door: usize, events: &mut Vec<Event>) {
        let cell = self.here.doors[door].cell;
        self.here.doors[door].discovered = true;
        self.set_terrain(cell, Terrain::ClosedDoor);
        self.feel(cell);
        self.tell(Event::DoorFound { cell }, events);
    }

    pub(crate) fn reveal_passage(&mut self, cell: Cell, events: &mut Vec<Event>) {
        self.set_terrain(cell, Terrain::Corridor);
        self.feel(cell);
        self.tell(Event::PassageFound { cell }, events);
    }

    pub(crate) fn reveal_trap(&mut self, trap: usize, events: &mut Vec<Event>) {
        let cell = self.here.traps[trap].cell;
        self.here.traps[trap].discovered = true;
        self.feel(cell);
        self.tell(Event::TrapFound { cell }, events);
    }

    fn spring(&mut self, trap: usize, events: &mut Vec<Event>) {
        let found = self.here.traps[trap];
        self.here.traps[trap].discovered = true;
        self.feel(found.cell);
        if found.triggered {
            return;
        }
        if self.hero.has(Effect::Levitating) {
            self.tell(Event::TrapPassed, events);
            return;
        }
        if found.discovered && !percent(&mut self.combat, KNOWN_TRAP) {
            return;
        }
        self.here.traps[trap].triggered = true;
        let cause = Cause::Trap(found.kind);
        match found.kind {
            TrapKind::Bear => {
                let damage = self.trap_damage(Dice::new(1, 4));
                self.tell(Event::TrapBear { damage }, events);
                self.hero.suffer(Effect::Held, 3);
                self.hurt(damage, cause, events);
            }
            TrapKind::Dart => {
                let damage = self.trap_damage(Dice::new(1, 6));
                self.tell(Event::TrapDart { damage }, events);
                self.hurt(damage, cause, events);
                if percent(&mut self.combat, 30) {
                    self.lose_strength(events);
                }
            }
            TrapKind::Teleport => {
                self.tell(Event::TrapTeleport, events);
                self.teleport();
            }
            TrapKind::Sleep => {
                self.tell(Event::TrapSleep, events);
                self.hero.suffer(Effect::Sleeping, 5);
            }
            TrapKind::Pit => {
                let damage = self.trap_damage(Dice::new(2, 6));
                self.tell(Event::TrapPit { damage }, events);
                self.hurt(damage, cause, events);
                let falls = percent(&mut self.combat, 20) && self.depth() < self.options.levels;
                if falls && self.ending.is_none() {
                    self.tell(Event::Fell, events);
                    self.go_to(self.depth() + 1, Arrival::Falling, events);
                }
            }
            TrapKind::Alarm => {
                self.tell(Event::TrapAlarm, events);
                for monster in self.here.monsters.iter_mut().flatten() {
                    if monster.mood == Mood::Sleeping {
                        monster.mood = Mood::Wandering;
                    }
                }
            }
        }
    }

    /// Damage of a trap. On the first level it never kills a hero who has not gained a level yet: he could
    /// not have known better.
    fn trap_damage(&mut self, dice: Dice) -> i32 {
        let damage = dice.roll(&mut self.combat);
        let fresh = self.depth() == 1 && self.hero.level == 1;
        if fresh { damage.min(i32::from(self.hero.hp) - 1) } else { damage }
    }

    /// Moves the hero to a random cell.
    pub(crate) fn teleport(&mut self) {
        let hero = self.hero.cell;
        if let Some(cell) = self.here.random_free(&mut self.combat, |cell| cell != hero) {
            self.hero.cell = cell;
            self.hero.trail = [cell; 2];
            self.hero.cure(Effect::Held);
        }
    }

    fn go_to(&mut self, depth: u8, arrival: Arrival, events: &mut Vec<Event>) {
        let index = usize::from(depth) - 1;
        let next = if let Some(level) = self.others[index].take() {
            Box::new(Arc::unwrap_or_clone(level))
        } else {
            self.levels_explored += 1;
            let mut level = generate::level(&self.options, depth);
            level.last_wanderer = self.turn;
            Box::new(level)
        };
        let mut left = std::mem::replace(&mut self.here, next);
        left.monsters.iter_mut().flatten().for_each(|monster| monster.sighting = 0);
        let left_index = usize::from(left.depth) - 1;
        self.others[left_index] = Some(Arc::new(*left));
        self.deepest = self.deepest.max(depth);
        let stairs = match arrival {
            Arrival::FromAbove => self.here.stairs_up,
            Arrival::FromBelow => self.here.stairs_down,
            Arrival::Falling => None,
        };
        let free = |cell: &Cell| self.here.actors.at(*cell) == 0 && self.here.terrain.at(*cell).walkable();
        let centre = self.here.rooms.first().map(crate::rules::level::Room::centre);
        let wanted = stairs.filter(free).or(centre.filter(|cell| arrival != Arrival::Falling && free(cell)));
        let drawn = wanted.or_else(|| self.here.random_free(&mut self.combat, |_| true));
        if let Some(cell) = drawn {
            self.hero.cell = cell;
        }
        if arrival == Arrival::FromBelow && self.has_amulet && !self.here.restocked {
            generate::restock(&mut self.here, self.hero.cell);
        }
        self.hero.trail = [self.hero.cell; 2];
        self.hero.detecting = false;
        self.hero.cure(Effect::SeeInvisible);
        self.hero.cure(Effect::Held);
        self.scratch.forget();
        let up = arrival == Arrival::FromBelow;
        self.tell(if up { Event::WentUp { depth } } else { Event::WentDown { depth } }, events);
        if depth == 1 && self.has_amulet {
            self.ending = Some(Ending::Won);
            self.tell(Event::Won, events);
        }
    }

    /// Picks up everything on the cell, and reports what did not fit into the pack.
    pub(crate) fn pick_up(&mut self, events: &mut Vec<Event>) {
        let cell = self.hero.cell;
        let mut next = 0;
        while let Some(item) = self.here.items.get(next).copied() {
            if item.cell != cell {
                next += 1;
                continue;
            }
            let Some(letter) = self.hero.take(item) else {
                self.tell(Event::NoRoom { item: self.names.label(&item) }, events);
                next += 1;
                continue;
            };
            self.here.items.remove(next);
            self.items_found += 1;
            let carried = self.hero.item(letter).copied().unwrap_or(item);
            self.tell(Event::PickedUp { item: self.names.label(&carried), letter }, events);
            if item.class == Class::Amulet {
                self.has_amulet = true;
                self.tell(Event::AmuletTaken, events);
            }
        }
        self.here.refresh(cell);
        self.scratch.forget();
    }
}

/// How a level is entered.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Arrival {
    FromAbove,
    FromBelow,
    Falling,
}
