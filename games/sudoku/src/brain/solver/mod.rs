//! The solver: finds solutions, proves them unique, counts them. Knows nothing of how people solve.
//!
//! Contradictory clues are no error: they simply have no solution. Every answer, including the order of
//! solutions, is the same on every machine.
//!
//! ```
//! use parlour_sudoku::{brain::solver::{self, Solved}, rules::Grid};
//!
//! assert_eq!(solver::count(&Grid::EMPTY, 2), 2);
//! assert!(matches!(solver::solve(&Grid::EMPTY), Solved::Many(one, other) if one != other));
//! ```

mod any;
mod backend;
mod batch;
mod candidates;
mod convert;
mod general;
mod lanes;
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

pub use any::{AnySolver, solve_setup};
pub use backend::Backend;
pub use batch::{LineResult, map_in_order, solve_lines};
pub use candidates::{Candidates, CandidatesError};
pub use general::{General, OutOfBudget};

use crate::rules::{Cell, Digit, Grid};
use backend::Engine;
use convert::Start;
use parlour_brain::Budget;
use tasks::{Another, Count, First, Solve, SolveLine};

/// The solutions of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solved {
    /// No solution.
    None,
    /// Exactly this one.
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
    /// A solver on the fastest backend of this machine.
    pub fn new() -> Solver {
        Solver(Engine::new())
    }

    /// A solver on a given backend; `None` if this machine lacks it.
    pub fn with_backend(backend: Backend) -> Option<Solver> {
        Engine::on(backend).map(Solver)
    }

    /// The only solution; or that there is none; or two different ones.
    pub fn solve(&mut self, puzzle: &impl Puzzle) -> Solved {
        self.solve_from(puzzle.start())
    }

    /// [`Solver::solve`] for a line of 81 characters, each a digit, `.` or `0`: the fastest way to solve
    /// many lines.
    pub fn solve_line(&mut self, line: &[u8]) -> LineResult {
        Start::line(line).map_or(LineResult::Unreadable, |line| self.0.run(SolveLine(line)))
    }

    /// Some solution, without looking for a second.
    pub fn first(&mut self, puzzle: &impl Puzzle) -> Option<Grid> {
        self.first_from(puzzle.start())
    }

    /// The number of solutions, counted up to a limit; 0 counts all.
    pub fn count(&mut self, puzzle: &impl Puzzle, limit: u64) -> u64 {
        self.count_from(puzzle.start(), limit, None).solutions
    }

    /// [`Solver::count`] within a budget of guesses.
    pub fn count_within(&mut self, puzzle: &impl Puzzle, limit: u64, budget: &mut Budget) -> SolutionCount {
        self.count_from(puzzle.start(), limit, Some(budget))
    }

    /// Whether there is exactly one solution.
    pub fn is_unique(&mut self, puzzle: &impl Puzzle) -> bool {
        self.count(puzzle, 2) == 1
    }

    /// A solution with another digit than this in the cell, which must be empty in the grid. A clue is
    /// redundant exactly if, without it, there is no such solution.
    pub fn another(&mut self, grid: &Grid, cell: Cell, digit: Digit) -> Option<Grid> {
        self.0.run(Another(grid, cell, digit))
    }

    // Not generic, so that the searches are compiled in this crate, with its optimisation level.

    fn solve_from(&mut self, start: Start<'_>) -> Solved {
        self.0.run(Solve(start))
    }

    fn first_from(&mut self, start: Start<'_>) -> Option<Grid> {
        self.0.run(First(start))
    }

    fn count_from(&mut self, start: Start<'_>, limit: u64, budget: Option<&mut Budget>) -> SolutionCount {
        self.0.run(Count(start, limit, budget))
    }
}

/// A number of solutions, complete or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SolutionCount {
    /// Solutions found.
    pub solutions: u64,
    /// Whether these are all, or as many as the limit; false if the budget ran out first.
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
