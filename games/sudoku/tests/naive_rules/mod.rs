//! The rules of variants spelt out pair of cells by pair of cells, and the slowest honest solver for them. Shares nothing
//! with the layouts under test.

use parlour_sudoku::rules::Grid;

/// The rules of a variant, as the cells that each cell is at odds with.
pub struct Rules {
    /// By cell: those that must hold another digit.
    same: Vec<Vec<usize>>,
    /// By cell: those that must not hold the digit before or after.
    near: Vec<Vec<usize>>,
}

type Place = (i32, i32);

impl Rules {
    /// The rules of a setup's words.
    pub fn of(words: &str) -> Rules {
        let letters: Option<Vec<char>> =
            words.split(' ').find_map(|word| word.strip_prefix("jigsaw=")).map(|text| text.chars().collect());
        let says = |word: &str| words.split(' ').any(|known| known == word);
        let place = |cell: usize| (i32::from(cell as u8 / 9), i32::from(cell as u8 % 9));
        let window =
            |(row, column): Place| (row % 4 != 0 && column % 4 != 0).then_some((row / 4, column / 4));
        let falls = |(row, column): Place| row == column;
        let rises = |(row, column): Place| row + column == 8;
        let same = |one: usize, other: usize| {
            let (here, there) = (place(one), place(other));
            let (down, across) = ((here.0 - there.0).abs(), (here.1 - there.1).abs());
            let boxed = match &letters {
                Some(letters) => letters[one] == letters[other],
                None => (here.0 / 3, here.1 / 3) == (there.0 / 3, there.1 / 3),
            };
            let both = says("x");
            down == 0
                || across == 0
                || boxed
                || (both || says("falling")) && falls(here) && falls(there)
                || (both || says("rising")) && rises(here) && rises(there)
                || says("windoku") && window(here).is_some() && window(here) == window(there)
                || says("disjoint") && down % 3 == 0 && across % 3 == 0
                || says("anti-knight") && down * across == 2
                || says("anti-king") && down <= 1 && across <= 1
        };
        let near = |one: usize, other: usize| {
            let (here, there) = (place(one), place(other));
            says("non-consecutive") && (here.0 - there.0).abs() + (here.1 - there.1).abs() == 1
        };
        let list = |at_odds: &dyn Fn(usize, usize) -> bool| {
            (0..81)
                .map(|one| (0..81).filter(|other| *other != one && at_odds(one, *other)).collect())
                .collect()
        };
        Rules { same: list(&same), near: list(&near) }
    }

    /// Whether a digit of a cell is at odds with another cell's.
    fn clashes(&self, numbers: &[u8; 81], cell: usize, digit: u8) -> bool {
        let next = |other: &usize| numbers[*other] != 0 && numbers[*other].abs_diff(digit) == 1;
        self.same[cell].iter().any(|other| numbers[*other] == digit) || self.near[cell].iter().any(next)
    }

    /// The cells in conflict, by index.
    pub fn errors(&self, grid: &Grid) -> Vec<usize> {
        let numbers = grid.numbers();
        (0..81).filter(|cell| numbers[*cell] != 0 && self.clashes(numbers, *cell, numbers[*cell])).collect()
    }

    /// The number of solutions, counted up to a limit.
    pub fn count(&self, grid: &Grid, limit: u64) -> u64 {
        let mut numbers = *grid.numbers();
        let mut found = 0;
        if self.errors(grid).is_empty() {
            self.fill(&mut numbers, limit, &mut found);
        }
        found
    }

    /// Tries every digit in the empty cell with the fewest.
    fn fill(&self, numbers: &mut [u8; 81], limit: u64, found: &mut u64) {
        let fits =
            |cell: usize| (1..=9_u8).filter(|digit| !self.clashes(numbers, cell, *digit)).collect::<Vec<_>>();
        let open = (0..81).filter(|cell| numbers[*cell] == 0).map(|cell| (cell, fits(cell)));
        let Some((cell, digits)) = open.min_by_key(|(_, digits)| digits.len()) else {
            *found += 1;
            return;
        };
        for digit in digits {
            if *found < limit {
                numbers[cell] = digit;
                self.fill(numbers, limit, found);
            }
        }
        numbers[cell] = 0;
    }
}
