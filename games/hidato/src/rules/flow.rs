//! The guided flow: what to place next and where, and how long the chain is. All of it is derived from the
//! board; nothing is stored.

use crate::rules::{Board, Cell, Value};
use serde::Serialize;

/// Which way the player counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// Up.
    Forward,
    /// Down.
    Backward,
}

impl Direction {
    /// The word for it in texts and commands.
    pub fn word(self) -> &'static str {
        match self {
            Direction::Forward => "forward",
            Direction::Backward => "backward",
        }
    }

    /// The value after one, on boards that count to `highest`.
    fn next(self, value: Value, highest: u16) -> Option<Value> {
        match self {
            Direction::Forward => Value::new(value.number() + 1).filter(|next| next.number() <= highest),
            Direction::Backward => Value::new(value.number() - 1),
        }
    }
}

/// Why the target changed last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TargetReason {
    /// A value was placed.
    Placement,
    /// Another anchor was chosen, or another direction.
    AnchorChange,
    /// The end of the chain was removed.
    TailRemoval,
    /// A value elsewhere was removed.
    NonTailRemoval,
    /// There is no anchor.
    Neutral,
}

/// What to place next.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct Target {
    pub value: Value,
    /// Where it may go, in reading order; never empty.
    pub cells: Vec<Cell>,
}

/// The run of values from 1, or from the smallest on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chain {
    /// Its last value; `None` on an empty board.
    pub end: Option<Value>,
    /// How many values it has.
    pub length: u16,
}

/// The values on a board, by cell and by value.
pub(super) struct Standing<'a> {
    pub board: &'a Board,
    pub values: &'a [Option<Value>],
    cells: Vec<Option<Cell>>,
}

impl<'a> Standing<'a> {
    pub fn new(board: &'a Board, values: &'a [Option<Value>]) -> Self {
        let mut cells = vec![None; usize::from(board.size()) + 1];
        for (cell, value) in board.cells().zip(values) {
            if let Some(value) = value {
                cells[usize::from(value.number())] = Some(cell);
            }
        }
        Standing { board, values, cells }
    }

    pub fn cell_of(&self, value: Value) -> Option<Cell> {
        self.cells[usize::from(value.number())]
    }

    /// From a filled cell to the last value that follows without a gap, wherever it is.
    pub fn walk(&self, anchor: Cell, direction: Direction) -> Cell {
        let mut at = anchor;
        while let Some(value) = self.values[at.index()]
            && let Some(next) = direction.next(value, self.board.size())
            && let Some(cell) = self.cell_of(next)
        {
            at = cell;
        }
        at
    }

    /// The target of an anchor that has walked as far as it can.
    pub fn target(&self, anchor: Cell, direction: Direction) -> Option<Target> {
        let value = direction.next(self.values[anchor.index()]?, self.board.size())?;
        let empty = |cell: &&Cell| self.values[cell.index()].is_none();
        let cells: Vec<Cell> = self.board.neighbours(anchor).iter().filter(empty).copied().collect();
        (!cells.is_empty()).then_some(Target { value, cells })
    }

    pub fn chain(&self) -> Chain {
        let present = |number: &u16| self.cells[usize::from(*number)].is_some();
        let Some(start) = (1..=self.board.size()).find(present) else {
            return Chain { end: None, length: 0 };
        };
        let length = (start..=self.board.size()).take_while(present).count() as u16;
        Chain { end: Value::new(start + length - 1), length }
    }

    /// The anchor with a target that has the lowest value, or the highest when counting down.
    pub fn automatic(&self, direction: Direction) -> Option<Cell> {
        let filled = self.board.cells().filter(|cell| self.values[cell.index()].is_some());
        let ends = filled.map(|cell| self.walk(cell, direction));
        let open = ends.filter(|end| self.target(*end, direction).is_some());
        let value = |end: &Cell| self.values[end.index()];
        match direction {
            Direction::Forward => open.min_by_key(value),
            Direction::Backward => open.max_by_key(value),
        }
    }
}
