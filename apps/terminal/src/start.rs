//! Where a sitting begins.

use parlour_midend::{AnyTable, Game};
use std::{fmt, path::PathBuf};

/// What to show first.
pub enum Start {
    /// The menu of games.
    Menu,
    /// A game: where it was left, or a new one. Leaving it ends the sitting.
    Game(&'static Game),
    /// A table that stands ready. Leaving it ends the sitting.
    Play {
        /// The table.
        table: Box<dyn AnyTable>,
        /// Where it is saved after every step; the game's usual place if not given.
        save_to: Option<PathBuf>,
    },
}

impl fmt::Debug for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Start::Menu => f.write_str("Menu"),
            Start::Game(game) => f.debug_tuple("Game").field(&game.id).finish(),
            Start::Play { table, save_to } => {
                f.debug_struct("Play").field("game", &table.game()).field("save_to", save_to).finish()
            }
        }
    }
}
