//! Every test of this crate as one program: what they share is compiled and linked once.

mod records;
mod second_game;
