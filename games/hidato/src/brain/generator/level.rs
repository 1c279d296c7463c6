//! Clues for a wished level: added until techniques up to that level suffice, then removed where they are
//! not needed. Techniques without guessing prove that there is one solution.

use crate::{
    brain::{
        Filling, Puzzle,
        teach::{Lesson, Level, Next, Rated, Spot, rate},
    },
    rules::{Board, Cell, Value},
};
use parlour_brain::Budget;

/// How many clues are removed at a time: first many, then fewer.
const PARTS: [usize; 3] = [16, 4, 1];
/// On boards larger than this, clues are never removed one by one.
const LARGE: u16 = 400;

/// Clues that make techniques up to a level without guessing suffice, tried in an order; `None` if the
/// budget runs out. Cells not in `order` are given.
pub fn sufficient(
    board: &Board,
    solution: &Filling,
    order: &[Cell],
    highest: Level,
    budget: &mut Budget,
) -> Option<Vec<Option<Value>>> {
    let mut givens: Vec<Option<Value>> = solution.values().iter().copied().map(Some).collect();
    for cell in order {
        givens[cell.index()] = None;
    }
    let mut puzzle = Puzzle { board: board.clone(), givens, links: Vec::new() };
    let mut clues = missing(&puzzle, solution, order, highest, budget)?;
    for cell in &clues {
        puzzle.givens[cell.index()] = Some(solution.value(*cell));
    }
    for size in PARTS.into_iter().filter(|size| *size > 1 || board.size() <= LARGE) {
        let mut kept = Vec::new();
        for part in clues.chunks(size) {
            for cell in part {
                puzzle.givens[cell.index()] = None;
            }
            if !matches!(rate(&puzzle, highest, budget)?, Rated::Rated(_)) {
                for cell in part {
                    puzzle.givens[cell.index()] = Some(solution.value(*cell));
                }
                kept.extend_from_slice(part);
            }
        }
        clues = kept;
    }
    Some(puzzle.givens)
}

/// The clues that must be added: one wherever the techniques get stuck.
fn missing(
    puzzle: &Puzzle,
    solution: &Filling,
    order: &[Cell],
    highest: Level,
    budget: &mut Budget,
) -> Option<Vec<Cell>> {
    let mut lesson = Lesson::of(puzzle);
    let mut order = order.iter();
    let mut clues = Vec::new();
    loop {
        match lesson.next(highest, budget) {
            Next::Step(_) => {}
            Next::Complete => return Some(clues),
            Next::Stopped => return None,
            Next::Stuck | Next::Conflict(_) => {
                let cell = *order.find(|cell| lesson.candidates().is_free(**cell))?;
                lesson.tell(Spot { value: solution.value(cell), cell });
                clues.push(cell);
            }
        }
    }
}
