//! What thinks about Hidato: solver and generator. Knows the rules, no view.

mod generator;
mod maker;
mod puzzle;
mod reveal;
pub mod solver;

pub use generator::{Made, Shape, Unmade, Wish, generate};
pub use maker::Maker;
pub use puzzle::{Filling, Puzzle};
pub use reveal::Reveal;
