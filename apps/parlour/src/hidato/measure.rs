//! The public figures of Hidato, on the boards of `data/hidato/boards.txt`.

use crate::bench::{Clock, Figure};
use parlour_brain::Budget;
use parlour_hidato::{
    brain::{
        Puzzle, Wish, generate as make,
        solver::{self, Solved},
        teach::{self, Level, Rated},
    },
    rules::{Hidato, Setup},
};
use parlour_kernel::Rules;

pub const FIGURES: &[Figure] = &[
    Figure {
        name: "hidato.solve",
        unit: "boards/s",
        about: "the boards of `data/hidato/boards.txt`, solved and proven unique",
        measure: solve,
    },
    Figure {
        name: "hidato.rate",
        unit: "boards/s",
        about: "the same boards, rated by techniques",
        measure: rate,
    },
    Figure {
        name: "hidato.generate",
        unit: "boards/s",
        about: "new boards of eight rows and columns, each proven unique and without a number to spare",
        measure: generate,
    },
];

/// Boards of every shape, neighbourhood and level.
const BOARDS: &str = include_str!("../../../../data/hidato/boards.txt");
const MADE: u64 = 4;

fn unlimited() -> Budget {
    Budget::nodes(u64::MAX)
}

fn puzzle(setup: &Setup) -> Option<Puzzle> {
    Hidato::start(setup).ok().map(|game| Puzzle::of(&game))
}

fn puzzles() -> Option<Vec<Puzzle>> {
    let blocks = BOARDS.split("\n\n").filter(|block| !block.trim().is_empty());
    blocks.map(|block| puzzle(&block.parse().ok()?)).collect()
}

fn solve(clock: &Clock) -> Option<f64> {
    let puzzles = puzzles()?;
    clock.per_second(puzzles.len() as u64, || {
        puzzles
            .iter()
            .all(|puzzle| matches!(solver::solve(puzzle, &mut unlimited()), Some(Solved::Unique(_))))
    })
}

fn rate(clock: &Clock) -> Option<f64> {
    let puzzles = puzzles()?;
    let rated = |puzzle| teach::rate(puzzle, Level::HIGHEST, &mut unlimited());
    clock.per_second(puzzles.len() as u64, || {
        puzzles.iter().all(|puzzle| matches!(rated(puzzle), Some(Rated::Rated(_))))
    })
}

fn generate(clock: &Clock) -> Option<f64> {
    let wish: Wish = "rows=8 cols=8".parse().ok()?;
    let right = |seed| {
        let made = make(&wish, seed, &mut unlimited()).ok()?;
        let solved = solver::solve(&puzzle(&made.setup)?, &mut unlimited());
        matches!(solved, Some(Solved::Unique(filling)) if filling == made.solution).then_some(())
    };
    clock.per_second(MADE, || (1..=MADE).all(|seed| right(seed).is_some()))
}
