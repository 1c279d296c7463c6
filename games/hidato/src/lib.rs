//! Hidato: a path of consecutive numbers through a board of any shape. Rules first, then what thinks
//! about them.

pub mod brain;
pub mod rules;
pub mod view;
