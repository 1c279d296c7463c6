//! Exact play: values of every position, hints with reasons, computer players, simulation.
//! Knows the rules, no view.

mod aim;
mod bot;
mod cache;
mod coach;
mod moves;
mod odds;
mod plan;
mod player;
mod ratio;
mod reason;
mod simulate;

pub use aim::Aim;
pub use bot::Computer;
pub use coach::Exact;
pub use odds::{Answer, Odds, answerable};
pub use player::Player;
pub use ratio::Ratio;
pub use simulate::{Simulation, Tally};
