//! The whole way from the clues to the solution, a page for every step. The board is the player's own, emptied.

use super::{doing, said, told};
use crate::{
    brain::{
        solver::{AnySolver, Solved},
        teach::{Board, Candidate, CandidateSet, Step, Teacher},
    },
    rules::{Action, Cell, CellSet, Grid, Seen, Setup, Sudoku},
};
use parlour_brain::{Budget, Hint, Lesson, Stage};
use parlour_kernel::{Message, Rules};

/// The way of a puzzle; `None` where the budget runs out.
pub fn whole(seen: &Seen<'_>, budget: &mut Budget) -> Option<Lesson> {
    let start = emptied(seen);
    let puzzle = seen.puzzle();
    let solution = match AnySolver::of(seen.variant()).solve_within(&puzzle, budget).ok()? {
        Solved::Unique(solution) => solution,
        Solved::None => return Some(only(start, "none", "sudoku.hint-none")),
        Solved::Many(..) => return Some(only(start, "many", "sudoku.explain-many")),
    };
    let mut board = Board::known(&Setup::of(puzzle).by(seen.variant().clone()), true);
    let mut teacher = Teacher::default();
    let mut steps = Vec::new();
    let mut filled = false;
    while !board.is_full() {
        let Some(step) = teacher.next_within(&board, budget).ok()? else {
            let (hint, given) = given_away(seen, &board, &solution, filled)?;
            board.place(given);
            steps.push(hint);
            continue;
        };
        if !filled && !step.eliminations.is_empty() {
            filled = true;
            steps.push(fill(seen, &board));
        }
        let hint = Hint { stages: vec![told::whole(&board, &step)], ..told::plain(&step) };
        steps.push(doing(seen, hint, &actions(&board, &step, filled)));
        board.apply(&step);
    }
    Some(Lesson { start, steps })
}

/// A lesson of one page.
fn only(start: Vec<String>, word: &str, key: &'static str) -> Lesson {
    Lesson { start, steps: vec![said(word, Message::new(key), Vec::new())] }
}

/// Takes away everything that the player wrote.
fn emptied(seen: &Sudoku) -> Vec<String> {
    let mut actions = Vec::new();
    for cell in Cell::all().filter(|cell| !seen.is_given(*cell)) {
        let notes = seen.notes(cell);
        if seen.digits().get(cell).is_some() {
            actions.push(Action::Clear(cell));
        }
        if !notes.corner.or(notes.centre).is_empty() {
            actions.push(Action::Clear(cell));
        }
    }
    let coloured = Cell::all().filter(|cell| seen.notes(*cell).colour.is_some());
    actions.extend(coloured.map(|cell| Action::Colour(cell, None)));
    actions.iter().map(|action| seen.write(action)).collect()
}

/// All candidates, once a step needs them.
fn fill(seen: &Sudoku, board: &Board) -> Hint {
    let text = Message::new("sudoku.explain-fill");
    let marks = board.empty().iter().flat_map(|cell| {
        board.left(cell).iter().map(move |digit| Action::Corner(cell, digit)).collect::<Vec<_>>()
    });
    let marks: Vec<Action> = marks.collect();
    let stages = vec![Stage::new(text.clone(), Vec::new())];
    doing(seen, Hint { stages, ..said("fill", text, Vec::new()) }, &marks)
}

/// A digit of the solution, where no technique leads further.
fn given_away(seen: &Sudoku, board: &Board, solution: &Grid, filled: bool) -> Option<(Hint, Candidate)> {
    let cell = board.empty().iter().min_by_key(|cell| board.left(*cell).len())?;
    let given = Candidate { digit: solution.get(cell)?, cell };
    let text =
        Message::new("sudoku.reveal").int("digit", given.digit.number()).text("cell", cell.to_string());
    let stage = Stage { marks: told::placed(given), ..Stage::new(text.clone(), super::indices([cell])) };
    let hint = Hint { stages: vec![stage], ..said("reveal", text, vec![cell]) };
    Some((doing(seen, hint, &placing(board, given, filled)), given))
}

/// What a step does to an emptied board on which candidates are filled in, or not.
fn actions(board: &Board, step: &Step, filled: bool) -> Vec<Action> {
    let unmark = |set: &CandidateSet| {
        set.iter()
            .filter(|candidate| board.has(*candidate))
            .map(|candidate| Action::Corner(candidate.cell, candidate.digit))
            .collect::<Vec<_>>()
    };
    let mut actions = unmark(&step.eliminations);
    for candidate in step.placements.iter() {
        actions.extend(placing(board, candidate, filled));
    }
    actions
}

/// Writes a digit and, among filled in candidates, takes it from the peers.
fn placing(board: &Board, placed: Candidate, filled: bool) -> Vec<Action> {
    let mut actions = vec![Action::Set(placed.cell, placed.digit)];
    if filled {
        let out = board.ruled_out_by(placed.digit, CellSet::of(placed.cell));
        actions.extend(out.iter().map(|candidate| Action::Corner(candidate.cell, candidate.digit)));
    }
    actions
}
