//! A game being played: the state at the table, its history, session and log, and saves, which
//! are replays. Generic over [`kernel::Rules`]; knows no game, no front end and no clock (times
//! are handed in).
//!
//! See `examples/replay.rs` for a game played, saved and re-executed.

mod file;
mod history;
mod load;
mod log;
mod refused;
mod rewind;
mod save;
mod session;
mod settings;
mod story;
mod table;

pub use file::write_atomically;
pub use load::{LoadError, MAX_SAVE_BYTES, game_of, load};
pub use log::{Entry, Log, Record, Time};
pub use refused::Refused;
pub use rewind::Rewind;
pub use session::{MISTAKES_KEPT, Mistake, Player, Session};
pub use settings::Settings;
pub use story::Story;
pub use table::Table;
