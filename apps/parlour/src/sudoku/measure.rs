//! The public figures of Sudoku. The puzzles are made as they are measured: a seed makes the same everywhere.

use crate::bench::{Clock, Figure};
use parlour_brain::Budget;
use parlour_sudoku::{
    brain::{
        Canonical, Wish, generate as make,
        solver::{LineResult, Solver},
        teach::{Board, Rater},
    },
    rules::{Grid, Setup},
};

pub const FIGURES: &[Figure] = &[
    Figure {
        name: "sudoku.solve",
        unit: "puzzles/s",
        about: "minimal puzzles of our generator, solved and proven to have no other solution",
        measure: solve,
    },
    Figure {
        name: "sudoku.generate",
        unit: "puzzles/s",
        about: "new minimal puzzles, each proven unique",
        measure: generate,
    },
    Figure {
        name: "sudoku.rate",
        unit: "puzzles/s",
        about: "minimal puzzles rated on both scales",
        measure: rate,
    },
    Figure {
        name: "sudoku.canon",
        unit: "grids/s",
        about: "canonical forms of the full grids in `data/sudoku/canonical_grids.csv`",
        measure: canon,
    },
];

const SOLVED: u64 = 500;
const MADE: u64 = 50;
const RATED: u64 = 20;

/// Full grids with their canonical forms.
const GRIDS: &str = include_str!("../../../../data/sudoku/canonical_grids.csv");

fn puzzles(count: u64) -> Option<Vec<Grid>> {
    let wish = Wish::default();
    (1..=count).map(|seed| make(&wish, seed, &mut Budget::nodes(u64::MAX)).ok()).collect()
}

fn solve(clock: &Clock) -> Option<f64> {
    let lines: Vec<String> = puzzles(SOLVED)?.iter().map(ToString::to_string).collect();
    let mut solver = Solver::new();
    clock.per_second(SOLVED, || {
        lines.iter().all(|line| matches!(solver.solve_line(line.as_bytes()), LineResult::Unique(_)))
    })
}

fn generate(clock: &Clock) -> Option<f64> {
    let mut solver = Solver::new();
    let mut right = |made: Vec<Grid>| made.iter().all(|puzzle| solver.is_unique(puzzle));
    clock.per_second(MADE, || puzzles(MADE).is_some_and(&mut right))
}

fn rate(clock: &Clock) -> Option<f64> {
    let puzzles = puzzles(RATED)?;
    let boards: Vec<Board> = puzzles.iter().map(|puzzle| Board::known(&Setup::of(*puzzle), true)).collect();
    let mut rater = Rater::default();
    let mut scores = || boards.iter().map(|board| rater.rate(board).score).collect::<Vec<_>>();
    let first = scores();
    clock.per_second(RATED, || scores() == first)
}

fn canon(clock: &Clock) -> Option<f64> {
    let read = |line: &str| Some((line.get(..81)?.parse().ok()?, line.get(82..163)?.parse().ok()?));
    let known: Vec<(Grid, Grid)> = GRIDS.lines().skip(1).map(read).collect::<Option<_>>()?;
    clock.per_second(known.len() as u64, || {
        known.iter().all(|(grid, form)| Canonical::of(grid).is_some_and(|found| found.grid == *form))
    })
}
