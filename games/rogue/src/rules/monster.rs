//! The state of a monster. `monster_ai` decides what it does in its turn.

use crate::rules::{
    bestiary::{Special, Species},
    cell::Cell,
    item::Item,
};
use serde::Serialize;

/// What a monster is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Mood {
    /// Asleep.
    Sleeping,
    /// Awake, but unaware of the hero.
    Wandering,
    /// Hunting the hero.
    Hunting,
    /// Fleeing from the hero.
    Fleeing,
}

impl Mood {
    /// All moods, with their words in scripts.
    pub const ALL: [(Mood, &'static str); 4] = [
        (Mood::Sleeping, "SLEEPING"),
        (Mood::Wandering, "WANDERING"),
        (Mood::Hunting, "HUNTING"),
        (Mood::Fleeing, "FLEEING"),
    ];
}

/// A monster on a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Monster {
    /// Incremented whenever its slot is reused: slot and generation make an id.
    pub(crate) generation: u16,
    pub species: Species,
    pub cell: Cell,
    pub hp: i16,
    pub max_hp: i16,
    pub(crate) speed: u8,
    pub(crate) energy: u16,
    pub mood: Mood,
    /// Where it last saw the hero.
    pub(crate) last_known: Option<Cell>,
    /// Its turns since it last saw him.
    pub(crate) unseen: u8,
    /// Its direction while it wanders.
    pub(crate) heading: u8,
    /// Turns for which magic keeps it from acting.
    pub(crate) asleep: u8,
    /// Turns for which it cannot move.
    pub(crate) held: u8,
    /// Hits so far, if it is a flytrap.
    pub(crate) grip: u8,
    /// Whether a wand of cancellation took its specials.
    pub(crate) cancelled: bool,
    /// Whether it is mean although its kind is not.
    pub(crate) embittered: bool,
    /// Whether it was in view when the hero last looked.
    pub(crate) noticed: bool,
    /// The number of this sighting, counted over the run; 0 while the hero does not know of the monster.
    pub(crate) sighting: u32,
    pub has_stolen: bool,
    pub(crate) carries: Option<Item>,
}

impl Monster {
    pub fn new(species: Species, cell: Cell, hp: i16, energy: u16) -> Monster {
        let mood = if species.can(Special::Mean) { Mood::Hunting } else { Mood::Sleeping };
        Monster {
            generation: 0,
            species,
            cell,
            hp,
            max_hp: hp,
            speed: species.creature().speed,
            energy,
            mood,
            last_known: None,
            unseen: 0,
            heading: 0,
            asleep: 0,
            held: 0,
            grip: 0,
            cancelled: false,
            embittered: false,
            noticed: false,
            sighting: 0,
            has_stolen: false,
            carries: None,
        }
    }

    /// An average monster of a kind, awake.
    pub(crate) fn usual(species: Species, cell: Cell) -> Monster {
        let hp = i16::from(species.creature().hit_dice) * 9 / 2;
        Monster { mood: Mood::Wandering, ..Monster::new(species, cell, hp, 0) }
    }

    /// Whether it has a special now.
    pub fn can(&self, special: Special) -> bool {
        let mean = special == Special::Mean && self.embittered;
        !self.cancelled && (mean || self.species.can(special))
    }

    /// Whether it leaves a hero at a cell alone: asleep or rooted, and too far away to notice him.
    pub fn is_quiet(&self, hero: Cell) -> bool {
        let still = self.mood == Mood::Sleeping || self.species.is_rooted();
        still && self.cell.manhattan(hero) > u32::from(self.species.creature().aggro)
    }

    /// Whether it cannot defend itself.
    pub fn is_helpless(&self) -> bool {
        self.mood == Mood::Sleeping || self.asleep > 0 || self.held > 0
    }
}
