//! Every test of this crate as one program: what they share is compiled and linked once.

mod cases;
mod common;
mod edges;
mod endgames;
mod engine;
mod errors;
mod fen;
mod laws;
mod noted;
mod second_solver;
mod seed;
mod spec_captures;
mod tables;
mod whole;
