//! `OpenSudoku`'s XML: `<game data="81 digits" />`, 0 for an empty cell. Of a file with several games the first is read.

use super::{Sheet, cells};
use crate::rules::{Grid, Setup};
use parlour_kernel::ReadError;

/// What a game begins with.
pub const GAME: &str = "<game";
/// What stands before and after all games of a file.
pub const FRAME: (&str, &str) =
    ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n", "</opensudoku>\n");
const DATA: &str = "data=";

pub fn read(text: &str) -> Result<Sheet, ReadError> {
    let missing = || ReadError::at("no-game", text, text);
    let game = text.find(GAME).ok_or_else(missing)?;
    let end = text[game..].find('>').map_or(text.len(), |end| game + end);
    let data = text[game..end].find(DATA).ok_or_else(missing)? + game + DATA.len();
    let quote = text[data..end].chars().next().filter(|quote| "\"'".contains(*quote)).ok_or_else(missing)?;
    let start = data + quote.len_utf8();
    let digits = text[start..end].split(quote).next().unwrap_or_default();
    let grid: Result<Grid, ReadError> = digits.parse();
    grid.map(|grid| Sheet::of(Setup::of(grid)))
        .map_err(|error| ReadError { at: error.at + start as u32, ..error })
}

pub fn write(sheet: &Sheet) -> String {
    format!("  {GAME} {DATA}\"{}\" />", cells::line(sheet, '0'))
}
