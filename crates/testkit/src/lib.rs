//! The laws every game must obey, playthroughs that show a rules change as a readable diff, and the files
//! tests read. Knows no game.
//!
//! A game calls [`laws`] from its own test, with setups to play from and texts to try in every state. Random
//! games then check that
//!
//! - `legal` lists exactly what `apply` accepts, sorted, without duplicates, and `play` does the same as
//!   `apply`;
//! - a refusal changes neither state nor history;
//! - setups and actions parse back as they were written;
//! - undo and redo lead where they should, and every step can be reviewed;
//! - a save loads, saves as itself and ends in the same state; one that was cut or has a flipped bit is
//!   refused.
//!
//! ```no_run
//! use parlour_shutbox::rules::ShutBox;
//!
//! parlour_testkit::laws::<ShutBox>(&parlour_testkit::Trial {
//!     setups: &["tiles=9", "tiles=12 dice=opt7 players=3"],
//!     noise: &["roll 1", "3+3", "dice 7 1"],
//!     games: 20,
//! });
//! ```
//!
//! Further laws are called one by one: [`equal_sight_is_equal_play`] for games with secrets,
//! [`damaged_saves_never_panic`], [`soak`] for long random play over any setup, and [`playthrough`] for a text to compare with the one in the repository.
//!
//! `cargo run -p parlour-testkit --example laws` runs them on a game.

mod damage;
mod data;
mod laws;
mod playthrough;
mod random;
mod soak;

pub use damage::{damaged_saves_never_panic, reseal};
pub use data::{assert_sample, large_set, sample};
pub use laws::{Trial, equal_sight_is_equal_play, laws};
pub use playthrough::playthrough;
pub use soak::{Done, Soak, soak};
