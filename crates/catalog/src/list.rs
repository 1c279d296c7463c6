//! The single list of games, in menu order: adding a game here adds it to every other list.

/// Passes the list to a macro of the caller: one line per game, with its rules and, if it has them, its
/// hinter, bot, generator and judge.
#[macro_export]
macro_rules! every_game {
    ($each:ident) => {
        $each! {
            parlour_shutbox::rules::ShutBox:
                parlour_shutbox::brain::ShutBoxHinter,
                parlour_shutbox::brain::ShutBoxBot,
                parlour_shutbox::brain::ShutBoxGenerator,
                parlour_brain::Nobody;
            parlour_sudoku::rules::Sudoku:
                parlour_sudoku::brain::SudokuHinter,
                parlour_brain::Nobody,
                parlour_sudoku::brain::SudokuGenerator,
                parlour_sudoku::brain::SudokuJudge;
            parlour_hidato::rules::Hidato:
                parlour_hidato::brain::HidatoHinter,
                parlour_brain::Nobody,
                parlour_hidato::brain::HidatoGenerator,
                parlour_hidato::brain::HidatoJudge;
            parlour_mill::rules::Mill:
                parlour_mill::brain::MillHinter,
                parlour_mill::brain::MillBot,
                parlour_mill::brain::MillTrainer,
                parlour_brain::Nobody;
            parlour_rogue::rules::Rogue:
                parlour_rogue::brain::RogueHinter,
                parlour_rogue::brain::RogueBot,
                parlour_rogue::brain::RogueGenerator,
                parlour_brain::Nobody;
        }
    };
}
