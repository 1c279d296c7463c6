//! The slowest honest solver: cell by cell, digit by digit, asking nothing but the rules. Shares nothing
//! with the solver under test.

use parlour_sudoku::rules::{Cell, Grid};

/// The number of solutions, counted up to a limit.
pub fn count(grid: &Grid, limit: u64) -> u64 {
    solutions(grid, limit).len() as u64
}

/// The solutions, up to a limit.
pub fn solutions(grid: &Grid, limit: u64) -> Vec<Grid> {
    let mut numbers = *grid.numbers();
    let clash = |cell: usize| numbers[cell] != 0 && peers(cell).any(|peer| numbers[peer] == numbers[cell]);
    let mut found = Vec::new();
    if !(0..Cell::COUNT).any(clash) {
        fill(&mut numbers, limit as usize, &mut found);
    }
    found
}

/// Tries every digit in the empty cell with the fewest.
fn fill(numbers: &mut [u8; 81], limit: usize, found: &mut Vec<Grid>) {
    let fits = |cell: usize| {
        let taken = peers(cell).fold(0_u16, |taken, peer| taken | 1 << numbers[peer]);
        (1..=9_u8).filter(move |digit| taken >> digit & 1 == 0)
    };
    let empty = (0..Cell::COUNT).filter(|cell| numbers[*cell] == 0);
    let Some(cell) = empty.min_by_key(|cell| fits(*cell).count()) else {
        return found.push(Grid::from_numbers(*numbers).expect("digits"));
    };
    for digit in fits(cell).collect::<Vec<_>>() {
        if found.len() < limit {
            numbers[cell] = digit;
            fill(numbers, limit, found);
        }
    }
    numbers[cell] = 0;
}

fn peers(cell: usize) -> impl Iterator<Item = usize> {
    let house = |of: usize| [of / 9, of % 9, of / 27 * 3 + of % 9 / 3];
    (0..Cell::COUNT).filter(move |other| {
        *other != cell && house(*other).iter().zip(house(cell)).any(|(one, same)| *one == same)
    })
}
