//! The games that people can play.

use parlour_hidato::rules::Hidato;
use parlour_midend::{AnyTable, Game, Listed};
use parlour_mill::rules::Mill;
use parlour_rogue::rules::Rogue;
use parlour_shutbox::rules::ShutBox;
use parlour_sudoku::rules::Sudoku;
use parlour_table::{LoadError, Save};

/// Every game of the house, in the order menus show them, as far as is known before one is opened.
pub static HOUSE: &[Listed] = &[
    Listed::of::<ShutBox>(),
    Listed::of::<Sudoku>(),
    Listed::of::<Hidato>(),
    Listed::of::<Mill>(),
    Listed::of::<Rogue>(),
];

/// The same games, to be opened.
pub static GAMES: &[Game] = &[
    Game::of::<ShutBox>(),
    Game::of::<Sudoku>(),
    Game::of::<Hidato>(),
    Game::of::<Mill>(),
    Game::of::<Rogue>(),
];

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
