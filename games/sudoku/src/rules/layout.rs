//! Which digits must differ where: the houses of a puzzle, and what holds between cells beside them. The only place that
//! knows what the words of a variant mean on the grid.

use crate::rules::{Cell, CellSet, Digit, DigitSet, Extra, Extras, Grid, Regions};
use std::{fmt, sync::LazyLock};

/// What a house looks like.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Shape {
    /// A row.
    Row,
    /// A column.
    Column,
    /// A block of neighbouring cells.
    Box,
    /// A region of a jigsaw, in place of a box.
    Region,
    /// A diagonal of nine cells.
    Diagonal,
    /// A window between the boxes.
    Window,
    /// The cells at one place of all boxes.
    Group,
}

impl Shape {
    /// Whether it takes the part of a box.
    pub fn is_block(self) -> bool {
        matches!(self, Shape::Box | Shape::Region)
    }

    /// Whether it is among those that a variant adds to rows, columns and blocks.
    pub fn is_extra(self) -> bool {
        matches!(self, Shape::Diagonal | Shape::Window | Shape::Group)
    }
}

/// Cells that hold every digit once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct House {
    /// How it looks.
    pub shape: Shape,
    /// Its place among those of its shape, from 0.
    pub number: u8,
    /// Its cells.
    pub cells: CellSet,
}

/// As solvers name it: `r1`, `c5`, `b9`, from 1; of a variant `j1` (region), `d1`, `w1`, `g1`.
impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.shape {
            Shape::Row => 'r',
            Shape::Column => 'c',
            Shape::Box => 'b',
            Shape::Region => 'j',
            Shape::Diagonal => 'd',
            Shape::Window => 'w',
            Shape::Group => 'g',
        };
        write!(f, "{letter}{}", self.number + 1)
    }
}

/// The houses of a puzzle, and which cells differ beside them.
pub struct Layout {
    extras: Extras,
    regions: Option<Regions>,
    houses: Vec<House>,
    /// By cell: those that hold another digit.
    peers: Vec<CellSet>,
    /// By cell: those that hold no digit one higher or lower; no list where that is allowed everywhere.
    apart: Vec<CellSet>,
    /// Whether the houses say everything.
    complete: bool,
}

static CLASSIC: LazyLock<Layout> = LazyLock::new(|| Layout::new(Extras::NONE, None));

impl Layout {
    /// The 27 houses that everybody knows.
    pub fn classic() -> &'static Layout {
        &CLASSIC
    }

    pub(super) fn new(extras: Extras, regions: Option<Regions>) -> Layout {
        let houses = houses(extras, regions.as_ref());
        let around = |cell: Cell| {
            houses
                .iter()
                .filter(|house| house.cells.has(cell))
                .fold(CellSet::EMPTY, |set, house| set.or(house.cells))
        };
        let moved = |cell: Cell| {
            let knight = if extras.has(Extra::AntiKnight) { knight_moves(cell) } else { CellSet::EMPTY };
            let king = if extras.has(Extra::AntiKing) { king_moves(cell) } else { CellSet::EMPTY };
            knight.or(king)
        };
        let is_apart = extras.has(Extra::NonConsecutive);
        let complete = !is_apart && Cell::all().all(|cell| around(cell).holds(moved(cell)));
        let peers = Cell::all().map(|cell| around(cell).or(moved(cell)).without(CellSet::of(cell))).collect();
        let apart = Cell::all().filter(|_| is_apart).map(beside).collect();
        Layout { extras, regions, houses, peers, apart, complete }
    }

    pub(super) fn extras(&self) -> Extras {
        self.extras
    }

    pub(super) fn regions(&self) -> Option<&Regions> {
        self.regions.as_ref()
    }

    /// Every house: rows, columns, blocks, then what a variant adds.
    pub fn houses(&self) -> &[House] {
        &self.houses
    }

    /// The houses of a cell.
    pub fn around(&self, cell: Cell) -> impl Iterator<Item = &House> + Clone {
        self.houses.iter().filter(move |house| house.cells.has(cell))
    }

    /// The other cells that cannot hold the same digit.
    pub fn peers(&self, cell: Cell) -> CellSet {
        self.peers[cell.index()]
    }

    /// The cells that cannot hold a digit that is one higher or lower.
    pub fn apart(&self, cell: Cell) -> CellSet {
        self.apart.get(cell.index()).copied().unwrap_or_default()
    }

    /// Whether the houses say everything: no two cells that share none of them depend on each other.
    pub fn is_housed(&self) -> bool {
        self.complete
    }

    /// The digits that nothing on a grid rules out for a cell.
    pub fn candidates(&self, grid: &Grid, cell: Cell) -> DigitSet {
        let taken: DigitSet = self.peers(cell).iter().filter_map(|peer| grid.get(peer)).collect();
        let near = self.apart(cell).iter().filter_map(|other| grid.get(other));
        let taken = near.fold(taken, |taken, digit| taken.or(consecutive(digit)));
        DigitSet::FULL.without(taken)
    }
}

