//! New puzzles: a full grid at random, then clues are taken away in random order as long as one
//! solution is left. The same wish and seed give the same puzzle on every machine.

mod full;
mod reduce;
mod wish;

pub use wish::{Symmetry, Wish};

use crate::{
    brain::solver::Solver,
    rules::{CellSet, Grid},
};
use ::brain::Budget;
use kernel::{Fault, Message, Rng};
use reduce::Reducer;

/// Full grids tried for a wish that few of them can fulfil.
const ATTEMPTS: u64 = 20_000;
/// A number of clues so far above what a grid can be reduced to is more than minimal puzzles have.
const AMPLE: u8 = 5;

/// Why there is no puzzle as wished for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unmade {
    /// No pattern of the symmetry has so many clues.
    NoPattern(Wish),
    /// Every grid that was tried kept more clues than wished for, this many at least.
    TooFewClues {
        /// So many were asked for.
        wished: u8,
        /// The fewest that were reached.
        reached: u8,
    },
    /// The budget was used up.
    Stopped,
}

impl Fault for Unmade {
    fn code(&self) -> &'static str {
        match self {
            Unmade::NoPattern(_) => "no-pattern",
            Unmade::TooFewClues { .. } => "too-few-clues",
            Unmade::Stopped => "stopped",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(format!("sudoku.generate-{}", self.code()));
        match self {
            Unmade::NoPattern(wish) => message.int("clues", wish.clues.unwrap_or(0)),
            Unmade::TooFewClues { wished, reached } => {
                message.int("wished", *wished).int("reached", *reached)
            }
            Unmade::Stopped => message,
        }
    }
}

/// A puzzle with exactly one solution. Without a number of clues it is minimal: none of its groups
/// of clues that belong together by symmetry can be taken away. With one it has exactly that many,
/// and is minimal as long as minimal puzzles of that size turn up.
///
/// A node of the budget is a question to the solver.
///
/// # Errors
/// Why there is none.
pub fn generate(wish: &Wish, seed: u64, budget: &mut Budget) -> Result<Grid, Unmade> {
    if wish.clues.is_some_and(|clues| !wish.symmetry.allows(clues)) {
        return Err(Unmade::NoPattern(*wish));
    }
    let mut solver = Solver::new();
    let mut reached = u8::MAX;
    let mut ample = None;
    for attempt in 0..ATTEMPTS {
        let mut rng = Rng::stream(seed, attempt);
        let mut reducer = Reducer::new(full::grid(&mut rng), &mut solver, budget);
        let mut orbits = wish.symmetry.orbits();
        rng.shuffle(&mut orbits);
        let minimal = reducer.reduce(&orbits, 0).ok_or(Unmade::Stopped)?;
        let Some(clues) = wish.clues else { return Ok(minimal) };
        let fewest = minimal.clues() as u8;
        if fewest == clues {
            return Ok(minimal);
        }
        reached = reached.min(fewest);
        if fewest < clues && ample.is_none() {
            settle_centre(wish.symmetry, clues, &mut orbits);
            let puzzle = reducer.reduce(&orbits, u32::from(clues)).ok_or(Unmade::Stopped)?;
            ample = Some(puzzle).filter(|puzzle| puzzle.clues() == usize::from(clues));
        }
        if let Some(puzzle) = ample
            && fewest + AMPLE <= clues
        {
            return Ok(puzzle);
        }
    }
    ample.ok_or(Unmade::TooFewClues { wished: wish.clues.unwrap_or(0), reached })
}

/// Where only the cell in the middle can make the number of clues odd, that number decides whether
/// it is a clue: then it is taken away first or not at all.
fn settle_centre(symmetry: Symmetry, clues: u8, orbits: &mut Vec<CellSet>) {
    if let Some(place) = orbits.iter().position(|orbit| orbit.len() == 1)
        && symmetry.centre_decides()
    {
        let centre = orbits.remove(place);
        if clues.is_multiple_of(2) {
            orbits.insert(0, centre);
        }
    }
}
