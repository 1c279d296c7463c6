//! What thinks about the games.

use parlour_brain::Nobody;
use parlour_hidato::{
    brain::{HidatoGenerator, HidatoHinter, HidatoJudge},
    rules::Hidato,
};
use parlour_midend::Engine;
use parlour_mill::{
    brain::{MillBot, MillHinter},
    rules::Mill,
};
use parlour_rogue::rules::Rogue;
use parlour_shutbox::{
    brain::{ShutBoxBot, ShutBoxHinter},
    rules::ShutBox,
};
use parlour_sudoku::{
    brain::{SudokuGenerator, SudokuHinter, SudokuJudge},
    rules::Sudoku,
};

/// The engines of the games: who hints, who plays, who makes setups, who judges.
pub static ENGINES: &[Engine] = &[
    Engine::of::<ShutBox, ShutBoxHinter, ShutBoxBot, Nobody, Nobody>(),
    Engine::of::<Sudoku, SudokuHinter, Nobody, SudokuGenerator, SudokuJudge>(),
    Engine::of::<Hidato, HidatoHinter, Nobody, HidatoGenerator, HidatoJudge>(),
    Engine::of::<Mill, MillHinter, MillBot, Nobody, Nobody>(),
    Engine::of::<
        Rogue,
        parlour_rogue::brain::RogueHinter,
        parlour_rogue::brain::RogueBot,
        parlour_rogue::brain::RogueGenerator,
        Nobody,
    >(),
];

/// The engine of a game.
pub fn engine(game: &str) -> Option<&'static Engine> {
    ENGINES.iter().find(|engine| engine.id == game)
}
