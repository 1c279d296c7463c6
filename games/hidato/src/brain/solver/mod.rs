//! The solver: whether a puzzle has a solution, exactly one, how many. First inference with a little
//! search, which is enough for most printed boards; then clause learning, which needs no luck. Knows
//! nothing of how people solve.
//!
//! Every answer, the solutions included, is the same on every machine.
//!
//! ```
//! use brain::Budget;
//! use hidato::{brain::{Puzzle, solver::{self, Solved}}, rules::Hidato};
//! use kernel::Rules;
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
use ::brain::Budget;
use cdcl::Answer;
use domains::Domains;
use encoding::Encoding;
use search::{End, search};
use squares::Squares;

/// What a puzzle has in the way of solutions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solved {
    /// No solution.
    None,
    /// This and no other.
    Unique(Filling),
    /// At least these two.
    Many(Filling, Filling),
}

/// How far a count came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Solutions found.
    pub solutions: u64,
    /// Whether there are no more of them, or the limit was reached.
    pub complete: bool,
}

/// Guesses before clause learning takes over, so many cells times guesses.
const LITTLE_SEARCH: u64 = 20_000;
/// More than any board of 30 rows and columns needs.
const MOST_VARIABLES: usize = 1 << 20;

/// Finds out whether there is a solution and whether it is the only one; none if the budget ran out.
/// A node of the budget is a guess or a conflict.
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

/// None where there would be more variables than is worth the memory: that is left to the search.
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

/// Adds solutions until there are two or no more of them; none if the budget ran out.
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
            Answer::Satisfied => {
                let filling = encoding.filling(squares);
                encoding.forbid(&filling, squares);
                found.push(filling);
            }
            Answer::Refuted => break,
            Answer::Undecided | Answer::Stopped => return None,
        }
    }
    Some(found)
}

/// The number of solutions, counted up to a limit, 0 for all, as long as the budget lasts. A node of
/// the budget is a guess or a conflict.
pub fn count(puzzle: &Puzzle, limit: u64, budget: &mut Budget) -> Tally {
    let squares = Squares::of(&puzzle.board);
    let Ok(mut domains) = Domains::of(puzzle, &squares) else {
        return Tally { solutions: 0, complete: true };
    };
    let tally = visit_all(&mut domains, None, limit, &mut little_search(puzzle));
    if tally.complete {
        return tally;
    }
    let mut encoding = encoding_within_reason(puzzle, &domains);
    visit_all(&mut domains, encoding.as_mut(), limit, budget)
}

fn visit_all(
    domains: &mut Domains<'_>,
    oracle: Option<&mut Encoding>,
    limit: u64,
    budget: &mut Budget,
) -> Tally {
    let mut solutions = 0;
    let end = search(domains, oracle, budget, |_| {
        solutions += 1;
        solutions != limit
    });
    Tally { solutions, complete: end != End::Stopped }
}
