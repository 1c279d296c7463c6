//! A game being played: its state, undo history, session and log, and saves, which are replays. Generic over
//! [`parlour_kernel::Rules`]; knows no game, no front end and no clock (times are passed in).
//!
//! - [`Table`] plays steps, which are all or nothing, and draws the chance that follows them. It undoes and
//!   redoes, keeps bookmarks, and logs everything that happened.
//! - [`Table::save`] writes the game as text: setup, seed, session and log, but no state. [`load`] replays it
//!   and checks it on the way, so that a save cannot lie; a [`LoadError`] says what is wrong.
//! - [`Save::read`] looks at a save before it is known which game it is.
//! - [`Table::story`] and [`Rewind`] replay the log, to tell what happened and to review it.
//!
//! ```
//! use parlour_shutbox::rules::{Setup, ShutBox};
//! use parlour_table::{Save, Session, Table, Time};
//!
//! let mut table = Table::<ShutBox>::open(Setup::default(), Some(7), Session::default()).expect("the classic game");
//! table.act("roll", Time(1_000), &mut Vec::new()).expect("the first thing to do");
//!
//! let save = Save::read(&table.save()).expect("our own save");
//! assert_eq!(save.game(), "shutbox");
//! let again = save.replay::<ShutBox>().expect("it follows the rules");
//! assert_eq!(again.state(), table.state());
//! ```
//!
//! `examples/replay.rs` damages a save as well: `cargo run -p parlour-table --example replay`.

mod branch;
mod file;
mod history;
mod limits;
mod load;
mod load_error;
mod log;
mod puzzle_name;
mod refused;
mod replay;
mod resume;
mod rewind;
mod save;
mod session;
mod settings;
mod story;
mod table;

pub use file::{ReadFault, read_text, read_text_from, read_whole, write_atomically};
pub use limits::{MAX_ACTIONS, MAX_SAVE_BYTES};
pub use load::{Loading, load};
pub use load_error::LoadError;
pub use log::{Entry, Log, Record, Time};
pub use puzzle_name::PuzzleName;
pub use refused::Refused;
pub use rewind::Rewind;
pub use save::Save;
pub use session::{Mistake, Player, Session};
pub use settings::Settings;
pub use story::Story;
pub use table::Table;

/// The sentences of this crate's errors.
const ENGLISH: &str = include_str!("english.ftl");

parlour_kernel::english_errors! { ENGLISH => LoadError, ReadFault }
