//! What a game is, and nothing about how one is shown, stored or thought about.
//!
//! A game is a type that implements [`Rules`]: it starts from a [`Rules::Setup`], lists its legal
//! actions, and changes only through [`Rules::apply`]. This crate does no I/O, knows no game and
//! no front end.
//!
//! ```
//! use kernel::{Message, Rng, Turn, Seat};
//!
//! // Streams of one seed are independent, and the same on every platform.
//! let mut dice = Rng::stream(7, 0);
//! let throw = dice.below(6) + 1;
//! assert!((1..=6).contains(&throw));
//! assert_eq!(Rng::stream(7, 0).below(6) + 1, throw);
//!
//! // What a rule has to say is a key with data; sentences stand elsewhere.
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

pub use digest::{Digest, checksum, digest_of};
pub use fault::{Fault, ReadError};
pub use message::{Arg, Message};
pub use rng::Rng;
pub use rules::Rules;
pub use turn::{Outcome, Seat, Turn, UndoKind};
