//! Regenerates `data/sudoku/puzzles.csv` and compares: puzzles from our generator, some changed to have
//! several solutions or none, counted by the naive solver.
//!
//! `PARLOUR_UPDATE=1 cargo test -p parlour-sudoku --test all sample_data` writes the file.

use crate::naive;

use parlour_brain::Budget;
use parlour_kernel::Rng;
use parlour_sudoku::{
    brain::{Symmetry, Wish, generate},
    rules::{Cell, Digit, Grid},
};

/// More solutions than this make no sample.
const MOST: u64 = 500;

fn make(symmetry: Symmetry, clues: Option<u8>, seed: u64) -> Grid {
    generate(&Wish { symmetry, clues, ..Wish::default() }, seed, &mut Budget::nodes(u64::MAX))
        .expect("puzzles like this abound")
}

/// The puzzle without one or two of its clues.
fn opened(puzzle: &Grid, rng: &mut Rng) -> Grid {
    let mut clues: Vec<Cell> = puzzle.filled().map(|(cell, _)| cell).collect();
    rng.shuffle(&mut clues);
    let mut opened = *puzzle;
    for cell in &clues[..=rng.below(2) as usize] {
        opened.set(*cell, None);
    }
    opened
}

/// The puzzle with another digit in place of a clue, one that no peer of the cell holds.
fn spoiled(puzzle: &Grid, rng: &mut Rng) -> Option<Grid> {
    let mut clues: Vec<(Cell, Digit)> = puzzle.filled().collect();
    rng.shuffle(&mut clues);
    let (cell, digit) = clues[0];
    let other = puzzle.candidates(cell).iter().find(|other| *other != digit)?;
    let mut spoiled = *puzzle;
    spoiled.set(cell, Some(other));
    Some(spoiled)
}

/// The solution with two neighbouring digits of a row exchanged: full, every row in order, and yet no Sudoku.
fn exchanged(puzzle: &Grid, row: usize) -> Option<Grid> {
    let mut numbers = *naive::solutions(puzzle, 1).first()?.numbers();
    numbers.swap(9 * row + 2, 9 * row + 3);
    Grid::from_numbers(numbers)
}

fn row(puzzle: &Grid) -> Option<(u64, String)> {
    let found = naive::solutions(puzzle, MOST + 1);
    let count = found.len() as u64;
    let solution = if count == 1 { found[0].to_string() } else { String::new() };
    (count <= MOST).then(|| (count, format!("{puzzle},{count},{solution}\n")))
}

#[test]
fn puzzles() {
    let symmetries = Symmetry::ALL.map(|(symmetry, _)| symmetry);
    let minimal: Vec<Grid> = symmetries
        .into_iter()
        .flat_map(|symmetry| (1..=10).map(move |seed| make(symmetry, None, seed)))
        .collect();
    let ample = [30, 36, 45].into_iter().map(|clues| make(Symmetry::HalfTurn, Some(clues), 1));
    let mut rng = Rng::stream(1, 0);
    let mut text = "puzzle,solutions,solution\n".to_owned();
    for puzzle in minimal.iter().copied().chain(ample) {
        let (count, row) = row(&puzzle).expect("one solution");
        assert_eq!((count, naive::count(&puzzle, 2)), (1, 1), "{puzzle}");
        text += &row;
    }
    for puzzle in &minimal {
        text.extend(row(&opened(puzzle, &mut rng)).filter(|(count, _)| *count > 1).map(|(_, row)| row));
    }
    for puzzle in &minimal {
        let spoiled = spoiled(puzzle, &mut rng).and_then(|puzzle| row(&puzzle));
        text.extend(spoiled.filter(|(count, _)| *count == 0).map(|(_, row)| row));
    }
    for (puzzle, number) in minimal.iter().zip(0..9) {
        text.extend(exchanged(puzzle, number).and_then(|grid| row(&grid)).map(|(_, row)| row));
    }
    parlour_testkit::assert_sample("sudoku/puzzles.csv", &text);
}
