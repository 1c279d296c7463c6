//! The rules of Sudoku: setup text, state, live validation, transitions, notation. Knows no view, no brain.
#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::float_arithmetic)]

mod cell;
mod grid;

pub use cell::{Cell, CellSet, Digit, DigitSet};
pub use grid::Grid;
