//! What potions, scrolls and wands do.

use crate::rules::{
    action::Letter,
    bestiary::Species,
    event::{Event, What},
    generate,
    goods::{BEST_BONUS, Class, Potion, Scroll, Wand},
    hero::{self, Effect, MOST_STRENGTH},
    level::{Monster, Mood, Terrain},
    place::{Cell, Dice, Direction, between},
    state::{Cause, Rogue},
};

impl Rogue {
    pub(crate) fn quaff(&mut self, letter: Letter, events: &mut Vec<Event>) {
        let Some(item) = self.hero.use_up(letter) else { return };
        let Some(potion) = item.potion() else { return };
        self.items_used += 1;
        self.names.learn(item.class, item.kind);
        self.say_item(What::Drank, &item, 0, events);
        let turns = |low, high, game: &mut Rogue| between(&mut game.combat, low, high) as u16;
        match potion {
            Potion::Healing => self.heal(Dice::new(1, 8), 0, events),
            Potion::ExtraHealing => self.heal(Dice::new(2, 8), 2, events),
            Potion::GainStrength => {
                self.hero.strength = (self.hero.strength + 1).min(MOST_STRENGTH);
                self.hero.max_strength = (self.hero.max_strength + 1).min(MOST_STRENGTH);
                self.say(What::StrengthGained, events);
            }
            Potion::RestoreStrength => {
                self.hero.strength = self.hero.max_strength;
                self.say(What::StrengthRestored, events);
            }
            Potion::Poison => {
                let damage = Dice::new(1, 6).roll(&mut self.combat);
                self.tell(Event::of(What::Poisoned).with(damage), events);
                self.hurt(damage, Cause::Poison, events);
            }
            Potion::Confusion => {
                let turns = turns(20, 22, self);
                self.hero.suffer(Effect::Confused, turns);
                self.say(What::Confused, events);
            }
            Potion::Blindness => {
                let turns = turns(40, 60, self);
                self.hero.suffer(Effect::Blind, turns);
                self.say(What::Blinded, events);
            }
            Potion::Haste => {
                let turns = turns(4, 8, self);
                self.hero.suffer(Effect::Hasted, turns);
                self.say(What::Hasted, events);
            }
            Potion::DetectMonsters => {
                self.hero.detecting = true;
                self.say(What::MonstersDetected, events);
            }
            Potion::DetectMagic => {
                let level = &mut *self.here;
                for item in level.items.iter().filter(|item| item.class.is_magic()) {
                    level.recalled.set(item.cell, item.class as u8 + 1);
                }
                self.say(What::MagicDetected, events);
            }
            Potion::RaiseLevel => {
                let needed = hero::xp_for(self.hero.level.saturating_add(1));
                let missing = needed.saturating_sub(self.hero.xp);
                self.gain_xp(missing, events);
            }
            Potion::SeeInvisible => {
                self.hero.suffer(Effect::SeeInvisible, 999);
                self.say(What::SeesInvisible, events);
            }
            Potion::Levitation => {
                let turns = turns(29, 32, self);
                self.hero.suffer(Effect::Levitating, turns);
                self.say(What::Levitating, events);
            }
        }
    }

    fn heal(&mut self, dice: Dice, plus: i32, events: &mut Vec<Event>) {
        let healed = (dice.roll(&mut self.combat) + plus) as i16;
        if self.hero.hp == self.hero.max_hp {
            self.hero.max_hp = self.hero.max_hp.saturating_add(1);
            self.hero.hp = self.hero.max_hp;
        } else {
            self.hero.hp = self.hero.hp.saturating_add(healed).min(self.hero.max_hp);
        }
        self.hero.cure(Effect::Confused);
        self.hero.cure(Effect::Blind);
        self.tell(Event::of(What::Healed).with(i32::from(healed)), events);
    }

