//! Takes clues away from a full path as long as it stays the only solution.
//!
//! A part of the clues is looked at at a time, the others stand meanwhile. The path is forbidden and
//! the clues are assumed: a contradiction means that there is no other solution, and names the clues
//! that it needs, so that one question drops many.

use crate::{
    brain::{
        Filling, Puzzle,
        solver::{Another, Question},
    },
    rules::{Board, Cell, Value},
};
use ::brain::Budget;

/// Clues that are looked at at a time.
const PART: usize = 48;

/// What is given in each cell after the clues in `order` were taken away where they can be: none of
/// those that stay could go without a second solution, as far as can be seen in reasonable time. Cells not in `order` stay given. None if the
/// budget is used up.
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

/// The clues of a part that are needed beside the others for one solution only.
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
