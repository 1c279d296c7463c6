//! The setup text: 81 cells, row by row. Any common way of writing them is read, nine lines and
//! boxes drawn with `|`, `-`, `+` included; a digit after `+` is the player's, not a given. The words of a variant stand
//! before the cells.

use crate::rules::{Cell, CellSet, Digit, DigitSet, Grid, Variant, errors_of, grid::cell_number};
use parlour_kernel::{Fault, Message, ReadError};
use std::{fmt, str::FromStr};

/// What a game starts from, as written: givens may contradict each other until checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Every digit, the player's included.
    pub digits: Grid,
    /// The cells whose digit is the player's.
    pub entries: CellSet,
    /// The rules it is played by.
    pub variant: Variant,
}

impl Setup {
    /// A classic puzzle with no entries.
    pub fn of(givens: Grid) -> Setup {
        Setup { digits: givens, entries: CellSet::EMPTY, variant: Variant::CLASSIC }
    }

    /// The same digits under other rules.
    #[must_use]
    pub fn by(self, variant: Variant) -> Setup {
        Setup { variant, ..self }
    }

    /// The same without the player's digits.
    #[must_use]
    pub fn puzzle(&self) -> Setup {
        Setup::of(self.givens()).by(self.variant.clone())
    }

    /// The digits that the others leave open for a cell.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.variant.layout().candidates(&self.digits, cell)
    }

    /// The givens alone.
    pub fn givens(&self) -> Grid {
        let mut givens = self.digits;
        for cell in self.entries.iter() {
            givens.set(cell, None);
        }
        givens
    }
}

/// 81 characters, `.` for empty, and a `+` before each digit of the player's; before them the words of a variant.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.variant.is_classic() {
            write!(f, "{} ", self.variant)?;
        }
        for cell in Cell::all() {
            match self.digits.get(cell) {
                None => f.write_str(".")?,
                Some(digit) if self.entries.has(cell) => write!(f, "+{digit}")?,
                Some(digit) => write!(f, "{digit}")?,
            }
        }
        Ok(())
    }
}

/// Whether a character is part of a frame, a separator or a line end.
fn is_between(character: char) -> bool {
    matches!(character, '|' | '-' | '+' | '"' | '\'' | ':' | '\u{feff}') || character.is_whitespace()
}

impl FromStr for Setup {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        if let Some(grid) = text.parse().ok().or_else(|| with_blanks(text)) {
            return Ok(Setup::of(grid));
        }
        // `x` is both an empty cell and a word: a word only if all cells follow.
        let cells = cells_of(text, 0);
        match (Variant::leading(text), cells) {
            (Ok((_, 0)), cells) => cells,
            (Ok((variant, end)), cells) => {
                let by_words = cells_of(text, end).map(|setup| setup.by(variant));
                by_words.or_else(|error| cells.map_err(|_| error))
            }
            (Err(error), cells) => cells.map_err(|_| error),
        }
    }
}

/// The cells of a text from a place on.
fn cells_of(text: &str, start: usize) -> Result<Setup, ReadError> {
    let mut setup = Setup::of(Grid::EMPTY);
    let mut cells = Cell::all();
    let (mut comment, mut line_begins, mut players) = (false, true, false);
    for (at, character) in text[start..].char_indices().map(|(at, character)| (start + at, character)) {
        let piece = &text[at..at + character.len_utf8()];
        if character == '\n' {
            (comment, line_begins) = (false, true);
            continue;
        }
        comment |= line_begins && character == '#';
        line_begins &= character.is_whitespace();
        if comment {
            continue;
        }
        if is_between(character) {
            players = character == '+';
            continue;
        }
        let number = cell_number(character).ok_or_else(|| ReadError::at("bad-cell", text, piece))?;
        let digit = Digit::new(number);
        // The loop returns at the last cell, so there is always a next one.
        let Some(cell) = cells.next() else { break };
        setup.digits.set(cell, digit);
        if players && digit.is_some() {
            setup.entries = setup.entries.with(cell);
        }
        players = false;
        if cell.index() + 1 == Cell::COUNT {
            return ends(text, at + character.len_utf8()).map(|()| setup);
        }
    }
    let found = cells.next().map_or(Cell::COUNT, Cell::index);
    Err(ReadError { code: "too-few-cells", at: text.len() as u32, found: found.to_string() })
}

/// Text after the 81st cell is ignored, unless it looks like more cells.
fn ends(text: &str, at: usize) -> Result<(), ReadError> {
    let rest = &text[at..];
    match rest.chars().next().and_then(cell_number) {
        Some(_) => Err(ReadError::at("too-many-cells", text, rest)),
        None => Ok(()),
    }
}

/// A line of 81 characters in which a space is an empty cell.
fn with_blanks(text: &str) -> Option<Grid> {
    let line = text.strip_prefix('\u{feff}').unwrap_or(text).trim_end_matches(['\r', '\n']);
    line.replace(' ', ".").parse().ok()
}

/// What is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Flaw {
    /// Givens that conflict with each other.
    ContradictoryGivens(CellSet),
}

impl Flaw {
    /// Finds what is wrong with the givens.
    pub(super) fn of(givens: &Grid, variant: &Variant) -> Option<Flaw> {
        let errors = errors_of(givens, variant);
        (!errors.is_empty()).then_some(Flaw::ContradictoryGivens(errors))
    }
}

impl Fault for Flaw {
    fn code(&self) -> &'static str {
        "contradictory-givens"
    }

    fn message(&self) -> Message {
        let Flaw::ContradictoryGivens(cells) = self;
        let cells: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
        Message::new("sudoku.contradictory-givens").text("cells", cells.join(", "))
    }
}
