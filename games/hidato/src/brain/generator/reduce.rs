//! Removes clues from a full path as long as it remains the only solution.
//!
//! The clues are examined in parts while the others stay. The solver is asked for a solution other than the
//! path, with the clues as assumptions. A refutation names the clues it needs, so one question can drop
//! many.

use crate::{
    brain::{
        Filling, Puzzle,
        solver::{Another, Question},
    },
    rules::{Board, Cell, Value},
};
use parlour_brain::Budget;

/// Clues examined at a time.
const PART: usize = 48;

/// The givens after removing what can go of the clues in `order`: each that stays is needed, as far as can
/// be shown in reasonable time. Cells not in `order` stay given. `None` if the budget runs out.
pub fn irreducible(
    board: &Board,
    solution: &Filling,
    order: &[Cell],
    budget: &mut Budget,
) -> Option<Vec<Option<Value>>> {
    let givens: Vec<Option<Value>> = solution.values().iter().copied().map(Some).collect();
    let mut puzzle = Puzzle { board: board.clone(), givens, links: Vec::new() };
    for part in order.chunks(PART) {
        for cell in part {
            puzzle.givens[cell.index()] = None;
        }
        for cell in needed(&puzzle, solution, part, budget)? {
            puzzle.givens[cell.index()] = Some(solution.value(cell));
        }
    }
    Some(puzzle.givens)
}

/// The clues of a part that are needed, besides all others, for a unique solution.
fn needed(puzzle: &Puzzle, solution: &Filling, part: &[Cell], budget: &mut Budget) -> Option<Vec<Cell>> {
    let mut question = Question::of(puzzle, solution);
    let mut open = match question.another(part, budget)? {
        Another::None(needed) => needed,
        Another::Possible => part.to_vec(),
    };
    let mut needed = Vec::new();
    while let Some(cell) = open.pop() {
        match question.another(&open, budget)? {
            Another::None(rest) => open.retain(|cell| rest.contains(cell)),
            Another::Possible => {
                question.fix(cell);
                needed.push(cell);
            }
        }
    }
    Some(needed)
}
