//! Every game of the house, in three lists: [`HOUSE`] knows their cards, [`GAMES`] opens tables for people,
//! [`ENGINES`] thinks.
//!
//! They are apart on purpose: a part of the web page links the cards and one game, its worker the engines, so that
//! neither other games nor solvers travel with the first download. Menus, help, links and checks are made from these
//! lists; beside them only the features that a part of the page is built with name a game.
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
