//! The board text: `board NAME king|ortho|hex ROWS COLS`, then rows of tokens (a number is given,
//! `.` empty, `#` no cell), then `link R C R C` lines for cells that must hold consecutive values.
//! What follows a `solution` line is not part of the puzzle and is left out.

use crate::rules::{Board, Cell, Place, Relation, Value};
use parlour_kernel::{Fault, Message, ReadError};
use std::{fmt, str::FromStr};

/// What a board text has at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    /// A number that is given, sensible or not.
    Given(u16),
    /// A cell to fill.
    Empty,
    /// No cell.
    Hole,
}

/// What a game starts from, as written: numbers may be nonsense until checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The puzzle's name, one word.
    pub name: String,
    /// Which cells are neighbours.
    pub relation: Relation,
    /// Rows of the rectangle.
    pub rows: u8,
    /// Columns of the rectangle.
    pub columns: u8,
    /// The tokens, row by row.
    pub tokens: Vec<Token>,
    /// Pairs of neighbours that must hold consecutive values.
    pub links: Vec<(Place, Place)>,
}

impl Setup {
    /// Most rows, and most columns.
    pub const LONGEST: u8 = 64;
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "board {} {} {} {}", self.name, self.relation.word(), self.rows, self.columns)?;
        for row in self.tokens.chunks(usize::from(self.columns)) {
            let tokens: Vec<String> = row.iter().map(ToString::to_string).collect();
            write!(f, "\n{}", tokens.join(" "))?;
        }
        for (a, b) in &self.links {
            write!(f, "\nlink {} {} {} {}", a.row, a.col, b.row, b.col)?;
        }
        Ok(())
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Given(number) => number.fmt(f),
            Token::Empty => f.write_str("."),
            Token::Hole => f.write_str("#"),
        }
    }
}

impl FromStr for Setup {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let head = lines.next().unwrap_or(text);
        let mut setup = read_head(text, head)?;
        let (rows, columns) = (usize::from(setup.rows), usize::from(setup.columns));
        for row in 0..rows {
            let line = lines.next().ok_or_else(|| missing(text, row, rows))?;
            let before = setup.tokens.len();
            for word in line.split_whitespace() {
                setup.tokens.push(read_token(text, word)?);
            }
            if setup.tokens.len() - before != columns {
                return Err(ReadError::at("row-length", text, line));
            }
        }
        for line in lines.take_while(|line| *line != "solution") {
            setup.links.push(read_link(text, line)?);
        }
        Ok(setup)
    }
}

fn read_head(text: &str, head: &str) -> Result<Setup, ReadError> {
    let words: Vec<&str> = head.split_whitespace().collect();
    let ["board", name, relation, rows, columns, ref rest @ ..] = *words.as_slice() else {
        return Err(ReadError::at("board-head", text, head));
    };
    if let Some(word) = rest.iter().find(|word| !word.starts_with("solutions=")) {
        return Err(ReadError::at("unknown-option", text, word));
    }
    let length = |word: &str| {
        let length = word.parse::<u8>().ok().filter(|length| (1..=Setup::LONGEST).contains(length));
        length.ok_or_else(|| ReadError::at("board-size", text, word))
    };
    Ok(Setup {
        name: name.to_owned(),
        relation: Relation::of(relation).ok_or_else(|| ReadError::at("board-relation", text, relation))?,
        rows: length(rows)?,
        columns: length(columns)?,
        tokens: Vec::new(),
        links: Vec::new(),
    })
}

fn read_token(text: &str, word: &str) -> Result<Token, ReadError> {
    match word {
        "." => Ok(Token::Empty),
        "#" => Ok(Token::Hole),
        _ => word.parse().map(Token::Given).map_err(|_| ReadError::at("board-token", text, word)),
    }
}

