//! What happens after the hero has acted: rings, hunger, healing, fuel, sight, monsters, new arrivals.

use crate::rules::{
    cell::{Cells, Direction},
    dice::percent,
    event::Event,
    generate,
    hero::{Appetite, Effect},
    item_kinds::{Class, RECHARGE, Ring, SCARE_LASTS, Scroll},
    level::Terrain,
    monster::{Monster, Mood},
    sight,
    state::{Cause, Rogue},
};

/// The energy an action costs.
pub(crate) const ACTION: u16 = 100;
/// Chances in ten thousand that a new monster arrives: initially, the increase per turn, the maximum.
const NEWCOMER: (u32, u32, u32) = (50, 1, 500);
/// The maximum number of new monsters per level.
const WANDERERS: u8 = 5;

impl Rogue {
    /// Gives everything else its turn, repeatedly while the hero cannot act.
    pub(crate) fn pass_turn(&mut self, events: &mut Vec<Event>) {
        loop {
            if self.ending.is_none() {
                self.suffer_turn(events);
            }
            if self.ending.is_some() {
                self.look();
                return;
            }
            self.look();
            self.announce(events);
            self.others_act(events);
            if self.ending.is_none() {
                self.newcomer();
                self.run_down(events);
            }
            self.turn += 1;
            self.look();
            self.announce(events);
            if self.ending.is_some() || !self.hero.is_helpless() {
                return;
            }
            self.hero.running = false;
        }
    }

    /// Effects of time on the hero: rings, hunger, healing, fuel, wands.
    fn suffer_turn(&mut self, events: &mut Vec<Event>) {
        if self.hero.wears(Ring::Teleportation) && percent(&mut self.combat, 15) {
            self.teleport();
            self.tell(Event::Teleported, events);
        }
        let searching = self.hero.worn_rings().filter(|(ring, _)| *ring == Ring::Searching).count() as u32;
        if searching > 0 {
            self.notice_around(10 * searching, events);
        }
        self.digest_food(events);
        self.heal_slowly();
        self.burn(events);
        if self.turn % RECHARGE == RECHARGE - 1 {
            for item in self.hero.pack.iter_mut().flatten().filter(|item| item.class == Class::Wand) {
                item.amount = (item.amount + 1).min(item.full);
            }
        }
    }

    /// What a ring of searching finds, with a chance for each neighbouring cell.
    fn notice_around(&mut self, chance: u32, events: &mut Vec<Event>) {
        for direction in Direction::all() {
            let cell = self.hero.cell.to(direction);
            let secret = self.here.door(cell).filter(|_| self.here.terrain.at(cell) == Terrain::SecretDoor);
            let passage = self.here.terrain.at(cell) == Terrain::SecretCorridor;
            let trap = self.here.trap(cell).filter(|trap| !self.here.traps[*trap].discovered);
            let hidden = secret.is_some() || passage || trap.is_some();
            if hidden && percent(&mut self.combat, chance) {
                match (secret, trap) {
                    (Some(door), _) => self.reveal_door(door, events),
                    (_, Some(trap)) => self.reveal_trap(trap, events),
                    _ => self.reveal_passage(cell, events),
                }
            }
        }
    }

    fn digest_food(&mut self, events: &mut Vec<Event>) {
        let before = self.hero.appetite();
        self.hero.food = (self.hero.food - self.hero.hunger_rate()).max(0);
        let after = self.hero.appetite();
        if after > before {
            let event = match after {
                Appetite::Normal | Appetite::Hungry => Event::Hungry,
                Appetite::Weak => Event::Weak,
                Appetite::Starving => Event::Starving,
            };
            self.tell(event, events);
        }
        if after == Appetite::Starving {
            self.hurt(1, Cause::Starvation, events);
        }
    }

    fn heal_slowly(&mut self) {
        if self.hero.food <= 1000 || self.sees_trouble() {
            self.hero.quiet = 0;
            return;
        }
        self.hero.quiet += 1;
        let wait = if self.hero.wears(Ring::Regeneration) { 5 } else { 10 };
        if self.hero.quiet >= wait {
            self.hero.quiet = 0;
            if self.hero.hp > 0 {
                self.hero.hp = (self.hero.hp + 1).min(self.hero.max_hp);
            }
        }
    }

    fn burn(&mut self, events: &mut Vec<Event>) {
        let Some(letter) = self.hero.light else { return };
        let Some(light) = &mut self.hero.pack[letter.index()] else { return };
        if light.class == Class::Artifact || light.amount == 0 {
            return;
        }
        light.amount -= 1;
        let (turns, item) = (light.amount, self.names.label(light));
        match turns {
            50 | 10 => self.tell(Event::FuelLow { item, turns }, events),
            0 => self.tell(Event::FuelOut { item }, events),
            _ => {}
        }
    }

    /// Computes what the hero sees, and remembers it.
    pub(crate) fn look(&mut self) {
        let cell = self.hero.cell;
        let radius = self.hero.light_radius();
        self.visible =
            if self.hero.has(Effect::Blind) { Cells::EMPTY } else { sight::cast(&self.here, cell, radius) };
        if self.options.rooms_seen && radius > 0 {
            self.see_room();
        }
        let level = &mut *self.here;
        for cell in self.visible.iter() {
            let terrain = level.apparent(cell);
            level.memory.set(cell, terrain);
            level.recalled.set(cell, level.things.at(cell));
        }
        // He knows his own cell by touch.
        let terrain = level.apparent(cell);
        level.memory.set(cell, terrain);
        level.recalled.set(cell, level.things.at(cell));
    }

