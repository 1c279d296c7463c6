//! The simplest possible solver: walks from each possible cell of 1, number by number, using nothing but the
//! rules. Shares nothing with the solver under test.

use parlour_hidato::{
    brain::{Filling, Puzzle},
    rules::{Cell, Value},
};

/// The number of solutions, counted up to a limit.
pub fn count(puzzle: &Puzzle, limit: u64) -> u64 {
    let mut numbers = vec![0; puzzle.givens.len()];
    let starts = puzzle.board.cells();
    starts.fold(0, |found, cell| found + walk(puzzle, &mut numbers, cell, 1, limit - found))
}

/// Writes the number into the cell if it fits, and continues.
fn walk(puzzle: &Puzzle, numbers: &mut [u16], cell: Cell, number: u16, limit: u64) -> u64 {
    let given = puzzle.givens[cell.index()].map(Value::number);
    let elsewhere = || puzzle.givens.iter().flatten().any(|value| value.number() == number);
    if limit == 0 || numbers[cell.index()] != 0 || given.map_or_else(elsewhere, |given| given != number) {
        return 0;
    }
    numbers[cell.index()] = number;
    let found = if number == puzzle.board.size() {
        u64::from(links_hold(puzzle, |cell| numbers[cell.index()]))
    } else {
        let next = puzzle.board.neighbours(cell).iter();
        next.fold(0, |found, next| found + walk(puzzle, numbers, *next, number + 1, limit - found))
    };
    numbers[cell.index()] = 0;
    found
}

/// Whether the filling solves the puzzle.
pub fn solves(filling: &Filling, puzzle: &Puzzle) -> bool {
    let mut cells: Vec<Cell> = puzzle.board.cells().collect();
    cells.sort_unstable_by_key(|cell| filling.value(*cell));
    let number = |cell: Cell| filling.value(cell).number();
    cells.iter().zip(1..).all(|(cell, wanted)| number(*cell) == wanted)
        && cells.windows(2).all(|pair| puzzle.board.neighbours(pair[0]).contains(&pair[1]))
        && puzzle
            .board
            .cells()
            .all(|cell| puzzle.givens[cell.index()].is_none_or(|given| given == filling.value(cell)))
        && links_hold(puzzle, number)
}

fn links_hold(puzzle: &Puzzle, number: impl Fn(Cell) -> u16) -> bool {
    puzzle.links.iter().all(|(a, b)| number(*a).abs_diff(number(*b)) == 1)
}
