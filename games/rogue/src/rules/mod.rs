//! The rules of the roguelike: levels, time, combat, minds, things, sight. Knows no view, no brain.
#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::float_arithmetic)]
// Numbers here are small: every cast between signed and unsigned is bounded by a table or a type beside it.
#![allow(clippy::cast_sign_loss, clippy::cast_possible_wrap)]

mod action;
mod bestiary;
mod check;
mod combat;
mod describe;
mod event;
mod generate;
mod goods;
mod handle;
mod hero;
mod item;
mod level;
mod magic;
mod minds;
mod place;
mod print;
mod scenario;
mod seen;
mod setup;
mod sight;
mod state;
mod turn;
mod walk;

pub use action::{Action, Hand, Illegal, Letter};
pub(crate) use bestiary::{BREATH, CHASE};
pub use bestiary::{Behaviour, Creature, Rarity, Special, Species};
pub use event::{Event, Note, Tone, What};
pub use goods::{Class, Potion, Ring, Scroll, Sort, Wand};
pub(crate) use goods::{UNARMORED, armor_class, weapon_dice};
pub use hero::{Appetite, Effect};
pub use item::Label;
pub use level::{Mood, Room, Terrain, Thing, TrapKind};
pub use place::{Cell, Dice, Direction, HEIGHT, WIDTH};
pub use print::{reveal_level, rooms_of};
pub use seen::{Foe, Seen, Vitals};
pub use setup::{Flaw, FlawKind, Options, Setup};
pub use state::{Cause, Ending, Rogue};