    /// Reads; a scroll that can do nothing here is kept and costs no turn.
    pub(crate) fn read_scroll(
        &mut self,
        letter: Letter,
        about: Option<Letter>,
        at: Option<Cell>,
        events: &mut Vec<Event>,
    ) -> bool {
        let Some(item) = self.hero.item(letter).copied() else { return false };
        let Some(scroll) = item.scroll() else { return false };
        self.names.learn(item.class, item.kind);
        self.say_item(What::ReadScroll, &item, 0, events);
        let worked = match scroll {
            Scroll::Identify => self.identify(about, events),
            Scroll::EnchantWeapon => self.enchant(self.hero.weapon, What::WeaponEnchanted, events),
            Scroll::EnchantArmor => self.enchant(self.hero.armor, What::ArmorEnchanted, events),
            Scroll::Mapping => {
                self.map_level(events);
                true
            }
            Scroll::Teleportation => {
                let before = self.hero.cell;
                self.teleport();
                before != self.hero.cell
            }
            Scroll::RemoveCurse => {
                self.lift_curses(events);
                true
            }
            Scroll::CreateMonster => self.create_monster(events),
            Scroll::ScareMonster => {
                self.say(What::Dread, events);
                self.items_used += 1;
                return true;
            }
            Scroll::Light => self.light_room(events),
            Scroll::Sleep => {
                let turns = between(&mut self.combat, 4, 8);
                self.hero.suffer(Effect::Sleeping, turns as u16);
                self.say(What::FellAsleep, events);
                true
            }
            Scroll::HoldMonster => self.hold_monster(at, events),
        };
        if worked {
            self.items_used += 1;
            self.hero.use_up(letter);
            if scroll == Scroll::Teleportation {
                self.say(What::Teleported, events);
            }
        } else {
            self.say(What::Fizzled, events);
        }
        worked
    }

    fn identify(&mut self, about: Option<Letter>, events: &mut Vec<Event>) -> bool {
        let Some(letter) = about else { return false };
        let Some(item) = &mut self.hero.pack[letter.index()] else { return false };
        item.known = true;
        let item = *item;
        self.names.learn(item.class, item.kind);
        self.say_item(What::Identified, &item, 0, events);
        true
    }

    fn enchant(&mut self, worn: Option<Letter>, what: What, events: &mut Vec<Event>) -> bool {
        let Some(letter) = worn else { return false };
        let Some(item) = self.hero.pack[letter.index()].as_mut().filter(|item| item.bonus < BEST_BONUS)
        else {
            return false;
        };
        item.bonus += 1;
        item.cursed = false;
        let item = *item;
        self.say_item(what, &item, 0, events);
        true
    }

    /// The whole layout: floors, the walls around them, what was hidden of it; no traps, no things.
    fn map_level(&mut self, events: &mut Vec<Event>) {
        for door in 0..self.here.doors.len() {
            if self.here.terrain.at(self.here.doors[door].cell) == Terrain::SecretDoor {
                self.reveal_door(door, events);
            }
        }
        for cell in Cell::all() {
            if self.here.terrain.at(cell) == Terrain::SecretCorridor {
                self.reveal_passage(cell, events);
            }
        }
        let level = &mut *self.here;
        for cell in Cell::all().filter(|cell| !cell.is_rim()) {
            if level.terrain.at(cell) == Terrain::Wall {
                continue;
            }
            for near in Direction::all().map(|direction| cell.to(direction)).chain([cell]) {
                let terrain = level.apparent(near);
                level.memory.set(near, terrain);
            }
        }
        self.say(What::Mapped, events);
    }

    fn lift_curses(&mut self, events: &mut Vec<Event>) {
        let mut lifted = false;
        for letter in Letter::all().filter(|letter| self.hero.uses(*letter)).collect::<Vec<_>>() {
            if let Some(item) = &mut self.hero.pack[letter.index()] {
                lifted |= item.cursed;
                item.cursed = false;
            }
        }
        if lifted {
            self.say(What::CurseLifted, events);
        }
    }

    fn create_monster(&mut self, events: &mut Vec<Event>) -> bool {
        let free = |cell: &Cell| self.here.terrain.at(*cell).walkable() && self.here.actors.at(*cell) == 0;
        let cells: Vec<Cell> = Direction::all().map(|way| self.hero.cell.to(way)).filter(free).collect();
        if cells.is_empty() {
            return false;
        }
        let cell = cells[self.combat.below(cells.len() as u32) as usize];
        let mut monster: Monster =
            generate::monster(&mut self.combat, self.here.depth, self.options.levels, cell);
        (monster.mood, monster.last_known) = (Mood::Hunting, Some(self.hero.cell));
        if self.here.add_monster(monster).is_none() {
            return false;
        }
        self.say(What::MonsterCreated, events);
        true
    }

    fn light_room(&mut self, events: &mut Vec<Event>) -> bool {
        let Some(room) = self.here.room(self.hero.cell).map(|room| self.here.rooms[room]) else {
            return false;
        };
        let level = &mut *self.here;
        for cell in room.with_walls() {
            let terrain = level.apparent(cell);
            level.memory.set(cell, terrain);
            level.recalled.set(cell, level.things.at(cell));
        }
        self.say(What::RoomLit, events);
        true
    }

