//! Every test of this crate as one program: what they share is compiled and linked once.

mod facts;
mod hints;
mod laws;
mod simulate;
mod strategies;
mod turns;
