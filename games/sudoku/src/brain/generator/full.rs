//! Random full grids: three boxes on the diagonal are filled freely, the rest by a search that takes the
//! cell with the fewest candidates and tries them in random order.

use crate::rules::{DigitSet, Grid};
use parlour_kernel::Rng;

/// A full grid.
pub fn grid(rng: &mut Rng) -> Grid {
    let mut filling = Filling { numbers: [0; 81], used: [0; 27], empty: Vec::with_capacity(54) };
    for square in 0..3 {
        let mut digits: [u8; 9] = std::array::from_fn(|index| index as u8);
        rng.shuffle(&mut digits);
        for (index, digit) in digits.into_iter().enumerate() {
            filling.put(30 * square + 9 * (index / 3) + index % 3, digit);
        }
    }
    filling.empty.extend((0..81).filter(|cell| filling.numbers[usize::from(*cell)] == 0));
    let filled = filling.fill(rng);
    debug_assert!(filled, "boxes that do not see each other can always be completed");
    Grid::from_numbers(filling.numbers).expect("numbers from 1 to 9")
}

struct Filling {
    numbers: [u8; 81],
    /// The digits that stand in each row, column and box, as bits.
    used: [u16; 27],
    empty: Vec<u8>,
}

impl Filling {
    fn fill(&mut self, rng: &mut Rng) -> bool {
        let Some((index, mut left)) = self.narrowest() else { return true };
        let cell = self.empty.swap_remove(index);
        while left != 0 {
            let digit = nth_bit(left, rng.below(left.count_ones()));
            self.put(usize::from(cell), digit);
            if self.fill(rng) {
                return true;
            }
            self.take(usize::from(cell), digit);
            left &= !(1 << digit);
        }
        self.empty.push(cell);
        let last = self.empty.len() - 1;
        self.empty.swap(index, last);
        false
    }

    /// The empty cell with the fewest candidates, and those.
    fn narrowest(&self) -> Option<(usize, u16)> {
        let mut best = None;
        let mut fewest = u32::MAX;
        for (index, cell) in self.empty.iter().enumerate() {
            let [row, column, square] = houses(usize::from(*cell));
            let left = DigitSet::FULL.bits() & !(self.used[row] | self.used[column] | self.used[square]);
            if left.count_ones() < fewest {
                fewest = left.count_ones();
                best = Some((index, left));
                if fewest <= 1 {
                    break;
                }
            }
        }
        best
    }

    fn put(&mut self, cell: usize, digit: u8) {
        self.numbers[cell] = digit + 1;
        for house in houses(cell) {
            self.used[house] |= 1 << digit;
        }
    }

    fn take(&mut self, cell: usize, digit: u8) {
        self.numbers[cell] = 0;
        for house in houses(cell) {
            self.used[house] &= !(1 << digit);
        }
    }
}

fn houses(cell: usize) -> [usize; 3] {
    let (row, column) = (cell / 9, cell % 9);
    [row, 9 + column, 18 + 3 * (row / 3) + column / 3]
}

fn nth_bit(mut bits: u16, n: u32) -> u8 {
    for _ in 0..n {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as u8
}
