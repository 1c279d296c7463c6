//! All tests of this crate as one program, so that shared code is compiled and linked once.

mod controller;
mod days;
mod first_rounds;
mod hidato_teacher;
mod house;
mod mill_endgames;
mod practice;
mod received;
mod sentences;
mod study;
mod sudoku_teacher;
mod topics;
mod watched;
