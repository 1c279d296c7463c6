//! What thinks about Sudoku: solver, canonical form, generator, hints. Knows the rules, no view.

mod canon;
pub mod solver;

pub use canon::Canonical;
