//! Singles: the last cell of a house, the last digit of a cell, the last place of a digit.

use super::{
    board::Board,
    candidates::{Candidate, CandidateSet},
    step::{Flow, Sink, Step},
    technique::Technique,
};
use crate::rules::Digit;

/// A house with one empty cell.
pub fn full_house(board: &Board, sink: &mut Sink<'_>) -> Flow {
    for house in board.table().houses() {
        let empty = house.cells.and(board.empty());
        if empty.len() == 1
            && let Some(cell) = empty.first()
            && let Some(digit) = board.left(cell).first()
            && board.left(cell).len() == 1
        {
            sink(told(Technique::FullHouse, Candidate { digit, cell }).in_houses([house]))?;
        }
    }
    Flow::Continue(())
}

/// A cell with one candidate.
pub fn naked(board: &Board, sink: &mut Sink<'_>) -> Flow {
    for cell in board.empty().iter() {
        if board.left(cell).len() == 1
            && let Some(digit) = board.left(cell).first()
        {
            sink(told(Technique::NakedSingle, Candidate { digit, cell }))?;
        }
    }
    Flow::Continue(())
}

/// A digit with one place in a house.
pub fn hidden(board: &Board, sink: &mut Sink<'_>) -> Flow {
    for digit in Digit::all() {
        for house in board.table().houses() {
            let places = board.places(digit).and(house.cells);
            if places.len() == 1
                && let Some(cell) = places.first()
            {
                sink(told(Technique::HiddenSingle, Candidate { digit, cell }).in_houses([house]))?;
            }
        }
    }
    Flow::Continue(())
}

fn told(technique: Technique, candidate: Candidate) -> Step {
    Step::of(technique).placing(candidate).resting_on(CandidateSet::only(candidate))
}
