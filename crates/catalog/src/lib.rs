//! Every game of the house. [`every_game`] is the one list; three are made from it: [`HOUSE`] knows their cards, [`GAMES`]
//! opens tables for people, [`ENGINES`] thinks. Menus, help, links and checks are made from these.
//!
//! They are apart on purpose: the page links cards and tables, its worker the engines, so that no solver travels with the
//! first download.
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
mod games;
mod list;
mod pages;

pub use engines::{ENGINES, engine};
pub use games::{GAMES, HOUSE, game, load};
pub use pages::{Page, page_at};
