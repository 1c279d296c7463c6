//! A plain solver for boards that are too sparse for the naive one: candidate lists, propagation, then a
//! guess. Shares nothing with the solver under test.

use parlour_hidato::{brain::Puzzle, rules::Cell};

/// For each value, whether it may go to each cell.
type Possible = Vec<Vec<bool>>;

/// The number of solutions, counted up to a limit.
pub fn count(puzzle: &Puzzle, limit: u64) -> u64 {
    let size = puzzle.givens.len();
    let mut possible = vec![vec![true; size]; size];
    for (cell, given) in puzzle.givens.iter().enumerate() {
        if let Some(given) = given {
            settle(&mut possible, usize::from(given.number() - 1), cell);
        }
    }
    below(puzzle, possible, limit)
}

fn below(puzzle: &Puzzle, mut possible: Possible, limit: u64) -> u64 {
    while thin_out(puzzle, &mut possible) {}
    let choices = |places: &Vec<bool>| places.iter().filter(|place| **place).count();
    let Some(value) = (0..possible.len())
        .filter(|value| choices(&possible[*value]) != 1)
        .min_by_key(|value| choices(&possible[*value]))
    else {
        // Each value has one place, all of them different.
        return u64::from((0..possible.len()).all(|cell| possible.iter().any(|places| places[cell])));
    };
    let mut found = 0;
    for cell in (0..possible.len()).filter(|cell| possible[value][*cell]) {
        if found < limit {
            let mut guessed = possible.clone();
            settle(&mut guessed, value, cell);
            found += below(puzzle, guessed, limit - found);
        }
    }
    found
}

fn settle(possible: &mut Possible, value: usize, cell: usize) {
    for (other, places) in possible.iter_mut().enumerate() {
        places[cell] &= other == value;
    }
    for (other, place) in possible[value].iter_mut().enumerate() {
        *place &= other == cell;
    }
}

/// Removes candidates without a neighbour before or after, and fixes values with one place left and cells
/// with one value left. Returns whether anything changed.
fn thin_out(puzzle: &Puzzle, possible: &mut Possible) -> bool {
    let cells: Vec<Cell> = puzzle.board.cells().collect();
    let size = cells.len();
    let mut changed = false;
    for value in (0..size).chain((0..size).rev()) {
        for cell in 0..size {
            let beside = |places: &Vec<bool>| {
                puzzle.board.neighbours(cells[cell]).iter().any(|other| places[other.index()])
            };
            let before = value == 0 || beside(&possible[value - 1]);
            let after = value + 1 == size || beside(&possible[value + 1]);
            if possible[value][cell] && !(before && after) {
                possible[value][cell] = false;
                changed = true;
            }
        }
        let mut places = (0..size).filter(|cell| possible[value][*cell]);
        if let (Some(only), None) = (places.next(), places.next())
            && (0..size).any(|other| other != value && possible[other][only])
        {
            settle(possible, value, only);
            changed = true;
        }
    }
    for cell in 0..size {
        let mut values = (0..size).filter(|value| possible[*value][cell]);
        match (values.next(), values.next()) {
            // A cell without a value: clears all places, so that the contradiction shows.
            (None, _) => possible.iter_mut().for_each(|places| places.fill(false)),
            (Some(only), None) if possible[only].iter().filter(|place| **place).count() > 1 => {
                settle(possible, only, cell);
                changed = true;
            }
            _ => {}
        }
    }
    changed
}
