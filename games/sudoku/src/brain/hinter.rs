//! The teacher at the table: what is wrong first, then the easiest step that what the player sees justifies, in
//! stages. Singles follow from the digits alone; whatever rules candidates out rests on the player's marks.

mod lesson;
mod mistakes;
mod notes;
mod told;

use crate::{
    brain::{
        solver::{AnySolver, Solved},
        teach::{self, Board, Candidate, Teacher, Technique},
    },
    rules::{Action, Cell, Digit, Grid, Seen, Sudoku},
};
use notes::Notes;
use parlour_brain::{Budget, Hint, Hinter, Lesson, Stage};
use parlour_kernel::{Message, Rules};

pub(super) use mistakes::wrong_entries;

/// Explains the next step by techniques that people use.
#[derive(Clone, Copy, Debug, Default)]
pub struct SudokuHinter;

/// What follows from the digits alone, as people look for it.
const SINGLES: [Technique; 3] = [Technique::FullHouse, Technique::HiddenSingle, Technique::NakedSingle];

impl Hinter<Sudoku> for SudokuHinter {
    fn hint(&self, seen: &Seen<'_>, budget: &mut Budget) -> Option<Hint> {
        if seen.is_solved() || !budget.spend(1) {
            return None;
        }
        let mut solver = AnySolver::of(seen.variant());
        match solver.solve_within(&seen.puzzle(), budget).ok()? {
            Solved::Unique(solution) => advise(seen, &solution, true, budget),
            Solved::None => Some(said("none", Message::new("sudoku.hint-none"), Vec::new())),
            Solved::Many(..) => match solver.solve_within(seen.digits(), budget).ok()? {
                Solved::Unique(solution) => advise(seen, &solution, false, budget),
                Solved::None => Some(mistakes::none_of_many(seen)),
                Solved::Many(one, other) => Some(one_of_many(seen, &one, &other)),
            },
        }
    }

    fn explain(&self, seen: &Seen<'_>, budget: &mut Budget) -> Option<Lesson> {
        lesson::whole(seen, budget)
    }
}

/// The next thing to do on the way to the only solution of what stands. Whether the clues alone have only that one
/// decides which techniques count.
fn advise(seen: &Seen<'_>, solution: &Grid, unique: bool, budget: &mut Budget) -> Option<Hint> {
    if let Some(wrong) = mistakes::first(seen, solution) {
        return Some(wrong);
    }
    let board = Board::known(&seen.setup(), unique);
    if let Some(step) = SINGLES.iter().find_map(|technique| teach::first(&board, *technique)) {
        return Some(told::step(seen, &board, &step));
    }
    let notes = Notes::of(seen, &board);
    let mut teacher = Teacher::default();
    if notes.are_everywhere() {
        if let Some(hint) = notes.stale().or_else(|| notes.missing(solution)) {
            return Some(hint);
        }
        let board = notes.board();
        return match teacher.next_within(&board, budget).ok()? {
            Some(step) => Some(told::step(seen, &board, &step)),
            None => reveal(seen, solution),
        };
    }
    match teacher.next_within(&board, budget).ok()? {
        Some(step) if step.eliminations.is_empty() => Some(told::step(seen, &board, &step)),
        Some(_) => Some(notes.fill(solution)),
        None => reveal(seen, solution),
    }
}

/// What the digits on the grid decide, where several solutions are left; otherwise only that they are.
fn one_of_many(seen: &Seen<'_>, one: &Grid, other: &Grid) -> Hint {
    let board = Board::known(&seen.setup(), false);
    if let Some(step) = SINGLES.iter().find_map(|technique| teach::first(&board, *technique)) {
        return told::step(seen, &board, &step);
    }
    let differs = Cell::all().find(|cell| one.get(*cell) != other.get(*cell));
    let cells: Vec<Cell> = differs.into_iter().collect();
    let digit = |grid: &Grid| cells.first().and_then(|cell| grid.get(*cell)).map_or(0, Digit::number);
    let text = Message::new("sudoku.hint-many")
        .text("cell", cells.first().map(ToString::to_string).unwrap_or_default())
        .int("first", digit(one))
        .int("second", digit(other));
    said("many", text, cells)
}

/// A digit of the solution, where no technique leads further: the cell with the fewest candidates.
fn reveal(seen: &Seen<'_>, solution: &Grid) -> Option<Hint> {
    let empty = Cell::all().filter(|cell| seen.digits().get(*cell).is_none());
    let cell = empty.min_by_key(|cell| seen.candidates(*cell).len())?;
    let digit = solution.get(cell)?;
    let text = Message::new("sudoku.reveal").int("digit", digit.number()).text("cell", cell.to_string());
    let stage =
        Stage { marks: told::placed(Candidate { digit, cell }), ..Stage::new(text.clone(), indices([cell])) };
    Some(Hint {
        stages: vec![stage],
        action: seen.write(&Action::Set(cell, digit)),
        ..said("reveal", text, vec![cell])
    })
}

/// A hint that only says something.
fn said(technique: &str, text: Message, cells: Vec<Cell>) -> Hint {
    Hint {
        action: String::new(),
        then: Vec::new(),
        technique: technique.to_owned(),
        cells: indices(cells),
        text,
        columns: Vec::new(),
        choices: Vec::new(),
        stages: Vec::new(),
    }
}

/// The same with what it says to do.
fn doing(seen: &Sudoku, hint: Hint, actions: &[Action]) -> Hint {
    let mut texts = actions.iter().map(|action| seen.write(action));
    Hint { action: texts.next().unwrap_or_default(), then: texts.collect(), ..hint }
}

fn indices(cells: impl IntoIterator<Item = Cell>) -> Vec<u16> {
    cells.into_iter().map(|cell| cell.index() as u16).collect()
}
