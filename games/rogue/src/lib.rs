//! The roguelike: ten levels down for the Amulet, and back up. Rules first, then what thinks about them.

pub mod brain;
pub mod rules;
