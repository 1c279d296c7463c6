//! The setup text: 81 cells, row by row. Any common way of writing them is read, nine lines and
//! boxes drawn with `|`, `-`, `+` included; a digit after `+` is the player's, not a given.

use crate::rules::{Cell, CellSet, Digit, Grid, validate_grid};
use kernel::{Fault, Message, ReadError};
use std::{fmt, str::FromStr};

/// What a game starts from, as written: givens may contradict each other until checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Every digit, the player's included.
    pub digits: Grid,
    /// The cells whose digit is the player's.
    pub entries: CellSet,
}

impl Setup {
    /// A puzzle without anything entered.
    pub fn of(givens: Grid) -> Setup {
        Setup { digits: givens, entries: CellSet::EMPTY }
    }

    /// The puzzle alone.
    pub fn givens(&self) -> Grid {
        let mut givens = self.digits;
        for cell in self.entries.iter() {
            givens.set(cell, None);
        }
        givens
    }
}

/// 81 characters, `.` for empty, and a `+` before each digit of the player's.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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

/// A character of a grid text.
enum Sign {
    /// A digit or an empty cell.
    Cell(Option<Digit>),
    /// Frames, separators, line ends.
    Between,
}

fn sign(character: char) -> Option<Sign> {
    match character {
        '1'..='9' => Some(Sign::Cell(Digit::new(character as u8 - b'0'))),
        '0' | '.' | '*' | '_' | 'x' | 'X' => Some(Sign::Cell(None)),
        '|' | '-' | '+' | '"' | '\'' | ':' | '\u{feff}' => Some(Sign::Between),
        _ if character.is_whitespace() => Some(Sign::Between),
        _ => None,
    }
}

impl FromStr for Setup {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        if let Some(setup) = with_blanks(text) {
            return Ok(setup);
        }
        let mut setup = Setup::of(Grid::EMPTY);
        let mut cells = Cell::all();
        let (mut comment, mut line_begins, mut players) = (false, true, false);
        for (at, character) in text.char_indices() {
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
            let digit = match sign(character) {
                Some(Sign::Cell(digit)) => digit,
                Some(Sign::Between) => {
                    players = character == '+';
                    continue;
                }
                None => return Err(ReadError::at("bad-cell", text, piece)),
            };
            // Below 81 there is a next cell: the loop ends with the last.
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
}

/// Whatever follows the 81st cell is not ours to read, unless the cells go on.
fn ends(text: &str, at: usize) -> Result<(), ReadError> {
    let rest = &text[at..];
    match rest.chars().next().and_then(sign) {
        Some(Sign::Cell(_)) => Err(ReadError::at("too-many-cells", text, rest)),
        _ => Ok(()),
    }
}

/// A line of 81 characters in which a blank is an empty cell.
fn with_blanks(text: &str) -> Option<Setup> {
    let line = text.strip_prefix('\u{feff}').unwrap_or(text).trim_end_matches(['\r', '\n']);
    let blanks = line.chars().filter(|character| *character == ' ').count();
    if line.len() != Cell::COUNT || blanks == 0 {
        return None;
    }
    let mut grid = Grid::EMPTY;
    for (cell, character) in Cell::all().zip(line.chars()) {
        match sign(character) {
            Some(Sign::Cell(digit)) => grid.set(cell, digit),
            _ if character == ' ' => {}
            _ => return None,
        }
    }
    Some(Setup::of(grid))
}

/// What is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// Givens that break a rule among themselves.
    ContradictoryGivens(CellSet),
}

impl Flaw {
    /// Finds what is wrong with the givens.
    pub(super) fn of(givens: &Grid) -> Option<Flaw> {
        let errors = validate_grid(givens);
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
