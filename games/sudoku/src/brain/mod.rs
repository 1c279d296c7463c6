//! What thinks about Sudoku: solver, canonical form, generator, hints. Knows the rules, no view.

mod judge;
pub mod solver;
mod teacher;

pub use judge::Solution;
pub use teacher::Reveal;
