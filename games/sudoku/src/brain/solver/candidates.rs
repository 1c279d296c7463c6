//! A puzzle given by its candidates ("sukaku"): 729 characters, nine for each cell.

use crate::rules::{Cell, Digit, DigitSet, Grid};
use parlour_kernel::{Fault, Message};
use std::str::FromStr;

/// The digits that each cell may hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidates([DigitSet; 81]);

impl Candidates {
    /// The digits of each cell, row by row.
    pub fn new(cells: [DigitSet; 81]) -> Candidates {
        Candidates(cells)
    }

    /// The digits that a cell may hold.
    pub fn get(&self, cell: Cell) -> DigitSet {
        self.0[cell.index()]
    }

    /// Replaces the digits that a cell may hold.
    pub fn set(&mut self, cell: Cell, digits: DigitSet) {
        self.0[cell.index()] = digits;
    }
}

/// A given cell keeps its digit; any other has what its peers leave.
impl From<&Grid> for Candidates {
    fn from(grid: &Grid) -> Self {
        let mut cells = [DigitSet::EMPTY; 81];
        for cell in Cell::all() {
            cells[cell.index()] = grid.get(cell).map_or_else(|| grid.candidates(cell), DigitSet::of);
        }
        Candidates(cells)
    }
}

/// Why a text is not a set of candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CandidatesError {
    /// The text has this many characters, not 729.
    Length(usize),
    /// The character at this index is neither `.`, nor `0`, nor the digit of its place.
    Character(usize, char),
}

impl Fault for CandidatesError {
    fn code(&self) -> &'static str {
        match self {
            CandidatesError::Length(_) => "candidates-length",
            CandidatesError::Character(..) => "bad-candidate",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(format!("read.{}", self.code()));
        match *self {
            CandidatesError::Length(found) => message.int("found", found as u32),
            CandidatesError::Character(at, found) => {
                message.int("at", at as u32 + 1).text("found", found.to_string())
            }
        }
    }
}

/// Nine characters a cell, row by row: the digit at its place, `.` or `0` where it is not possible.
impl FromStr for Candidates {
    type Err = CandidatesError;

    fn from_str(text: &str) -> Result<Self, CandidatesError> {
        let length = text.chars().count();
        if length != 9 * Cell::COUNT {
            return Err(CandidatesError::Length(length));
        }
        let mut cells = [DigitSet::EMPTY; 81];
        for ((place, found), (cell, digit)) in text.chars().enumerate().zip(places()) {
            if found.to_digit(10) == Some(u32::from(digit.number())) {
                cells[cell.index()] = cells[cell.index()].with(digit);
            } else if found != '.' && found != '0' {
                return Err(CandidatesError::Character(place, found));
            }
        }
        Ok(Candidates(cells))
    }
}

/// The 729 characters.
impl std::fmt::Display for Candidates {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let sign = |(cell, digit): (Cell, Digit)| {
            if self.get(cell).has(digit) { char::from(b'0' + digit.number()) } else { '.' }
        };
        f.write_str(&places().map(sign).collect::<String>())
    }
}

/// Every cell with every digit, in the order of the text.
fn places() -> impl Iterator<Item = (Cell, Digit)> {
    Cell::all().flat_map(|cell| Digit::all().map(move |digit| (cell, digit)))
}
