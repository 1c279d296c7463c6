//! Cells, digits, and sets of them.

use serde::Serialize;
use std::fmt;

/// A cell of the grid, row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Cell(u8);

impl Cell {
    /// Their number.
    pub const COUNT: usize = 81;

    /// The cell with this index, row by row.
    pub fn new(index: u8) -> Option<Cell> {
        (usize::from(index) < Cell::COUNT).then_some(Cell(index))
    }

    /// The cell in a row and a column, both from 0.
    pub fn at(row: u8, column: u8) -> Option<Cell> {
        (row < 9 && column < 9).then(|| Cell(9 * row + column))
    }

    /// Every cell, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> + Clone {
        (0..81).map(Cell)
    }

    /// Its index, row by row.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its row, from 0.
    pub fn row(self) -> u8 {
        self.0 / 9
    }

    /// Its column, from 0.
    pub fn column(self) -> u8 {
        self.0 % 9
    }

    /// Its 3x3 box, from 0.
    pub fn square(self) -> u8 {
        3 * (self.row() / 3) + self.column() / 3
    }

    /// The 20 other cells that share a house with it in a classic grid.
    pub fn peers(self) -> CellSet {
        PEERS[self.index()]
    }
}

/// As solvers name it: `r1c5`, from 1.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row() + 1, self.column() + 1)
    }
}

static PEERS: [CellSet; 81] = peers();

const fn peers() -> [CellSet; 81] {
    let mut sets = [CellSet::EMPTY; 81];
    let mut a = 0;
    while a < 81 {
        let mut b = 0;
        while b < 81 {
            let same_row = a / 9 == b / 9;
            let same_column = a % 9 == b % 9;
            let same_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
            if a != b && (same_row || same_column || same_box) {
                sets[a].0 |= 1 << b;
            }
            b += 1;
        }
        a += 1;
    }
    sets
}

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct CellSet(u128);

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet(0);

    /// This cell alone.
    pub fn of(cell: Cell) -> CellSet {
        CellSet(1 << cell.0)
    }

    /// Every cell.
    pub fn full() -> CellSet {
        CellSet((1 << Cell::COUNT) - 1)
    }

    /// Whether the cell is in it.
    pub fn has(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// The same with this cell.
    pub fn with(self, cell: Cell) -> CellSet {
        CellSet(self.0 | 1 << cell.0)
    }

    /// The union.
    pub fn or(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }

    /// The intersection.
    pub fn and(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }

    /// The difference.
    pub fn without(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }

    /// How many cells.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether it is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether some cell is in both.
    pub fn meets(self, other: CellSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether every cell of the other is in it.
    pub fn holds(self, other: CellSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// The first cell, row by row.
    pub fn first(self) -> Option<Cell> {
        (self.0 != 0).then(|| Cell(self.0.trailing_zeros() as u8))
    }

    /// The cells, row by row.
    pub fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        std::iter::successors(Some(self.0), |rest| Some(rest & rest.wrapping_sub(1)))
            .take_while(|rest| *rest != 0)
            .map(|rest| Cell(rest.trailing_zeros() as u8))
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(CellSet::EMPTY, CellSet::with)
    }
}

/// A digit from 1 to 9.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Digit(u8);

impl Digit {
    /// The digit with this number.
    pub fn new(number: u8) -> Option<Digit> {
        (1..=9).contains(&number).then_some(Digit(number))
    }

    /// All nine.
    pub fn all() -> impl DoubleEndedIterator<Item = Digit> + Clone {
        (1..=9).map(Digit)
    }

    /// Its number, 1 to 9.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Its index, 0 to 8.
    pub fn index(self) -> usize {
        usize::from(self.0 - 1)
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of digits; bit 0 stands for 1.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct DigitSet(u16);

impl DigitSet {
    /// No digit.
    pub const EMPTY: DigitSet = DigitSet(0);
    /// All nine.
    pub const FULL: DigitSet = DigitSet(0o777);

    /// Bit 0 stands for 1.
    pub fn bits(self) -> u16 {
        self.0
    }

    /// This digit alone.
    pub fn of(digit: Digit) -> DigitSet {
        DigitSet(1 << digit.index())
    }

    /// Whether the digit is in it.
    pub fn has(self, digit: Digit) -> bool {
        self.0 >> digit.index() & 1 == 1
    }

    /// The same with this digit.
    pub fn with(self, digit: Digit) -> DigitSet {
        DigitSet(self.0 | DigitSet::of(digit).0)
    }

    /// The set with this digit added or removed.
    pub fn toggled(self, digit: Digit) -> DigitSet {
        DigitSet(self.0 ^ DigitSet::of(digit).0)
    }

    /// The union.
    pub fn or(self, other: DigitSet) -> DigitSet {
        DigitSet(self.0 | other.0)
    }

    /// The intersection.
    pub fn and(self, other: DigitSet) -> DigitSet {
        DigitSet(self.0 & other.0)
    }

    /// Whether every digit of the other is in it.
    pub fn holds(self, other: DigitSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// The least digit.
    pub fn first(self) -> Option<Digit> {
        (self.0 != 0).then(|| Digit(self.0.trailing_zeros() as u8 + 1))
    }

    /// The difference.
    pub fn without(self, other: DigitSet) -> DigitSet {
        DigitSet(self.0 & !other.0)
    }

    /// How many digits.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether it is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The digits in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Digit> + Clone {
        std::iter::successors(Some(self.0), |rest| Some(rest & rest.wrapping_sub(1)))
            .take_while(|rest| *rest != 0)
            .map(|rest| Digit(rest.trailing_zeros() as u8 + 1))
    }
}

impl FromIterator<Digit> for DigitSet {
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> Self {
        digits.into_iter().fold(DigitSet::EMPTY, DigitSet::with)
    }
}
