//! The rule check: which cells break a rule, over the whole grid. Pure; it knows nothing of
//! solutions: a grid without conflicts can still be unsolvable.

use crate::rules::{Cell, CellSet, Digit, Grid};

/// Every cell that has an equal digit among its peers, givens included.
pub fn validate_grid(grid: &Grid) -> CellSet {
    let mut places = [CellSet::EMPTY; 9];
    for (cell, digit) in grid.filled() {
        places[digit.index()] = places[digit.index()].with(cell);
    }
    let mut errors = CellSet::EMPTY;
    for of_digit in places {
        for cell in of_digit.iter() {
            if !of_digit.and(cell.peers()).is_empty() {
                errors = errors.with(cell);
            }
        }
    }
    errors
}

/// Whether no rule is broken.
pub fn has_no_errors(grid: &Grid) -> bool {
    validate_grid(grid).is_empty()
}

/// The other cells of the row that hold this digit.
pub fn row_conflicts(grid: &Grid, cell: Cell, digit: Digit) -> CellSet {
    conflicts_in(grid, cell, digit, Cell::row)
}

/// The other cells of the column that hold this digit.
pub fn col_conflicts(grid: &Grid, cell: Cell, digit: Digit) -> CellSet {
    conflicts_in(grid, cell, digit, Cell::column)
}

/// The other cells of the 3x3 box that hold this digit.
pub fn box_conflicts(grid: &Grid, cell: Cell, digit: Digit) -> CellSet {
    conflicts_in(grid, cell, digit, Cell::square)
}

fn conflicts_in(grid: &Grid, cell: Cell, digit: Digit, house: fn(Cell) -> u8) -> CellSet {
    let same_house = |other: &Cell| house(*other) == house(cell) && grid.get(*other) == Some(digit);
    cell.peers().iter().filter(same_house).collect()
}

/// Why a digit conflicts at a cell, house by house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conflicts {
    /// Equal digits in the row.
    pub row: CellSet,
    /// Equal digits in the column.
    pub column: CellSet,
    /// Equal digits in the box.
    pub square: CellSet,
}

/// What stands against a digit at a cell.
pub fn conflicts_of(grid: &Grid, cell: Cell, digit: Digit) -> Conflicts {
    Conflicts {
        row: row_conflicts(grid, cell, digit),
        column: col_conflicts(grid, cell, digit),
        square: box_conflicts(grid, cell, digit),
    }
}

impl Conflicts {
    /// All of them.
    pub fn cells(&self) -> CellSet {
        self.row.or(self.column).or(self.square)
    }
}
