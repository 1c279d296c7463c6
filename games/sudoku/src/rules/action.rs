//! Actions, events and refusals. Every action concerns one cell.

use crate::rules::{Cell, Digit};
use parlour_kernel::{Fault, Message};
use serde::Serialize;

/// A colour of a cell, from 1 to 8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Colour(u8);

impl Colour {
    /// Their number.
    pub const COUNT: u8 = 8;

    /// The colour with this number.
    pub fn new(number: u8) -> Option<Colour> {
        (1..=Colour::COUNT).contains(&number).then_some(Colour(number))
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Colour> {
        (1..=Colour::COUNT).map(Colour)
    }

    /// Its number, 1 to 8.
    pub fn number(self) -> u8 {
        self.0
    }
}

/// One atomic action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Write a digit, replacing any other.
    Set(Cell, Digit),
    /// Remove the digit; if there is none, the marks; if there are none, the colour.
    Clear(Cell),
    /// Toggle a corner mark.
    Corner(Cell, Digit),
    /// Toggle a centre mark.
    Centre(Cell, Digit),
    /// Colour the cell, or remove its colour.
    Colour(Cell, Option<Colour>),
}

impl Action {
    /// The cell it is about.
    pub fn cell(&self) -> Cell {
        match *self {
            Action::Set(cell, _)
            | Action::Clear(cell)
            | Action::Corner(cell, _)
            | Action::Centre(cell, _)
            | Action::Colour(cell, _) => cell,
        }
    }
}

/// What happened; rows and columns from 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "field names say what they hold")]
#[non_exhaustive]
pub enum Event {
    /// A digit was written.
    Set { row: u8, col: u8, digit: u8 },
    /// A cell was emptied of its digit, its marks or its colour.
    Cleared { row: u8, col: u8 },
    /// A mark was made or removed.
    Marked {
        row: u8,
        col: u8,
        digit: u8,
        /// Whether the mark is there now.
        on: bool,
    },
    /// A cell was coloured.
    Coloured {
        row: u8,
        col: u8,
        /// The colour, 0 for none.
        colour: u8,
    },
    /// The grid is full and breaks no rule.
    Solved,
}

/// Why an action was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Illegal {
    /// The cell belongs to the puzzle.
    Given(Cell),
    /// Marks are for cells without a digit.
    Filled(Cell),
}

impl Fault for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::Given(_) => "given",
            Illegal::Filled(_) => "filled",
        }
    }

    fn message(&self) -> Message {
        let (Illegal::Given(cell) | Illegal::Filled(cell)) = self;
        let message = Message::new(format!("sudoku.{}", self.code()));
        message.int("row", cell.row() + 1).int("column", cell.column() + 1)
    }
}
