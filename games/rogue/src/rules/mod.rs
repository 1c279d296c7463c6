//! The rules of the roguelike: levels, time, combat, monsters, items, sight. Knows none of the other modules.
#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::float_arithmetic)]
// Numbers are small: every cast between signed and unsigned is bounded by a table or a type nearby.
#![allow(clippy::cast_sign_loss, clippy::cast_possible_wrap)]

mod action;
mod bestiary;
pub(crate) mod cell;
mod combat;
mod dice;
mod event;
pub(crate) mod generate;
pub(crate) mod hero;
pub(crate) mod item;
mod item_actions;
pub(crate) mod item_kinds;
mod legal;
pub(crate) mod level;
mod log;
mod magic;
mod messages;
pub(crate) mod monster;
pub(crate) mod monster_ai;
mod seen;
mod setup;
pub(crate) mod sight;
pub(crate) mod state;
mod turn;
mod walk;

pub use action::{Action, Hand, Illegal, Letter};
pub(crate) use bestiary::{BREATH, CHASE};
pub use bestiary::{Behaviour, Creature, Rarity, Special, Species};
pub(crate) use cell::CELLS;
pub use cell::{Cell, Direction, HEIGHT, WIDTH};
pub use dice::Dice;
pub use event::{Event, EventKind, Sighting, Tone};
pub use generate::rooms_of;
pub use hero::{Appetite, Effect};
pub use item::Label;
pub(crate) use item_kinds::{BEST_BONUS, UNARMORED};
pub use item_kinds::{Class, ItemKind, Potion, Ring, Scroll, Wand};
pub use level::{Room, Terrain, Thing, TrapKind};
pub use log::Note;
pub use monster::Mood;
pub use seen::{Foe, Seen, Vitals};
pub use setup::{Flaw, FlawKind, Options, Setup};
pub use state::{Cause, Ending, Rogue};
