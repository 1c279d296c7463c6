//! Almost locked sets: cells of one house with one candidate more than cells. A digit that two of them cannot
//! both hold joins them.

use super::{
    board::Board,
    candidates::CandidateSet,
    combine::each_subset,
    step::{Flow, Sink, Step, offer},
    technique::Technique,
};
use crate::rules::{CellSet, Digit, DigitSet};

/// An almost locked set.
#[derive(Clone, Debug)]
pub struct Als {
    /// Its cells.
    pub cells: CellSet,
    /// Its candidates, one more than cells.
    pub digits: DigitSet,
    holders: [CellSet; 9],
    seen: [CellSet; 9],
}

impl Als {
    fn of(board: &Board, cells: CellSet, digits: DigitSet) -> Als {
        let mut als = Als { cells, digits, holders: [CellSet::EMPTY; 9], seen: [CellSet::EMPTY; 9] };
        for digit in digits.iter() {
            let holders = board.places(digit).and(cells);
            als.holders[digit.index()] = holders;
            als.seen[digit.index()] = board.table().common_peers(holders);
        }
        als
    }

    /// Its cells that can hold a digit.
    #[inline]
    pub fn holders(&self, digit: Digit) -> CellSet {
        self.holders[digit.index()]
    }

    /// The cells that see all of those.
    #[inline]
    pub fn seen(&self, digit: Digit) -> CellSet {
        self.seen[digit.index()]
    }

    /// Its candidates.
    pub fn candidates(&self) -> CandidateSet {
        let mut set = CandidateSet::EMPTY;
        for digit in self.digits.iter() {
            set.add(digit, self.holders(digit));
        }
        set
    }

    /// The digits that it and another cannot both hold.
    pub fn restricted(&self, other: &Als) -> DigitSet {
        let is_restricted = |digit: &Digit| self.seen(*digit).holds(other.holders(*digit));
        self.digits.and(other.digits).iter().filter(is_restricted).collect()
    }
}

/// All of a board, small ones first.
pub fn list(board: &Board) -> Vec<Als> {
    let mut sets = Vec::new();
    let houses = board.table().houses();
    for (at, house) in houses.iter().enumerate() {
        let open = house.cells.and(board.empty());
        for size in 1..open.len() as usize {
            let flow = each_subset(open, size, &mut |cells| {
                let digits = board.union(cells);
                // What lies in two houses was found in the first.
                let known = || houses[..at].iter().any(|before| before.cells.holds(cells));
                if digits.len() as usize == size + 1 && !known() {
                    sets.push(Als::of(board, cells, digits));
                }
                Flow::Continue(())
            });
            debug_assert!(flow.is_continue(), "nothing stops it");
        }
    }
    sets.sort_by_key(|als| als.cells.len());
    sets
}

/// The candidates outside that see a digit in both sets, for every digit that they share.
pub fn shared(board: &Board, first: &Als, second: &Als, but: DigitSet) -> CandidateSet {
    let mut out = CandidateSet::EMPTY;
    for digit in first.digits.and(second.digits).without(but).iter() {
        out.add(digit, board.places(digit).and(first.seen(digit)).and(second.seen(digit)));
    }
    out
}

/// Two sets joined by one digit or two.
pub fn xz(board: &Board, sink: &mut Sink<'_>) -> Flow {
    let sets = list(board);
    for (at, first) in sets.iter().enumerate() {
        for second in &sets[at + 1..] {
            if first.cells.meets(second.cells) {
                continue;
            }
            let restricted = first.restricted(second);
            let told = |out: CandidateSet| {
                Step::of(Technique::AlsXz)
                    .resting_on(first.candidates())
                    .with_second(second.candidates())
                    .ruling_out(out)
            };
            for digit in restricted.iter() {
                offer(told(shared(board, first, second, DigitSet::of(digit))), sink)?;
            }
            if restricted.len() == 2 {
                offer(told(doubly(board, first, second, restricted)), sink)?;
            }
        }
    }
    Flow::Continue(())
}

/// Joined twice, each set is locked: whatever sees one of its digits in all its places is out.
fn doubly(board: &Board, first: &Als, second: &Als, restricted: DigitSet) -> CandidateSet {
    let mut out = CandidateSet::EMPTY;
    for digit in restricted.iter() {
        out.add(digit, board.places(digit).and(first.seen(digit)).and(second.seen(digit)));
    }
    for als in [first, second] {
        for digit in als.digits.without(restricted).iter() {
            out.add(digit, board.places(digit).and(als.seen(digit)));
        }
    }
    out
}

/// A set in the middle that is joined to two others by different digits.
pub fn xy_wing(board: &Board, sink: &mut Sink<'_>) -> Flow {
    let sets = list(board);
    wings(board, &sets, Overlap::No, sink)?;
    wings(board, &sets, Overlap::Yes, sink)
}

fn wings(board: &Board, sets: &[Als], overlap: Overlap, sink: &mut Sink<'_>) -> Flow {
    let joins = joins(sets, overlap);
    for (at, middle) in sets.iter().enumerate() {
        for (index, (one, x)) in joins[at].iter().enumerate() {
            for (other, y) in &joins[at][index + 1..] {
                let (first, second) = (&sets[*one], &sets[*other]);
                if x == y || overlap == Overlap::No && first.cells.meets(second.cells) {
                    continue;
                }
                let out = shared(board, first, second, DigitSet::of(*x).with(*y));
                if out.is_empty() {
                    continue;
                }
                let step = Step::of(Technique::AlsXyWing)
                    .resting_on(first.candidates().or(&second.candidates()))
                    .with_second(middle.candidates())
                    .ruling_out(out);
                offer(step, sink)?;
            }
        }
    }
    Flow::Continue(())
}

/// Whether sets may share cells. People look for those that do not first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overlap {
    /// Apart.
    No,
    /// Shared cells are no harm: the digit that joins two sets is in none of them.
    Yes,
}

/// For each set those it is joined to, and by which digit.
pub fn joins(sets: &[Als], overlap: Overlap) -> Vec<Vec<(usize, Digit)>> {
    let mut joins = vec![Vec::new(); sets.len()];
    for (at, first) in sets.iter().enumerate() {
        for (offset, second) in sets[at + 1..].iter().enumerate() {
            if overlap == Overlap::No && first.cells.meets(second.cells) {
                continue;
            }
            for digit in first.restricted(second).iter() {
                joins[at].push((at + 1 + offset, digit));
                joins[at + 1 + offset].push((at, digit));
            }
        }
    }
    joins
}
