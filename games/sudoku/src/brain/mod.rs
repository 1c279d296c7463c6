//! Everything that computes: solver, generator, canonical form, hints and the solution check. Knows the
//! rules, not the view.

mod canon;
mod generator;
mod hinter;
mod judge;
pub mod solver;
pub mod teach;

pub use canon::Canonical;
pub use generator::{
    GenerateError, RatingRange, SudokuGenerator, Symmetry, Wish, WishedRules, generate, generate_setup,
    practised,
};
pub use hinter::SudokuHinter;
pub use judge::SudokuJudge;
