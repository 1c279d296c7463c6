//! Naked and hidden sets: as many digits as cells in one house.

use super::{
    board::Board,
    combine::{each_digits, each_subset},
    step::{Flow, Sink, Step, offer},
    table::House,
    technique::Technique,
};
use crate::rules::{CellSet, Digit, DigitSet};

/// Two cells with two candidates.
pub fn naked_pair(board: &Board, sink: &mut Sink<'_>) -> Flow {
    naked(board, Technique::NakedPair, 2, sink)
}

/// Three cells with three candidates.
pub fn naked_triple(board: &Board, sink: &mut Sink<'_>) -> Flow {
    naked(board, Technique::NakedTriple, 3, sink)
}

/// Four cells with four candidates.
pub fn naked_quadruple(board: &Board, sink: &mut Sink<'_>) -> Flow {
    naked(board, Technique::NakedQuadruple, 4, sink)
}

/// Two digits with two places.
pub fn hidden_pair(board: &Board, sink: &mut Sink<'_>) -> Flow {
    hidden(board, Technique::HiddenPair, 2, sink)
}

/// Three digits with three places.
pub fn hidden_triple(board: &Board, sink: &mut Sink<'_>) -> Flow {
    hidden(board, Technique::HiddenTriple, 3, sink)
}

/// Four digits with four places.
pub fn hidden_quadruple(board: &Board, sink: &mut Sink<'_>) -> Flow {
    hidden(board, Technique::HiddenQuadruple, 4, sink)
}

fn naked(board: &Board, technique: Technique, size: usize, sink: &mut Sink<'_>) -> Flow {
    for house in board.table().houses() {
        let open = house.cells.and(board.empty());
        if open.len() as usize <= size {
            continue;
        }
        let is_small = |cell: &_| (2..=size).contains(&(board.left(*cell).len() as usize));
        let small: CellSet = open.iter().filter(is_small).collect();
        each_subset(small, size, &mut |cells| {
            let digits = board.union(cells);
            if digits.len() as usize != size {
                return Flow::Continue(());
            }
            let mut step = Step::of(technique).in_houses([house]);
            for digit in digits.iter() {
                let places = board.places(digit).and(house.cells);
                step.base.add(digit, places.and(cells));
                step.eliminations.add(digit, places.without(cells));
            }
            offer(step, sink)
        })?;
    }
    Flow::Continue(())
}

fn hidden(board: &Board, technique: Technique, size: usize, sink: &mut Sink<'_>) -> Flow {
    for house in board.table().houses() {
        if house.cells.and(board.empty()).len() as usize <= size {
            continue;
        }
        let few = few_places(board, house, size);
        each_digits(few, size, &mut |digits| {
            let places = |digit: Digit| board.places(digit).and(house.cells);
            let cells = digits.iter().fold(CellSet::EMPTY, |set, digit| set.or(places(digit)));
            if cells.len() as usize != size {
                return Flow::Continue(());
            }
            let mut step = Step::of(technique).in_houses([house]);
            for digit in digits.iter() {
                step.base.add(digit, places(digit));
            }
            for digit in DigitSet::FULL.without(digits).iter() {
                step.eliminations.add(digit, board.places(digit).and(cells));
            }
            offer(step, sink)
        })?;
    }
    Flow::Continue(())
}

/// The digits with two places or more in a house, but no more than this.
fn few_places(board: &Board, house: &House, most: usize) -> DigitSet {
    let count = |digit: &Digit| board.places(*digit).and(house.cells).len() as usize;
    Digit::all().filter(|digit| (2..=most).contains(&count(digit))).collect()
}
