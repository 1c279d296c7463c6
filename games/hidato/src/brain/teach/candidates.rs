//! Where each missing value may still go and what each empty cell may still hold. Draws no
//! conclusions: that is what techniques are for.

use crate::{
    brain::{
        Puzzle,
        solver::squares::{bits, contains, insert, remove},
    },
    rules::{Board, Cell, Value},
};

/// A value at a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct Spot {
    pub value: Value,
    pub cell: Cell,
}

/// A contradiction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Conflict {
    /// A value has no cell left.
    NoCell(Value),
    /// A cell has no value left.
    NoValue(Cell),
    /// The values of these cells follow each other, but the cells are not neighbours.
    Apart(Cell, Cell),
    /// The cells are linked, but their values do not follow each other.
    Unlinked(Cell, Cell),
}

impl Conflict {
    /// The cells it is about.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let (one, other) = match self {
            Conflict::NoCell(_) => (None, None),
            Conflict::NoValue(cell) => (Some(cell), None),
            Conflict::Apart(a, b) | Conflict::Unlinked(a, b) => (Some(a), Some(b)),
        };
        one.into_iter().chain(other)
    }
}

/// A run of missing values between two on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gap {
    /// The first value that is missing.
    pub first: Value,
    /// The last value that is missing.
    pub last: Value,
    /// The cell of the value before the first; `None` if the gap starts at 1.
    pub before: Option<Cell>,
    /// The cell of the value after the last; `None` if the gap ends at the highest.
    pub after: Option<Cell>,
}

impl Gap {
    /// How many values are missing.
    pub fn length(&self) -> u16 {
        self.last.number() - self.first.number() + 1
    }

    /// The missing values.
    pub fn values(&self) -> impl Iterator<Item = Value> + use<> {
        (self.first.number()..=self.last.number()).filter_map(Value::new)
    }

    /// Whether a value is one of them.
    pub fn contains(&self, value: Value) -> bool {
        (self.first..=self.last).contains(&value)
    }

    /// The cells on both sides of it.
    pub fn ends(&self) -> impl Iterator<Item = Cell> + use<> {
        self.before.into_iter().chain(self.after)
    }
}

/// Rows of bits with their counts.
#[derive(Clone, Debug)]
struct Table {
    words: usize,
    bits: Vec<u64>,
    count: Vec<u16>,
}

impl Table {
    fn new(size: usize) -> Table {
        let words = size.div_ceil(64);
        Table { words, bits: vec![0; words * size], count: vec![0; size] }
    }

    fn row(&self, row: usize) -> &[u64] {
        &self.bits[row * self.words..(row + 1) * self.words]
    }

    fn row_mut(&mut self, row: usize) -> &mut [u64] {
        &mut self.bits[row * self.words..(row + 1) * self.words]
    }

    fn insert(&mut self, row: usize, column: usize) {
        insert(self.row_mut(row), column as u16);
        self.count[row] += 1;
    }

    /// How many are left.
    fn remove(&mut self, row: usize, column: usize) -> u16 {
        remove(self.row_mut(row), column as u16);
        self.count[row] -= 1;
        self.count[row]
    }
}

/// The candidates of a board.
#[derive(Clone, Debug)]
pub struct Candidates<'a> {
    puzzle: &'a Puzzle,
    cells: Vec<Cell>,
    places: Table,
    values: Table,
    cell_of: Vec<Option<Cell>>,
    value_at: Vec<Option<Value>>,
    /// Whether a value was on the board at the start, and whether a cell was filled.
    value_stood: Vec<bool>,
    cell_stood: Vec<bool>,
    conflict: Option<Conflict>,
    /// Counts changes; for each value, at which of them its cells became fewer.
    version: u32,
    touched: Vec<u32>,
}

fn index(value: Value) -> usize {
    usize::from(value.number() - 1)
}

fn value(index: usize) -> Value {
    Value::new(index as u16 + 1).expect("values begin with 1")
}

