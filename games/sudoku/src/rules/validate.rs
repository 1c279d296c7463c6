//! The rule check: which cells break a rule. Knows nothing of solutions: a grid without conflicts can still
//! be unsolvable.

use crate::rules::{
    Cell, CellSet, Digit, Extra, Grid, Shape, Variant,
    layout::{consecutive, king_moves, knight_moves},
};

/// Every cell that has an equal digit in its row, column or box, givens included: the classic rules.
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

/// Every cell that breaks a rule of a variant, givens included.
pub fn errors_of(grid: &Grid, variant: &Variant) -> CellSet {
    if variant.is_classic() {
        return validate_grid(grid);
    }
    let layout = variant.layout();
    let same = |cell: Cell, digit: Digit| {
        layout.peers(cell).iter().any(|other| grid.get(other) == Some(digit)) || {
            let near = consecutive(digit);
            layout.apart(cell).iter().any(|other| grid.get(other).is_some_and(|digit| near.has(digit)))
        }
    };
    grid.filled().filter(|(cell, digit)| same(*cell, *digit)).map(|(cell, _)| cell).collect()
}

/// What a digit breaks at a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Broken {
    /// A house of this shape holds it already.
    House(Shape),
    /// It stands a knight's move away.
    Knight,
    /// It stands at a corner of the cell.
    King,
    /// The digit before it or after it stands beside it.
    Consecutive,
}

/// The rules that a digit breaks at a cell, each with the cells that it meets there.
pub fn clashes(grid: &Grid, variant: &Variant, cell: Cell, digit: Digit) -> Vec<(Broken, CellSet)> {
    let (layout, extras) = (variant.layout(), variant.extras());
    let held: CellSet =
        grid.filled().filter(|(at, other)| *at != cell && *other == digit).map(|(at, _)| at).collect();
    let mut found: Vec<(Broken, CellSet)> =
        layout.around(cell).map(|house| (Broken::House(house.shape), held.and(house.cells))).collect();
    if extras.has(Extra::AntiKnight) {
        found.push((Broken::Knight, held.and(knight_moves(cell))));
    }
    if extras.has(Extra::AntiKing) {
        found.push((Broken::King, held.and(king_moves(cell))));
    }
    let near = consecutive(digit);
    let is_near = |at: &Cell| grid.get(*at).is_some_and(|other| near.has(other));
    found.push((Broken::Consecutive, layout.apart(cell).iter().filter(is_near).collect()));
    found.retain(|(_, cells)| !cells.is_empty());
    found
}
