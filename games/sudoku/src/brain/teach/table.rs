//! Cells, houses and peers as tables. Techniques ask the table and count nothing themselves, so that a variant
//! is another table. Knows no candidates.

use crate::rules::{Cell, CellSet};
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

/// As solvers name it: `r1`, `c5`, `b9`, from 1.
impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.shape {
            Shape::Row => 'r',
            Shape::Column => 'c',
            Shape::Box => 'b',
        };
        write!(f, "{letter}{}", self.number + 1)
    }
}

/// Where which digits must differ.
pub struct Table {
    houses: Vec<House>,
    /// By cell and shape.
    of_cell: Vec<[usize; 3]>,
    peers: Vec<CellSet>,
    rectangles: Vec<[Cell; 4]>,
}

static CLASSIC: LazyLock<Table> = LazyLock::new(|| {
    let side = 9;
    let shape = |shape: Shape, of: fn(Cell) -> u8| {
        (0..side).map(move |number| House {
            shape,
            number,
            cells: Cell::all().filter(|cell| of(*cell) == number).collect(),
        })
    };
    let rows = shape(Shape::Row, Cell::row);
    let columns = shape(Shape::Column, Cell::column);
    let boxes = shape(Shape::Box, Cell::square);
    let houses: Vec<House> = rows.chain(columns).chain(boxes).collect();
    Table::of(&houses)
});

impl Table {
    /// The 27 houses that everybody knows.
    pub fn classic() -> &'static Table {
        &CLASSIC
    }

    fn of(houses: &[House]) -> Table {
        let around = |cell: Cell| houses.iter().enumerate().filter(move |(_, house)| house.cells.has(cell));
        let peers = Cell::all().map(|cell| {
            around(cell)
                .fold(CellSet::EMPTY, |set, (_, house)| set.or(house.cells))
                .without(CellSet::of(cell))
        });
        let of_cell = Cell::all().map(|cell| {
            [Shape::Row, Shape::Column, Shape::Box].map(|shape| {
                let found = around(cell).find(|(_, house)| house.shape == shape);
                found.map(|(number, _)| number).expect("every cell has a house of each shape")
            })
        });
        Table {
            peers: peers.collect(),
            of_cell: of_cell.collect(),
            rectangles: rectangles(houses),
            houses: houses.to_vec(),
        }
    }

    /// Four cells in two rows, two columns and two boxes: two of one row, then two of the other.
    pub fn rectangles(&self) -> &[[Cell; 4]] {
        &self.rectangles
    }

    /// Every house.
    pub fn houses(&self) -> &[House] {
        &self.houses
    }

    /// The houses of a shape.
    pub fn shaped(&self, shape: Shape) -> impl Iterator<Item = &House> + Clone {
        self.houses.iter().filter(move |house| house.shape == shape)
    }

    /// The houses of a cell.
    pub fn around(&self, cell: Cell) -> impl Iterator<Item = &House> + Clone {
        self.of_cell[cell.index()].iter().map(|number| &self.houses[*number])
    }

    /// The house of a cell that has this shape.
    pub fn house(&self, cell: Cell, shape: Shape) -> &House {
        &self.houses[self.of_cell[cell.index()][shape as usize]]
    }

    /// The cells that must differ from this one.
    pub fn peers(&self, cell: Cell) -> CellSet {
        self.peers[cell.index()]
    }

    /// The cells that must differ from every one of these, which must not be none.
    pub fn common_peers(&self, cells: CellSet) -> CellSet {
        cells.iter().fold(CellSet::full(), |set, cell| set.and(self.peers(cell)))
    }
}

fn rectangles(houses: &[House]) -> Vec<[Cell; 4]> {
    let shaped = |shape: Shape| houses.iter().filter(move |house| house.shape == shape);
    let is_boxed = |one: Cell, other: Cell| {
        shaped(Shape::Box).any(|house| house.cells.has(one) && house.cells.has(other))
    };
    let mut found = Vec::new();
    for (at, top) in shaped(Shape::Row).enumerate() {
        for bottom in shaped(Shape::Row).skip(at + 1) {
            for (at, left) in shaped(Shape::Column).enumerate() {
                for right in shaped(Shape::Column).skip(at + 1) {
                    let corner = |row: &House, column: &House| row.cells.and(column.cells).first();
                    let corners =
                        [corner(top, left), corner(top, right), corner(bottom, left), corner(bottom, right)];
                    let [Some(a), Some(b), Some(c), Some(d)] = corners else { continue };
                    let beside = is_boxed(a, b) && is_boxed(c, d);
                    let below = is_boxed(a, c) && is_boxed(b, d);
                    if beside != below {
                        found.push([a, b, c, d]);
                    }
                }
            }
        }
    }
    found
}
