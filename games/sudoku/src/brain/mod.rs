//! What thinks about Sudoku: solver, canonical form, generator, hints. Knows the rules, no view.

pub mod solver;
