//! The rule check: which cells break a rule. Knows nothing of solutions: a grid without conflicts can still
//! be unsolvable.

use crate::rules::{Cell, CellSet, Digit, Grid};

/// Every cell that has an equal digit among its peers, givens included.
pub fn validate_grid(grid: &Grid) -> CellSet {
    let (mut rows, mut columns, mut squares) =
        ([House::default(); 9], [House::default(); 9], [House::default(); 9]);
    let places = || (0..9).flat_map(|row| (0..9).map(move |column| (row, column, row / 3 * 3 + column / 3)));
    // An empty cell is bit 0, which is masked out.
    let digits = grid.numbers().map(|number| (1_u16 << number) & !1);
    for ((row, column, square), digit) in places().zip(digits) {
        rows[row].add(digit);
        columns[column].add(digit);
        squares[square].add(digit);
    }
    let clash = |((row, column, square), digit): ((usize, usize, usize), u16)| {
        digit & (rows[row].twice | columns[column].twice | squares[square].twice) != 0
    };
    if rows.iter().chain(&columns).chain(&squares).all(|house| house.twice == 0) {
        return CellSet::EMPTY;
    }
    let cells = Cell::all().zip(places().zip(digits));
    cells.filter(|(_, placed)| clash(*placed)).map(|(cell, _)| cell).collect()
}

/// The digits seen in a house, as bits.
#[derive(Clone, Copy, Default)]
struct House {
    once: u16,
    twice: u16,
}

impl House {
    fn add(&mut self, digit: u16) {
        self.twice |= self.once & digit;
        self.once |= digit;
    }
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

/// The conflicts of a digit at a cell.
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