fn read_link(text: &str, line: &str) -> Result<(Place, Place), ReadError> {
    let bad = || ReadError::at("board-link", text, line);
    let mut words = line.split_whitespace();
    if words.next() != Some("link") {
        return Err(bad());
    }
    let numbers: Vec<u8> = words.map(str::parse).collect::<Result<_, _>>().map_err(|_| bad())?;
    match *numbers.as_slice() {
        [r1, c1, r2, c2] => Ok((Place { row: r1, col: c1 }, Place { row: r2, col: c2 })),
        _ => Err(bad()),
    }
}

fn missing(text: &str, row: usize, rows: usize) -> ReadError {
    ReadError { code: "rows-missing", at: text.len() as u32, found: format!("{row}/{rows}") }
}

/// What is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "field names say what they hold")]
#[non_exhaustive]
pub enum Flaw {
    /// Nothing but holes.
    NoCells,
    /// A given that is not from 1 to the number of cells.
    OutOfRange {
        place: Place,
        number: u16,
        /// The highest value there is.
        highest: u16,
    },
    /// A value that is given at several places.
    Duplicate { number: u16, places: Vec<Place> },
    /// A link between cells that are not neighbours.
    Link { from: Place, to: Place },
}

impl Fault for Flaw {
    fn code(&self) -> &'static str {
        match self {
            Flaw::NoCells => "no-cells",
            Flaw::OutOfRange { .. } => "out-of-range",
            Flaw::Duplicate { .. } => "duplicate",
            Flaw::Link { .. } => "bad-link",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(format!("hidato.{}", self.code()));
        match self {
            Flaw::NoCells => message,
            Flaw::OutOfRange { place, number, highest } => {
                message.text("place", place.to_string()).int("number", *number).int("highest", *highest)
            }
            Flaw::Duplicate { number, places } => {
                let places: Vec<String> = places.iter().map(ToString::to_string).collect();
                message.int("number", *number).text("places", places.join(", "))
            }
            Flaw::Link { from, to } => message.text("from", from.to_string()).text("to", to.to_string()),
        }
    }
}

/// A checked setup: the board, the givens and the links.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Checked {
    pub board: Board,
    pub givens: Vec<Option<Value>>,
    pub links: Vec<(Cell, Cell)>,
}

impl Checked {
    /// Validates a setup, and lists every flaw.
    pub fn of(setup: &Setup) -> Result<Checked, Vec<Flaw>> {
        let usable: Vec<bool> = setup.tokens.iter().map(|token| *token != Token::Hole).collect();
        let board = Board::new(setup.relation, setup.rows, setup.columns, &usable);
        let highest = board.size();
        let mut flaws = Vec::new();
        if highest == 0 {
            flaws.push(Flaw::NoCells);
        }
        let cells = setup.tokens.iter().filter(|token| **token != Token::Hole);
        let mut givens = Vec::with_capacity(usize::from(highest));
        let mut places_of = vec![Vec::new(); usize::from(highest) + 1];
        for (cell, token) in board.cells().zip(cells) {
            let place = board.place(cell);
            givens.push(match *token {
                Token::Given(number) if (1..=highest).contains(&number) => {
                    places_of[usize::from(number)].push(place);
                    Value::new(number)
                }
                Token::Given(number) => {
                    flaws.push(Flaw::OutOfRange { place, number, highest });
                    None
                }
                Token::Empty | Token::Hole => None,
            });
        }
        for (number, places) in (0..).zip(places_of).filter(|(_, places)| places.len() > 1) {
            flaws.push(Flaw::Duplicate { number, places });
        }
        let mut links = Vec::with_capacity(setup.links.len());
        for &(from, to) in &setup.links {
            match (board.cell(from), board.cell(to)) {
                (Some(a), Some(b)) if board.neighbours(a).contains(&b) => links.push((a, b)),
                _ => flaws.push(Flaw::Link { from, to }),
            }
        }
        if flaws.is_empty() { Ok(Checked { board, givens, links }) } else { Err(flaws) }
    }
}
