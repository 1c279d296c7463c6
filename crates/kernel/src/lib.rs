//! A game as a type: rules, turns, refusals, messages, chance and digests.
#![doc = include_str!("../README.md")]
//! # What holds for every game
//!
//! - **The same everywhere.** The same setup and actions lead to the same [`Digest`] on every platform. Chance comes
//!   from [`Rng`], whose bits never change.
//! - **A refusal changes nothing.** If [`Rules::apply`] returns an error, the state and its generators are
//!   unchanged.
//! - **No sentences.** Rules speak in [`Message`]s, a key with data, and refuse with a [`Fault`], a stable
//!   code with data. Front ends look texts up in the player's language; for programmers every fault is an
//!   [`Error`](std::error::Error) that prints English.
//! - **Nothing hidden leaks.** Views and bots see [`Rules::Seen`], what one seat may know.

mod digest;
mod english;
mod fault;
mod message;
mod rng;
mod rules;
mod turn;

pub use digest::{Digest, checksum, digest_of, written_bytes};
pub use english::write_english;
pub use fault::{Fault, Flaws, ReadError};
pub use message::{Arg, Message};
pub use rng::Rng;
pub use rules::Rules;
pub use turn::{Outcome, Seat, Turn, UndoKind};
