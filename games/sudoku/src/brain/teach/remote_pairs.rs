//! Remote pairs: cells with the same two candidates in a row. Two of them that are an odd number of steps apart
//! hold both digits.

use super::{
    board::Board,
    step::{Flow, Link, Node, Sink, Step, offer},
    technique::Technique,
};
use crate::rules::{Cell, CellSet, DigitSet};

/// Every chain of four cells or more, the shortest between its ends.
pub fn search(board: &Board, sink: &mut Sink<'_>) -> Flow {
    let bivalues = board.bivalues();
    for start in bivalues.iter() {
        let pair = board.left(start);
        let alike: CellSet = bivalues.iter().filter(|cell| board.left(*cell) == pair).collect();
        let mut before = [None; Cell::COUNT];
        let (mut seen, mut edge, mut steps) = (CellSet::of(start), CellSet::of(start), 0);
        while !edge.is_empty() {
            steps += 1;
            let mut next = CellSet::EMPTY;
            for cell in edge.iter() {
                for peer in board.table().peers(cell).and(alike).without(seen).iter() {
                    seen = seen.with(peer);
                    next = next.with(peer);
                    before[peer.index()] = Some(cell);
                }
            }
            if steps >= 3 && steps % 2 == 1 {
                for end in next.iter() {
                    let mut path = vec![end];
                    while let Some(cell) = path.last().and_then(|cell| before[cell.index()]) {
                        path.push(cell);
                    }
                    offer(told(board, &path, pair), sink)?;
                }
            }
            edge = next;
        }
    }
    Flow::Continue(())
}

/// What the chain rules out: every two of its cells that are three, five, ... steps apart count.
fn told(board: &Board, path: &[Cell], pair: DigitSet) -> Step {
    let cells: CellSet = path.iter().copied().collect();
    let mut step = Step::of(Technique::RemotePairs);
    for digit in pair.iter() {
        step.base.add(digit, cells);
        for (at, one) in path.iter().enumerate() {
            for other in path.iter().skip(at + 3).step_by(2) {
                let ends = CellSet::of(*one).with(*other);
                step.eliminations.add(digit, board.seeing(digit, ends).without(cells));
            }
        }
    }
    let node = |cell: Cell| Node { digit: pair.first().expect("two digits"), cells: CellSet::of(cell) };
    let link = |two: &[Cell]| Link { from: node(two[0]), to: node(two[1]), strong: true };
    step.links = path.windows(2).map(link).collect();
    step
}
