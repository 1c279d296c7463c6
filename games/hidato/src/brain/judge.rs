//! The solution check: whether a board has one solution, where two of them differ, or why there is none;
//! and which numbers of the player are wrong.

use crate::{
    brain::{
        Filling, Puzzle,
        hinter::places,
        mistakes,
        solver::{self, Solved},
        teach::{Level, Words, contradiction},
    },
    rules::{Cell, Hidato, Seen, Setup, Token},
};
use parlour_brain::{Budget, Judge, Verdict};
use parlour_kernel::Message;

/// Compares a game with its solution.
#[derive(Clone, Copy, Debug, Default)]
pub struct HidatoJudge;

impl Judge<Hidato> for HidatoJudge {
    fn examine(&self, seen: &Seen<'_>, budget: &mut Budget) -> Option<Verdict> {
        let puzzle = Puzzle::of(seen);
        match solver::solve(&puzzle, budget) {
            None => Some(verdict(seen, "unknown", Message::new("hidato.unknown"), &[])),
            Some(Solved::Unique(_)) => None,
            Some(Solved::None) => Some(without_solution(seen, &puzzle, budget)),
            Some(Solved::Many(first, second)) => many(seen, &first, &second),
        }
    }

    fn judge(&self, seen: &Seen<'_>, budget: &mut Budget) -> Option<Verdict> {
        let puzzle = Puzzle::of(seen);
        if matches!(solver::solve(&puzzle, budget)?, Solved::None) {
            return Some(without_solution(seen, &puzzle, budget));
        }
        let wrong = mistakes::all(seen, budget)?;
        let Some(first) = wrong.first() else {
            return Some(verdict(seen, "good", Message::new("hidato.judge-good"), &[]));
        };
        let why = mistakes::explained(seen, *first, &wrong, budget);
        let cells: Vec<Cell> = wrong.iter().map(|spot| spot.cell).collect();
        let names: Vec<String> = cells.iter().map(|cell| seen.board().place(*cell).to_string()).collect();
        let text = Message::new("hidato.judge-wrong").int("n", cells.len() as u32);
        let text = text.text("cells", names.join(", ")).message("why", why.text);
        Some(verdict(seen, "wrong", text, &cells))
    }
}

fn verdict(game: &Hidato, code: &str, text: Message, cells: &[Cell]) -> Verdict {
    Verdict { code: code.to_owned(), text, cells: places(game, cells), examples: Vec::new() }
}

/// No solution, with the contradiction if techniques find one.
fn without_solution(game: &Hidato, puzzle: &Puzzle, budget: &mut Budget) -> Verdict {
    let found = [Level::NO_GUESS, Level::HIGHEST]
        .into_iter()
        .find_map(|highest| contradiction(puzzle, highest, budget));
    let Some(found) = found else {
        return verdict(game, "none", Message::new("hidato.unsolvable"), &[]);
    };
    let words = Words::of(&puzzle.board, &puzzle.givens);
    let text = Message::new("hidato.unsolvable-because").message("why", words.refuted(&found));
    let mut cells: Vec<Cell> = found.cells().chain(found.conflict.cells()).collect();
    cells.sort_unstable();
    cells.dedup();
    verdict(game, "none", text, &cells)
}

/// Where two solutions differ.
fn many(game: &Hidato, first: &Filling, second: &Filling) -> Option<Verdict> {
    let differs = |cell: &Cell| first.value(*cell) != second.value(*cell);
    let cells: Vec<Cell> = game.board().cells().filter(differs).collect();
    let cell = *cells.first()?;
    let text = Message::new("hidato.many")
        .text("place", game.board().place(cell).to_string())
        .int("first", first.value(cell).number())
        .int("second", second.value(cell).number())
        .int("n", cells.len() as u32);
    let examples = [first, second].map(|filling| filled(game, filling).to_string()).to_vec();
    Some(Verdict { examples, ..verdict(game, "many", text, &cells) })
}

/// The board with every number of a solution given.
fn filled(game: &Hidato, filling: &Filling) -> Setup {
    let mut setup = game.setup().clone();
    let columns = usize::from(setup.columns);
    for cell in game.board().cells() {
        let place = game.board().place(cell);
        let at = usize::from(place.row) * columns + usize::from(place.col);
        setup.tokens[at] = Token::Given(filling.value(cell).number());
    }
    setup
}
