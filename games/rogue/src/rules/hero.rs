//! The hero: his stats, pack, equipment and effects, and what follows from them.

use crate::rules::{
    action::{Hand, Letter},
    cell::Cell,
    item::Item,
    item_kinds::{self, Class, Ring},
};
use serde::Serialize;

/// A temporary effect on the hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Steps may go astray.
    Confused,
    /// Sees nothing.
    Blind,
    /// Twice as fast.
    Hasted,
    /// Half as fast.
    Slowed,
    /// Cannot act.
    Paralysed,
    /// Floats over traps.
    Levitating,
    /// Sees invisible monsters.
    SeeInvisible,
    /// Cannot step away.
    Held,
    /// Asleep.
    Sleeping,
}

impl Effect {
    /// All effects, with their words in scripts.
    pub const ALL: [(Effect, &'static str); 9] = [
        (Effect::Confused, "CONFUSED"),
        (Effect::Blind, "BLIND"),
        (Effect::Hasted, "HASTED"),
        (Effect::Slowed, "SLOWED"),
        (Effect::Paralysed, "PARALYZED"),
        (Effect::Levitating, "LEVITATING"),
        (Effect::SeeInvisible, "SEE_INVISIBLE"),
        (Effect::Held, "HELD"),
        (Effect::Sleeping, "SLEEPING"),
    ];
}

/// How hungry the hero is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Appetite {
    /// Well fed.
    Normal,
    /// A first warning.
    Hungry,
    /// Fights less well.
    Weak,
    /// Loses one hit point per turn.
    Starving,
}

/// Food at the start, in tenths.
pub(crate) const FIRST_FOOD: i32 = 13_000;
/// The most food, in tenths.
pub(crate) const MOST_FOOD: i32 = 20_000;
pub(crate) const LEAST_STRENGTH: u8 = 3;
pub(crate) const MOST_STRENGTH: u8 = 31;

/// The hero's state.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Hero {
    pub cell: Cell,
    pub hp: i16,
    pub max_hp: i16,
    pub strength: u8,
    pub max_strength: u8,
    pub level: u8,
    pub xp: u32,
    pub gold: u32,
    /// In tenths.
    pub food: i32,
    pub energy: u16,
    pub pack: [Option<Item>; Letter::COUNT],
    pub weapon: Option<Letter>,
    pub armor: Option<Letter>,
    pub rings: [Option<Letter>; 2],
    pub light: Option<Letter>,
    /// Turns left, by effect.
    pub effects: [u16; 9],
    /// Effects that began this turn, one bit each: they last at least until the next.
    pub fresh: u16,
    /// Quiet turns since he last regained a hit point.
    pub quiet: u8,
    /// The last two cells he stood on.
    pub trail: [Cell; 2],
    /// Whether he senses all monsters of the level.
    pub detecting: bool,
    /// Whether his last action was a step of a run.
    pub running: bool,
}

impl Hero {
    pub fn new(cell: Cell) -> Hero {
        Hero {
            cell,
            hp: 12,
            max_hp: 12,
            strength: 16,
            max_strength: 16,
            level: 1,
            xp: 0,
            gold: 0,
            food: FIRST_FOOD,
            energy: 100,
            pack: [None; Letter::COUNT],
            weapon: None,
            armor: None,
            rings: [None; 2],
            light: None,
            effects: [0; 9],
            fresh: 0,
            quiet: 0,
            trail: [cell; 2],
            detecting: false,
            running: false,
        }
    }

    pub fn item(&self, letter: Letter) -> Option<&Item> {
        self.pack[letter.index()].as_ref()
    }

    pub fn held_by(&self, slot: Option<Letter>) -> Option<&Item> {
        slot.and_then(|letter| self.item(letter))
    }

    pub fn has(&self, effect: Effect) -> bool {
        self.effects[effect as usize] > 0
    }

    /// Starts an effect, or replaces one of the same kind.
    pub fn suffer(&mut self, effect: Effect, turns: u16) {
        self.effects[effect as usize] = turns;
        self.fresh |= 1 << effect as u16;
    }

    pub fn cure(&mut self, effect: Effect) {
        self.effects[effect as usize] = 0;
    }

    pub fn is_helpless(&self) -> bool {
        self.has(Effect::Paralysed) || self.has(Effect::Sleeping)
    }

