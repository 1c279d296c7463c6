//! A candidate is a digit in a cell; here are they and sets of them. Knows no grid.

use crate::rules::{Cell, CellSet, Digit, DigitSet};
use std::fmt;

/// A digit that may go into a cell. Sorted by digit, then row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Candidate {
    /// What.
    pub digit: Digit,
    /// Where.
    pub cell: Cell,
}

impl Candidate {
    /// Digit, row and column as three figures, from 1: how technique libraries write it.
    pub fn figures(self) -> String {
        format!("{}{}{}", self.digit, self.cell.row() + 1, self.cell.column() + 1)
    }
}

/// `5r1c2`.
impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.digit, self.cell)
    }
}

/// Candidates, a set of cells for each digit.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct CandidateSet([CellSet; 9]);

impl CandidateSet {
    /// None.
    pub const EMPTY: CandidateSet = CandidateSet([CellSet::EMPTY; 9]);

    /// A digit in some cells.
    pub fn of(digit: Digit, cells: CellSet) -> CandidateSet {
        let mut set = CandidateSet::EMPTY;
        set.add(digit, cells);
        set
    }

    /// Some digits in one cell.
    pub fn in_cell(digits: DigitSet, cell: Cell) -> CandidateSet {
        let mut set = CandidateSet::EMPTY;
        for digit in digits.iter() {
            set.add(digit, CellSet::of(cell));
        }
        set
    }

    /// One alone.
    pub fn only(candidate: Candidate) -> CandidateSet {
        CandidateSet::of(candidate.digit, CellSet::of(candidate.cell))
    }

    /// Adds a digit in some cells.
    #[inline]
    pub fn add(&mut self, digit: Digit, cells: CellSet) {
        let set = &mut self.0[digit.index()];
        *set = set.or(cells);
    }

    /// Adds one.
    pub fn insert(&mut self, candidate: Candidate) {
        self.add(candidate.digit, CellSet::of(candidate.cell));
    }

    /// The cells of a digit.
    #[inline]
    pub fn cells(&self, digit: Digit) -> CellSet {
        self.0[digit.index()]
    }

    /// Every cell that it touches.
    pub fn all_cells(&self) -> CellSet {
        self.0.iter().fold(CellSet::EMPTY, |all, cells| all.or(*cells))
    }

    /// The digits in it.
    pub fn digits(&self) -> DigitSet {
        Digit::all().filter(|digit| !self.cells(*digit).is_empty()).collect()
    }

    /// The union.
    pub fn or(&self, other: &CandidateSet) -> CandidateSet {
        CandidateSet(std::array::from_fn(|at| self.0[at].or(other.0[at])))
    }

    /// The difference.
    pub fn without(&self, other: &CandidateSet) -> CandidateSet {
        CandidateSet(std::array::from_fn(|at| self.0[at].without(other.0[at])))
    }

    /// Whether it has this one.
    pub fn has(&self, candidate: Candidate) -> bool {
        self.cells(candidate.digit).has(candidate.cell)
    }

    /// How many.
    pub fn len(&self) -> u32 {
        self.0.iter().map(|cells| cells.len()).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|cells| cells.is_empty())
    }

    /// All of them, sorted.
    pub fn iter(&self) -> impl Iterator<Item = Candidate> + Clone + '_ {
        Digit::all().flat_map(|digit| self.cells(digit).iter().map(move |cell| Candidate { digit, cell }))
    }
}

impl FromIterator<Candidate> for CandidateSet {
    fn from_iter<I: IntoIterator<Item = Candidate>>(candidates: I) -> Self {
        let mut set = CandidateSet::EMPTY;
        for candidate in candidates {
            set.insert(candidate);
        }
        set
    }
}