impl<'a> Candidates<'a> {
    /// Every missing value in every empty cell.
    pub fn of(puzzle: &'a Puzzle) -> Candidates<'a> {
        let size = usize::from(puzzle.board.size());
        let cells: Vec<Cell> = puzzle.board.cells().collect();
        let mut cell_of = vec![None; size];
        for (cell, given) in cells.iter().zip(&puzzle.givens) {
            if let Some(given) = given {
                cell_of[index(*given)] = Some(*cell);
            }
        }
        let (mut places, mut values) = (Table::new(size), Table::new(size));
        for (at, stands) in cell_of.iter().enumerate() {
            let empty = || puzzle.givens.iter().enumerate().filter(|(_, given)| given.is_none());
            let candidates: Vec<usize> = match stands {
                Some(cell) => vec![cell.index()],
                None => empty().map(|(cell, _)| cell).collect(),
            };
            for cell in candidates {
                places.insert(at, cell);
                values.insert(cell, at);
            }
        }
        let mut candidates = Candidates {
            puzzle,
            cells,
            places,
            values,
            value_stood: cell_of.iter().map(Option::is_some).collect(),
            cell_stood: puzzle.givens.iter().map(Option::is_some).collect(),
            cell_of,
            value_at: puzzle.givens.clone(),
            conflict: None,
            version: 1,
            touched: vec![1; size],
        };
        for cell in puzzle.board.cells() {
            candidates.compare(cell);
        }
        candidates
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &'a Puzzle {
        self.puzzle
    }

    /// The board's shape.
    pub fn board(&self) -> &'a Board {
        &self.puzzle.board
    }

    /// Every usable cell.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The highest value.
    pub fn highest(&self) -> Value {
        value(self.cells.len() - 1)
    }

    /// Every value.
    pub fn all_values(&self) -> impl Iterator<Item = Value> + use<> {
        (0..self.cells.len()).map(value)
    }

    /// The value after one, if there is one.
    pub fn after(&self, of: Value) -> Option<Value> {
        Value::new(of.number() + 1).filter(|next| *next <= self.highest())
    }

    /// The value before one, if there is one.
    pub fn before(of: Value) -> Option<Value> {
        Value::new(of.number() - 1)
    }

    /// The cell of a value on the board.
    pub fn cell_of(&self, of: Value) -> Option<Cell> {
        self.cell_of[index(of)]
    }

    /// The value of a cell.
    pub fn value_at(&self, cell: Cell) -> Option<Value> {
        self.value_at[cell.index()]
    }

    /// Whether a cell is empty.
    pub fn is_free(&self, cell: Cell) -> bool {
        self.value_at(cell).is_none()
    }

