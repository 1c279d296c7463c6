//! A grid with the candidates that are left, kept up to date by every change. Knows the table of houses,
//! but no technique and no solution.

use super::{
    candidates::{Candidate, CandidateSet},
    step::Step,
    table::Table,
    technique::Assumption,
};
use crate::{
    brain::solver::AnySolver,
    rules::{Cell, CellSet, Digit, DigitSet, Grid, Setup, consecutive},
};
use std::sync::Arc;

/// Digits, and what is left for the empty cells.
#[derive(Clone)]
pub struct Board {
    table: Arc<Table>,
    digits: Grid,
    /// Given, so that no technique may think of another solution there.
    givens: CellSet,
    left: [DigitSet; Cell::COUNT],
    places: [CellSet; 9],
    empty: CellSet,
    unique: bool,
}

impl Board {
    /// The digits of a setup and every candidate that no peer rules out. Whether its givens have only one
    /// solution is found out here.
    pub fn of(setup: &Setup) -> Board {
        let unique = AnySolver::of(&setup.variant).is_unique(&setup.givens());
        Board::known(setup, unique)
    }

    /// [`Board::of`], where it is known whether the givens have only one solution.
    pub fn known(setup: &Setup, unique: bool) -> Board {
        let mut board = Board {
            table: Table::of(&setup.variant),
            digits: setup.digits,
            givens: CellSet::EMPTY,
            left: [DigitSet::EMPTY; Cell::COUNT],
            places: [CellSet::EMPTY; 9],
            empty: CellSet::EMPTY,
            unique,
        };
        let mut taken = [CellSet::EMPTY; 9];
        for (cell, digit) in setup.digits.filled() {
            let set = &mut taken[digit.index()];
            *set = set.or(board.table.peers(cell));
            if board.table.has_neighbours_apart() {
                for near in consecutive(digit).iter() {
                    let set = &mut taken[near.index()];
                    *set = set.or(board.table.apart(cell));
                }
            }
            if !setup.entries.has(cell) {
                board.givens = board.givens.with(cell);
            }
        }
        board.empty = Cell::all().filter(|cell| setup.digits.get(*cell).is_none()).collect();
        for digit in Digit::all() {
            board.places[digit.index()] = board.empty.without(taken[digit.index()]);
            for cell in board.places[digit.index()].iter() {
                let left = &mut board.left[cell.index()];
                *left = left.with(digit);
            }
        }
        board
    }

    /// The houses it is played in.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The digits written.
    pub fn digits(&self) -> &Grid {
        &self.digits
    }

    /// Whether a cell holds a digit that was not given.
    pub fn is_entry(&self, cell: Cell) -> bool {
        !self.empty.has(cell) && !self.givens.has(cell)
    }

    /// Whether its givens are proven to have only one solution, and nothing but houses decides whether two digits can
    /// be swapped.
    pub fn rules_swaps_out(&self) -> bool {
        self.unique && self.table.grants(Assumption::Swaps)
    }

    /// Whether every cell is filled.
    pub fn is_full(&self) -> bool {
        self.empty.is_empty()
    }

    /// The empty cells.
    pub fn empty(&self) -> CellSet {
        self.empty
    }

    /// The candidates of a cell; none once it is filled.
    #[inline]
    pub fn left(&self, cell: Cell) -> DigitSet {
        self.left[cell.index()]
    }

    /// Where a digit can still go.
    #[inline]
    pub fn places(&self, digit: Digit) -> CellSet {
        self.places[digit.index()]
    }

    /// The candidates of all these cells together.
    pub fn union(&self, cells: CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |set, cell| set.or(self.left(cell)))
    }

    /// Whether a candidate is left.
    pub fn has(&self, candidate: Candidate) -> bool {
        self.left(candidate.cell).has(candidate.digit)
    }

    /// Every cell with exactly two candidates.
    pub fn bivalues(&self) -> CellSet {
        let (mut one, mut two, mut more) = (CellSet::EMPTY, CellSet::EMPTY, CellSet::EMPTY);
        for places in self.places {
            more = more.or(two.and(places));
            two = two.or(one.and(places));
            one = one.or(places);
        }
        two.without(more)
    }

    /// The candidates that see every one of these cells with this digit.
    pub fn seeing(&self, digit: Digit, cells: CellSet) -> CellSet {
        self.places(digit).and(self.table.common_peers(cells))
    }

    /// The candidates that are out if this digit is in one of these cells, whichever it is: in cells that see all of
    /// them, and its neighbours among the digits in cells beside all of them, where those must be apart.
    pub fn ruled_out_by(&self, digit: Digit, cells: CellSet) -> CandidateSet {
        let mut out = CandidateSet::of(digit, self.seeing(digit, cells));
        if self.table.has_neighbours_apart() {
            let beside = self.table.common_apart(cells);
            for near in consecutive(digit).iter() {
                out.add(near, self.places(near).and(beside));
            }
        }
        out
    }

    /// Writes a digit and takes out what it rules out.
    pub fn place(&mut self, candidate: Candidate) {
        let Candidate { digit, cell } = candidate;
        for other in self.left(cell).iter() {
            self.places[other.index()] = self.places(other).without(CellSet::of(cell));
        }
        self.left[cell.index()] = DigitSet::EMPTY;
        self.empty = self.empty.without(CellSet::of(cell));
        self.digits.set(cell, Some(digit));
        for peer in self.places(digit).and(self.table.peers(cell)).iter() {
            self.remove(Candidate { digit, cell: peer });
        }
        if self.table.has_neighbours_apart() {
            for near in consecutive(digit).iter() {
                for other in self.places(near).and(self.table.apart(cell)).iter() {
                    self.remove(Candidate { digit: near, cell: other });
                }
            }
        }
    }

    /// Takes a candidate away.
    #[inline]
    pub fn remove(&mut self, candidate: Candidate) {
        let Candidate { digit, cell } = candidate;
        self.left[cell.index()] = self.left(cell).without(DigitSet::of(digit));
        self.places[digit.index()] = self.places(digit).without(CellSet::of(cell));
    }

    /// Takes these candidates away.
    pub fn remove_all(&mut self, candidates: &CandidateSet) {
        for candidate in candidates.iter() {
            self.remove(candidate);
        }
    }

    /// Does what a step says.
    pub fn apply(&mut self, step: &Step) {
        self.remove_all(&step.eliminations);
        for candidate in step.placements.iter() {
            self.place(candidate);
        }
    }
}
