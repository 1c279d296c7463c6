//! Locked candidates: a digit that one house confines to another, or to cells that rule it out elsewhere, and small sets
//! of cells that two houses share.

use super::{
    board::Board,
    candidates::CandidateSet,
    combine::each_subset,
    step::{Flow, Sink, Step, offer},
    table::{House, Shape},
    technique::Technique,
};
use crate::rules::{CellSet, Digit, consecutive};

/// All places of a box lie in one line; by other rules than the classic ones also: whatever sees all places of a house,
/// or is ruled out by all that a cell can hold.
pub fn pointing(board: &Board, sink: &mut Sink<'_>) -> Flow {
    confined(board, Technique::Pointing, |house| house.shape.is_block(), sink)?;
    if board.table().variant().is_classic() {
        return Flow::Continue(());
    }
    seen_from_all(board, sink)?;
    ruled_out_by_cell(board, sink)
}

/// All places of a line lie in one box.
pub fn claiming(board: &Board, sink: &mut Sink<'_>) -> Flow {
    confined(board, Technique::Claiming, |house| !house.shape.is_block(), sink)
}

fn confined(board: &Board, technique: Technique, is_first: fn(&House) -> bool, sink: &mut Sink<'_>) -> Flow {
    let houses = board.table().houses();
    for digit in Digit::all() {
        for first in houses.iter().filter(|house| is_first(house)) {
            let places = board.places(digit).and(first.cells);
            if places.len() < 2 {
                continue;
            }
            for second in houses.iter().filter(|house| house.shape != first.shape) {
                if second.cells.holds(places) {
                    let out = board.places(digit).and(second.cells).without(places);
                    let step = Step::of(technique)
                        .resting_on(CandidateSet::of(digit, places))
                        .ruling_out(CandidateSet::of(digit, out))
                        .in_houses([first, second]);
                    offer(step, sink)?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// What every place of a digit in a house rules out, each in its own way.
fn seen_from_all(board: &Board, sink: &mut Sink<'_>) -> Flow {
    for digit in Digit::all() {
        for house in board.table().houses() {
            let places = board.places(digit).and(house.cells);
            if places.len() >= 2 {
                let step = Step::of(Technique::Pointing)
                    .resting_on(CandidateSet::of(digit, places))
                    .ruling_out(board.ruled_out_by(digit, places))
                    .in_houses([house]);
                offer(step, sink)?;
            }
        }
    }
    Flow::Continue(())
}

/// A digit that is out beside a cell, whatever the cell holds, where consecutive digits must be apart.
fn ruled_out_by_cell(board: &Board, sink: &mut Sink<'_>) -> Flow {
    let table = board.table();
    for cell in board.empty().iter().filter(|_| table.has_neighbours_apart()) {
        for digit in Digit::all() {
            if board.left(cell).len() >= 2 && consecutive(digit).with(digit).holds(board.left(cell)) {
                let step = Step::of(Technique::Pointing)
                    .resting_on(CandidateSet::in_cell(board.left(cell), cell))
                    .ruling_out(CandidateSet::of(digit, board.places(digit).and(table.apart(cell))));
                offer(step, sink)?;
            }
        }
    }
    Flow::Continue(())
}

/// Two cells of a box and a line with the same two candidates, which both lose elsewhere.
pub fn pair(board: &Board, sink: &mut Sink<'_>) -> Flow {
    locked_set(board, Technique::LockedPair, 2, sink)
}

/// Three cells of a box and a line with three candidates, which both lose elsewhere.
pub fn triple(board: &Board, sink: &mut Sink<'_>) -> Flow {
    locked_set(board, Technique::LockedTriple, 3, sink)
}

fn locked_set(board: &Board, technique: Technique, size: usize, sink: &mut Sink<'_>) -> Flow {
    let table = board.table();
    for square in table.shaped(Shape::Box) {
        for line in table.houses().iter().filter(|house| !house.shape.is_block()) {
            let shared = square.cells.and(line.cells).and(board.empty());
            each_subset(shared, size, &mut |cells: CellSet| {
                let digits = board.union(cells);
                if digits.len() as usize != size {
                    return Flow::Continue(());
                }
                let mut base = CandidateSet::EMPTY;
                let (mut here, mut there) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
                for digit in digits.iter() {
                    let places = board.places(digit);
                    base.add(digit, places.and(cells));
                    here.add(digit, places.and(square.cells).without(cells));
                    there.add(digit, places.and(line.cells).without(cells));
                }
                if here.is_empty() && there.is_empty() {
                    return Flow::Continue(());
                }
                let step = Step::of(technique).resting_on(base).ruling_out(here.or(&there));
                offer(step.in_houses([square, line]), sink)
            })?;
        }
    }
    Flow::Continue(())
}
