//! Cells alone: in a line, in nine lines, in boxes drawn with `|`, `-` and `+`.

use super::Sheet;
use crate::rules::{Cell, Digit, Grid, Setup};
use parlour_kernel::ReadError;

pub fn read(text: &str) -> Result<Sheet, ReadError> {
    text.parse().map(Sheet::of)
}

/// The givens in one line.
pub fn line(sheet: &Sheet, empty: char) -> String {
    signs(&sheet.setup.givens(), empty)
}

/// The givens in one line, after the words of their rules.
pub fn worded(sheet: &Sheet) -> String {
    sheet.setup.puzzle().to_string()
}

/// Every cell in one line.
pub fn signs(grid: &Grid, empty: char) -> String {
    let sign = |digit: Digit| char::from(b'0' + digit.number());
    Cell::all().map(|cell| grid.get(cell).map_or(empty, sign)).collect()
}

/// Nine lines.
pub fn rows(grid: &Grid) -> String {
    let rows: Vec<String> = (0..9).map(|row| row_of(grid, row)).collect();
    rows.join("\n")
}

fn row_of(grid: &Grid, row: u8) -> String {
    signs(grid, '.').chars().skip(9 * usize::from(row)).take(9).collect()
}

/// Nine lines with the boxes drawn; a digit of the player's stands after `+`.
pub fn boxed(sheet: &Sheet) -> String {
    const FRAME: &str = "+-------+-------+-------+";
    let mut text = String::new();
    for row in 0..9 {
        if row % 3 == 0 {
            text.push_str(FRAME);
            text.push('\n');
        }
        for cell in Cell::all().filter(|cell| cell.row() == row) {
            if cell.column() % 3 == 0 {
                text.push_str(if cell.column() == 0 { "|" } else { " |" });
            }
            text.push_str(&sign(&sheet.setup, cell));
        }
        text.push_str(" |\n");
    }
    text.push_str(FRAME);
    text
}

fn sign(setup: &Setup, cell: Cell) -> String {
    match setup.digits.get(cell) {
        None => " .".to_owned(),
        Some(digit) if setup.entries.has(cell) => format!("+{digit}"),
        Some(digit) => format!(" {digit}"),
    }
}

/// Whether a line is a row of cells: not a comment, and not part of a frame alone.
pub fn is_row(line: &str) -> bool {
    let line = line.trim_start_matches('\u{feff}').trim();
    let is_frame = |sign: char| "-=+.:'|*".contains(sign) || sign.is_whitespace();
    let framed = line.contains("--") || line.contains("==");
    let is_bare = line.is_empty() || line.starts_with('#') || framed && line.chars().all(is_frame);
    !is_bare
}

/// What stands between blanks and bars, row by row.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    let rows = text.lines().filter(|line| is_row(line));
    rows.flat_map(|row| row.split(|sign: char| sign == '|' || sign == '\u{feff}' || sign.is_whitespace()))
        .filter(|word| !word.is_empty())
}
