//! `SudoCue`'s nine lines of cells between blanks: a digit alone is given, `u5` was placed by the player, and several
//! digits together are what is left.

use super::{Sheet, cells, sheet};
use crate::rules::{Cell, DigitSet, Grid, Setup};
use parlour_kernel::ReadError;

/// Marks a digit of the player's.
pub const PLAYER: char = 'u';

pub fn read(text: &str) -> Result<Sheet, ReadError> {
    let mut setup = Setup::of(Grid::EMPTY);
    let mut left = [DigitSet::EMPTY; Cell::COUNT];
    let mut all = Cell::all();
    for word in cells::words(text) {
        let bad = || ReadError::at("bad-cell", text, word);
        let cell = all.next().ok_or_else(|| ReadError::at("too-many-cells", text, word))?;
        let (players, digits) = word.strip_prefix(PLAYER).map_or((false, word), |digits| (true, digits));
        let nothing = (!players && matches!(digits, "0" | ".")).then_some(DigitSet::EMPTY);
        let set =
            nothing.or_else(|| sheet::digits_of(digits).filter(|set| !set.is_empty())).ok_or_else(bad)?;
        if set.len() == 1 {
            setup.digits.set(cell, set.first());
            setup.entries = if players { setup.entries.with(cell) } else { setup.entries };
        } else if players {
            return Err(bad());
        } else {
            left[cell.index()] = set;
        }
    }
    if let Some(next) = all.next() {
        let found = next.index().to_string();
        return Err(ReadError { code: "too-few-cells", at: text.len() as u32, found });
    }
    Ok(Sheet::of(setup).with_left(|cell| left[cell.index()]))
}

/// A cell with one digit left counts as given where it is read again: the format has no other way to say it.
pub fn write(sheet: &Sheet) -> String {
    let shown = |cell: Cell| match sheet.setup.digits.get(cell) {
        Some(digit) if sheet.setup.entries.has(cell) => format!("{PLAYER}{digit}"),
        Some(digit) => digit.to_string(),
        None if sheet.left(cell).is_empty() => "0".to_owned(),
        None => sheet::written(sheet.left(cell)),
    };
    let cells: Vec<String> = Cell::all().map(shown).collect();
    let rows: Vec<String> = cells.chunks(9).map(|row| row.join(" ")).collect();
    rows.join("\n")
}
