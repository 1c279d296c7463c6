//! What the terminal front end opens with.

use parlour_midend::{AnyTable, Game};
use std::{fmt, path::PathBuf};

/// What to show first.
pub enum Start {
    /// The menu of games.
    Menu,
    /// A game: the last one, or a new one. Leaving it ends the program.
    Game(&'static Game),
    /// A game's first round; leaving it leads to the game.
    First(&'static Game),
    /// A given table. Leaving it ends the program.
    Play {
        /// The table to play at.
        table: Box<dyn AnyTable>,
        /// Where to save it after every step; the game's usual place if `None`.
        save_to: Option<PathBuf>,
    },
}

impl fmt::Debug for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Start::Menu => f.write_str("Menu"),
            Start::Game(game) => f.debug_tuple("Game").field(&game.id).finish(),
            Start::First(game) => f.debug_tuple("First").field(&game.id).finish(),
            Start::Play { table, save_to } => {
                f.debug_struct("Play").field("game", &table.game()).field("save_to", save_to).finish()
            }
        }
    }
}
