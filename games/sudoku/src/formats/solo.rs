//! The game id of Solo: `3x3:` and the clues row by row, with a letter for each run of empty cells (`a` one, `z` 26) and
//! `_` between clues that are neighbours.

use super::{Sheet, stripped};
use crate::rules::{Cell, Digit, Grid, Setup};
use parlour_kernel::ReadError;

const HEAD: &str = "3x3:";
/// The longest run that one letter stands for.
const LONGEST: usize = 26;

pub fn is_one(text: &str) -> bool {
    text.starts_with("3x3")
}

pub fn read(text: &str) -> Result<Sheet, ReadError> {
    let id = stripped(text);
    let Some(clues) = id.strip_prefix(HEAD) else { return Err(ReadError::at("not-classic", text, id)) };
    let mut grid = Grid::EMPTY;
    let mut at = 0;
    for (place, sign) in clues.trim_end().char_indices() {
        let piece = &clues[place..place + sign.len_utf8()];
        match sign {
            '_' => {}
            'a'..='z' => at += usize::from(sign as u8 - b'a') + 1,
            '1'..='9' => {
                let cell = Cell::new(at as u8).filter(|_| at < Cell::COUNT);
                let cell = cell.ok_or_else(|| ReadError::at("too-many-cells", text, &clues[place..]))?;
                grid.set(cell, Digit::new(sign as u8 - b'0'));
                at += 1;
            }
            _ => return Err(ReadError::at("bad-cell", text, piece)),
        }
        if at > Cell::COUNT {
            return Err(ReadError::at("too-many-cells", text, &clues[place..]));
        }
    }
    if at < Cell::COUNT {
        return Err(ReadError { code: "too-few-cells", at: text.len() as u32, found: at.to_string() });
    }
    Ok(Sheet::of(Setup::of(grid)))
}

pub fn write(sheet: &Sheet) -> String {
    let givens = sheet.setup.givens();
    let mut id = HEAD.to_owned();
    let (mut run, mut after_digit) = (0, false);
    let flush = |id: &mut String, run: usize| {
        let (whole, rest) = (run / LONGEST, run % LONGEST);
        id.extend(std::iter::repeat_n('z', whole));
        id.extend((rest > 0).then(|| char::from(b'a' + rest as u8 - 1)));
    };
    for cell in Cell::all() {
        match givens.get(cell) {
            None => run += 1,
            Some(digit) => {
                flush(&mut id, run);
                if run == 0 && after_digit {
                    id.push('_');
                }
                id.push_str(&digit.to_string());
                (run, after_digit) = (0, true);
            }
        }
    }
    flush(&mut id, run);
    id
}