    /// The chosen one of those beside the hero. Without a choice the only one he knows of, or one he does not;
    /// among several the scroll, now known, asks.
    fn hold_monster(&mut self, at: Option<Cell>, events: &mut Vec<Event>) -> bool {
        let known: Vec<Cell> = self.beside().collect();
        let unknown =
            || Direction::all().map(|way| self.hero.cell.to(way)).find_map(|cell| self.here.actor(cell));
        let slot = match (at, known.as_slice()) {
            (Some(cell), _) => self.here.actor(cell),
            (None, [only]) => self.here.actor(*only),
            (None, []) => unknown(),
            (None, _) => None,
        };
        let Some((slot, monster)) = slot.and_then(|slot| Some((slot, self.here.monsters[slot]?))) else {
            return false;
        };
        let turns = between(&mut self.combat, 3, 6);
        if let Some(monster) = &mut self.here.monsters[slot] {
            monster.held = turns as u8;
            monster.asleep = turns as u8;
        }
        self.say_of(What::MonsterHeld, &monster, turns, events);
        true
    }

    pub(crate) fn zap(&mut self, letter: Letter, target: Cell, events: &mut Vec<Event>) {
        let Some(item) = &mut self.hero.pack[letter.index()] else { return };
        let Some(wand) = item.wand() else { return };
        let empty = item.amount == 0;
        item.amount = item.amount.saturating_sub(1);
        let item = *item;
        self.items_used += 1;
        if empty {
            self.say_item(What::WandEmpty, &item, 0, events);
            return;
        }
        self.names.learn(Class::Wand, item.kind);
        self.say_item(What::Zapped, &item, 0, events);
        let Some(slot) = self.first_in_line(target, wand.range()) else {
            self.say(What::RayMisses, events);
            return;
        };
        self.strike_by_wand(slot, wand, events);
    }

    /// The first monster on the straight line to a cell, walls and the wand's reach permitting.
    fn first_in_line(&self, target: Cell, range: u32) -> Option<usize> {
        let from = self.hero.cell;
        let (dx, dy) = from.apart(target);
        let (sx, sy) = (dx.signum(), dy.signum());
        let (dx, dy) = (dx.abs(), dy.abs());
        let (mut x, mut y) = (i32::from(from.x()), i32::from(from.y()));
        let mut error = dx - dy;
        loop {
            let double = 2 * error;
            if double > -dy {
                error -= dy;
                x += sx;
            }
            if double < dx {
                error += dx;
                y += sy;
            }
            let cell = Cell::at(x, y)?;
            if !self.here.terrain.at(cell).walkable() || from.manhattan(cell) > range {
                return None;
            }
            if let Some(slot) = self.here.actor(cell) {
                return Some(slot);
            }
            if cell == target {
                return None;
            }
        }
    }

    fn strike_by_wand(&mut self, slot: usize, wand: Wand, events: &mut Vec<Event>) {
        let Some(before) = self.here.monsters[slot] else { return };
        self.rouse(slot);
        if let Some(dice) = wand.damage() {
            let damage = dice.roll(&mut self.combat);
            self.say_of(What::RayHits, &before, damage, events);
            self.wound(slot, damage, events);
            return;
        }
        let turns = between(&mut self.combat, 3, 6) as u8;
        let species = Species::all().nth(self.combat.below(u32::from(Species::COUNT)) as usize);
        let hp =
            species.map_or(1, |species| Dice::new(species.creature().hit_dice, 8).roll(&mut self.combat));
        let away = self.here.random_free(&mut self.combat, |cell| cell != self.hero.cell);
        let Some(monster) = &mut self.here.monsters[slot] else { return };
        let what = match wand {
            Wand::Sleep => {
                monster.asleep = turns;
                What::MonsterSleeps
            }
            Wand::SlowMonster => {
                monster.speed = (monster.speed / 2).max(1);
                What::MonsterSlowed
            }
            Wand::HasteMonster => {
                monster.speed = monster.speed.saturating_mul(2).min(40);
                What::MonsterHasted
            }
            Wand::Polymorph => {
                if let Some(species) = species {
                    let fresh = Monster::new(species, monster.cell, hp as i16, 0);
                    let (generation, carries) = (monster.generation, monster.carries);
                    *monster = Monster { generation, carries, mood: Mood::Hunting, ..fresh };
                    monster.last_known = Some(self.hero.cell);
                }
                What::MonsterChanged
            }
            Wand::Cancellation => {
                monster.cancelled = true;
                monster.speed = 10;
                (monster.asleep, monster.held) = (0, 0);
                What::MonsterCancelled
            }
            _ => What::MonsterGone,
        };
        let changed = *monster;
        if what == What::MonsterGone
            && let Some(cell) = away
        {
            self.say_of(what, &before, 0, events);
            self.here.move_monster(slot, cell);
        } else {
            self.say_of(
                what,
                if what == What::MonsterChanged { &changed } else { &before },
                i32::from(turns),
                events,
            );
        }
    }
}
