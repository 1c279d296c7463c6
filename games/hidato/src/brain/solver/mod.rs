//! The solver: finds solutions, proves them unique, counts them. First propagation with a little search,
//! which is enough for most printed boards; then clause learning. Knows nothing of how people solve.
//!
//! Every answer is the same on every machine.
//!
//! ```
//! use parlour_brain::Budget;
//! use parlour_hidato::{brain::{Puzzle, solver::{self, Solved}}, rules::Hidato};
//! use parlour_kernel::Rules;
//!
//! let board = "board small ortho 2 3\n1 . .\n6 . 4".parse().expect("a board");
//! let puzzle = Puzzle::of(&Hidato::start(&board).expect("sound"));
//! let solved = solver::solve(&puzzle, &mut Budget::nodes(1000));
//! assert!(matches!(solved, Some(Solved::Unique(filling)) if filling.values()[1].number() == 2));
//! ```

mod cdcl;
pub(super) mod domains;
mod encoding;
mod question;
mod search;
pub(super) mod squares;

pub(super) use question::{Another, Question};

use crate::brain::{Filling, Puzzle};
use cdcl::SatResult;
use domains::Domains;
use encoding::Encoding;
use parlour_brain::Budget;
use search::{End, search};
use squares::Squares;

/// The solutions of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solved {
    /// No solution.
    None,
    /// Exactly this one.
    Unique(Filling),
    /// At least these two.
    Many(Filling, Filling),
}

/// A number of solutions, complete or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SolutionCount {
    /// Solutions found.
    pub solutions: u64,
    /// Whether these are all, or as many as the limit; false if the budget ran out first.
    pub complete: bool,
}

/// Cells times guesses before clause learning takes over.
const LITTLE_SEARCH: u64 = 20_000;
/// More than any board of 30 rows and columns needs.
const MOST_VARIABLES: usize = 1 << 20;

/// Finds out whether there is a solution, and whether it is the only one; `None` if the budget runs out. A
/// node of the budget is a guess or a conflict.
pub fn solve(puzzle: &Puzzle, budget: &mut Budget) -> Option<Solved> {
    let squares = Squares::of(&puzzle.board);
    let Ok(mut domains) = Domains::of(puzzle, &squares) else { return Some(Solved::None) };
    let (mut found, end) = up_to_two(&mut domains, &mut little_search(puzzle));
    if end == End::Stopped {
        found = match encoding_within_reason(puzzle, &domains) {
            Some(encoding) => complete(encoding, &squares, found, budget)?,
            None => Some(up_to_two(&mut domains, budget)).filter(|(_, end)| *end != End::Stopped)?.0,
        };
    }
    let mut found = found.into_iter();
    Some(match (found.next(), found.next()) {
        (None, _) => Solved::None,
        (Some(only), None) => Solved::Unique(only),
        (Some(one), Some(other)) => Solved::Many(one, other),
    })
}

/// `None` if it would have too many variables: such boards are left to the search.
fn encoding_within_reason(puzzle: &Puzzle, domains: &Domains<'_>) -> Option<Encoding> {
    (domains.open() <= MOST_VARIABLES).then(|| Encoding::of(&puzzle.board, domains))
}

fn little_search(puzzle: &Puzzle) -> Budget {
    Budget::nodes(LITTLE_SEARCH / u64::from(puzzle.board.size()))
}

/// Solutions by search alone.
fn up_to_two(domains: &mut Domains<'_>, budget: &mut Budget) -> (Vec<Filling>, End) {
    let mut found = Vec::new();
    let end = search(domains, None, budget, |filling| {
        found.push(filling);
        found.len() < 2
    });
    (found, end)
}

/// Adds solutions until there are two or no more; `None` if the budget runs out.
fn complete(
    mut encoding: Encoding,
    squares: &Squares,
    mut found: Vec<Filling>,
    budget: &mut Budget,
) -> Option<Vec<Filling>> {
    for filling in &found {
        encoding.forbid(filling, squares);
    }
    while found.len() < 2 {
        match encoding.solve(&[], budget) {
            SatResult::Satisfied => {
                let filling = encoding.filling(squares);
                encoding.forbid(&filling, squares);
                found.push(filling);
            }
            SatResult::Refuted => break,
            SatResult::Undecided | SatResult::Stopped => return None,
        }
    }
    Some(found)
}

/// The number of solutions, counted up to a limit (0 for all) within the budget. A node of the budget is a
/// guess or a conflict.
pub fn count(puzzle: &Puzzle, limit: u64, budget: &mut Budget) -> SolutionCount {
    let squares = Squares::of(&puzzle.board);
    let Ok(mut domains) = Domains::of(puzzle, &squares) else {
        return SolutionCount { solutions: 0, complete: true };
    };
    let count = visit_all(&mut domains, None, limit, &mut little_search(puzzle));
    if count.complete {
        return count;
    }
    let mut encoding = encoding_within_reason(puzzle, &domains);
    visit_all(&mut domains, encoding.as_mut(), limit, budget)
}

fn visit_all(
    domains: &mut Domains<'_>,
    oracle: Option<&mut Encoding>,
    limit: u64,
    budget: &mut Budget,
) -> SolutionCount {
    let mut solutions = 0;
    let end = search(domains, oracle, budget, |_| {
        solutions += 1;
        solutions != limit
    });
    SolutionCount { solutions, complete: end != End::Stopped }
}
