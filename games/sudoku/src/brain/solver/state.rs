//! The candidates, and what follows from them: the inference between two guesses.
//!
//! Each digit has one set of the cells it may still stand in, a word of 27 cells for each band, row by row.
//! A round of inference treats the whole grid at once:
//!
//! 1. In bands and stacks only those places stay that are part of a permutation (see [`places`]). Locked
//!    candidates of both kinds follow; and a digit with one cell left in a house has one in all its houses.
//! 2. Where a row has one cell left for a digit, the cell loses all other digits.
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
pub struct State<V> {
    /// A set for each digit.
    pub sets: [V; 9],
    /// Which threes of digits have changed since step 1 was last done with them.
    changed: [bool; 3],
}

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
    /// The state in which each digit may take these cells.
    #[inline(always)]
    pub fn new(sets: [V; 9]) -> Self {
        State { sets, changed: [true; 3] }
    }

    /// The state after these clues, a set of cells for each digit; none if a row has a digit twice.
    #[inline(always)]
    pub fn from_clues(clues: [V; 9]) -> Option<Self> {
        let (mut filled, mut rows) = (V::splat(0), V::splat(0));
        for clue in clues {
            filled = filled | clue;
            rows = rows.down::<1>() | occupied(clue);
        }
        let count = |set: V| set.words().iter().map(|word| word.count_ones()).sum::<u32>();
        if count(filled) != count(rows) {
            return None;
        }
        let empty = V::splat(BAND) & !filled;
        Some(Self::new(clues.map(|clue| clue | (empty & !fill(occupied(clue))))))
    }

    /// Takes a digit out of cells.
    #[inline(always)]
    pub fn remove(&mut self, digit: usize, cells: V) {
        self.sets[digit] = self.sets[digit] & !cells;
        self.changed[digit / 3] = true;
    }

    /// Draws every conclusion.
    #[inline(always)]
    pub fn infer(&mut self) -> Verdict {
        let zero = V::splat(0);
        loop {
            let before = self.sets;
            self.permute::<0>();
            self.permute::<1>();
            self.permute::<2>();

            let (mut borrow, mut placed) = (zero, zero);
            let single = self.sets.map(|set| {
                // A row with one cell left is empty without its lowest. Where no row is empty nothing is
                // borrowed; where all of a band are, the highest bit is.
                let less = set - V::splat(ROW_LOW);
                let single = set & !fill(occupied(set & less));
                borrow = borrow | less;
                placed = placed | single;
                single
            });
            let (mut once, mut twice) = (zero, zero);
            for (set, single) in self.sets.iter_mut().zip(single) {
                *set = *set & (single | !placed);
                twice = twice | (once & *set);
                once = once | *set;
            }
            if !((borrow & V::splat(1 << 31)) | (V::splat(BAND) & !once) | (placed & twice)).is_zero() {
                return Verdict::Dead;
            }
            if twice.is_zero() {
                return if self.is_whole() { Verdict::Solved } else { Verdict::Dead };
            }
            let naked = once & !twice & !placed;
            if !naked.is_zero() {
                for set in &mut self.sets {
                    // Of two such cells in a row only the first keeps the digit, and the other has none.
                    let here = naked & *set;
                    let rows = occupied(here);
                    let first = here & !(here - rows.down::<8>());
                    *set = *set & (first | !fill(rows));
                }
            }
            for (three, changed) in self.changed.iter_mut().enumerate() {
                let gone = |digit: usize| before[digit] & !self.sets[digit];
                *changed = !(gone(3 * three) | gone(3 * three + 1) | gone(3 * three + 2)).is_zero();
            }
            if self.changed == [false; 3] {
                return Verdict::Open;
            }
        }
    }

    /// Step 1 for three digits, if they have changed.
    #[inline(always)]
    fn permute<const THREE: usize>(&mut self) {
        if self.changed[THREE] {
            let three = &mut self.sets.as_chunks_mut().0[THREE];
            let both = |[a, b, c]: [V; 3], [d, e, f]: [V; 3]| [a & d, b & e, c & f];
            let bands = places::permuted_in_bands(places::in_bands(*three));
            *three = both(*three, places::cells_in_bands(bands));
            let stacks = places::permuted_in_stacks(places::in_stacks(*three));
            *three = both(*three, places::cells_in_stacks(stacks));
        }
    }

    /// Whether each digit has a cell in every row, column and box; where each cell has one digit, just one.
    #[inline(always)]
    fn is_whole(&self) -> bool {
        let (rows, boxes, columns) = (V::splat(0o007_007_007), V::splat(0o777), V::splat(BAND));
        let mut missing = V::splat(0);
        for three in self.sets.as_chunks().0 {
            let places = places::in_bands(*three);
            missing = missing | (rows & !(places | places.down::<3>() | places.down::<6>()));
            missing = missing | (boxes & !(places | places.down::<9>() | places.down::<18>()));
            let places = places::in_stacks(*three);
            missing = missing | (columns & !(places | places.next() | places.previous()));
        }
        missing.is_zero()
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
