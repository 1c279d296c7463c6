//! The steps that end in a digit without a pencil: singles, and the locked candidates or hidden sets that leave
//! one place at once.

use super::hint::{Hint, Rule};
use crate::{
    brain::teach::{
        board::Board,
        candidates::Candidate,
        combine::each_digits,
        step::Flow,
        table::{House, Shape},
    },
    rules::{CellSet, Digit, DigitSet},
};

/// The shapes in the order in which the explainer looks at them.
pub const SHAPES: [Shape; 3] = [Shape::Box, Shape::Column, Shape::Row];

/// The next direct step.
pub fn next(board: &Board) -> Option<Hint> {
    single(board)
        .or_else(|| locked(board))
        .or_else(|| hidden_set(board, 2, Rule::DirectHiddenPair, 20))
        .or_else(|| naked(board))
        .or_else(|| hidden_set(board, 3, Rule::DirectHiddenTriplet, 25))
}

/// Every house in that order, then what a variant adds, which counts as lines.
fn all(board: &Board) -> impl Iterator<Item = &House> + Clone {
    let usual = SHAPES.into_iter().flat_map(|shape| houses(board, shape));
    usual.chain(board.table().houses().iter().filter(|house| house.shape.is_extra()))
}

fn houses(board: &Board, shape: Shape) -> impl Iterator<Item = &House> + Clone {
    board.table().shaped(shape)
}

/// The last cell of a house, else the only place of a digit.
fn single(board: &Board) -> Option<Hint> {
    let mut hidden = None;
    for house in all(board) {
        let rating = if house.shape.is_block() { 12 } else { 15 };
        let open = house.cells.and(board.empty());
        for digit in Digit::all() {
            let places = board.places(digit).and(house.cells);
            if let (Some(cell), 1) = (places.first(), places.len()) {
                let candidate = Candidate { digit, cell };
                if open.len() == 1 {
                    return Some(Hint::placing(Rule::LastCell, 10, candidate));
                }
                hidden = hidden.or(Some(Hint::placing(Rule::HiddenSingle, rating, candidate)));
            }
        }
    }
    hidden
}

fn naked(board: &Board) -> Option<Hint> {
    let cell = board.empty().iter().find(|cell| board.left(*cell).len() == 1)?;
    let digit = board.left(cell).first()?;
    Some(Hint::placing(Rule::NakedSingle, 23, Candidate { digit, cell }))
}

/// A digit that a house confines to another, which leaves one place in a neighbour of the first.
fn locked(board: &Board) -> Option<Hint> {
    let ways = [
        (Shape::Box, Shape::Column),
        (Shape::Box, Shape::Row),
        (Shape::Column, Shape::Box),
        (Shape::Row, Shape::Box),
    ];
    for (shape, across) in ways {
        for first in houses(board, shape) {
            for second in houses(board, across).filter(|house| house.cells.meets(first.cells)) {
                for digit in Digit::all() {
                    let places = board.places(digit).and(first.cells);
                    if places.len() < 2 || !second.cells.holds(places) {
                        continue;
                    }
                    for third in houses(board, shape) {
                        let there = board.places(digit).and(third.cells);
                        let rest = there.without(second.cells);
                        if third.cells != first.cells
                            && third.cells.meets(second.cells)
                            && there.len() > 1
                            && rest.len() == 1
                            && let Some(cell) = rest.first()
                        {
                            let (rule, rating) = match shape {
                                Shape::Box => (Rule::DirectPointing, 17),
                                _ => (Rule::DirectClaiming, 19),
                            };
                            return Some(Hint::placing(rule, rating, Candidate { digit, cell }));
                        }
                    }
                }
            }
        }
    }
    None
}

/// A hidden set that leaves one place in its house to another digit.
fn hidden_set(board: &Board, size: usize, rule: Rule, rating: u16) -> Option<Hint> {
    let mut found = None;
    for house in all(board) {
        if house.cells.and(board.empty()).len() as usize <= size {
            continue;
        }
        let places = |digit: Digit| board.places(digit).and(house.cells);
        let few = |digit: &Digit| (2..=size as u32).contains(&places(*digit).len());
        let digits: DigitSet = Digit::all().filter(few).collect();
        let flow = each_digits(digits, size, &mut |set| {
            let cells = set.iter().fold(CellSet::EMPTY, |cells, digit| cells.or(places(digit)));
            if cells.len() as usize != size {
                return Flow::Continue(());
            }
            for digit in DigitSet::FULL.without(set).iter() {
                let rest = places(digit).without(cells);
                if places(digit).len() > 1
                    && rest.len() == 1
                    && let Some(cell) = rest.first()
                {
                    found = Some(Hint::placing(rule, rating, Candidate { digit, cell }));
                    return Flow::Break(());
                }
            }
            Flow::Continue(())
        });
        if flow.is_break() {
            return found;
        }
    }
    None
}
