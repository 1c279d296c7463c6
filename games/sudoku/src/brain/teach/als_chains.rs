//! Almost locked sets in a row, and around a cell.

use super::{
    als::{self, Als, Overlap},
    board::Board,
    candidates::CandidateSet,
    step::{Flow, Sink, Step, offer},
    technique::Technique,
};
use crate::rules::{Cell, CellSet, Digit, DigitSet};

/// Four sets or more, each joined to the next by another digit than to the one before.
pub fn chain(board: &Board, sink: &mut Sink<'_>) -> Flow {
    let sets = als::list(board);
    chains(board, &sets, Overlap::No, sink)?;
    chains(board, &sets, Overlap::Yes, sink)
}

fn chains(board: &Board, sets: &[Als], overlap: Overlap, sink: &mut Sink<'_>) -> Flow {
    let joins = als::joins(sets, overlap);
    let mut reached: Vec<Option<(usize, Digit)>> = Vec::new();
    let mut queue: Vec<(usize, Digit, usize)> = Vec::new();
    for (start, first) in sets.iter().enumerate() {
        for by in first.digits.iter() {
            // Which set was reached by which digit, and from where.
            reached.clear();
            reached.resize(sets.len() * 9, None);
            queue.clear();
            for (next, digit) in joins[start].iter().filter(|(_, digit)| *digit == by) {
                reached[next * 9 + digit.index()] = Some((start, by));
                queue.push((*next, *digit, 2));
            }
            let mut head = 0;
            while let Some((at, into, length)) = queue.get(head).copied() {
                head += 1;
                if length >= 4
                    && at > start
                    && (overlap == Overlap::Yes || !sets[at].cells.meets(first.cells))
                {
                    let but = DigitSet::of(by).with(into);
                    let out = als::shared(board, first, &sets[at], but);
                    if !out.is_empty() {
                        offer(told(sets, start, (at, into), &reached).ruling_out(out), sink)?;
                    }
                }
                for (next, digit) in joins[at].iter().filter(|(_, digit)| *digit != into) {
                    let place = &mut reached[next * 9 + digit.index()];
                    if place.is_none() && *next != start {
                        *place = Some((at, into));
                        queue.push((*next, *digit, length + 1));
                    }
                }
            }
        }
    }
    Flow::Continue(())
}

fn told(sets: &[Als], start: usize, end: (usize, Digit), reached: &[Option<(usize, Digit)>]) -> Step {
    let mut step = Step::of(Technique::AlsChain).resting_on(sets[start].candidates());
    let mut at = end;
    while at.0 != start {
        if at == end {
            step.base = step.base.or(&sets[at.0].candidates());
        } else {
            step.second = step.second.or(&sets[at.0].candidates());
        }
        let Some(before) = reached[at.0 * 9 + at.1.index()] else { break };
        at = before;
    }
    step
}

/// A cell each of whose candidates would lock a set that sees it; all those sets share a digit.
pub fn blossom(board: &Board, sink: &mut Sink<'_>) -> Flow {
    let sets = als::list(board);
    for stem in board.empty().iter().filter(|cell| board.left(*cell).len() > 1) {
        for digit in DigitSet::FULL.without(board.left(stem)).iter() {
            let mut hunt = Blossom { board, sets: &sets, stem, digit, petals: Vec::new() };
            hunt.grow(board.left(stem), board.places(digit), sink)?;
        }
    }
    Flow::Continue(())
}

struct Blossom<'a> {
    board: &'a Board,
    sets: &'a [Als],
    stem: Cell,
    digit: Digit,
    petals: Vec<&'a Als>,
}

impl Blossom<'_> {
    fn grow(&mut self, open: DigitSet, targets: CellSet, sink: &mut Sink<'_>) -> Flow {
        let Some(next) = open.first() else {
            let petals = self.petals.iter().map(|als| als.candidates());
            let step = Step::of(Technique::DeathBlossom)
                .resting_on(CandidateSet::in_cell(self.board.left(self.stem), self.stem))
                .with_second(petals.fold(CandidateSet::EMPTY, |all, set| all.or(&set)))
                .ruling_out(CandidateSet::of(self.digit, targets));
            return offer(step, sink);
        };
        for als in self.sets {
            if !als.digits.has(next) || !als.digits.has(self.digit) || !als.seen(next).has(self.stem) {
                continue;
            }
            let rest = targets.and(als.seen(self.digit));
            if rest.is_empty() || als.cells.has(self.stem) {
                continue;
            }
            self.petals.push(als);
            let flow = self.grow(open.without(DigitSet::of(next)), rest, sink);
            self.petals.pop();
            flow?;
        }
        Flow::Continue(())
    }
}
