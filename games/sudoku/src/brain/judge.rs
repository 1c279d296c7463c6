//! The solution check: whether a puzzle has one solution, and which entries contradict it.

use crate::{
    brain::{
        hinter::wrong_entries,
        solver::{AnySolver, Solved},
    },
    rules::{Cell, CellSet, Digit, Seen, Setup, Sudoku},
};
use parlour_brain::{Budget, Judge, Verdict};
use parlour_kernel::Message;

/// Compares a game with its solution.
#[derive(Clone, Copy, Debug, Default)]
pub struct SudokuJudge;

impl Judge<Sudoku> for SudokuJudge {
    fn examine(&self, seen: &Seen<'_>, budget: &mut Budget) -> Option<Verdict> {
        if !budget.spend(1) {
            return None;
        }
        match solved(seen, budget)? {
            Solved::Unique(_) => None,
            Solved::None => Some(verdict("none", Message::new("sudoku.none"), vec![])),
            Solved::Many(first, second) => {
                let differs = |cell: &Cell| first.get(*cell) != second.get(*cell);
                let cells: Vec<Cell> = Cell::all().filter(differs).collect();
                let cell = cells.first()?;
                let digit = |digit: Option<Digit>| digit.map_or(0, Digit::number);
                let text = Message::new("sudoku.many")
                    .text("cell", cell.to_string())
                    .int("first", digit(first.get(*cell)))
                    .int("second", digit(second.get(*cell)));
                let examples = vec![first.to_string(), second.to_string()];
                Some(Verdict { examples, ..verdict("many", text, cells) })
            }
        }
    }

    fn solution(&self, seen: &Seen<'_>, budget: &mut Budget) -> Option<Setup> {
        if !budget.spend(1) {
            return None;
        }
        match solved(seen, budget)? {
            Solved::Unique(digits) => {
                let entries = CellSet::full().without(seen.givens());
                Some(Setup { digits, entries, variant: seen.variant().clone() })
            }
            _ => None,
        }
    }

    fn judge(&self, seen: &Seen<'_>, budget: &mut Budget) -> Option<Verdict> {
        if !budget.spend(1) {
            return None;
        }
        let solution = match solved(seen, budget)? {
            Solved::Unique(solution) => solution,
            Solved::None => return Some(verdict("none", Message::new("sudoku.judge-none"), vec![])),
            Solved::Many(..) => return Some(verdict("many", Message::new("sudoku.judge-many"), vec![])),
        };
        let wrong: Vec<Cell> = wrong_entries(seen, &solution).collect();
        if wrong.is_empty() {
            return Some(verdict("good", Message::new("sudoku.judge-good"), wrong));
        }
        let names: Vec<String> = wrong.iter().map(ToString::to_string).collect();
        let text = Message::new("sudoku.judge-wrong").int("n", wrong.len() as u32);
        Some(verdict("wrong", text.text("cells", names.join(", ")), wrong))
    }
}

/// The solutions of the puzzle; `None` where the budget runs out.
fn solved(seen: &Seen<'_>, budget: &mut Budget) -> Option<Solved> {
    AnySolver::of(seen.variant()).solve_within(&seen.puzzle(), budget).ok()
}

fn verdict(code: &str, text: Message, cells: Vec<Cell>) -> Verdict {
    let cells = cells.into_iter().map(|cell| cell.index() as u16).collect();
    Verdict { code: code.to_owned(), text, cells, examples: Vec::new() }
}
