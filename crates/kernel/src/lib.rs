//! What a game is, and nothing about how it is shown, stored or thought about.
//!
//! A game is a type that implements [`Rules`]: it starts from a [`Rules::Setup`], lists its legal actions,
//! and changes only through [`Rules::apply`]. In return it gets undo, saves, replays, front ends, bots and a
//! set of laws to be tested against, from the other `parlour` crates. This crate does no I/O and knows no
//! game and no front end.
//!
//! What holds for every game:
//!
//! - **The same everywhere.** The same setup and actions lead to the same [`Digest`] on every platform. Chance comes
//!   from [`Rng`], whose bits never change.
//! - **A refusal changes nothing.** If [`Rules::apply`] returns an error, the state and its generators are
//!   unchanged.
//! - **No sentences.** Rules speak in [`Message`]s, a key with data, and refuse with a [`Fault`], a stable
//!   code with data. The texts people read are elsewhere.
//! - **Nothing hidden leaks.** Views and bots see [`Rules::Seen`], what one seat may know.
//!
//! `examples/nim` is a whole game in about a hundred lines: `cargo run -p parlour-kernel --example nim`.
//!
//! ```
//! use parlour_kernel::{Message, Rng, Turn, Seat};
//!
//! // Streams of one seed are independent, and the same on every platform.
//! let mut dice = Rng::stream(7, 0);
//! let throw = dice.below(6) + 1;
//! assert!((1..=6).contains(&throw));
//! assert_eq!(Rng::stream(7, 0).below(6) + 1, throw);
//!
//! // What a rule has to say is a key with data; the sentence is looked up elsewhere.
//! let refusal = Message::new("shutbox.wrong-sum").int("want", 7).int("got", 6);
//! assert_eq!(refusal.to_string(), "shutbox.wrong-sum want=7 got=6");
//!
//! assert_eq!(serde_json::to_string(&Turn::Seat(Seat(0))).unwrap(), r#"{"seat":0}"#);
//! ```

mod digest;
mod fault;
mod message;
mod rng;
mod rules;
mod turn;

pub use digest::{Digest, checksum, digest_of, written_bytes};
pub use fault::{Fault, ReadError};
pub use message::{Arg, Message};
pub use rng::Rng;
pub use rules::Rules;
pub use turn::{Outcome, Seat, Turn, UndoKind};
