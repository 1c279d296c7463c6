//! Every test of this crate as one program: what they share is compiled and linked once.

mod canon;
mod entry;
mod errors;
mod formats;
mod generator;
mod hints;
mod laws;
mod naive;
mod naive_rules;
mod sample_data;
mod samples;
mod solver;
mod teach;
mod technique_boards;
mod validation;
mod variants;
