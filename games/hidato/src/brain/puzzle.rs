//! A puzzle apart from any game, and a filling of its cells.

use crate::rules::{Board, Cell, Hidato, Value};

/// A board with its givens and links.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The board's shape.
    pub board: Board,
    /// The given of each cell, in the order of the cells.
    pub givens: Vec<Option<Value>>,
    /// Pairs of neighbours that must hold consecutive values.
    pub links: Vec<(Cell, Cell)>,
}

impl Puzzle {
    /// The puzzle of a game, without the player's numbers.
    pub fn of(game: &Hidato) -> Puzzle {
        let given = |cell: Cell| game.value(cell).filter(|_| game.is_given(cell));
        Puzzle {
            board: game.board().clone(),
            givens: game.board().cells().map(given).collect(),
            links: game.links().to_vec(),
        }
    }

    /// The puzzle that is left to solve: the player's numbers count as givens.
    pub fn as_it_stands(game: &Hidato) -> Puzzle {
        let givens = game.board().cells().map(|cell| game.value(cell)).collect();
        Puzzle { givens, ..Puzzle::of(game) }
    }
}

/// A value for every cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Filling(Vec<Value>);

impl Filling {
    /// Values in the order of the cells.
    pub fn new(values: Vec<Value>) -> Filling {
        Filling(values)
    }

    /// The value of a cell.
    pub fn value(&self, cell: Cell) -> Value {
        self.0[cell.index()]
    }

    /// The values of the cells, in their order.
    pub fn values(&self) -> &[Value] {
        &self.0
    }
}
