//! Every game of the house, in two lists: [`GAMES`] opens tables for people, [`ENGINES`] thinks.
//!
//! They are apart on purpose: the web page links only the first, its worker only the second, so
//! that no solver travels with the first download. Menus, help, links and checks are made from
//! these lists; nothing else in the house names a game.
//!
//! ```
//! use catalog::{GAMES, Opening};
//!
//! let game = catalog::game("shutbox").expect("Shut the Box is of the house");
//! let mut table = game.open("", Opening::seeded(7)).expect("the classic game");
//! table.act("roll", table::Time(0)).expect("the first thing to do");
//! assert!(table.save().starts_with("parlour 1 "));
//! assert_eq!(GAMES[0].id, "shutbox");
//! ```

mod any_table;
mod engine;
mod game;
mod play;

pub use ::brain::{Choice, Figure, Hint, Stage, Verdict};
pub use any_table::{AnyTable, Done, Reply, Waiting};
pub use engine::{ENGINES, Engine, EngineError, PLAY_NODES, PROOF_NODES, Review, engine};
pub use game::{GAMES, Game, HOUSE, Listed, OpenError, Opening, game, load};
