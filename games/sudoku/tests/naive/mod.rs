//! The slowest honest solver: cell by cell, digit by digit, asking nothing but the rules. Shares nothing
//! with the solver under test.

use sudoku::rules::{Cell, Grid};

/// The number of solutions, counted up to a limit.
pub fn count(grid: &Grid, limit: u64) -> u64 {
    let mut numbers = *grid.numbers();
    let clash = |cell: usize| numbers[cell] != 0 && peers(cell).any(|peer| numbers[peer] == numbers[cell]);
    if (0..Cell::COUNT).any(clash) { 0 } else { fill(&mut numbers, limit) }
}

/// Tries every digit in the empty cell with the fewest.
fn fill(numbers: &mut [u8; 81], limit: u64) -> u64 {
    let fits = |numbers: &[u8; 81], cell: usize| -> Vec<u8> {
        (1..=9).filter(|digit| peers(cell).all(|peer| numbers[peer] != *digit)).collect()
    };
    let empty = (0..Cell::COUNT).filter(|cell| numbers[*cell] == 0);
    let Some((cell, digits)) =
        empty.map(|cell| (cell, fits(numbers, cell))).min_by_key(|(_, digits)| digits.len())
    else {
        return 1;
    };
    let mut found = 0;
    for digit in digits {
        numbers[cell] = digit;
        found += fill(numbers, limit - found);
        if found >= limit {
            break;
        }
    }
    numbers[cell] = 0;
    found
}

fn peers(cell: usize) -> impl Iterator<Item = usize> {
    let house = |of: usize| [of / 9, of % 9, of / 27 * 3 + of % 9 / 3];
    (0..Cell::COUNT).filter(move |other| {
        *other != cell && house(*other).iter().zip(house(cell)).any(|(one, same)| *one == same)
    })
}
