//! Combat: Rogue's formula for hitting, damage, death, experience, and the specials of monsters.

use crate::rules::action::Letter;
use crate::rules::{
    bestiary::{BREATH, Special, Species},
    dice::{Dice, between, percent},
    event::Event,
    generate,
    hero::{self, Effect, LEAST_STRENGTH},
    item::Item,
    item_kinds::{FISTS, Ring, UNARMORED, armor_class},
    monster::{Monster, Mood},
    state::{Cause, Rogue},
};

/// Bonus to hit against a target that cannot defend itself.
const HELPLESS: i32 = 4;

/// Chances in twenty that a blow hits.
pub(crate) fn chance_in_20(level: u8, ac: i8, plus: i32) -> i32 {
    (i32::from(level) + i32::from(ac) + plus).clamp(0, 20)
}

/// How the hero attacks.
#[derive(Clone, Copy)]
enum Weapon {
    InHand,
    Thrown,
}

impl Rogue {
    fn hits(&mut self, level: u8, ac: i8, plus: i32) -> bool {
        (self.combat.below(20) as i32) < chance_in_20(level, ac, plus)
    }

    /// Bonus and dice of the hero's weapon.
    pub(crate) fn weapon(&self) -> (i8, Dice) {
        let weapon = self.hero.held_by(self.hero.weapon);
        weapon.map_or((0, FISTS), |item| (item.bonus, item.dice().map_or(FISTS, |(wielded, _)| wielded)))
    }

    /// The hero's bonus to hit a monster.
    pub(crate) fn plus_against(&self, monster: &Monster, bonus: i8) -> i32 {
        self.hero.to_hit(bonus) + if monster.is_helpless() { HELPLESS } else { 0 }
    }

    /// The bonus of monsters to hit the hero.
    pub(crate) fn plus_of_monsters(&self) -> i32 {
        if self.hero.is_helpless() || self.hero.has(Effect::Held) { HELPLESS } else { 0 }
    }

    /// The hero strikes a monster.
    pub(crate) fn strike(&mut self, slot: usize, events: &mut Vec<Event>) {
        let (bonus, dice) = self.weapon();
        self.blow(slot, bonus, dice, Weapon::InHand, events);
    }

    pub(crate) fn hit_with_thrown(&mut self, slot: usize, item: &Item, events: &mut Vec<Event>) {
        // Only weapons do damage when thrown.
        let Some((_, thrown)) = item.dice() else { return };
        self.blow(slot, item.bonus, thrown, Weapon::Thrown, events);
    }

    fn blow(&mut self, slot: usize, bonus: i8, dice: Dice, weapon: Weapon, events: &mut Vec<Event>) {
        let Some(monster) = self.here.monsters[slot] else { return };
        let plus = self.plus_against(&monster, bonus);
        let lands = self.hits(self.hero.level, monster.species.creature().ac, plus);
        self.rouse(slot);
        let monster = self.sighting(&monster);
        if lands {
            let damage = (dice.roll(&mut self.combat) + self.hero.to_damage(bonus)).max(0);
            let hit = match weapon {
                Weapon::InHand => Event::YouHit { monster, damage },
                Weapon::Thrown => Event::ThrownHits { monster, damage },
            };
            self.tell(hit, events);
            self.wound(slot, damage, events);
        } else {
            let miss = match weapon {
                Weapon::InHand => Event::YouMiss { monster },
                Weapon::Thrown => Event::ThrownMisses { monster },
            };
            self.tell(miss, events);
        }
    }

    /// Wakes a monster that is attacked, and tells it where the hero is.
    pub(crate) fn rouse(&mut self, slot: usize) {
        let hero = self.hero.cell;
        if let Some(monster) = &mut self.here.monsters[slot] {
            if matches!(monster.mood, Mood::Sleeping | Mood::Wandering) {
                monster.mood = Mood::Hunting;
            }
            (monster.last_known, monster.unseen) = (Some(hero), 0);
        }
    }

