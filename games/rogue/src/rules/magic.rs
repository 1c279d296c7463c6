//! What potions, scrolls and wands do.

use crate::rules::{
    action::Letter,
    bestiary::Species,
    cell::{Cell, Direction},
    dice::{Dice, between},
    event::Event,
    generate,
    hero::{Effect, MOST_STRENGTH},
    item::Label,
    item_kinds::{BEST_BONUS, Class, Potion, Scroll, Wand},
    level::Terrain,
    monster::{Monster, Mood},
    state::{Cause, Rogue},
};

impl Rogue {
    pub(crate) fn quaff(&mut self, letter: Letter, events: &mut Vec<Event>) {
        let Some(item) = self.hero.use_up(letter) else { return };
        let Some(potion) = item.potion() else { return };
        self.items_used += 1;
        self.names.learn(item.class, item.kind);
        self.tell(Event::Drank { item: self.names.label(&item) }, events);
        let turns = |low, high, game: &mut Rogue| between(&mut game.combat, low, high) as u16;
        match potion {
            Potion::Healing => self.heal(Dice::new(1, 8), 0, events),
            Potion::ExtraHealing => self.heal(Dice::new(2, 8), 2, events),
            Potion::GainStrength => {
                self.hero.strength = (self.hero.strength + 1).min(MOST_STRENGTH);
                self.hero.max_strength = (self.hero.max_strength + 1).min(MOST_STRENGTH);
                self.tell(Event::StrengthGained, events);
            }
            Potion::RestoreStrength => {
                self.hero.strength = self.hero.max_strength;
                self.tell(Event::StrengthRestored, events);
            }
            Potion::Poison => {
                let damage = Dice::new(1, 6).roll(&mut self.combat);
                self.tell(Event::Poisoned { damage }, events);
                self.hurt(damage, Cause::Poison, events);
            }
            Potion::Confusion => {
                let turns = turns(20, 22, self);
                self.hero.suffer(Effect::Confused, turns);
                self.tell(Event::Confused, events);
            }
            Potion::Blindness => {
                let turns = turns(40, 60, self);
                self.hero.suffer(Effect::Blind, turns);
                self.tell(Event::Blinded, events);
            }
            Potion::Haste => {
                let turns = turns(4, 8, self);
                self.hero.suffer(Effect::Hasted, turns);
                self.tell(Event::Hasted, events);
            }
            Potion::DetectMonsters => {
                self.hero.detecting = true;
                self.tell(Event::MonstersDetected, events);
            }
            Potion::DetectMagic => {
                let level = &mut *self.here;
                for item in level.items.iter().filter(|item| item.class.is_magic()) {
                    level.recalled.set(item.cell, item.class as u8 + 1);
                }
                self.tell(Event::MagicDetected, events);
            }
            Potion::RaiseLevel => {
                if let Some(needed) = self.hero.next_xp() {
                    self.gain_xp(needed.saturating_sub(self.hero.xp), events);
                }
            }
            Potion::SeeInvisible => {
                self.hero.suffer(Effect::SeeInvisible, 999);
                self.tell(Event::SeesInvisible, events);
            }
            Potion::Levitation => {
                let turns = turns(29, 32, self);
                self.hero.suffer(Effect::Levitating, turns);
                self.tell(Event::Levitating, events);
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
        self.tell(Event::Healed { points: healed }, events);
    }

    /// Reads a scroll. One without effect here is kept and costs no turn; returns false then.
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
        self.tell(Event::ReadScroll { item: self.names.label(&item) }, events);
        let worked = match scroll {
            Scroll::Identify => self.identify(about, events),
            Scroll::EnchantWeapon => {
                self.enchant(self.hero.weapon, |item| Event::WeaponEnchanted { item }, events)
            }
            Scroll::EnchantArmor => {
                self.enchant(self.hero.armor, |item| Event::ArmorEnchanted { item }, events)
            }
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
                self.tell(Event::Dread, events);
                self.items_used += 1;
                return true;
            }
            Scroll::Light => self.light_room(events),
            Scroll::Sleep => {
                let turns = between(&mut self.combat, 4, 8);
                self.hero.suffer(Effect::Sleeping, turns as u16);
                self.tell(Event::FellAsleep, events);
                true
            }
            Scroll::HoldMonster => self.hold_monster(at, events),
        };
        if worked {
            self.items_used += 1;
            self.hero.use_up(letter);
            if scroll == Scroll::Teleportation {
                self.tell(Event::Teleported, events);
            }
        } else {
            self.tell(Event::Fizzled, events);
        }
        worked
    }

    fn identify(&mut self, about: Option<Letter>, events: &mut Vec<Event>) -> bool {
        let Some(letter) = about else { return false };
        let Some(item) = &mut self.hero.pack[letter.index()] else { return false };
        item.known = true;
        let item = *item;
        self.names.learn(item.class, item.kind);
        self.tell(Event::Identified { item: self.names.label(&item) }, events);
        true
    }

