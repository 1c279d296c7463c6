//! Cells, houses and peers as tables. Techniques ask the table and count nothing themselves, so that a variant
//! is another table. Knows no candidates that are left.

pub use crate::rules::{House, Shape};

use super::{candidates::Candidate, technique::Assumption};
use crate::rules::{Cell, CellSet, Variant, consecutive};
use std::sync::{Arc, LazyLock};

/// No cell lies in more houses: block, row, column, two diagonals, window and group.
pub const MOST_HOUSES: usize = 7;

/// The houses and peers of a puzzle, with what techniques ask of them.
pub struct Table {
    variant: Variant,
    houses: Vec<House>,
    peers: Vec<CellSet>,
    /// By cell: those that hold no digit one lower or higher; no list where no rule says so.
    apart: Vec<CellSet>,
    housed: bool,
    /// By cell: block, row, column, then what the variant adds.
    of_cell: Vec<Vec<usize>>,
    rectangles: Vec<[Cell; 4]>,
}

static CLASSIC: LazyLock<Arc<Table>> = LazyLock::new(|| Arc::new(Table::new(Variant::CLASSIC)));

impl Table {
    /// The table of a variant.
    pub fn of(variant: &Variant) -> Arc<Table> {
        if variant.is_classic() { Arc::clone(&CLASSIC) } else { Arc::new(Table::new(variant.clone())) }
    }

    fn new(variant: Variant) -> Table {
        let layout = variant.layout();
        let houses = layout.houses();
        let of_cell = Cell::all().map(|cell| {
            let numbers = (0..houses.len()).filter(|number| houses[*number].cells.has(cell));
            let rank = |number: &usize| match houses[*number].shape {
                Shape::Box | Shape::Region => 0,
                Shape::Row => 1,
                Shape::Column => 2,
                Shape::Diagonal | Shape::Window | Shape::Group => 3,
            };
            let mut numbers: Vec<usize> = numbers.collect();
            numbers.sort_by_key(rank);
            numbers
        });
        let peers: Vec<CellSet> = Cell::all().map(|cell| layout.peers(cell)).collect();
        let apart: Vec<CellSet> = Cell::all().map(|cell| layout.apart(cell)).collect();
        let is_apart = apart.iter().any(|cells| !cells.is_empty());
        Table {
            of_cell: of_cell.collect(),
            rectangles: if layout.is_housed() { rectangles(houses) } else { Vec::new() },
            houses: houses.to_vec(),
            peers,
            apart: if is_apart { apart } else { Vec::new() },
            housed: layout.is_housed(),
            variant,
        }
    }

    /// The rules that it stands for.
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// Whether a technique is right here that assumes this.
    pub fn grants(&self, assumption: Assumption) -> bool {
        match assumption {
            Assumption::Nothing | Assumption::Lines | Assumption::Blocks => true,
            Assumption::Swaps => self.housed,
        }
    }

    /// Four cells in two rows, two columns and two blocks, where two digits can be swapped without any other house
    /// noticing: two of one row, then two of the other.
    pub fn rectangles(&self) -> &[[Cell; 4]] {
        &self.rectangles
    }

    /// Every house.
    pub fn houses(&self) -> &[House] {
        &self.houses
    }

    /// The houses of a shape; regions count as boxes.
    pub fn shaped(&self, shape: Shape) -> impl Iterator<Item = &House> + Clone {
        self.houses.iter().filter(move |house| is_shaped(house, shape))
    }

    /// The houses of a cell: its block, its row, its column, then what the variant adds.
    pub fn around(&self, cell: Cell) -> impl Iterator<Item = &House> + Clone {
        self.of_cell[cell.index()].iter().map(|number| &self.houses[*number])
    }

    /// The row, the column or the block of a cell.
    pub fn house(&self, cell: Cell, shape: Shape) -> &House {
        let place = match shape {
            Shape::Row => 1,
            Shape::Column => 2,
            _ => 0,
        };
        &self.houses[self.of_cell[cell.index()][place]]
    }

    /// The cells that must differ from this one.
    pub fn peers(&self, cell: Cell) -> CellSet {
        self.peers[cell.index()]
    }

    /// The cells that hold no digit one lower or higher than this one.
    pub fn apart(&self, cell: Cell) -> CellSet {
        self.apart.get(cell.index()).copied().unwrap_or_default()
    }

    /// Whether digits that differ by one matter anywhere.
    pub fn has_neighbours_apart(&self) -> bool {
        !self.apart.is_empty()
    }

    /// Whether two digits cannot both be where they are: the same digit in peers, others in one cell, or consecutive
    /// ones side by side where that is ruled out.
    pub fn excludes(&self, one: Candidate, other: Candidate) -> bool {
        if one.cell == other.cell || one.digit == other.digit {
            return one != other && (one.cell == other.cell || self.peers(one.cell).has(other.cell));
        }
        consecutive(one.digit).has(other.digit) && self.apart(one.cell).has(other.cell)
    }

    /// The cells that must differ from every one of these, which must not be none.
    pub fn common_peers(&self, cells: CellSet) -> CellSet {
        cells.iter().fold(CellSet::full(), |set, cell| set.and(self.peers(cell)))
    }

    /// The cells that are apart from every one of these, which must not be none.
    pub fn common_apart(&self, cells: CellSet) -> CellSet {
        cells.iter().fold(CellSet::full(), |set, cell| set.and(self.apart(cell)))
    }
}

fn is_shaped(house: &House, shape: Shape) -> bool {
    house.shape == shape || shape == Shape::Box && house.shape.is_block()
}

fn rectangles(houses: &[House]) -> Vec<[Cell; 4]> {
    let shaped = |shape: Shape| houses.iter().filter(move |house| is_shaped(house, shape));
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
                    // A house with one of two equal digits and none of the others would notice.
                    let holds = |house: &House, one: Cell, other: Cell| {
                        house.cells.and(CellSet::of(one).with(other)).len()
                    };
                    let hides = |house: &House| holds(house, a, d) == holds(house, b, c);
                    if beside != below && houses.iter().all(hides) {
                        found.push([a, b, c, d]);
                    }
                }
            }
        }
    }
    found
}
