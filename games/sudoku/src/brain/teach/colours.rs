//! Colouring: the strong links of one digit split its places into pairs of colours, one true, the other false.

use super::{
    board::Board,
    candidates::CandidateSet,
    step::{Flow, Sink, Step, offer},
    technique::Technique,
};
use crate::rules::{CellSet, Digit};

/// Most pairs of colours that a digit can have.
const MOST: usize = 40;

/// Places joined by strong links: one of the two sets is true as a whole.
#[derive(Clone, Copy)]
struct Pair([CellSet; 2]);

struct Pairs {
    pairs: [Pair; MOST],
    count: usize,
}

impl Pairs {
    fn of(board: &Board, digit: Digit) -> Pairs {
        let mut all = Pairs { pairs: [Pair([CellSet::EMPTY; 2]); MOST], count: 0 };
        let places = board.places(digit);
        let mut open = places;
        while let Some(start) = open.first() {
            let mut colours = [CellSet::of(start), CellSet::EMPTY];
            let mut done = CellSet::EMPTY;
            while let Some(cell) = colours[0].or(colours[1]).without(done).first() {
                done = done.with(cell);
                let own = usize::from(colours[1].has(cell));
                for house in board.table().around(cell) {
                    let both = places.and(house.cells);
                    if both.len() == 2 {
                        colours[1 - own] = colours[1 - own].or(both.without(CellSet::of(cell)));
                    }
                }
            }
            open = open.without(done);
            if !colours[1].is_empty() && all.count < MOST {
                all.pairs[all.count] = Pair(colours);
                all.count += 1;
            }
        }
        all
    }

    fn iter(&self) -> impl Iterator<Item = &Pair> + Clone {
        self.pairs[..self.count].iter()
    }
}

/// The places that see one of these cells.
fn seen_by(board: &Board, digit: Digit, cells: CellSet) -> CellSet {
    let table = board.table();
    let seen = cells.iter().fold(CellSet::EMPTY, |set, cell| set.or(table.peers(cell)));
    seen.and(board.places(digit))
}

fn told(technique: Technique, digit: Digit, colours: [CellSet; 2], out: CellSet) -> Step {
    Step::of(technique)
        .resting_on(CandidateSet::of(digit, colours[0]))
        .with_second(CandidateSet::of(digit, colours[1]))
        .ruling_out(CandidateSet::of(digit, out))
}

/// What sees both colours is false.
pub fn trap(board: &Board, sink: &mut Sink<'_>) -> Flow {
    for digit in Digit::all() {
        for Pair(colours) in Pairs::of(board, digit).iter() {
            let seen = colours.map(|cells| seen_by(board, digit, cells));
            let out = seen[0].and(seen[1]).without(colours[0].or(colours[1]));
            offer(told(Technique::SimpleColoursTrap, digit, *colours, out), sink)?;
        }
    }
    Flow::Continue(())
}

/// A colour that sees itself is false.
pub fn wrap(board: &Board, sink: &mut Sink<'_>) -> Flow {
    for digit in Digit::all() {
        for Pair(colours) in Pairs::of(board, digit).iter() {
            for own in 0..2 {
                if seen_by(board, digit, colours[own]).meets(colours[own]) {
                    let order = [colours[1 - own], colours[own]];
                    offer(told(Technique::SimpleColoursWrap, digit, order, colours[own]), sink)?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// Two pairs of which one colour each see each other: one of the other two is true.
pub fn two_pairs(board: &Board, sink: &mut Sink<'_>) -> Flow {
    each_two(board, &mut |digit, first, second| {
        let mut out = CellSet::EMPTY;
        for a in 0..2 {
            for b in 0..2 {
                if seen_by(board, digit, first[a]).meets(second[b]) {
                    let (this, that) = (first[1 - a], second[1 - b]);
                    out = out.or(seen_by(board, digit, this).and(seen_by(board, digit, that)));
                }
            }
        }
        let colours = [first[0].or(first[1]), second[0].or(second[1])];
        offer(told(Technique::MultiColoursOne, digit, colours, out), sink)
    })
}

/// A colour that sees both colours of another pair is false.
pub fn one_against_both(board: &Board, sink: &mut Sink<'_>) -> Flow {
    each_two(board, &mut |digit, first, second| {
        for own in first {
            let seen = seen_by(board, digit, own);
            if seen.meets(second[0]) && seen.meets(second[1]) {
                let colours = [first[0].or(first[1]), second[0].or(second[1])];
                offer(told(Technique::MultiColoursTwo, digit, colours, own), sink)?;
            }
        }
        Flow::Continue(())
    })
}

fn each_two(board: &Board, found: &mut dyn FnMut(Digit, [CellSet; 2], [CellSet; 2]) -> Flow) -> Flow {
    for digit in Digit::all() {
        let pairs = Pairs::of(board, digit);
        for (at, Pair(first)) in pairs.iter().enumerate() {
            for (other, Pair(second)) in pairs.iter().enumerate() {
                if at != other {
                    found(digit, *first, *second)?;
                }
            }
        }
    }
    Flow::Continue(())
}
