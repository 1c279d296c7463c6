//! All tests of this crate as one program, so that shared code is compiled and linked once.

mod auto;
mod dungeon;
mod errors;
mod faults;
mod laws;
mod monster_ai;
mod plain;
mod runs;
mod scene;
mod tables;
mod things;
mod view;
mod words;