    /// Makes all of a lit room visible from inside or from its doorways.
    fn see_room(&mut self) {
        let cell = self.hero.cell;
        let doorway = || {
            let door = self.here.door(cell)?;
            self.here.doors[door].joins.iter().find_map(|room| usize::try_from(*room).ok())
        };
        let room = self.here.room(cell).or_else(doorway).and_then(|room| self.here.rooms.get(room));
        if let Some(room) = room.filter(|room| room.lit) {
            room.with_walls().for_each(|cell| self.visible.add(cell));
        }
    }

    /// Numbers the monsters the hero knows of. One he loses sight of gets a new number when it returns, since
    /// he could not tell it from another.
    pub(crate) fn count_sightings(&mut self) {
        for slot in 0..self.here.monsters.len() {
            let Some(monster) = self.here.monsters[slot] else { continue };
            let known = self.perceives(&monster);
            if known == (monster.sighting > 0) {
                continue;
            }
            self.sightings += u32::from(known);
            let number = if known { self.sightings } else { 0 };
            if let Some(monster) = &mut self.here.monsters[slot] {
                monster.sighting = number;
            }
        }
    }

    /// Reports monsters that have come into view since the last look.
    fn announce(&mut self, events: &mut Vec<Event>) {
        for slot in 0..self.here.monsters.len() {
            let Some(monster) = self.here.monsters[slot] else { continue };
            let seen = self.sees(&monster);
            if seen != monster.noticed
                && let Some(monster) = &mut self.here.monsters[slot]
            {
                monster.noticed = seen;
            }
            if seen && !monster.noticed {
                self.tell(Event::ItAppears { monster: self.sighting(&monster) }, events);
            }
        }
    }

    /// Every monster gains energy until the hero is ready again, and acts with it.
    fn others_act(&mut self, events: &mut Vec<Event>) {
        let speed = self.hero.speed();
        self.hero.energy = self.hero.energy.saturating_sub(ACTION);
        let ticks = (ACTION - self.hero.energy.min(ACTION)).div_ceil(speed);
        self.hero.energy += ticks * speed;
        let dread = self.here.items.iter().any(|item| item.scroll() == Some(Scroll::ScareMonster));
        for slot in 0..self.here.monsters.len() {
            let Some(monster) = &mut self.here.monsters[slot] else { continue };
            monster.energy += ticks * u16::from(monster.speed);
            while let Some(monster) = &mut self.here.monsters[slot]
                && monster.energy >= ACTION
            {
                monster.energy -= ACTION;
                self.monster_acts(slot, dread, events);
                if self.ending.is_some() {
                    return;
                }
            }
        }
    }

    fn newcomer(&mut self) {
        let (first, more, most) = NEWCOMER;
        let level = &mut *self.here;
        let since = self.turn.saturating_sub(level.last_wanderer);
        let chance = first.saturating_add(more.saturating_mul(since)).min(most);
        if level.wanderers >= WANDERERS || level.rng.below(10_000) >= chance {
            return;
        }
        let mut rng = level.rng.clone();
        let room = level.room(self.hero.cell);
        let hero = self.hero.cell;
        let visible = &self.visible;
        let elsewhere =
            |cell| cell != hero && !visible.has(cell) && (room.is_none() || level.room(cell) != room);
        let drawn = level.random_free(&mut rng, elsewhere);
        if let Some(cell) = drawn {
            let mut monster: Monster = generate::monster(&mut rng, level.depth, self.options.levels, cell);
            monster.mood = Mood::Wandering;
            level.add_monster(monster);
            level.wanderers += 1;
            level.last_wanderer = self.turn;
        }
        level.rng = rng;
    }

    /// Effects wear off, and scrolls of scare monster on the floor crumble.
    fn run_down(&mut self, events: &mut Vec<Event>) {
        if self.hero.effects != [0; 9] {
            for (effect, _) in Effect::ALL {
                let fresh = self.hero.fresh >> effect as u16 & 1 == 1;
                let left = &mut self.hero.effects[effect as usize];
                if fresh || *left == 0 {
                    continue;
                }
                *left -= 1;
                if *left == 0 {
                    self.tell(Event::EffectEnds { effect }, events);
                }
            }
        }
        self.hero.fresh = 0;
        let turn = self.turn;
        let crumbles = |item: &crate::rules::item::Item| {
            item.scroll() == Some(Scroll::ScareMonster) && item.since > 0 && turn >= item.since + SCARE_LASTS
        };
        if self.here.items.iter().any(crumbles) {
            let gone: Vec<_> =
                self.here.items.iter().filter(|item| crumbles(item)).map(|item| item.cell).collect();
            self.here.items.retain(|item| !crumbles(item));
            self.scratch.forget();
            for cell in gone {
                self.here.refresh(cell);
                if self.visible.has(cell) {
                    self.tell(Event::ScareCrumbled, events);
                }
            }
        }
    }
}