    fn enchant(&mut self, worn: Option<Letter>, event: fn(Label) -> Event, events: &mut Vec<Event>) -> bool {
        let Some(letter) = worn else { return false };
        let Some(item) = self.hero.pack[letter.index()].as_mut().filter(|item| item.bonus < BEST_BONUS)
        else {
            return false;
        };
        item.bonus += 1;
        item.cursed = false;
        let label = self.names.label(item);
        self.tell(event(label), events);
        true
    }

    /// Reveals the layout with its secret doors and passages, but no traps or items.
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
        self.tell(Event::Mapped, events);
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
            self.tell(Event::CurseLifted, events);
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
        self.tell(Event::MonsterCreated, events);
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
        self.tell(Event::RoomLit, events);
        true
    }

    /// Holds the chosen monster beside the hero; without a choice, the only one he knows of, or one he does not. With
    /// several to choose from it fails: the player, who now knows the scroll, has to choose.
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
        let turns = between(&mut self.combat, 3, 6) as u8;
        if let Some(monster) = &mut self.here.monsters[slot] {
            monster.held = turns;
            monster.asleep = turns;
        }
        self.tell(Event::MonsterHeld { monster: self.sighting(&monster), turns }, events);
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
            self.tell(Event::WandEmpty { item: self.names.label(&item) }, events);
            return;
        }
        self.names.learn(Class::Wand, item.kind);
        self.tell(Event::Zapped { item: self.names.label(&item) }, events);
        let Some(slot) = self.first_in_line(target, wand.range()) else {
            self.tell(Event::RayMisses, events);
            return;
        };
        self.strike_by_wand(slot, wand, events);
    }

    /// The first monster in a straight line to a cell, as far as walls and the wand's range allow.
    fn first_in_line(&self, target: Cell, range: u32) -> Option<usize> {
        let from = self.hero.cell;
        let open = |cell: &Cell| self.here.terrain.at(*cell).walkable() && from.manhattan(*cell) <= range;
        line(from, target).take_while(open).find_map(|cell| self.here.actor(cell))
    }

    fn strike_by_wand(&mut self, slot: usize, wand: Wand, events: &mut Vec<Event>) {
        let Some(before) = self.here.monsters[slot] else { return };
        self.rouse(slot);
        if let Some(dice) = wand.damage() {
            let damage = dice.roll(&mut self.combat);
            self.tell(Event::RayHits { monster: self.sighting(&before), damage }, events);
            self.wound(slot, damage, events);
            return;
        }
        let turns = between(&mut self.combat, 3, 6) as u8;
        let species = Species::all().nth(self.combat.below(u32::from(Species::COUNT)) as usize);
        let hp =
            species.map_or(1, |species| Dice::new(species.creature().hit_dice, 8).roll(&mut self.combat));
        let away = self.here.random_free(&mut self.combat, |cell| cell != self.hero.cell);
        let drawn = turns;
        let monster = self.sighting(&before);
        let Some(target) = &mut self.here.monsters[slot] else { return };
        let event = match wand {
            Wand::Sleep => {
                target.asleep = turns;
                Event::MonsterSleeps { monster, turns }
            }
            Wand::SlowMonster => {
                target.speed = (target.speed / 2).max(1);
                Event::MonsterSlowed { monster, drawn }
            }
            Wand::HasteMonster => {
                target.speed = target.speed.saturating_mul(2).min(40);
                Event::MonsterHasted { monster, drawn }
            }
            Wand::Polymorph => {
                if let Some(species) = species {
                    let fresh = Monster::new(species, target.cell, hp as i16, 0);
                    let Monster { generation, carries, sighting, .. } = *target;
                    *target = Monster { generation, carries, sighting, mood: Mood::Hunting, ..fresh };
                    target.last_known = Some(self.hero.cell);
                }
                let changed = *target;
                Event::MonsterChanged { monster: self.sighting(&changed), drawn }
            }
            Wand::Cancellation => {
                target.cancelled = true;
                target.speed = 10;
                (target.asleep, target.held) = (0, 0);
                Event::MonsterCancelled { monster, drawn }
            }
            _ => Event::MonsterGone { monster, drawn: if away.is_some() { 0 } else { drawn } },
        };
        self.tell(event, events);
        if let (Event::MonsterGone { .. }, Some(cell)) = (event, away) {
            self.here.move_monster(slot, cell);
        }
    }
}

/// The cells of a straight line, without its start but with its end.
pub(crate) fn line(from: Cell, to: Cell) -> impl Iterator<Item = Cell> {
    let (dx, dy) = from.apart(to);
    let (sx, sy) = (dx.signum(), dy.signum());
    let (dx, dy) = (dx.abs(), dy.abs());
    let (mut x, mut y) = (i32::from(from.x()), i32::from(from.y()));
    let mut error = dx - dy;
    (0..dx.max(dy)).map_while(move |_| {
        let double = 2 * error;
        if double > -dy {
            error -= dy;
            x += sx;
        }
        if double < dx {
            error += dx;
            y += sy;
        }
        Cell::at(x, y)
    })
}
