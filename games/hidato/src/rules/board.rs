//! The shape of a board: its cells and which are neighbours. Knows no values.

use serde::Serialize;
use std::fmt;

/// Which cells are neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// All eight neighbours.
    King,
    /// The four orthogonal neighbours.
    Ortho,
    /// Six neighbours; each row is shifted half a cell to the right of the one above.
    Hex,
}

impl Relation {
    /// Every relation with its word.
    pub const ALL: [(Relation, &'static str); 3] =
        [(Relation::King, "king"), (Relation::Ortho, "ortho"), (Relation::Hex, "hex")];

    /// The relation with this word.
    pub fn of(word: &str) -> Option<Relation> {
        Relation::ALL.into_iter().find(|(_, name)| *name == word).map(|(relation, _)| relation)
    }

    /// The word for it in texts and commands.
    pub fn word(self) -> &'static str {
        match self {
            Relation::King => "king",
            Relation::Ortho => "ortho",
            Relation::Hex => "hex",
        }
    }

    /// Steps in rows and columns, in reading order.
    fn steps(self) -> &'static [(i8, i8)] {
        match self {
            Relation::King => &[(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)],
            Relation::Ortho => &[(-1, 0), (0, -1), (0, 1), (1, 0)],
            Relation::Hex => &[(-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0)],
        }
    }
}

/// A row and a column, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct Place {
    pub row: u8,
    pub col: u8,
}

/// As a pair, for scripts.
impl Serialize for Place {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.row, self.col).serialize(serializer)
    }
}

/// In the notation people use: `r1c5`, from 1.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A text may name a place far off the board.
        write!(f, "r{}c{}", u16::from(self.row) + 1, u16::from(self.col) + 1)
    }
}

/// A usable cell: its index among them, in reading order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Cell(u16);

impl Cell {
    /// Its index among the usable cells.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A number to be placed, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Value(u16);

impl Value {
    /// The value with this number.
    pub fn new(number: u16) -> Option<Value> {
        (number > 0).then_some(Value(number))
    }

    /// Its number, from 1.
    pub fn number(self) -> u16 {
        self.0
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The shape of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    relation: Relation,
    rows: u8,
    columns: u8,
    /// Where each usable cell lies.
    places: Vec<Place>,
    /// The usable cell at each place of the rectangle, row by row.
    at: Vec<Option<Cell>>,
    neighbours: Vec<Vec<Cell>>,
}

impl Board {
    /// A rectangle with the cells that `usable` says, row by row.
    pub fn new(relation: Relation, rows: u8, columns: u8, usable: &[bool]) -> Board {
        let all = (0..rows).flat_map(|row| (0..columns).map(move |col| Place { row, col }));
        let places: Vec<Place> =
            all.zip(usable).filter(|(_, usable)| **usable).map(|(place, _)| place).collect();
        let mut at = vec![None; usize::from(rows) * usize::from(columns)];
        for (index, place) in (0_u16..).zip(&places) {
            at[usize::from(place.row) * usize::from(columns) + usize::from(place.col)] = Some(Cell(index));
        }
        let mut board = Board { relation, rows, columns, places, at, neighbours: Vec::new() };
        board.neighbours = board.cells().map(|cell| board.around(cell)).collect();
        board
    }

    fn around(&self, cell: Cell) -> Vec<Cell> {
        let Place { row, col } = self.place(cell);
        let beside = |(down, right): &(i8, i8)| {
            self.cell(Place { row: row.checked_add_signed(*down)?, col: col.checked_add_signed(*right)? })
        };
        self.relation.steps().iter().filter_map(beside).collect()
    }

    /// Which cells are neighbours here.
    pub fn relation(&self) -> Relation {
        self.relation
    }

    /// Rows of the bounding rectangle.
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// Columns of the bounding rectangle.
    pub fn columns(&self) -> u8 {
        self.columns
    }

    /// How many cells are usable, which is the highest value.
    pub fn size(&self) -> u16 {
        self.places.len() as u16
    }

    /// Every usable cell in reading order.
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = Cell> + use<> {
        (0..self.size()).map(Cell)
    }

    /// Whether a place is on the board, be it a cell or a hole.
    pub fn contains(&self, place: Place) -> bool {
        place.row < self.rows && place.col < self.columns
    }

    /// The usable cell at a place.
    pub fn cell(&self, place: Place) -> Option<Cell> {
        let index = usize::from(place.row) * usize::from(self.columns) + usize::from(place.col);
        self.at.get(index).copied().flatten().filter(|_| self.contains(place))
    }

    /// Where a cell lies.
    pub fn place(&self, cell: Cell) -> Place {
        self.places[cell.index()]
    }

    /// The cells beside a cell, in reading order.
    pub fn neighbours(&self, cell: Cell) -> &[Cell] {
        &self.neighbours[cell.index()]
    }
}
