//! A link to the solver of sudokuwiki: 81 digits after `bd=`, 0 for an empty cell.

use super::{Sheet, cells};
use crate::rules::{Cell, Grid, Setup};
use parlour_kernel::ReadError;

/// What the digits stand after.
pub const BOARD: &str = "bd=";
const SITE: &str = "https://www.sudokuwiki.org/sudoku.htm?";

pub fn read(text: &str) -> Result<Sheet, ReadError> {
    let start = text.find(BOARD).map_or(0, |at| at + BOARD.len());
    let board = &text[start..];
    let end =
        board.find(|sign: char| sign == '&' || sign == '#' || sign.is_whitespace()).unwrap_or(board.len());
    let grid: Result<Grid, ReadError> = board[..end].parse();
    grid.map(|grid| Sheet::of(Setup::of(grid)))
        .map_err(|error| ReadError { at: error.at + start as u32, ..error })
}

pub fn write(sheet: &Sheet) -> String {
    let digits = cells::line(sheet, '0');
    debug_assert_eq!(digits.len(), Cell::COUNT, "a sign a cell");
    format!("{SITE}{BOARD}{digits}")
}
