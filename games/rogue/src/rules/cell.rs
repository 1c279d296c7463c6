//! Geometry: cells of the 80x22 map, sets of them, and the eight directions. Knows no level.

use std::fmt;

/// Columns of a level.
pub const WIDTH: u8 = 80;
/// Rows of a level.
pub const HEIGHT: u8 = 22;
/// Cells of a level.
pub const CELLS: usize = WIDTH as usize * HEIGHT as usize;

/// A cell of the map, numbered row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize)]
pub struct Cell(u16);

impl Cell {
    /// The cell at a column and row, if it is on the map.
    pub fn at(x: i32, y: i32) -> Option<Cell> {
        let inside = (0..i32::from(WIDTH)).contains(&x) && (0..i32::from(HEIGHT)).contains(&y);
        inside.then(|| Cell((y * i32::from(WIDTH) + x) as u16))
    }

    /// Every cell, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> {
        (0..CELLS as u16).map(Cell)
    }

    pub(crate) const fn new(x: u8, y: u8) -> Cell {
        Cell(y as u16 * WIDTH as u16 + x as u16)
    }

    /// Its number.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The column.
    pub fn x(self) -> u8 {
        (self.0 % u16::from(WIDTH)) as u8
    }

    /// The row.
    pub fn y(self) -> u8 {
        (self.0 / u16::from(WIDTH)) as u8
    }

    /// Whether it is on the edge of the map, where there is only wall.
    pub fn is_rim(self) -> bool {
        self.x() == 0 || self.x() == WIDTH - 1 || self.y() == 0 || self.y() == HEIGHT - 1
    }

    /// The neighbour in a direction. Not for cells on the edge, where nobody stands.
    pub fn to(self, direction: Direction) -> Cell {
        Cell(self.0.wrapping_add_signed(direction.offset()))
    }

    /// Columns and rows from this cell to another.
    pub fn apart(self, other: Cell) -> (i32, i32) {
        (i32::from(other.x()) - i32::from(self.x()), i32::from(other.y()) - i32::from(self.y()))
    }

    /// Distance along rows and columns.
    pub fn manhattan(self, other: Cell) -> u32 {
        let (dx, dy) = self.apart(other);
        dx.unsigned_abs() + dy.unsigned_abs()
    }

    /// Distance in steps, diagonal ones included.
    pub fn distance(self, other: Cell) -> u32 {
        let (dx, dy) = self.apart(other);
        dx.unsigned_abs().max(dy.unsigned_abs())
    }
}

/// As scripts write it: `x,y`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x(), self.y())
    }
}

/// One of the eight directions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// Up.
    N,
    /// Up and right.
    Ne,
    /// Right.
    E,
    /// Down and right.
    Se,
    /// Down.
    S,
    /// Down and left.
    Sw,
    /// Left.
    W,
    /// Up and left.
    Nw,
}

impl Direction {
    /// All, clockwise from north, with their words.
    pub const ALL: [(Direction, &'static str); 8] = [
        (Direction::N, "n"),
        (Direction::Ne, "ne"),
        (Direction::E, "e"),
        (Direction::Se, "se"),
        (Direction::S, "s"),
        (Direction::Sw, "sw"),
        (Direction::W, "w"),
        (Direction::Nw, "nw"),
    ];

    /// All, clockwise from north.
    pub fn all() -> impl Iterator<Item = Direction> {
        Direction::ALL.into_iter().map(|(direction, _)| direction)
    }

    /// The word for it.
    pub fn word(self) -> &'static str {
        Direction::ALL[self as usize].1
    }

    /// The direction of a word.
    pub fn of(word: &str) -> Option<Direction> {
        Direction::ALL.iter().find(|(_, known)| *known == word).map(|(direction, _)| *direction)
    }

    /// Columns and rows of one step.
    pub fn delta(self) -> (i32, i32) {
        [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)][self as usize]
    }

    /// The direction from a cell to its neighbour.
    pub fn between(from: Cell, to: Cell) -> Option<Direction> {
        Direction::all().find(|direction| direction.delta() == from.apart(to))
    }

    /// The opposite direction.
    pub fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 4) % 8].0
    }

    /// The direction closest to a difference of columns and rows.
    pub(crate) fn of_signs(dx: i32, dy: i32) -> Option<Direction> {
        Direction::all().find(|direction| direction.delta() == (dx.signum(), dy.signum()))
    }

    /// The two straight directions that make up a diagonal one.
    pub(crate) fn sides(self) -> Option<[Direction; 2]> {
        match self {
            Direction::Ne => Some([Direction::N, Direction::E]),
            Direction::Se => Some([Direction::S, Direction::E]),
            Direction::Sw => Some([Direction::S, Direction::W]),
            Direction::Nw => Some([Direction::N, Direction::W]),
            _ => None,
        }
    }

    const fn offset(self) -> i16 {
        const ROW: i16 = WIDTH as i16;
        [-ROW, 1 - ROW, 1, ROW + 1, ROW, ROW - 1, -1, -ROW - 1][self as usize]
    }
}

/// A set of cells, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cells([u64; CELLS.div_ceil(64)]);

impl Cells {
    pub const EMPTY: Cells = Cells([0; CELLS.div_ceil(64)]);

    pub fn has(&self, cell: Cell) -> bool {
        self.0[cell.index() / 64] >> (cell.index() % 64) & 1 == 1
    }

    pub fn add(&mut self, cell: Cell) {
        self.0[cell.index() / 64] |= 1 << (cell.index() % 64);
    }

    pub fn iter(&self) -> impl Iterator<Item = Cell> + '_ {
        self.0.iter().enumerate().flat_map(|(word, bits)| {
            let mut left = *bits;
            std::iter::from_fn(move || {
                (left != 0).then(|| {
                    let bit = left.trailing_zeros() as usize;
                    left &= left - 1;
                    Cell((word * 64 + bit) as u16)
                })
            })
        })
    }
}
