//! All tests of this crate as one program, so that shared code is compiled and linked once.

mod errors;
mod facts;
mod hindsight;
mod hints;
mod laws;
mod simulate;
mod strategies;
mod turns;