    /// The empty cells.
    pub fn free(&self) -> impl Iterator<Item = Cell> + '_ {
        self.cells.iter().copied().filter(|cell| self.is_free(*cell))
    }

    /// The empty cells beside a cell.
    pub fn free_beside(&self, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
        self.board().neighbours(cell).iter().copied().filter(|other| self.is_free(*other))
    }

    /// Whether a value may go to a cell, or is there.
    pub fn has(&self, spot: Spot) -> bool {
        contains(self.places.row(index(spot.value)), spot.cell.index() as u16)
    }

    /// Where a value may go.
    pub fn places(&self, of: Value) -> impl Iterator<Item = Cell> + '_ {
        bits(self.places.row(index(of))).map(|at| self.cells[usize::from(at)])
    }

    /// What a cell may hold.
    pub fn values(&self, cell: Cell) -> impl Iterator<Item = Value> + '_ {
        bits(self.values.row(cell.index())).map(|at| value(usize::from(at)))
    }

    /// How many cells a value may go to.
    pub fn place_count(&self, of: Value) -> u16 {
        self.places.count[index(of)]
    }

    /// How many values a cell may hold.
    pub fn value_count(&self, cell: Cell) -> u16 {
        self.values.count[cell.index()]
    }

    /// The contradiction, once there is one.
    pub fn conflict(&self) -> Option<Conflict> {
        self.conflict
    }

    /// Whether every value is placed.
    pub fn is_complete(&self) -> bool {
        self.cell_of.iter().all(Option::is_some)
    }

    /// The runs of missing values.
    pub fn gaps(&self) -> Vec<Gap> {
        let mut gaps = Vec::new();
        let mut at = 0;
        while at < self.cell_of.len() {
            if self.cell_of[at].is_some() {
                at += 1;
                continue;
            }
            let end = (at..self.cell_of.len()).find(|next| self.cell_of[*next].is_some());
            let end = end.unwrap_or(self.cell_of.len());
            gaps.push(Gap {
                first: value(at),
                last: value(end - 1),
                before: at.checked_sub(1).and_then(|before| self.cell_of[before]),
                after: self.cell_of.get(end).copied().flatten(),
            });
            at = end;
        }
        gaps
    }

    /// The last change to one of the values of a gap or to those beside it.
    pub fn last_change(&self, gap: &Gap) -> u32 {
        let first = index(gap.first).saturating_sub(1);
        let last = (index(gap.last) + 1).min(self.touched.len() - 1);
        self.touched[first..=last].iter().copied().max().unwrap_or(0)
    }

    /// Rules a candidate out; false if it was not a candidate.
    pub fn strike(&mut self, spot: Spot) -> bool {
        if !self.has(spot) {
            return false;
        }
        let (at, cell) = (index(spot.value), spot.cell.index());
        if self.places.remove(at, cell) == 0 {
            self.conflict.get_or_insert(Conflict::NoCell(spot.value));
        }
        if self.values.remove(cell, at) == 0 {
            self.conflict.get_or_insert(Conflict::NoValue(spot.cell));
        }
        self.version += 1;
        self.touched[at] = self.version;
        true
    }

    /// Puts a value into a cell, and returns every candidate that this rules out.
    pub fn place(&mut self, spot: Spot) -> Vec<Spot> {
        let elsewhere = self.places(spot.value).map(|cell| Spot { cell, ..spot });
        let instead = self.values(spot.cell).map(|value| Spot { value, ..spot });
        let out: Vec<Spot> = elsewhere.chain(instead).filter(|other| *other != spot).collect();
        for other in &out {
            self.strike(*other);
        }
        if self.conflict.is_none() {
            self.cell_of[index(spot.value)] = Some(spot.cell);
            self.value_at[spot.cell.index()] = Some(spot.value);
            self.compare(spot.cell);
        }
        self.version += 1;
        self.touched[index(spot.value)] = self.version;
        out
    }

    /// Compares a cell with its neighbours in value and with the cells it is linked to.
    fn compare(&mut self, cell: Cell) {
        let Some(value) = self.value_at(cell) else { return };
        let beside = [Candidates::before(value), self.after(value)].into_iter().flatten();
        let others = beside.filter_map(|beside| self.cell_of(beside));
        let mut apart = others.filter(|other| !self.board().neighbours(cell).contains(other));
        let apart = apart.next().map(|other| Conflict::Apart(cell, other));
        let links = self.puzzle.links.iter().filter(|(a, b)| [*a, *b].contains(&cell));
        let numbers =
            |(a, b): &(Cell, Cell)| Some((self.value_at(*a)?.number(), self.value_at(*b)?.number()));
        let broken = |link: &&(Cell, Cell)| numbers(link).is_some_and(|(a, b)| a.abs_diff(b) != 1);
        let unlinked = links.clone().find(broken).map(|(a, b)| Conflict::Unlinked(*a, *b));
        self.conflict = self.conflict.or(apart).or(unlinked);
    }

    /// Whether a value could have gone to a cell when this began, and cannot now.
    pub fn is_struck(&self, spot: Spot) -> bool {
        let open = !self.value_stood[index(spot.value)] && !self.cell_stood[spot.cell.index()];
        open && !self.has(spot)
    }

    /// What was ruled out or placed to cause a contradiction.
    pub fn blocking(&self, conflict: Conflict) -> Vec<Spot> {
        let spots: Vec<Spot> = match conflict {
            Conflict::Apart(a, b) | Conflict::Unlinked(a, b) => {
                return [a, b].into_iter().filter_map(|cell| self.concluded(cell)).collect();
            }
            Conflict::NoCell(value) => self.cells.iter().map(|cell| Spot { value, cell: *cell }).collect(),
            Conflict::NoValue(cell) => self.all_values().map(|value| Spot { value, cell }).collect(),
        };
        spots.into_iter().filter(|spot| self.is_struck(*spot)).collect()
    }

    /// The value of a cell, if it was concluded and not given.
    pub fn concluded(&self, cell: Cell) -> Option<Spot> {
        let value = self.value_at(cell).filter(|_| !self.cell_stood[cell.index()])?;
        Some(Spot { value, cell })
    }
}
