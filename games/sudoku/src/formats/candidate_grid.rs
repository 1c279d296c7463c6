//! A grid with all that is left for each cell: 81 groups of digits, one digit alone standing for itself.

use super::{Sheet, cells, sheet};
use crate::rules::{Cell, DigitSet};
use parlour_kernel::ReadError;

pub fn read(text: &str) -> Result<Sheet, ReadError> {
    let words: Vec<&str> = cells::words(text).collect();
    let set = |word: &&str| match *word {
        "." | "0" => Ok(DigitSet::EMPTY),
        word => sheet::digits_of(word).ok_or_else(|| ReadError::at("bad-cell", text, word)),
    };
    let sets: Vec<DigitSet> = words.iter().map(set).collect::<Result<_, _>>()?;
    if let Some(more) = words.get(Cell::COUNT) {
        return Err(ReadError::at("too-many-cells", text, more));
    }
    if sets.len() < Cell::COUNT {
        let found = sets.len().to_string();
        return Err(ReadError { code: "too-few-cells", at: text.len() as u32, found });
    }
    Ok(sheet::of_sets(&sets))
}

pub fn write(sheet: &Sheet) -> String {
    let shown = |cell: Cell| match sheet.setup.digits.get(cell) {
        Some(digit) => digit.to_string(),
        None if sheet.left(cell).is_empty() => ".".to_owned(),
        None => sheet::written(sheet.left(cell)),
    };
    let shown: Vec<String> = Cell::all().map(shown).collect();
    let width = |column: usize| (0..9).map(|row| shown[9 * row + column].len()).max().unwrap_or(1);
    let widths: Vec<usize> = (0..9).map(width).collect();
    let parts: Vec<String> =
        widths.chunks(3).map(|three| "-".repeat(three.iter().sum::<usize>() + 4)).collect();
    let frame = format!("+{}", parts.join("+"));
    let mut lines = Vec::new();
    for (row, cells) in shown.chunks(9).enumerate() {
        if row.is_multiple_of(3) {
            lines.push(format!("{frame}+"));
        }
        let mut line = String::new();
        for (column, cell) in cells.iter().enumerate() {
            line.push_str(if column.is_multiple_of(3) { "| " } else { "" });
            let width = widths[column];
            line.push_str(cell);
            line.extend(std::iter::repeat_n(' ', width + 1 - cell.len()));
        }
        lines.push(format!("{line}|"));
    }
    lines.push(format!("{frame}+"));
    lines.join("\n")
}
