//! The player's wrong numbers, and why they are wrong. Says what breaks, not what would be right.

use crate::{
    brain::{
        Filling, Puzzle,
        solver::{self, Solved},
        teach::{Candidates, Level, Refutation, Spot, Words, refute},
    },
    rules::{Cell, Hidato},
};
use parlour_brain::Budget;
use parlour_kernel::Message;

/// A number that must be removed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// The number and its cell.
    pub spot: Spot,
    pub text: Message,
    /// The cells to look at.
    pub cells: Vec<Cell>,
}

/// The player's numbers that no solution has together with the others; empty if the puzzle itself has no
/// solution. `None` if the budget runs out.
pub fn all(game: &Hidato, budget: &mut Budget) -> Option<Vec<Spot>> {
    let placed = placed(game);
    if placed.is_empty() {
        return Some(Vec::new());
    }
    match solver::solve(&Puzzle::of(game), budget)? {
        Solved::None => Some(Vec::new()),
        Solved::Unique(filling) => Some(against(&placed, &filling)),
        Solved::Many(..) => one_by_one(game, &placed, budget),
    }
}

/// Why a number contradicts those that are right.
pub fn explained(game: &Hidato, spot: Spot, wrong: &[Spot], budget: &mut Budget) -> Mistake {
    let mut right = Puzzle::as_it_stands(game);
    for wrong in wrong {
        right.givens[wrong.cell.index()] = None;
    }
    let candidates = Candidates::of(&right);
    let refutation = [Level::NO_GUESS, Level::HIGHEST]
        .into_iter()
        .find_map(|highest| refute(&candidates, spot, highest, budget));
    let mut stands = right.givens.clone();
    stands[spot.cell.index()] = Some(spot.value);
    let words = Words::of(&right.board, &stands);
    let message = match &refutation {
        Some(refutation) => {
            Message::new("hidato.hint-wrong").message("why", words.refuted(&refutation.without_assumption()))
        }
        None => Message::new("hidato.hint-wrong-search"),
    };
    let text = message.int("value", spot.value.number()).text("place", words.place(spot.cell));
    let mut cells = vec![spot.cell];
    for cell in refutation.iter().flat_map(Refutation::cells) {
        if !cells.contains(&cell) {
            cells.push(cell);
        }
    }
    Mistake { spot, text, cells }
}

/// The player's numbers in ascending order.
fn placed(game: &Hidato) -> Vec<Spot> {
    let cells = game.board().cells().filter(|cell| !game.is_given(*cell));
    let mut placed: Vec<Spot> =
        cells.filter_map(|cell| Some(Spot { value: game.value(cell)?, cell })).collect();
    placed.sort_unstable();
    placed
}

fn against(placed: &[Spot], filling: &Filling) -> Vec<Spot> {
    placed.iter().filter(|spot| filling.value(spot.cell) != spot.value).copied().collect()
}

/// For boards with several solutions: the numbers that fit none of them together with those accepted
/// before.
fn one_by_one(game: &Hidato, placed: &[Spot], budget: &mut Budget) -> Option<Vec<Spot>> {
    if !matches!(solver::solve(&Puzzle::as_it_stands(game), budget)?, Solved::None) {
        return Some(Vec::new());
    }
    let mut puzzle = Puzzle::of(game);
    let mut wrong = Vec::new();
    for spot in placed {
        puzzle.givens[spot.cell.index()] = Some(spot.value);
        if matches!(solver::solve(&puzzle, budget)?, Solved::None) {
            puzzle.givens[spot.cell.index()] = None;
            wrong.push(*spot);
        }
    }
    Some(wrong)
}
