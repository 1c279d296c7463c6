//! The rules of the row of tiles: setup text, state, transitions, notation. Knows no view.
#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::float_arithmetic)]

mod setup;
mod state;

pub use setup::{Flaw, Setup};
pub use state::{Illegal, Nim, Seen, Take};
