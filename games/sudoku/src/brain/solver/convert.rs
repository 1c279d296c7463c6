//! Conversions between grids, lines of text, candidates and the state of a search.
#![expect(clippy::inline_always, reason = "to be compiled with the features of the caller")]

use super::{candidates::Candidates, lanes::Lanes, state::State};
use crate::rules::{Cell, Grid};

/// What a search can start from.
#[derive(Clone, Copy)]
pub enum Start<'a> {
    /// A grid.
    Grid(&'a Grid),
    /// What each cell may hold.
    Candidates(&'a Candidates),
    /// 81 characters, each a digit, `.` or `0`.
    Line(&'a [u8; 81]),
}

impl<'a> Start<'a> {
    /// A line of text, if it is well formed.
    #[inline(always)]
    pub fn line(bytes: &'a [u8]) -> Option<Self> {
        let bytes: &[u8; 81] = bytes.try_into().ok()?;
        let bad = |byte: u8| byte.wrapping_sub(b'0') > 9 && byte != b'.';
        let any = bytes.iter().fold(false, |any, byte| any | bad(*byte));
        (!any).then_some(Start::Line(bytes))
    }

    /// The state of a search; `None` if two clues conflict directly.
    #[inline(always)]
    pub fn state<V: Lanes>(self) -> Option<State<V>> {
        match self {
            Start::Grid(grid) => from_nibbles(grid.numbers()),
            Start::Candidates(candidates) => Some(from_candidates(candidates)),
            Start::Line(bytes) => from_nibbles(bytes),
        }
    }
}

fn from_candidates<V: Lanes>(candidates: &Candidates) -> State<V> {
    let mut sets = [[0; 3]; 9];
    for cell in Cell::all() {
        let (band, bit) = place(cell);
        for digit in candidates.get(cell).iter() {
            sets[digit.index()][band] |= bit;
        }
    }
    State::new(sets.map(V::new))
}

/// The band of a cell and its bit in the word of the band.
fn place(cell: Cell) -> (usize, u32) {
    (cell.index() / 27, 1 << (cell.index() % 27))
}

/// A cell alone.
#[inline(always)]
pub fn cell<V: Lanes>(cell: Cell) -> V {
    let mut words = [0; 3];
    let (band, bit) = place(cell);
    words[band] = bit;
    V::new(words)
}

/// The low half of each byte is a digit, 0 or that of `.`, which is 14.
#[inline(always)]
fn from_nibbles<V: Lanes>(bytes: &[u8; 81]) -> Option<State<V>> {
    let (ones, twos, fours, eights) =
        (V::plane::<0>(bytes), V::plane::<1>(bytes), V::plane::<2>(bytes), V::plane::<3>(bytes));
    let low = fours | eights;
    let four = fours & !eights;
    let eight = eights & !fours;
    State::from_clues([
        ones & !twos & !low,
        twos & !ones & !low,
        ones & twos & !low,
        four & !ones & !twos,
        four & ones & !twos,
        four & twos & !ones,
        four & ones & twos,
        eight & !ones,
        eight & ones,
    ])
}

/// The number in each cell of a solution.
#[inline(always)]
pub fn numbers<V: Lanes>(solution: &State<V>) -> [u8; 81] {
    let mut numbers = [0; 81];
    for (number, set) in (1..).zip(solution.sets) {
        for (band, mut word) in set.words().into_iter().enumerate() {
            while word != 0 {
                numbers[27 * band + word.trailing_zeros() as usize] = number;
                word &= word - 1;
            }
        }
    }
    numbers
}

/// A solution as a grid.
#[inline(always)]
pub fn grid<V: Lanes>(solution: &State<V>) -> Grid {
    Grid::from_numbers(numbers(solution)).expect("numbers from 1 to 9")
}
