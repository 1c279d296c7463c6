//! Hidato: a path of consecutive numbers through a board of any shape.

pub mod rules;
