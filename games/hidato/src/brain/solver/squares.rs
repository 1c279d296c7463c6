//! Cells as bits of words. An unused bit follows each row, so that the neighbours of a whole set of cells
//! are a few shifts. Knows no values.

use crate::rules::{Board, Cell};

/// The position of a cell among the bits.
pub type Square = u16;

/// How a board's cells map to the bits of a set.
#[derive(Debug)]
pub struct Squares {
    /// Words per set.
    pub words: usize,
    /// The square of each cell.
    pub of_cell: Vec<Square>,
    /// The cell at each square that has one.
    cell_at: Vec<Option<Cell>>,
    /// Every square that is a cell.
    usable: Vec<u64>,
    /// Distances to the later neighbours; the earlier ones are as far back.
    steps: Vec<usize>,
}

impl Squares {
    pub fn of(board: &Board) -> Squares {
        let stride = u16::from(board.columns()) + 1;
        let square = |cell: Cell| {
            let place = board.place(cell);
            u16::from(place.row) * stride + u16::from(place.col)
        };
        let of_cell: Vec<Square> = board.cells().map(square).collect();
        let length = usize::from(stride) * usize::from(board.rows());
        let words = length.div_ceil(64);
        let mut usable = vec![0; words];
        let mut cell_at = vec![None; length];
        // Neighbours have the same offsets everywhere, so offsets of single cells serve for sets.
        let mut steps = Vec::new();
        for cell in board.cells() {
            let square = of_cell[cell.index()];
            insert(&mut usable, square);
            cell_at[usize::from(square)] = Some(cell);
            let others = board.neighbours(cell).iter().map(|other| of_cell[other.index()]);
            steps.extend(others.filter(|other| *other > square).map(|other| usize::from(other - square)));
            steps.sort_unstable();
            steps.dedup();
        }
        Squares { words, of_cell, cell_at, usable, steps }
    }

    /// The cell at a square of a set.
    pub fn cell(&self, square: Square) -> Cell {
        self.cell_at[usize::from(square)].expect("sets hold nothing but cells")
    }

    /// How many squares there are, cells or not.
    pub fn length(&self) -> usize {
        self.cell_at.len()
    }

    pub fn usable(&self) -> &[u64] {
        &self.usable
    }

    /// Every cell beside one of the set.
    pub fn beside(&self, set: &[u64], out: &mut [u64]) {
        out.fill(0);
        for step in &self.steps {
            shift(set, *step, out);
        }
        for (word, usable) in out.iter_mut().zip(&self.usable) {
            *word &= usable;
        }
    }
}

/// Adds a set shifted both ways.
fn shift(set: &[u64], by: usize, out: &mut [u64]) {
    let (words, bits) = (by / 64, by % 64);
    let length = set.len();
    if words >= length {
        return;
    }
    for at in words..length {
        out[at] |= set[at - words] << bits;
        out[at - words] |= set[at] >> bits;
    }
    if bits > 0 {
        for at in words + 1..length {
            out[at] |= set[at - words - 1] >> (64 - bits);
            out[at - words - 1] |= set[at] << (64 - bits);
        }
    }
}

pub fn insert(set: &mut [u64], bit: u16) {
    set[usize::from(bit / 64)] |= 1 << (bit % 64);
}

pub fn remove(set: &mut [u64], bit: u16) {
    set[usize::from(bit / 64)] &= !(1 << (bit % 64));
}

pub fn contains(set: &[u64], bit: u16) -> bool {
    set[usize::from(bit / 64)] >> (bit % 64) & 1 == 1
}

/// The bits of a set, in order.
pub fn bits(set: &[u64]) -> impl Iterator<Item = u16> + '_ {
    (0_u16..).zip(set).flat_map(|(at, word)| word_bits(*word).map(move |bit| 64 * at + bit))
}

/// The bits of a word, in order.
pub fn word_bits(mut word: u64) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros() as u16;
        word &= word.wrapping_sub(1);
        (bit < 64).then_some(bit)
    })
}

pub fn size(set: &[u64]) -> u32 {
    set.iter().map(|word| word.count_ones()).sum()
}
