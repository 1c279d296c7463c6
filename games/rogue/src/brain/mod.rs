//! What thinks about the roguelike: hints, a computer player, new runs. It is given what the hero knows, nothing
//! else, and knows no view.

pub mod auto;
mod bot;
mod generator;
mod hinter;

pub use bot::{LEVEL, RogueBot};
pub use generator::RogueGenerator;
pub use hinter::RogueHinter;
