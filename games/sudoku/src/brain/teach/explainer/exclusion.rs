//! Aligned exclusion: combinations of two or three cells that would leave a common peer without a candidate.

use super::hint::{Hint, Rule};
use crate::{
    brain::teach::{board::Board, candidates::CandidateSet},
    rules::{Cell, CellSet, Digit, DigitSet},
};

/// What an exclusion of two cells rates.
pub const PAIR: u16 = 62;
/// What an exclusion of three cells rates.
pub const TRIPLET: u16 = 75;

/// Two cells.
pub fn pair(board: &Board) -> Option<Hint> {
    let bases = Bases::of(board, 2);
    for (at, second) in bases.cells.iter().enumerate() {
        for first in &bases.cells[..at] {
            if let Some(out) = bases.excluded(board, &[*first, *second]) {
                return Some(Hint::ruling_out(Rule::AlignedPair, PAIR, out));
            }
        }
    }
    None
}

/// Three cells.
pub fn triplet(board: &Board) -> Option<Hint> {
    let bases = Bases::of(board, 3);
    let all: CellSet = bases.cells.iter().copied().collect();
    for (at, second) in bases.cells.iter().enumerate() {
        for first in &bases.cells[..at] {
            let area = bases.excluders(*first).or(bases.excluders(*second)).and(all);
            for third in area.iter().filter(|cell| cell != first && cell != second) {
                if let Some(out) = bases.excluded(board, &[*first, *second, third]) {
                    return Some(Hint::ruling_out(Rule::AlignedTriplet, TRIPLET, out));
                }
            }
        }
    }
    None
}

/// The cells that can be tried, each with the peers that could be left without a candidate.
struct Bases {
    cells: Vec<Cell>,
    excluders: Vec<CellSet>,
}

impl Bases {
    fn of(board: &Board, most: u32) -> Bases {
        let small = |cell: &Cell| (2..=most).contains(&board.left(*cell).len());
        let small: CellSet = board.empty().iter().filter(small).collect();
        let excluders: Vec<CellSet> = Cell::all().map(|cell| board.table().peers(cell).and(small)).collect();
        let usable = |cell: &Cell| board.left(*cell).len() >= 2 && !excluders[cell.index()].is_empty();
        let cells = board.empty().iter().filter(usable).collect();
        Bases { cells, excluders }
    }

    fn excluders(&self, cell: Cell) -> CellSet {
        self.excluders[cell.index()]
    }

    fn excluded(&self, board: &Board, cells: &[Cell]) -> Option<CandidateSet> {
        let common = cells.iter().fold(CellSet::full(), |set, cell| set.and(self.excluders(*cell)));
        if common.len() < 2 {
            return None;
        }
        let mut possible = [DigitSet::EMPTY; 3];
        combine(board, cells, common, DigitSet::EMPTY, &mut Vec::with_capacity(3), &mut possible);
        let mut out = CandidateSet::EMPTY;
        for (at, cell) in cells.iter().enumerate() {
            out = out.or(&CandidateSet::in_cell(board.left(*cell).without(possible[at]), *cell));
        }
        (!out.is_empty()).then_some(out)
    }
}

/// Notes which digits of each cell are in a combination that leaves every common peer a candidate.
fn combine(
    board: &Board,
    cells: &[Cell],
    common: CellSet,
    used: DigitSet,
    chosen: &mut Vec<Digit>,
    possible: &mut [DigitSet; 3],
) {
    let at = chosen.len();
    let Some(cell) = cells.get(at) else {
        if common.iter().all(|peer| !used.holds(board.left(peer))) {
            for (place, digit) in possible.iter_mut().zip(chosen.iter()) {
                *place = place.with(*digit);
            }
        }
        return;
    };
    for digit in board.left(*cell).iter() {
        let clash = |other: usize| chosen[other] == digit && board.table().peers(*cell).has(cells[other]);
        if !(0..at).any(clash) {
            chosen.push(digit);
            combine(board, cells, common, used.with(digit), chosen, possible);
            chosen.pop();
        }
    }
}
