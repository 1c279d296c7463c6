//! All tests of this crate as one program, so that shared code is compiled and linked once.

mod data;
mod errors;
mod flow;
mod generator;
mod hints;
mod judge;
mod laws;
mod model;
mod naive;
mod sample_data;
mod second;
mod solver;
mod teach;
mod view;
