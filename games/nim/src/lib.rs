//! A row of tiles, taken one to three at a time; who takes the last one wins. The smallest game there can be.

pub mod rules;
#[cfg(feature = "view")]
pub mod view;
