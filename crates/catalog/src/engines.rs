//! The games' engines.

use parlour_midend::Engine;

macro_rules! engines {
    ($($game:ty $(: $hinter:ty, $bot:ty, $generator:ty, $judge:ty)?;)*) => {
        /// Every game's engine: its hinter, bot, generator and judge.
        pub static ENGINES: &[Engine] =
            &[$($(Engine::of::<$game, $hinter, $bot, $generator, $judge>(),)?)*];
    };
}

crate::every_game!(engines);

/// The engine of a game.
pub fn engine(game: &str) -> Option<&'static Engine> {
    ENGINES.iter().find(|engine| engine.id == game)
}
