//! The rules of Shut the Box: setup text, state, transitions, notation. Knows neither brain nor view.
#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::float_arithmetic)]

mod action;
mod combine;
mod dice;
mod seen;
mod setup;
mod state;
mod tiles;

pub use action::{Action, Event, Illegal};
pub use combine::{check_combinations, first_combination, has_valid_moves, sets_of_sum};
pub use dice::{DiceChoice, DiceCount, DiceRule, Throw};
pub use seen::Seen;
pub use setup::{Flaw, Scoring, Setup, Variant};
pub use state::{Phase, ShutBox, TurnEnd};
pub use tiles::{BoxSize, Tile, TileSet};
