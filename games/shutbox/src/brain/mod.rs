//! Exact play: the value of every position, hints with reasons, computer players, simulation. Knows the
//! rules, not the view.

mod aim;
mod bot;
mod cache;
mod explain;
mod generator;
mod hindsight;
mod hinter;
mod moves;
mod odds;
mod plan;
mod ratio;
mod simulate;
mod strategy;

pub use aim::Aim;
pub use bot::ShutBoxBot;
pub use generator::ShutBoxGenerator;
pub use hindsight::Hindsight;
pub use hinter::ShutBoxHinter;
pub use odds::{Odds, RatedMove};
pub use ratio::Ratio;
pub use simulate::{Simulation, SimulationResult};
pub use strategy::Strategy;
