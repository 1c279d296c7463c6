//! The bivalue universal grave: a grid where every candidate could swap, but for some. Types 1 to 4.

use super::hint::{Hint, Rule};
use crate::{
    brain::teach::{
        board::Board,
        candidates::{Candidate, CandidateSet},
        combine::each_subset,
        step::Flow,
        table::{House, Shape},
    },
    rules::{Cell, CellSet, Digit, DigitSet},
};

/// The least that any type rates.
pub const LEAST: u16 = 56;

/// The candidates that are one too many.
struct Grave {
    cells: CellSet,
    extra: CandidateSet,
    common: CellSet,
}

/// The first type that applies.
pub fn next(board: &Board) -> Option<Hint> {
    let grave = find(board).filter(|_| board.rules_swaps_out())?;
    let digits = grave.extra.digits();
    if let (Some(cell), 1) = (grave.cells.first(), grave.cells.len()) {
        let out = board.left(cell).without(digits);
        return Some(Hint::ruling_out(Rule::Grave, LEAST, CandidateSet::in_cell(out, cell)));
    }
    if let (Some(digit), 1) = (digits.first(), digits.len()) {
        let out = CandidateSet::of(digit, board.places(digit).and(grave.common));
        let second = (!out.is_empty()).then(|| Hint::ruling_out(Rule::Grave, 57, out));
        return second.or_else(|| locked(board, &grave));
    }
    if grave.common.is_empty() {
        return None;
    }
    locked(board, &grave).or_else(|| naked(board, &grave))
}

fn find(board: &Board) -> Option<Grave> {
    let mut grave = Grave { cells: CellSet::EMPTY, extra: CandidateSet::EMPTY, common: CellSet::full() };
    for shape in [Shape::Box, Shape::Row, Shape::Column] {
        for house in board.table().shaped(shape) {
            for digit in Digit::all() {
                let places = board.places(digit).and(house.cells);
                if matches!(places.len(), 0 | 2) {
                    continue;
                }
                let mut odd = places.iter().filter(|cell| board.left(*cell).len() >= 3);
                let cell = odd.next()?;
                if odd.next().is_none() {
                    grave.cells = grave.cells.with(cell);
                    grave.extra.insert(Candidate { digit, cell });
                    grave.common = grave.common.and(board.table().peers(cell)).without(grave.cells);
                    if grave.cells.len() > 1 && grave.extra.digits().len() > 1 && grave.common.is_empty() {
                        return None;
                    }
                }
            }
        }
    }
    let left = |cell: Cell| {
        let is_extra = |digit: &Digit| grave.extra.has(Candidate { digit: *digit, cell });
        board.left(cell).iter().filter(|digit| !is_extra(digit)).count()
    };
    let even = |digit: Digit, house: &House| {
        let places = board.places(digit).without(grave.extra.cells(digit));
        matches!(places.and(house.cells).len(), 0 | 2)
    };
    let fits = board.empty().iter().all(|cell| left(cell) == 2)
        && board.table().houses().iter().all(|house| Digit::all().all(|digit| even(digit, house)));
    (fits && !grave.cells.is_empty()).then_some(grave)
}

/// Type 4: two cells share a digit that is not too many.
fn locked(board: &Board, grave: &Grave) -> Option<Hint> {
    let mut cells = grave.cells.iter();
    let (one, other) = (cells.next()?, cells.next()?);
    if cells.next().is_some() || !board.table().peers(one).has(other) {
        return None;
    }
    let digits = grave.extra.digits();
    let common = board.left(one).and(board.left(other)).without(digits);
    let digit = common.first().filter(|_| common.len() == 1)?;
    let rest = |cell: Cell| {
        let kept = |at: &Digit| grave.extra.has(Candidate { digit: *at, cell }) || *at == digit;
        let out: DigitSet = board.left(cell).iter().filter(|at| !kept(at)).collect();
        CandidateSet::in_cell(out, cell)
    };
    let out = rest(one).or(&rest(other));
    (!out.is_empty()).then(|| Hint::ruling_out(Rule::Grave, 57, out))
}

/// Type 3: the extra digits make a naked set with other cells of a house.
fn naked(board: &Board, grave: &Grave) -> Option<Hint> {
    let digits = grave.extra.digits();
    for shape in [Shape::Box, Shape::Row, Shape::Column] {
        for house in board.table().shaped(shape).filter(|house| house.cells.holds(grave.cells)) {
            let others = house.cells.and(grave.common).and(board.empty());
            for degree in 2..=6_usize {
                if (others.len() as usize) < degree {
                    break;
                }
                let mut out = CandidateSet::EMPTY;
                let _ = each_subset(others, degree - 1, &mut |cells| {
                    let all = board.union(cells);
                    if all.len() as usize != degree || !all.holds(digits) {
                        return Flow::Continue(());
                    }
                    for digit in all.iter() {
                        out.add(digit, board.places(digit).and(others).without(cells));
                    }
                    if out.is_empty() { Flow::Continue(()) } else { Flow::Break(()) }
                });
                if !out.is_empty() {
                    return Some(Hint::ruling_out(Rule::Grave, LEAST + degree as u16, out));
                }
            }
        }
    }
    None
}
