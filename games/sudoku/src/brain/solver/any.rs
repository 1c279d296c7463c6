//! The solver that fits the rules of a puzzle: the fast one for classic puzzles, the general one for all others.

use super::{
    SolutionCount, Solved, Solver,
    general::{General, OutOfBudget},
};
use crate::rules::{Cell, Digit, Grid, Setup, Variant};
use parlour_brain::Budget;

/// A solver for the puzzles of one variant, with its working memory.
pub struct AnySolver(Kind);

enum Kind {
    Classic(Box<Solver>),
    General(General),
}

impl AnySolver {
    /// The solver for these rules.
    pub fn of(variant: &Variant) -> AnySolver {
        AnySolver(if variant.is_classic() {
            Kind::Classic(Box::default())
        } else {
            Kind::General(General::new(variant))
        })
    }

    /// The only solution; or that there is none; or two different ones.
    ///
    /// # Panics
    /// Never: it is given all the guesses it needs.
    pub fn solve(&mut self, grid: &Grid) -> Solved {
        self.solve_within(grid, &mut Budget::nodes(u64::MAX)).expect("the budget has no end")
    }

    /// [`AnySolver::solve`] within a budget of guesses; classic puzzles need none of it.
    ///
    /// # Errors
    /// The budget ran out first.
    pub fn solve_within(&mut self, grid: &Grid, budget: &mut Budget) -> Result<Solved, OutOfBudget> {
        match &mut self.0 {
            Kind::Classic(solver) => Ok(solver.solve(grid)),
            Kind::General(solver) => solver.solve(grid, budget),
        }
    }

    /// The number of solutions, counted up to a limit, within a budget of guesses; 0 counts all.
    pub fn count_within(&mut self, grid: &Grid, limit: u64, budget: &mut Budget) -> SolutionCount {
        match &mut self.0 {
            Kind::Classic(solver) => solver.count_within(grid, limit, budget),
            Kind::General(solver) => solver.count(grid, limit, budget),
        }
    }

    /// Whether there is exactly one solution.
    pub fn is_unique(&mut self, grid: &Grid) -> bool {
        matches!(self.solve(grid), Solved::Unique(_))
    }

    /// A solution with another digit than this in the cell, which must be empty in the grid.
    ///
    /// # Errors
    /// The budget ran out first; classic puzzles need none of it.
    pub fn another(
        &mut self,
        grid: &Grid,
        cell: Cell,
        digit: Digit,
        budget: &mut Budget,
    ) -> Result<Option<Grid>, OutOfBudget> {
        match &mut self.0 {
            Kind::Classic(solver) => Ok(solver.another(grid, cell, digit)),
            Kind::General(solver) => solver.another(grid, cell, digit, budget),
        }
    }

    /// Whether its puzzles are classic.
    pub fn is_classic(&self) -> bool {
        matches!(self.0, Kind::Classic(_))
    }
}

/// [`AnySolver::solve`] for the digits of one setup, the player's included.
pub fn solve_setup(setup: &Setup) -> Solved {
    AnySolver::of(&setup.variant).solve(&setup.digits)
}
