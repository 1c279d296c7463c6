//! Hints: so far one that reveals a cell of the solution, and says so.

use crate::{
    brain::solver::{Solved, solve},
    rules::{Action, Cell, Grid, Seen, Sudoku},
};
use parlour_brain::{Budget, Hint, Hinter};
use parlour_kernel::{Message, Rules};

/// Reveals one cell of the solution.
#[derive(Clone, Copy, Debug, Default)]
pub struct SudokuHinter;

impl Hinter<Sudoku> for SudokuHinter {
    /// A wrong entry first, then the empty cell with the fewest candidates. `None` unless the puzzle has
    /// exactly one solution: otherwise no cell could be called right.
    fn hint(&self, seen: &Seen<'_>, budget: &mut Budget) -> Option<Hint> {
        if !budget.spend(1) {
            return None;
        }
        let Solved::Unique(solution) = solve(&seen.puzzle()) else { return None };
        let cell = wrong_entries(seen, &solution).next().or_else(|| narrowest(seen.digits()))?;
        let digit = solution.get(cell)?;
        let message = |key: &'static str| {
            let message = Message::new(key).int("digit", digit.number());
            message.int("row", cell.row() + 1).int("column", cell.column() + 1)
        };
        let text = match seen.digits().get(cell) {
            Some(wrong) => message("sudoku.reveal-wrong").int("wrong", wrong.number()),
            None => message("sudoku.reveal"),
        };
        Some(Hint {
            action: seen.write(&Action::Set(cell, digit)),
            technique: "reveal".to_owned(),
            cells: vec![cell.index() as u16],
            text,
            columns: Vec::new(),
            choices: Vec::new(),
            stages: Vec::new(),
        })
    }
}

/// The cells whose digit differs from the solution.
pub(super) fn wrong_entries(seen: &Seen<'_>, solution: &Grid) -> impl Iterator<Item = Cell> {
    seen.digits().filled().filter(|(cell, digit)| solution.get(*cell) != Some(*digit)).map(|(cell, _)| cell)
}

fn narrowest(grid: &Grid) -> Option<Cell> {
    let empty = Cell::all().filter(|cell| grid.get(*cell).is_none());
    empty.min_by_key(|cell| grid.candidates(*cell).len())
}
