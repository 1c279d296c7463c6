//! The roguelike: ten levels down for the Amulet, and back up. Rules first, then what thinks about them and
//! what shows them.

pub mod brain;
pub mod rules;
pub mod view;
