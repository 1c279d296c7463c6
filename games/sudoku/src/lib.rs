//! Sudoku: rules, solver and generator, and view, in that order of dependence.

pub mod brain;
pub mod rules;
