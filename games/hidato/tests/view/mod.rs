//! Hidato's view as front ends use it: inputs to steps, scenes of hand-made boards, endings.
#![cfg(feature = "view")]

mod drawing;
mod ending;
mod input;
mod scenes;
mod sitting;
