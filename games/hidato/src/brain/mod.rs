//! What thinks about Hidato: solver, generator, teacher and judge. Knows the rules, no view.

mod generator;
mod judge;
mod maker;
mod puzzle;
pub mod solver;
pub mod teach;
mod teacher;
mod wrong;

pub use generator::{Made, Shape, Unmade, Wish, generate};
pub use judge::Solution;
pub use maker::Maker;
pub use puzzle::{Filling, Puzzle};
pub use teacher::Teacher;
