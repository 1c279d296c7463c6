//! Every test of this crate as one program: what they share is compiled and linked once.

mod controller;
mod hidato_teacher;
mod house;
mod watched;
