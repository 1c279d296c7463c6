//! 729 characters, nine for each cell: a digit at its place if it is left there, else `.` or `0`.

use super::{Sheet, sheet, stripped};
use crate::rules::{Cell, Digit, DigitSet};
use parlour_kernel::ReadError;

/// The signs of a line.
const SIGNS: usize = 9 * Cell::COUNT;

pub fn is_one(text: &str) -> bool {
    signs(text).len() == SIGNS
}

/// The signs of cells that a text begins with.
fn signs(text: &str) -> &str {
    let text = stripped(text);
    let is_sign = |sign: char| sign.is_ascii_digit() || ".*_xX".contains(sign);
    let end = text.find(|sign| !is_sign(sign)).unwrap_or(text.len());
    &text[..end]
}

pub fn read(text: &str) -> Result<Sheet, ReadError> {
    let signs = signs(text);
    let mut sets = [DigitSet::EMPTY; Cell::COUNT];
    for (index, sign) in signs.char_indices() {
        let (cell, place) = (index / 9, index % 9);
        let Some(set) = sets.get_mut(cell) else {
            return Err(ReadError::at("too-many-cells", text, &signs[index..]));
        };
        match sign.to_digit(10).and_then(|number| Digit::new(number as u8)) {
            None => {}
            Some(digit) if digit.index() == place => *set = set.with(digit),
            Some(_) => return Err(ReadError::at("bad-candidate", text, &signs[index..=index])),
        }
    }
    if signs.len() < SIGNS {
        let at = (signs.as_ptr() as usize + signs.len()).wrapping_sub(text.as_ptr() as usize);
        return Err(ReadError { code: "too-few-cells", at: at as u32, found: (signs.len() / 9).to_string() });
    }
    Ok(sheet::of_sets(&sets))
}

pub fn write(sheet: &Sheet) -> String {
    let mut text = String::with_capacity(SIGNS);
    for cell in Cell::all() {
        let left = sheet.setup.digits.get(cell).map_or_else(|| sheet.left(cell), DigitSet::of);
        text.extend(
            Digit::all().map(|digit| if left.has(digit) { char::from(b'0' + digit.number()) } else { '.' }),
        );
    }
    text
}
