//! The solver: whether a puzzle has a solution, exactly one, how many. Knows nothing of how people solve.
//!
//! Bad input is no error here: clues that contradict each other simply leave no solution. Every answer,
//! the order of solutions included, is the same on every machine.
//!
//! ```
//! use sudoku::{brain::solver::{self, Solved}, rules::Grid};
//!
//! assert_eq!(solver::count(&Grid::EMPTY, 2), 2);
//! assert!(matches!(solver::solve(&Grid::EMPTY), Solved::Many(one, other) if one != other));
//! ```

mod batch;
mod candidates;
mod convert;
mod lanes;
mod path;
mod places;
#[cfg(target_feature = "simd128")]
#[path = "simd128.rs"]
mod register;
#[cfg(target_arch = "x86_64")]
#[path = "sse.rs"]
mod register;
mod search;
mod state;
mod tasks;
mod triads;

pub use batch::{Answer, in_order, solve_lines};
pub use candidates::{Candidates, CandidatesError};
pub use path::Path;

use crate::rules::{Cell, Digit, Grid};
use ::brain::Budget;
use convert::Start;
use path::Engine;
use tasks::{Another, Count, First, Solve, SolveLine};

/// What a puzzle has in the way of solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solved {
    /// No solution.
    None,
    /// This and no other.
    Unique(Grid),
    /// At least these two.
    Many(Grid, Grid),
}

/// A puzzle to solve: a [`Grid`] or [`Candidates`].
pub trait Puzzle: sealed::Puzzle {}

impl Puzzle for Grid {}
impl Puzzle for Candidates {}

mod sealed {
    use super::{Candidates, Grid, convert::Start};

    pub trait Puzzle {
        fn start(&self) -> Start<'_>;
    }

    impl Puzzle for Grid {
        fn start(&self) -> Start<'_> {
            Start::Grid(self)
        }
    }

    impl Puzzle for Candidates {
        fn start(&self) -> Start<'_> {
            Start::Candidates(self)
        }
    }
}

/// A solver with its working memory: use one for many puzzles and it stops allocating.
pub struct Solver(Engine);

impl Default for Solver {
    fn default() -> Self {
        Solver::new()
    }
}

impl Solver {
    /// A solver on the fastest path of this machine.
    pub fn new() -> Solver {
        Solver(Engine::new())
    }

    /// A solver on a given path; none if this machine has not got it.
    pub fn on(path: Path) -> Option<Solver> {
        Engine::on(path).map(Solver)
    }

    /// The solution, with the proof that it is the only one; or none, or two that differ.
    pub fn solve(&mut self, puzzle: &impl Puzzle) -> Solved {
        self.solve_from(puzzle.start())
    }

    /// The same for a line of 81 characters, each a digit, `.` or `0`; what solves many lines fastest.
    pub fn solve_line(&mut self, line: &[u8]) -> Answer {
        Start::line(line).map_or(Answer::Unreadable, |line| self.0.run(SolveLine(line)))
    }

    /// Some solution, found without asking for another.
    pub fn first(&mut self, puzzle: &impl Puzzle) -> Option<Grid> {
        self.first_from(puzzle.start())
    }

    /// The number of solutions, counted up to a limit; 0 counts all.
    pub fn count(&mut self, puzzle: &impl Puzzle, limit: u64) -> u64 {
        self.count_from(puzzle.start(), limit, None).solutions
    }

    /// The same, as long as a budget of guesses lasts.
    pub fn count_within(&mut self, puzzle: &impl Puzzle, limit: u64, budget: &mut Budget) -> Tally {
        self.count_from(puzzle.start(), limit, Some(budget))
    }

    /// Whether there is exactly one solution.
    pub fn is_unique(&mut self, puzzle: &impl Puzzle) -> bool {
        self.count(puzzle, 2) == 1
    }

    /// A solution of the grid with another digit than this in the cell, which must be empty in the grid.
    /// A clue of a puzzle with one solution can be left out exactly if, without it, there is none.
    pub fn another(&mut self, grid: &Grid, cell: Cell, digit: Digit) -> Option<Grid> {
        self.0.run(Another(grid, cell, digit))
    }

    // Without type parameters, so that the searches are compiled here, with this crate's optimisation.

    fn solve_from(&mut self, start: Start<'_>) -> Solved {
        self.0.run(Solve(start))
    }

    fn first_from(&mut self, start: Start<'_>) -> Option<Grid> {
        self.0.run(First(start))
    }

    fn count_from(&mut self, start: Start<'_>, limit: u64, budget: Option<&mut Budget>) -> Tally {
        self.0.run(Count(start, limit, budget))
    }
}

/// A count that may have been cut short.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// How many solutions were found.
    pub solutions: u64,
    /// Whether these are all, or as many as the limit; false if the budget ran out before.
    pub complete: bool,
}

/// [`Solver::solve`] for a single puzzle.
pub fn solve(puzzle: &impl Puzzle) -> Solved {
    Solver::new().solve(puzzle)
}

/// [`Solver::first`] for a single puzzle.
pub fn first(puzzle: &impl Puzzle) -> Option<Grid> {
    Solver::new().first(puzzle)
}

/// [`Solver::count`] for a single puzzle.
pub fn count(puzzle: &impl Puzzle, limit: u64) -> u64 {
    Solver::new().count(puzzle, limit)
}
