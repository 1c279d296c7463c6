//! What thinks about Sudoku: solver, canonical form, generator, hints. Knows the rules, no view.

mod canon;
mod generator;
pub mod solver;

pub use canon::Canonical;
pub use generator::{Symmetry, Unmade, Wish, generate};
