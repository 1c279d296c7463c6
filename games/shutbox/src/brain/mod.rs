//! Exact play: values of every position, hints with reasons, computer players, simulation.
//! Knows the rules, no view.

mod aim;
mod cache;
mod odds;
mod ratio;

pub use aim::Aim;
pub use odds::{Answer, Odds, answerable};
pub use ratio::Ratio;