/// The digits one lower and one higher.
pub fn consecutive(digit: Digit) -> DigitSet {
    let number = digit.number();
    [Digit::new(number - 1), Digit::new(number + 1)].into_iter().flatten().collect()
}

fn houses(extras: Extras, regions: Option<&Regions>) -> Vec<House> {
    let nine = |shape: Shape, of: &dyn Fn(Cell) -> u8| -> Vec<House> {
        let cells = |number: u8| Cell::all().filter(|cell| of(*cell) == number).collect();
        (0..9).map(|number| House { shape, number, cells: cells(number) }).collect()
    };
    let mut houses = nine(Shape::Row, &Cell::row);
    houses.extend(nine(Shape::Column, &Cell::column));
    houses.extend(match regions {
        Some(regions) => nine(Shape::Region, &|cell| regions.number(cell)),
        None => nine(Shape::Box, &Cell::square),
    });
    let mut diagonals: Vec<CellSet> = Vec::new();
    if extras.has(Extra::Falling) {
        diagonals.push(Cell::all().filter(|cell| cell.row() == cell.column()).collect());
    }
    if extras.has(Extra::Rising) {
        diagonals.push(Cell::all().filter(|cell| cell.row() + cell.column() == 8).collect());
    }
    let numbered = |shape: Shape, sets: Vec<CellSet>| {
        (0..).zip(sets).map(move |(number, cells)| House { shape, number, cells }).collect::<Vec<_>>()
    };
    houses.extend(numbered(Shape::Diagonal, diagonals));
    if extras.has(Extra::Windoku) {
        houses.extend(numbered(Shape::Window, windows().into()));
    }
    if extras.has(Extra::Disjoint) {
        houses.extend(nine(Shape::Group, &|cell| 3 * (cell.row() % 3) + cell.column() % 3));
    }
    houses
}

/// The four windows of a windoku.
pub fn windows() -> [CellSet; 4] {
    // A row or column of each box lies outside of the windows.
    let within = |place: u8, side: u8| (1 + 4 * side..4 + 4 * side).contains(&place);
    [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(down, across)| {
        Cell::all().filter(|cell| within(cell.row(), down) && within(cell.column(), across)).collect()
    })
}

/// The cells that lie so many rows and columns away, either way round.
fn leaps(cell: Cell, one: u8, other: u8) -> CellSet {
    let away = |at: Cell| (at.row().abs_diff(cell.row()), at.column().abs_diff(cell.column()));
    Cell::all().filter(|at| away(*at) == (one, other) || away(*at) == (other, one)).collect()
}

/// The cells a knight's move away.
pub fn knight_moves(cell: Cell) -> CellSet {
    leaps(cell, 1, 2)
}

/// The cells that touch a cell at a corner.
pub fn king_moves(cell: Cell) -> CellSet {
    leaps(cell, 1, 1)
}

/// The cells above, below, left and right.
fn beside(cell: Cell) -> CellSet {
    leaps(cell, 0, 1)
}
