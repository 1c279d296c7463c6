//! What thinks about the roguelike, by what the hero knows alone; and what tries to break its rules.

pub mod auto;
mod guide;
pub mod soak;

pub use guide::{Computer, Guide, LEVEL};
