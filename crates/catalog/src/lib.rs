//! Every game. [`every_game`] is the single list, from which three are made: [`HOUSE`] has their cards,
//! [`GAMES`] opens tables, [`ENGINES`] thinks. Menus, help, links and checks are all generated from these.
//!
//! They are separate on purpose: the page links cards and tables, its worker the engines, so that the first
//! download contains no solver.
//!
//! ```
//! use parlour_catalog::GAMES;
//! use parlour_midend::Opening;
//!
//! let game = parlour_catalog::game("shutbox").expect("Shut the Box is of the house");
//! let mut table = game.open("", Opening::seeded(7)).expect("the classic game");
//! table.act("roll", parlour_table::Time(0)).expect("the first thing to do");
//! assert!(table.save().starts_with("parlour 1 "));
//! assert_eq!(GAMES[0].id, "shutbox");
//! ```

mod engines;
#[cfg(not(target_arch = "wasm32"))]
mod files;
mod games;
mod list;
mod pages;
mod topics;

pub use engines::{ENGINES, engine};
#[cfg(not(target_arch = "wasm32"))]
pub use files::files;
pub use games::{GAMES, HOUSE, far_games, game, load};
pub use pages::{Page, page_at};
pub use topics::{Topic, has_topics, topics};
