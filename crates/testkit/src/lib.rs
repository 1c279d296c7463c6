//! The laws that every game must pass, and the playthroughs that show a change of rules as a
//! readable difference. A game calls [`laws`] from a test of its own; knows no game.
//!
//! ```no_run
//! use shutbox::rules::ShutBox;
//!
//! testkit::laws::<ShutBox>(&testkit::Trial {
//!     setups: &["tiles=9", "tiles=12 dice=opt7 players=3"],
//!     noise: &["roll 1", "3+3", "dice 7 1"],
//!     games: 20,
//! });
//! ```

mod damage;
mod laws;
mod playthrough;
mod random;

pub use damage::{damaged_saves_never_panic, reseal};
pub use laws::{Trial, equal_sight_is_equal_play, laws};
pub use playthrough::playthrough;
pub use random::pick;
