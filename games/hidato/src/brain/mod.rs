//! What thinks about Hidato: solver, generator and teacher. Knows the rules, no view.

mod generator;
mod maker;
mod puzzle;
mod reveal;
pub mod solver;
pub mod teach;

pub use generator::{Made, Shape, Unmade, Wish, generate};
pub use maker::Maker;
pub use puzzle::{Filling, Puzzle};
pub use reveal::Reveal;
