//! Nine lines after a head of `#A` author, `#D` description, `#C` comment, `#B` date, `#S` source, `#L` level and `#U`
//! address, each optional. `SadMan`'s form names its blocks, `[Puzzle]` and, for the player's digits, `[State]`.

use super::{Label, Sheet, cells};
use crate::rules::{Cell, CellSet, Grid, Setup};
use parlour_kernel::ReadError;

const LABELS: [(char, Label); 7] = [
    ('A', Label::Author),
    ('D', Label::Title),
    ('C', Label::Comment),
    ('B', Label::Date),
    ('S', Label::Source),
    ('L', Label::Level),
    ('U', Label::Address),
];
const PUZZLE: &str = "[Puzzle]";
const STATE: &str = "[State]";

pub fn is_one(text: &str) -> bool {
    let mut lines = text.lines().map(|line| line.trim_start_matches('\u{feff}').trim());
    let rows = || text.lines().filter(|line| cells::is_row(line)).count();
    lines.any(|line| line == PUZZLE || label(line).is_some() && rows() > 1)
}

/// What a line of the head says.
fn label(line: &str) -> Option<(Label, &str)> {
    let line = line.strip_prefix('#')?;
    let (_, label) = LABELS.into_iter().find(|(letter, _)| line.starts_with(*letter))?;
    Some((label, line[1..].trim()))
}

pub fn read(text: &str) -> Result<Sheet, ReadError> {
    let mut labels = Vec::new();
    let (mut puzzle, mut state) = (Rows::default(), Rows::default());
    let mut in_state = false;
    for line in text.lines() {
        let bare = line.trim_start_matches('\u{feff}').trim();
        match bare {
            PUZZLE => in_state = false,
            STATE => in_state = true,
            _ if bare.starts_with('[') => return Err(ReadError::at("no-such-block", text, bare)),
            _ => {
                labels.extend(label(bare).map(|(label, words)| (label, words.to_owned())));
                if cells::is_row(bare) {
                    let rows = if in_state { &mut state } else { &mut puzzle };
                    rows.add(text, bare)?;
                }
            }
        }
    }
    let givens = puzzle.grid(text)?;
    let mut digits = givens;
    let mut entries = CellSet::EMPTY;
    if state.count > 0 {
        for (cell, digit) in state.grid(text)?.filled().filter(|(cell, _)| givens.get(*cell).is_none()) {
            digits.set(cell, Some(digit));
            entries = entries.with(cell);
        }
    }
    Ok(Sheet { labels, ..Sheet::of(Setup { entries, ..Setup::of(digits) }) })
}

/// Rows of cells, one after the other.
#[derive(Default)]
struct Rows {
    signs: String,
    count: usize,
}

impl Rows {
    fn add(&mut self, text: &str, row: &str) -> Result<(), ReadError> {
        if self.count == 9 {
            return Err(ReadError::at("too-many-cells", text, row));
        }
        let is_cell = |sign: char| sign.is_ascii_digit() || ".*_xX".contains(sign);
        let between = |sign: char| sign == '|' || sign.is_whitespace();
        for (at, sign) in row.char_indices().filter(|(_, sign)| !between(*sign)) {
            if !is_cell(sign) {
                return Err(ReadError::at("bad-cell", text, &row[at..at + sign.len_utf8()]));
            }
            self.signs.push(sign);
        }
        self.count += 1;
        if self.signs.len() == 9 * self.count { Ok(()) } else { Err(ReadError::at("row-length", text, row)) }
    }

    fn grid(&self, text: &str) -> Result<Grid, ReadError> {
        if self.count < 9 {
            let found = self.signs.len().to_string();
            return Err(ReadError { code: "too-few-cells", at: text.len() as u32, found });
        }
        self.signs.parse()
    }
}

pub fn write(sheet: &Sheet) -> String {
    let mut lines = Vec::new();
    for (label, words) in &sheet.labels {
        let letter = LABELS.into_iter().find(|(_, known)| known == label).map_or('C', |(letter, _)| letter);
        // A line break would end what is said.
        let words: Vec<&str> = words.split_whitespace().collect();
        lines.push(format!("#{letter} {}", words.join(" ")));
    }
    let Setup { digits, entries, .. } = &sheet.setup;
    let rows = cells::rows(&sheet.setup.givens());
    if entries.is_empty() {
        lines.push(rows);
    } else {
        let mut state = Grid::EMPTY;
        for cell in Cell::all().filter(|cell| digits.get(*cell).is_some()) {
            state.set(cell, digits.get(cell));
        }
        lines.extend([PUZZLE.to_owned(), rows, STATE.to_owned(), cells::rows(&state)]);
    }
    lines.join("\n")
}
