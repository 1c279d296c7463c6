//! The rules of Hidato: board text, guided flow, transitions, notation. Knows neither brain nor view.
#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::float_arithmetic)]

mod action;
mod board;
mod flow;
mod notation;
mod seen;
mod setup;
mod state;

pub use action::{Action, Event, Illegal};
pub use board::{Board, Cell, Place, Relation, Value};
pub use flow::{Chain, Direction, Target, TargetReason};
pub use seen::Seen;
pub use setup::{Flaw, Setup, Token};
pub use state::Hidato;
