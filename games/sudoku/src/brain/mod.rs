//! What thinks about Sudoku: solver, canonical form, generator, hints. Knows the rules, no view.

mod canon;
mod generator;
mod judge;
mod maker;
pub mod solver;
mod teacher;

pub use canon::Canonical;
pub use generator::{Symmetry, Unmade, Wish, generate};
pub use judge::Solution;
pub use maker::Maker;
pub use teacher::Reveal;
