//! The roguelike's engines: hints, a computer player, new runs. Given only what the hero knows; knows no
//! view.

pub mod auto;
mod bot;
mod generator;
mod hinter;

pub use bot::{LEVEL, RogueBot};
pub use generator::RogueGenerator;
pub use hinter::RogueHinter;
