//! What scripts and tests see and set up: a run as data, scenarios, random play. Knows the rules, but neither
//! brain nor view.
//!
//! Data is plain [`serde`]; what needs a JSON library (scenarios, and runs with nothing hidden) comes with the
//! feature `view`.

mod level;
mod names;
mod print;
#[cfg(feature = "view")]
mod reveal;
#[cfg(feature = "view")]
pub(crate) mod scenario;
mod setup;
#[cfg(feature = "view")]
pub mod soak;
mod things;

#[cfg(feature = "view")]
pub use reveal::reveal_level;
