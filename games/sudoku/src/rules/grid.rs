//! A 9x9 grid of digits and empty cells. Knows no rules.

use crate::rules::{Cell, Digit, DigitSet};
use parlour_kernel::ReadError;
use serde::{Serialize, Serializer};
use std::{fmt, str::FromStr};

/// A grid, full or not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Grid([u8; 81]);

impl Grid {
    /// No digit at all.
    pub const EMPTY: Grid = Grid([0; 81]);

    /// A grid from numbers, 0 for an empty cell; `None` if a number is above 9.
    pub fn from_numbers(numbers: [u8; 81]) -> Option<Grid> {
        numbers.iter().all(|number| *number <= 9).then_some(Grid(numbers))
    }

    /// The numbers, row by row, 0 for an empty cell.
    pub fn numbers(&self) -> &[u8; 81] {
        &self.0
    }

    /// The value of a cell.
    pub fn get(&self, cell: Cell) -> Option<Digit> {
        Digit::new(self.0[cell.index()])
    }

    /// Writes a digit, or empties the cell.
    pub fn set(&mut self, cell: Cell, digit: Option<Digit>) {
        self.0[cell.index()] = digit.map_or(0, Digit::number);
    }

    /// The filled cells with their digits, row by row.
    pub fn filled(&self) -> impl Iterator<Item = (Cell, Digit)> + Clone + '_ {
        Cell::all().filter_map(|cell| Some((cell, self.get(cell)?)))
    }

    /// How many cells hold a digit.
    pub fn clues(&self) -> usize {
        self.0.iter().filter(|number| **number != 0).count()
    }

    /// The digits that no peer of the cell holds in a classic grid.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        let taken: DigitSet = cell.peers().iter().filter_map(|peer| self.get(peer)).collect();
        DigitSet::FULL.without(taken)
    }
}

impl Default for Grid {
    fn default() -> Self {
        Grid::EMPTY
    }
}

/// 81 characters, row by row, `.` for an empty cell.
impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: String =
            self.0.iter().map(|number| if *number == 0 { '.' } else { char::from(b'0' + number) }).collect();
        f.write_str(&text)
    }
}

/// Reads what `Display` writes; `0`, `*`, `_`, `x` and `X` are empty cells too. Nothing may stand before,
/// between or after the 81 characters: [`Setup`](crate::rules::Setup) reads frames, lines and comments.
impl FromStr for Grid {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let mut numbers = [0; Cell::COUNT];
        let mut characters = text.char_indices();
        for (index, number) in numbers.iter_mut().enumerate() {
            let Some((at, character)) = characters.next() else {
                return Err(ReadError {
                    code: "too-few-cells",
                    at: text.len() as u32,
                    found: index.to_string(),
                });
            };
            let piece = || &text[at..][..character.len_utf8()];
            *number = cell_number(character).ok_or_else(|| ReadError::at("bad-cell", text, piece()))?;
        }
        match characters.as_str() {
            "" => Ok(Grid(numbers)),
            rest => Err(ReadError::at("too-many-cells", text, rest)),
        }
    }
}

/// The number that a character stands for, 0 for an empty cell; `None` if it is no cell.
pub(super) fn cell_number(character: char) -> Option<u8> {
    match character {
        '1'..='9' => Some(character as u8 - b'0'),
        '0' | '.' | '*' | '_' | 'x' | 'X' => Some(0),
        _ => None,
    }
}

impl Serialize for Grid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(&self.0)
    }
}
