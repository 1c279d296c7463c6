//! Blows: Rogue's law of hitting, damage, death, experience, and what monsters do besides.

use crate::rules::action::Letter;
use crate::rules::{
    bestiary::{BREATH, Special, Species},
    event::{Event, What},
    generate,
    goods::{FISTS, Ring},
    hero::{self, Effect, LEAST_STRENGTH},
    item::Item,
    level::{Monster, Mood},
    place::{Dice, between, percent},
    state::{Cause, Rogue},
};

/// What is added to a throw against somebody who cannot defend himself.
const HELPLESS: i32 = 4;

/// Chances in twenty of a blow: level, armour class and bonuses together.
pub(crate) fn chance_in_20(level: u8, ac: i8, plus: i32) -> i32 {
    (i32::from(level) + i32::from(ac) + plus).clamp(0, 20)
}

impl Rogue {
    fn hits(&mut self, level: u8, ac: i8, plus: i32) -> bool {
        (self.combat.below(20) as i32) < chance_in_20(level, ac, plus)
    }

    /// Bonus and dice of what the hero strikes with.
    pub(crate) fn weapon(&self) -> (i8, Dice) {
        let weapon = self.hero.held_by(self.hero.weapon);
        weapon.map_or((0, FISTS), |item| (item.bonus, item.dice().map_or(FISTS, |(wielded, _)| wielded)))
    }

    /// What is added when the hero strikes at a monster.
    pub(crate) fn plus_against(&self, monster: &Monster, bonus: i8) -> i32 {
        self.hero.to_hit(bonus) + if monster.is_helpless() { HELPLESS } else { 0 }
    }

    /// What is added when a monster strikes at the hero.
    pub(crate) fn plus_of_monsters(&self) -> i32 {
        if self.hero.is_helpless() || self.hero.has(Effect::Held) { HELPLESS } else { 0 }
    }

    /// The hero strikes.
    pub(crate) fn strike(&mut self, slot: usize, events: &mut Vec<Event>) {
        let (bonus, dice) = self.weapon();
        self.blow(slot, bonus, dice, [What::YouHit, What::YouMiss], events);
    }

    pub(crate) fn hit_with_thrown(&mut self, slot: usize, item: &Item, events: &mut Vec<Event>) {
        // What is no weapon hurts nobody.
        let Some((_, thrown)) = item.dice() else { return };
        self.blow(slot, item.bonus, thrown, [What::ThrownHits, What::ThrownMisses], events);
    }

    fn blow(&mut self, slot: usize, bonus: i8, dice: Dice, [hit, miss]: [What; 2], events: &mut Vec<Event>) {
        let Some(monster) = self.here.monsters[slot] else { return };
        let plus = self.plus_against(&monster, bonus);
        let lands = self.hits(self.hero.level, monster.species.creature().ac, plus);
        self.rouse(slot);
        if lands {
            let damage = (dice.roll(&mut self.combat) + self.hero.to_damage(bonus)).max(0);
            self.say_of(hit, &monster, damage, events);
            self.wound(slot, damage, events);
        } else {
            self.say_of(miss, &monster, 0, events);
        }
    }

    /// Whoever is attacked is awake and knows where the hero is.
    pub(crate) fn rouse(&mut self, slot: usize) {
        let hero = self.hero.cell;
        if let Some(monster) = &mut self.here.monsters[slot] {
            if matches!(monster.mood, Mood::Sleeping | Mood::Wandering) {
                monster.mood = Mood::Hunting;
            }
            (monster.last_known, monster.unseen) = (Some(hero), 0);
        }
    }

    /// Takes hit points from a monster; its end where they are gone.
    pub(crate) fn wound(&mut self, slot: usize, damage: i32, events: &mut Vec<Event>) {
        let Some(monster) = &mut self.here.monsters[slot] else { return };
        let left = i32::from(monster.hp) - damage;
        if left > 0 {
            monster.hp = left as i16;
            return;
        }
        let Some(monster) = self.here.remove_monster(slot) else { return };
        self.kills += 1;
        self.say_of(What::YouKill, &monster, 0, events);
        let creature = monster.species.creature();
        if let Some(item) = monster.carries {
            self.lay(item, monster.cell);
        }
        if monster.species.can(Special::StealsGold) {
            let rich = self.hero.level.midpoint(self.hero.strength) >= 10;
            let pile = generate::pile(&mut self.combat, self.here.depth);
            self.here.put_gold(monster.cell, if rich { 5 * pile } else { pile });
        }
        self.gain_xp(u32::from(creature.xp), events);
    }

    pub(crate) fn gain_xp(&mut self, xp: u32, events: &mut Vec<Event>) {
        self.hero.xp = self.hero.xp.saturating_add(xp);
        while self.hero.level < u8::MAX && self.hero.xp >= hero::xp_for(self.hero.level + 1) {
            self.hero.level += 1;
            self.hero.max_hp = self.hero.max_hp.saturating_add(Dice::new(1, 8).roll(&mut self.combat) as i16);
            self.hero.hp = self.hero.max_hp;
            self.tell(Event::of(What::LevelUp).with(i32::from(self.hero.level)), events);
        }
    }

