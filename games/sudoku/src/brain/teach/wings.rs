//! Wings: a cell or a strong link between two cells of two candidates.

use super::{
    board::Board,
    candidates::CandidateSet,
    step::{Flow, Link, Node, Sink, Step, offer},
    technique::Technique,
};
use crate::rules::{Cell, CellSet, Digit, DigitSet};

/// Three cells of two candidates each: whatever the middle one holds, one of the others holds the third digit.
pub fn xy(board: &Board, sink: &mut Sink<'_>) -> Flow {
    bent(board, Technique::XyWing, 2, sink)
}

/// As the XY-wing, with the third digit in the middle cell too.
pub fn xyz(board: &Board, sink: &mut Sink<'_>) -> Flow {
    bent(board, Technique::XyzWing, 3, sink)
}

fn bent(board: &Board, technique: Technique, middle: u32, sink: &mut Sink<'_>) -> Flow {
    let bivalues = board.bivalues();
    for pivot in board.empty().iter().filter(|cell| board.left(*cell).len() == middle) {
        let ends = bivalues.and(board.table().peers(pivot));
        for one in ends.iter() {
            for other in ends.iter().filter(|other| *other > one) {
                let (a, b) = (board.left(one), board.left(other));
                let all = a.or(b).or(board.left(pivot));
                let shared = a.and(b);
                let is_open = |digit: Digit| board.left(pivot).has(digit) == (middle == 3);
                let Some(digit) = shared.first().filter(|digit| is_open(*digit)) else { continue };
                if shared.len() != 1 || all.len() != 3 {
                    continue;
                }
                let mut holders = CellSet::of(one).with(other);
                if middle == 3 {
                    holders = holders.with(pivot);
                }
                let out = board.seeing(digit, holders);
                let cells = CellSet::of(one).with(other);
                let mut step = Step::of(technique)
                    .ruling_out(CandidateSet::of(digit, out))
                    .with_second(CandidateSet::in_cell(board.left(pivot), pivot));
                for digit in all.iter() {
                    step.base.add(digit, board.places(digit).and(cells));
                }
                offer(step, sink)?;
            }
        }
    }
    Flow::Continue(())
}

/// Two cells with the same two candidates, and a strong link of one of them that each end sees.
pub fn w(board: &Board, sink: &mut Sink<'_>) -> Flow {
    let bivalues = board.bivalues();
    for one in bivalues.iter() {
        for other in bivalues.iter().filter(|other| *other > one) {
            let pair = board.left(one);
            if board.left(other) != pair {
                continue;
            }
            for linked in pair.iter() {
                let Some(digit) = pair.without(DigitSet::of(linked)).first() else { continue };
                let out = board.seeing(digit, CellSet::of(one).with(other));
                if out.is_empty() {
                    continue;
                }
                for house in board.table().houses() {
                    let ends = board.places(linked).and(house.cells);
                    if ends.len() != 2 || ends.has(one) || ends.has(other) {
                        continue;
                    }
                    let (sees_one, sees_other) = (board.table().peers(one), board.table().peers(other));
                    for near in ends.iter() {
                        let far = ends.without(CellSet::of(near));
                        if sees_one.has(near) && sees_other.meets(far) {
                            let step = told(one, other, near, far, linked, digit);
                            offer(step.ruling_out(CandidateSet::of(digit, out)), sink)?;
                        }
                    }
                }
            }
        }
    }
    Flow::Continue(())
}

fn told(one: Cell, other: Cell, near: Cell, far: CellSet, linked: Digit, digit: Digit) -> Step {
    let node = |digit: Digit, cells: CellSet| Node { digit, cells };
    let (one, other, near) = (CellSet::of(one), CellSet::of(other), CellSet::of(near));
    let path = [
        node(digit, one),
        node(linked, one),
        node(linked, near),
        node(linked, far),
        node(linked, other),
        node(digit, other),
    ];
    let link = |at: usize| Link { from: path[at], to: path[at + 1], strong: at.is_multiple_of(2) };
    let mut base = CandidateSet::of(digit, one.or(other));
    base.add(linked, one.or(other));
    Step::of(Technique::WWing)
        .resting_on(base)
        .with_second(CandidateSet::of(linked, near.or(far)))
        .linked((0..5).map(link).collect())
}
