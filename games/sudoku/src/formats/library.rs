//! A line of a technique library, `:code:digits:cells:deleted:eliminations:placements:`: the digits, those of the player
//! after `+`, and the candidates that are ruled out already, as digit, row and column. What the line says of a technique
//! is not part of the puzzle.

use super::{Sheet, stripped};
use crate::rules::{Cell, Digit, DigitSet, Setup};
use parlour_kernel::ReadError;

/// The code of no technique in particular.
const NO_TECHNIQUE: &str = "0000";
/// Which part the cells are, and which the deleted candidates.
const CELLS: usize = 3;
const DELETED: usize = 4;

pub fn read(text: &str) -> Result<Sheet, ReadError> {
    let line = stripped(text).lines().next().unwrap_or_default();
    let parts: Vec<&str> = line.split(':').collect();
    let (Some(cells), Some(deleted)) = (parts.get(CELLS), parts.get(DELETED)) else {
        return Err(ReadError::at("library-parts", text, line));
    };
    let within = |error: ReadError| {
        let at = (cells.as_ptr() as usize).wrapping_sub(text.as_ptr() as usize) as u32;
        ReadError { at: at + error.at, ..error }
    };
    let setup: Setup = cells.parse().map_err(within)?;
    let mut out = [DigitSet::EMPTY; Cell::COUNT];
    for word in deleted.split_whitespace() {
        let (digit, cell) = candidate(word).ok_or_else(|| ReadError::at("library-candidate", text, word))?;
        out[cell.index()] = out[cell.index()].with(digit);
    }
    let digits = setup.digits;
    Ok(Sheet::of(setup).with_left(|cell| digits.candidates(cell).without(out[cell.index()])))
}

/// Digit, row and column from 1.
fn candidate(word: &str) -> Option<(Digit, Cell)> {
    let figures: Vec<u8> =
        word.chars().map(|sign| sign.to_digit(10).map(|figure| figure as u8)).collect::<Option<_>>()?;
    let [digit, row, column] = figures[..] else { return None };
    Some((Digit::new(digit)?, Cell::at(row.checked_sub(1)?, column.checked_sub(1)?)?))
}

pub fn write(sheet: &Sheet) -> String {
    let mut deleted = Vec::new();
    for digit in Digit::all() {
        for cell in Cell::all().filter(|cell| sheet.setup.digits.get(*cell).is_none()) {
            let plain = sheet.setup.candidates(cell);
            if plain.has(digit) && !sheet.left(cell).has(digit) {
                deleted.push(format!("{digit}{}{}", cell.row() + 1, cell.column() + 1));
            }
        }
    }
    format!(":{NO_TECHNIQUE}::{}:{}:::", sheet.setup, deleted.join(" "))
}
