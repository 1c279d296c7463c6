//! The games that people can play.

use parlour_midend::{AnyTable, Game, Listed};
use parlour_table::{LoadError, Save};

macro_rules! games {
    ($($game:ty $(: $($brain:ty),*)?;)*) => {
        /// Every game of the house, in the order menus show them, as far as is known before one is opened.
        pub static HOUSE: &[Listed] = &[$(Listed::of::<$game>()),*];

        /// The same games, to be opened.
        pub static GAMES: &[Game] = &[$(Game::of::<$game>()),*];
    };
}

crate::every_game!(games);

/// The game with this id.
pub fn game(id: &str) -> Option<&'static Game> {
    GAMES.iter().find(|game| game.id == id)
}

/// Opens a saved game, whichever it is of.
///
/// # Errors
/// Why it was refused.
pub fn load(text: &str) -> Result<Box<dyn AnyTable>, LoadError> {
    let save = Save::read(text)?;
    match game(save.game()) {
        Some(game) => game.replay(save),
        None => Err(LoadError::OtherGame(save.game().to_owned())),
    }
}