    /// A monster's turn beside the hero: it steals, breathes or strikes.
    pub(crate) fn attack(&mut self, slot: usize, events: &mut Vec<Event>) {
        let Some(monster) = self.here.monsters[slot] else { return };
        if self.steals(slot, &monster, events) {
            return;
        }
        if monster.can(Special::BreathesFire) && percent(&mut self.combat, Special::BreathesFire.chance()) {
            let damage = BREATH.roll(&mut self.combat);
            self.say_of(What::ItBreathes, &monster, damage, events);
            self.hurt(damage, Cause::Breath(monster.species), events);
            return;
        }
        let creature = monster.species.creature();
        let (mut landed, mut missed) = (false, false);
        for dice in creature.damage {
            let (ac, plus) = (self.hero.ac(), self.plus_of_monsters());
            if !self.hits(creature.level, ac, plus) {
                missed = true;
                continue;
            }
            landed = true;
            let damage = self.damage_of(slot, &monster, *dice);
            self.say_of(What::ItHits, &monster, damage, events);
            self.hurt(damage, Cause::Monster(monster.species), events);
            if self.ending.is_some() {
                return;
            }
        }
        if missed && !landed {
            self.say_of(What::ItMisses, &monster, 0, events);
        }
        if landed {
            self.special(&monster, events);
        }
    }

    /// The grip of a flytrap grows with every hit; others roll.
    fn damage_of(&mut self, slot: usize, monster: &Monster, dice: Dice) -> i32 {
        if monster.species != Species::FLYTRAP {
            return dice.roll(&mut self.combat);
        }
        let grip = monster.grip.saturating_add(1);
        if let Some(monster) = &mut self.here.monsters[slot] {
            monster.grip = grip;
        }
        i32::from(grip)
    }

    /// What else a hit that landed does.
    fn special(&mut self, monster: &Monster, events: &mut Vec<Event>) {
        for special in monster.species.creature().specials {
            let acts = matches!(
                special,
                Special::RustsArmor
                    | Special::Freezes
                    | Special::Confuses
                    | Special::DrainsStrength
                    | Special::DrainsXp
                    | Special::DrainsMaxHp
                    | Special::Holds
            );
            if acts && monster.can(*special) && percent(&mut self.combat, special.chance()) {
                self.suffer_special(*special, events);
            }
        }
    }

    fn suffer_special(&mut self, special: Special, events: &mut Vec<Event>) {
        match special {
            Special::RustsArmor => {
                let Some(letter) = self.hero.armor else { return };
                let Some(armor) = &mut self.hero.pack[letter.index()] else { return };
                armor.bonus = armor.bonus.saturating_sub(1);
                let armor = *armor;
                self.say_item(What::ArmorRusts, &armor, 0, events);
            }
            Special::Freezes => {
                self.hero.suffer(Effect::Paralysed, 1);
                self.say(What::Frozen, events);
            }
            Special::Confuses => {
                let turns = between(&mut self.combat, 3, 5);
                self.hero.suffer(Effect::Confused, turns as u16);
                self.say(What::Confused, events);
            }
            Special::DrainsStrength => self.lose_strength(events),
            Special::DrainsXp => {
                let lost = (between(&mut self.combat, 10, 50) as u32).min(self.hero.xp);
                self.hero.xp -= lost;
                self.tell(Event::of(What::XpDrained).with(lost as i32), events);
            }
            Special::DrainsMaxHp => {
                self.hero.max_hp = (self.hero.max_hp - 1).max(1);
                self.hero.hp = self.hero.hp.min(self.hero.max_hp);
                self.say(What::MaxHpDrained, events);
            }
            Special::Holds => {
                let turns = between(&mut self.combat, 1, 2);
                self.hero.suffer(Effect::Held, turns as u16);
                self.say(What::Held, events);
            }
            _ => {}
        }
    }

    /// One point of strength, unless a ring sustains it.
    pub(crate) fn lose_strength(&mut self, events: &mut Vec<Event>) {
        if !self.hero.wears(Ring::SustainStrength) && self.hero.strength > LEAST_STRENGTH {
            self.hero.strength -= 1;
            self.say(What::StrengthDrained, events);
        }
    }

    /// A thief takes its loot and is gone; false where it has nothing to take.
    fn steals(&mut self, slot: usize, monster: &Monster, events: &mut Vec<Event>) -> bool {
        if monster.has_stolen {
            return false;
        }
        let loot = if monster.can(Special::StealsGold) && self.hero.gold > 0 {
            let saved = between(&mut self.combat, 1, 20) >= 17 - i32::from(self.hero.level / 2);
            let pile = generate::pile(&mut self.combat, self.here.depth);
            let stolen = if saved { pile } else { 5 * pile }.min(self.hero.gold);
            self.hero.gold -= stolen;
            self.say_of(What::StoleGold, monster, stolen as i32, events);
            None
        } else if monster.can(Special::StealsItem) {
            let Some(item) = self.pilfered() else { return false };
            let label = self.names.label(&item);
            let species = self.sees(monster).then_some(monster.species);
            self.tell(Event { monster: species, item: Some(label), ..Event::of(What::StoleItem) }, events);
            Some(item)
        } else {
            return false;
        };
        let hero = self.hero.cell;
        let away = self.here.random_free(&mut self.combat, |cell| cell != hero);
        if let Some(thief) = &mut self.here.monsters[slot] {
            thief.has_stolen = true;
            thief.mood = Mood::Fleeing;
            thief.carries = loot.or(thief.carries);
        }
        if let Some(cell) = away {
            self.here.move_monster(slot, cell);
        }
        true
    }

    /// One thing that nobody would notice at once: not in use, and never the Amulet.
    fn pilfered(&mut self) -> Option<Item> {
        let loose: Vec<Letter> = Letter::all()
            .filter(|letter| {
                let item = self.hero.item(*letter);
                let amulet = item.is_some_and(|item| item.class == crate::rules::goods::Class::Amulet);
                item.is_some() && !amulet && !self.hero.uses(*letter)
            })
            .collect();
        if loose.is_empty() {
            return None;
        }
        let letter = loose[self.combat.below(loose.len() as u32) as usize];
        let id = self.fresh_id();
        self.hero.use_up(letter).map(|item| Item { id, ..item })
    }
}
