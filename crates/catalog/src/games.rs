//! The games.

use parlour_kernel::Rules;
use parlour_midend::{AnyTable, Game, Listed, Ways};
use parlour_table::{LoadError, Save};

macro_rules! games {
    ($($game:ty $(: $($brain:ty),*)?;)*) => {
        /// Every game in menu order, as far as it is known without opening one.
        pub static HOUSE: &[Listed] = &[$(Listed::of::<$game>()),*];

        static OPENED: [Game; [$(<$game as Rules>::ID),*].len()] = [$(
            if is_far(<$game as Rules>::ID) { Game::far::<$game>() } else { Game::of::<$game>() }
        ),*];

        /// The same games, able to open tables.
        pub static GAMES: &[Game] = &OPENED;

        /// How to open the games that are not in the browser's first file, by their ids.
        pub fn far_games() -> Vec<(&'static str, Ways)> {
            let mut far = Vec::new();
            $(if const { is_far(<$game as Rules>::ID) } {
                far.push((<$game as Rules>::ID, Ways::of::<$game>()));
            })*
            far
        }
    };
}

/// Games so large that in the browser every other board comes without them.
const FAR: [&str; 1] = ["rogue"];

const fn is_far(id: &str) -> bool {
    let mut index = 0;
    while index < FAR.len() {
        if is_same(FAR[index].as_bytes(), id.as_bytes()) {
            return cfg!(target_arch = "wasm32");
        }
        index += 1;
    }
    false
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    match (one, other) {
        ([], []) => true,
        ([first, one @ ..], [second, other @ ..]) => *first == *second && is_same(one, other),
        _ => false,
    }
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