    /// The rings worn.
    pub fn worn_rings(&self) -> impl Iterator<Item = (Ring, i8)> + '_ {
        self.rings.iter().filter_map(|slot| {
            let item = self.held_by(*slot)?;
            Some((item.ring()?, item.bonus))
        })
    }

    pub fn wears(&self, ring: Ring) -> bool {
        self.worn_rings().any(|(worn, _)| worn == ring)
    }

    fn ring_bonus(&self, ring: Ring) -> i32 {
        self.worn_rings().filter(|(worn, _)| *worn == ring).map(|(_, bonus)| i32::from(bonus)).sum()
    }

    /// Strength with rings.
    pub fn might(&self) -> u8 {
        let might = i32::from(self.strength) + self.ring_bonus(Ring::AddStrength);
        might.clamp(i32::from(LEAST_STRENGTH), i32::from(MOST_STRENGTH)) as u8
    }

    /// Armour class; lower is better.
    pub fn ac(&self) -> i8 {
        let armor = self.held_by(self.armor);
        let base = armor.map_or(item_kinds::UNARMORED, |armor| item_kinds::armor_class(armor.kind));
        let bonus = armor.map_or(0, |armor| i32::from(armor.bonus));
        let rings = self.ring_bonus(Ring::Protection) + self.ring_bonus(Ring::Dexterity);
        (i32::from(base) - bonus - rings).clamp(-100, 100) as i8
    }

    /// Experience points for the next level; `None` on the last.
    pub fn next_xp(&self) -> Option<u32> {
        (self.level < LAST_LEVEL).then(|| xp_for(self.level + 1))
    }

    pub fn appetite(&self) -> Appetite {
        match self.food / 10 {
            301.. => Appetite::Normal,
            150..301 => Appetite::Hungry,
            1..150 => Appetite::Weak,
            _ if self.food > 0 => Appetite::Weak,
            _ => Appetite::Starving,
        }
    }

    fn weakness(&self) -> i32 {
        i32::from(self.appetite() >= Appetite::Weak)
    }

    /// Bonus to hit with a weapon of this bonus.
    pub fn to_hit(&self, bonus: i8) -> i32 {
        strength_to_hit(self.might()) + i32::from(bonus) + self.ring_bonus(Ring::Dexterity) - self.weakness()
    }

    /// Bonus to damage with a weapon of this bonus.
    pub fn to_damage(&self, bonus: i8) -> i32 {
        strength_to_damage(self.might()) + i32::from(bonus) - self.weakness()
    }

    /// Food used in a turn, in tenths.
    pub fn hunger_rate(&self) -> i32 {
        (10 + self.worn_rings().map(|(ring, _)| ring.hunger()).sum::<i32>()).max(0)
    }

    /// The radius of his light.
    pub fn light_radius(&self) -> u8 {
        if self.has(Effect::Blind) { 0 } else { self.held_by(self.light).map_or(0, Item::shines) }
    }

    pub fn speed(&self) -> u16 {
        match (self.has(Effect::Hasted), self.has(Effect::Slowed)) {
            (true, false) => 20,
            (false, true) => 5,
            _ => 10,
        }
    }

    /// Where an item goes: onto a stack it can join, or to the first free letter.
    pub fn place_for(&self, item: &Item) -> Option<Letter> {
        let like = Letter::all().find(|letter| {
            let lit = self.light == Some(*letter);
            self.item(*letter).is_some_and(|mine| mine.joins(item)) && !lit
        });
        like.or_else(|| Letter::all().find(|letter| self.item(*letter).is_none()))
    }

    /// Puts an item into the pack, and returns its letter; `None` if there is no room.
    pub fn take(&mut self, item: Item) -> Option<Letter> {
        let letter = self.place_for(&item)?;
        match &mut self.pack[letter.index()] {
            Some(mine) => mine.join(&item),
            slot => *slot = Some(item),
        }
        Some(letter)
    }

    /// Whether an item is worn, wielded or lit.
    pub fn uses(&self, letter: Letter) -> bool {
        let slots = [self.weapon, self.armor, self.rings[0], self.rings[1], self.light];
        slots.contains(&Some(letter))
    }

    /// Whether an item is in use and cursed, so that it cannot be removed.
    pub fn is_stuck(&self, letter: Letter) -> bool {
        let bound = self.uses(letter) && self.light != Some(letter);
        bound && self.item(letter).is_some_and(|item| item.cursed)
    }

    /// Removes a whole stack from the pack and from use.
    pub fn give_up(&mut self, letter: Letter) -> Option<Item> {
        for slot in [&mut self.weapon, &mut self.armor, &mut self.light].into_iter().chain(&mut self.rings) {
            if *slot == Some(letter) {
                *slot = None;
            }
        }
        self.pack[letter.index()].take()
    }

    /// Uses up one of a stack.
    pub fn use_up(&mut self, letter: Letter) -> Option<Item> {
        match &mut self.pack[letter.index()] {
            Some(item) if item.count > 1 => Some(item.take_one(0)),
            _ => self.give_up(letter),
        }
    }

    pub fn ring_on(&self, hand: Hand) -> Option<Letter> {
        self.rings[hand as usize]
    }

    pub fn carries(&self, class: Class) -> Option<Letter> {
        Letter::all().find(|letter| self.item(*letter).is_some_and(|item| item.class == class))
    }
}

/// The last level. It takes 48,510 experience points, more than the monsters of ten levels are worth.
pub(crate) const LAST_LEVEL: u8 = 99;

/// Experience points needed for a level: 10, 30, 60, 100 and so on.
pub(crate) fn xp_for(level: u8) -> u32 {
    5 * u32::from(level) * (u32::from(level).saturating_sub(1))
}

/// Bonus of strength to hit.
pub(crate) fn strength_to_hit(strength: u8) -> i32 {
    match strength {
        0..=6 => i32::from(strength) - 7,
        7..=16 => 0,
        17..=20 => 1,
        21..=30 => 2,
        _ => 3,
    }
}

/// Bonus of strength to damage.
pub(crate) fn strength_to_damage(strength: u8) -> i32 {
    match strength {
        0..=6 => i32::from(strength) - 7,
        7..=15 => 0,
        16..=17 => 1,
        18 => 2,
        19..=20 => 3,
        21 => 4,
        22..=30 => 5,
        _ => 6,
    }
}
