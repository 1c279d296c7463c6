//! All tests of this crate as one program, so that shared code is compiled and linked once.

mod records;
mod second_game;
