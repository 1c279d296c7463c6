//! Avoidable rectangles: corners that the player has already filled could swap as well, for none of them was
//! given.

use super::{
    board::Board,
    candidates::{Candidate, CandidateSet},
    rectangles,
    step::{Flow, Sink, Step, offer},
    technique::Technique,
};
use crate::rules::{Cell, CellSet, DigitSet};

/// Three corners filled: the fourth does not complete the swap.
pub fn one(board: &Board, sink: &mut Sink<'_>) -> Flow {
    rectangles::each(board, &mut |rectangle| {
        let corners = rectangle.corners();
        for (at, corner) in corners.into_iter().enumerate().filter(|(_, cell)| board.empty().has(*cell)) {
            let entry = |cell: Cell| board.digits().get(cell).filter(|_| board.is_entry(cell));
            let (beside, below) = (entry(rectangle.beside(at)), entry(rectangle.below(at)));
            let Some(digit) = entry(rectangle.opposite(at)) else { continue };
            if beside.is_some() && beside == below && board.left(corner).has(digit) {
                let step = Step::of(Technique::AvoidableRectangleOne)
                    .resting_on(filled(board, rectangle.cells()))
                    .ruling_out(CandidateSet::only(Candidate { digit, cell: corner }));
                offer(step, sink)?;
            }
        }
        Flow::Continue(())
    })
}

/// Two corners filled, the other two with the same third digit: one of them holds it.
pub fn two(board: &Board, sink: &mut Sink<'_>) -> Flow {
    rectangles::each(board, &mut |rectangle| {
        let corners = rectangle.corners();
        for (at, corner) in corners.into_iter().enumerate() {
            for (neighbour, mine, other) in [
                (rectangle.beside(at), rectangle.below(at), rectangle.opposite(at)),
                (rectangle.below(at), rectangle.beside(at), rectangle.opposite(at)),
            ] {
                let (Some(a), Some(b)) = (board.digits().get(corner), board.digits().get(neighbour)) else {
                    continue;
                };
                let (here, there) = (board.left(mine), board.left(other));
                let extra = here.without(DigitSet::of(b));
                let Some(digit) = extra.first().filter(|_| extra.len() == 1) else { continue };
                if !board.is_entry(corner)
                    || !board.is_entry(neighbour)
                    || here != extra.with(b)
                    || there != extra.with(a)
                    || a == digit
                    || b == digit
                {
                    continue;
                }
                let ends = CellSet::of(mine).with(other);
                let step = Step::of(Technique::AvoidableRectangleTwo)
                    .resting_on(filled(board, rectangle.cells()))
                    .with_fins(CandidateSet::of(digit, ends))
                    .ruling_out(CandidateSet::of(digit, board.seeing(digit, ends)));
                offer(step, sink)?;
            }
        }
        Flow::Continue(())
    })
}

/// The digits that stand in some cells.
fn filled(board: &Board, cells: CellSet) -> CandidateSet {
    let digit = |cell: Cell| board.digits().get(cell).map(|digit| Candidate { digit, cell });
    cells.iter().filter_map(digit).collect()
}
