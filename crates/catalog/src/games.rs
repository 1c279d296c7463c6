//! The games.

use parlour_midend::{AnyTable, Game, Listed};
use parlour_table::{LoadError, Save};

macro_rules! games {
    ($($game:ty $(: $($brain:ty),*)?;)*) => {
        /// Every game in menu order, as far as it is known without opening one.
        pub static HOUSE: &[Listed] = &[$(Listed::of::<$game>()),*];

        /// The same games, able to open tables.
        pub static GAMES: &[Game] = &[$(Game::of::<$game>()),*];
    };
}

crate::every_game!(games);

/// The game with this id.
pub fn game(id: &str) -> Option<&'static Game> {
    GAMES.iter().find(|game| game.id == id)
}

/// Opens a saved game of any kind.
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
