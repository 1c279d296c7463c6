//! What is still possible, and what follows from it: the inference between two guesses.
//!
//! Each digit has one set of the cells it may still stand in, a word of 27 cells for each band, row by row.
//! A round of inference treats the whole grid at once, without asking where something changed:
//!
//! 1. In a band a digit stands once in each row and once in each box. The nine places (row, box) it may
//!    take form a 3x3 matrix; a place that is part of no permutation falls. The same for the columns and
//!    boxes of a stack. Both kinds of locked candidates and, with the box, all hidden singles follow.
//! 2. Where a row has one cell left for a digit, the cell loses all others.
//! 3. Where a cell has one digit left, its row loses the digit elsewhere; step 1 does the rest.
#![expect(clippy::inline_always, reason = "to be compiled with the features of the caller")]

use super::{lanes::Lanes, places};

/// All 27 cells of a band.
pub const BAND: u32 = 0o777_777_777;
/// The lowest cell of each row of a band.
const ROW_LOW: u32 = 0o001_001_001;
/// The highest cell of each row of a band.
const ROW_HIGH: u32 = 0o400_400_400;
/// The other cells of each row of a band.
const ROW_REST: u32 = 0o377_377_377;

/// The cells that each digit may still take.
#[derive(Clone, Copy)]
pub struct State<V>(pub [V; 9]);

/// Where inference ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing fits.
    Dead,
    /// Every cell has its digit.
    Solved,
    /// Nothing more follows.
    Open,
}

impl<V: Lanes> State<V> {
    /// The state after these clues, a set of cells for each digit; none if a row has a digit twice.
    #[inline(always)]
    pub fn from_clues(clues: [V; 9]) -> Option<Self> {
        let zero = V::splat(0);
        let (mut filled, mut rows) = (zero, zero);
        for clue in clues.iter().rev() {
            filled = filled | *clue;
            rows = rows.down::<1>() | occupied(*clue);
        }
        let count = |set: V| set.words().iter().map(|word| word.count_ones()).sum::<u32>();
        if count(filled) != count(rows) {
            return None;
        }
        let empty = V::splat(BAND) & !filled;
        Some(State(clues.map(|clue| clue | (empty & !fill(occupied(clue))))))
    }

    /// Takes a digit out of a cell.
    #[inline(always)]
    pub fn remove(&mut self, digit: usize, cell: V) {
        self.0[digit] = self.0[digit] & !cell;
    }

    /// Puts a digit into a cell.
    #[inline(always)]
    pub fn place(&mut self, digit: usize, cell: V) {
        let keep = cell | !fill(occupied(cell));
        for (other, set) in self.0.iter_mut().enumerate() {
            *set = *set & if other == digit { keep } else { !cell };
        }
    }

    /// Draws every conclusion.
    #[inline(always)]
    pub fn infer(&mut self) -> Verdict {
        let zero = V::splat(0);
        let band = V::splat(BAND);
        loop {
            let before = self.0;
            let mut sets = before;
            for three in sets.as_chunks_mut::<3>().0 {
                *three = permuted(*three);
            }

            let (mut borrow, mut placed) = (zero, zero);
            let mut single = [zero; 9];
            for digit in 0..9 {
                // A row with one cell left is empty without its lowest. Where no row is empty nothing is
                // borrowed; where all of a band are, the highest bit is.
                let less = sets[digit] - V::splat(ROW_LOW);
                borrow = borrow | less;
                single[digit] = sets[digit] & !fill(occupied(sets[digit] & less));
                placed = placed | single[digit];
            }
            let (mut once, mut twice) = (zero, zero);
            for digit in 0..9 {
                let set = sets[digit] & (single[digit] | !placed);
                self.0[digit] = set;
                twice = twice | (once & set);
                once = once | set;
            }
            if !((borrow & V::splat(1 << 31)) | (band & !once) | (placed & twice)).is_zero() {
                return Verdict::Dead;
            }
            let naked = once & !twice & !placed;
            if !naked.is_zero() {
                for set in &mut self.0 {
                    let here = naked & *set;
                    let rows = occupied(here);
                    let first = here & !(here - rows.down::<8>());
                    *set = *set & (first | !fill(rows));
                }
            }
            let mut changed = zero;
            for (before, after) in before.iter().zip(self.0) {
                changed = changed | (*before & !after);
            }
            if changed.is_zero() {
                return if twice.is_zero() { Verdict::Solved } else { Verdict::Open };
            }
        }
    }
}

/// The highest bit of each row that holds a cell of the set.
#[inline(always)]
fn occupied<V: Lanes>(set: V) -> V {
    let rest = V::splat(ROW_REST);
    (((set & rest) + rest) | set) & V::splat(ROW_HIGH)
}

/// All cells of the rows whose highest bit is given.
#[inline(always)]
fn fill<V: Lanes>(rows: V) -> V {
    (rows - rows.down::<8>()) | rows
}

/// Keeps the cells of three digits whose places in bands and in stacks are part of a permutation.
#[inline(always)]
fn permuted<V: Lanes>(sets: [V; 3]) -> [V; 3] {
    let both = |[a, b, c]: [V; 3], [d, e, f]: [V; 3]| [a & d, b & e, c & f];
    let bands = places::permuted_in_bands(places::in_bands(sets));
    let sets = both(sets, places::cells_in_bands(bands));
    let stacks = places::permuted_in_stacks(places::in_stacks(sets));
    both(sets, places::cells_in_stacks(stacks))
}