    /// Takes hit points from a monster, and removes it when none are left.
    pub(crate) fn wound(&mut self, slot: usize, damage: i32, events: &mut Vec<Event>) {
        let Some(monster) = &mut self.here.monsters[slot] else { return };
        let left = i32::from(monster.hp) - damage;
        if left > 0 {
            monster.hp = left as i16;
            return;
        }
        let Some(monster) = self.here.remove_monster(slot) else { return };
        self.kills += 1;
        self.tell(Event::YouKill { monster: self.sighting(&monster) }, events);
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
        while self.hero.level < hero::LAST_LEVEL && self.hero.xp >= hero::xp_for(self.hero.level + 1) {
            self.hero.level += 1;
            self.hero.max_hp = self.hero.max_hp.saturating_add(Dice::new(1, 8).roll(&mut self.combat) as i16);
            self.hero.hp = self.hero.max_hp;
            self.tell(Event::LevelUp { level: self.hero.level }, events);
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
            self.tell(Event::ItBreathes { monster: self.sighting(&monster), damage }, events);
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
            self.tell(Event::ItHits { monster: self.sighting(&monster), damage }, events);
            self.hurt(damage, Cause::Monster(monster.species), events);
            if self.ending.is_some() {
                return;
            }
        }
        if missed && !landed {
            self.tell(Event::ItMisses { monster: self.sighting(&monster) }, events);
        }
        if landed {
            self.special(&monster, events);
        }
    }

    /// Rolls damage; a flytrap's grows with every hit instead.
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

    /// Specials that come with a hit.
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
                // Armour never becomes worse than none.
                if armor_class(armor.kind).saturating_sub(armor.bonus) >= UNARMORED {
                    return;
                }
                armor.bonus -= 1;
                let armor = *armor;
                self.tell(Event::ArmorRusts { item: self.names.label(&armor) }, events);
            }
            Special::Freezes => {
                self.hero.suffer(Effect::Paralysed, 1);
                self.tell(Event::Frozen, events);
            }
            Special::Confuses => {
                let turns = between(&mut self.combat, 3, 5);
                self.hero.suffer(Effect::Confused, turns as u16);
                self.tell(Event::Confused, events);
            }
            Special::DrainsStrength => self.lose_strength(events),
            Special::DrainsXp => {
                let lost = (between(&mut self.combat, 10, 50) as u32).min(self.hero.xp);
                self.hero.xp -= lost;
                self.tell(Event::XpDrained { points: lost }, events);
            }
            Special::DrainsMaxHp => {
                self.hero.max_hp = (self.hero.max_hp - 1).max(1);
                self.hero.hp = self.hero.hp.min(self.hero.max_hp);
                self.tell(Event::MaxHpDrained, events);
            }
            Special::Holds => {
                let turns = between(&mut self.combat, 1, 2);
                self.hero.suffer(Effect::Held, turns as u16);
                self.tell(Event::Held, events);
            }
            _ => {}
        }
    }

    /// Loses a point of strength, unless a ring sustains it.
    pub(crate) fn lose_strength(&mut self, events: &mut Vec<Event>) {
        if !self.hero.wears(Ring::SustainStrength) && self.hero.strength > LEAST_STRENGTH {
            self.hero.strength -= 1;
            self.tell(Event::StrengthDrained, events);
        }
    }

    /// A thief takes its loot and is gone; false if there is nothing to take.
    fn steals(&mut self, slot: usize, monster: &Monster, events: &mut Vec<Event>) -> bool {
        if monster.has_stolen {
            return false;
        }
        let loot = if monster.can(Special::StealsGold) && self.hero.gold > 0 {
            let saved = between(&mut self.combat, 1, 20) >= 17 - i32::from(self.hero.level / 2);
            let pile = generate::pile(&mut self.combat, self.here.depth);
            let stolen = if saved { pile } else { 5 * pile }.min(self.hero.gold);
            self.hero.gold -= stolen;
            self.tell(Event::StoleGold { monster: self.sighting(monster), gold: stolen }, events);
            None
        } else if monster.can(Special::StealsItem) {
            let Some(item) = self.pilfered() else { return false };
            let thief = self.sees(monster).then_some(monster.species);
            self.tell(Event::StoleItem { thief, item: self.names.label(&item) }, events);
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

    /// Takes a random item out of the pack: none in use, and never the Amulet.
    fn pilfered(&mut self) -> Option<Item> {
        let loose: Vec<Letter> = Letter::all()
            .filter(|letter| {
                let item = self.hero.item(*letter);
                let amulet = item.is_some_and(|item| item.class == crate::rules::item_kinds::Class::Amulet);
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
