//! The canonical form of a grid, full or not: the least of all its equivalents, read row by row
//! with an empty cell as 0. Two grids are equivalent if bands, rows of a band, stacks, columns of
//! a stack, a transposition and new names for the digits turn one into the other.

mod order;
mod pair;
mod search;

use crate::rules::{Grid, has_no_errors};
use search::Search;

/// The least of all equivalent grids, and how symmetric they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Canonical {
    /// The least grid; equal for two grids if and only if they are equivalent.
    pub grid: Grid,
    /// How many of the 3,359,232 ways to move the cells (doing nothing included) lead back to the
    /// same grid under some new names for the digits.
    pub automorphisms: u64,
}

impl Canonical {
    /// The form of a grid; `None` if equal digits conflict.
    pub fn of(grid: &Grid) -> Option<Canonical> {
        has_no_errors(grid).then(|| Search::new(grid).run())
    }
}
