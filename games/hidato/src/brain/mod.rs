//! Everything that computes: solver, generator, techniques, hints and the solution check. Knows the rules,
//! not the view.

mod generator;
mod hinter;
mod judge;
mod mistakes;
mod puzzle;
pub mod solver;
pub mod teach;

pub use generator::{GenerateError, Generated, HidatoGenerator, Shape, Wish, generate};
pub use hinter::HidatoHinter;
pub use judge::HidatoJudge;
pub use puzzle::{Filling, Puzzle};
