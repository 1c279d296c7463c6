//! New puzzles: a random full grid, from which clues are removed in random order as long as the solution
//! stays unique. The same wish and seed give the same puzzle on every machine.

mod aim;
mod full;
mod jigsaw;
mod measure;
mod reduce;
mod source;
mod symmetry;
mod wish;

pub use symmetry::Symmetry;
pub use wish::{RatingRange, Wish, WishedRules, practised};

use crate::{
    brain::{
        solver::{AnySolver, Solved},
        teach::{Board, Rater, Rating},
    },
    rules::{Cell, CellSet, Grid, Setup, Sudoku},
};
use parlour_brain::{Budget, Generator};
use parlour_kernel::{Fault, Message, ReadError, Rng};
use reduce::Reducer;
use source::Source;

/// Full grids tried for a rare wish.
const ATTEMPTS: u64 = 20_000;
/// A wish this many clues above what a grid can be reduced to is beyond minimal puzzles.
const AMPLE: u8 = 5;

/// Why no puzzle was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "field names say what they hold")]
#[non_exhaustive]
pub enum GenerateError {
    /// No pattern of the symmetry has this many clues.
    NoPattern(Wish),
    /// Every grid tried kept more clues than wished for.
    TooFewClues {
        wished: u8,
        /// The fewest clues reached.
        reached: u8,
    },
    /// No puzzle of the level or rating was met.
    TooRare(Wish),
    /// No full grid was met by these rules.
    NoGrid(WishedRules),
    /// The budget ran out.
    Stopped,
}

impl Fault for GenerateError {
    fn code(&self) -> &'static str {
        match self {
            GenerateError::NoPattern(_) => "no-pattern",
            GenerateError::TooFewClues { .. } => "too-few-clues",
            GenerateError::TooRare(_) => "too-rare",
            GenerateError::NoGrid(_) => "no-grid",
            GenerateError::Stopped => "stopped",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(format!("sudoku.generate-{}", self.code()));
        match self {
            GenerateError::NoPattern(wish) => message.int("clues", wish.clues.unwrap_or(0)),
            GenerateError::TooFewClues { wished, reached } => {
                message.int("wished", *wished).int("reached", *reached)
            }
            GenerateError::TooRare(wish) => message.text("wish", wish.to_string()),
            GenerateError::NoGrid(rules) => message.text("variant", rules.to_string()),
            GenerateError::Stopped => message,
        }
    }
}

/// [`generate`], with the wish as text.
#[derive(Clone, Copy, Debug, Default)]
pub struct SudokuGenerator;

impl Generator<Sudoku> for SudokuGenerator {
    fn generate(&self, wish: &str, seed: u64, budget: &mut Budget) -> Result<Setup, Message> {
        let mut wish: Wish = wish.parse().map_err(|error: ReadError| error.message())?;
        // A form always names a level; a rating or a technique says the same more exactly.
        if wish.rating.is_some() || wish.technique.is_some() {
            wish.level = None;
        }
        generate_setup(&wish, seed, budget).map_err(|error| error.message())
    }

    fn grade(&self, setup: &Setup, budget: &mut Budget) -> String {
        let puzzle = setup.puzzle();
        let mut solver = AnySolver::of(&setup.variant);
        if !budget.spend(1) || !matches!(solver.solve_within(&puzzle.digits, budget), Ok(Solved::Unique(_))) {
            return String::new();
        }
        let Rating { explained, level, .. } = Rater::default().rate(&Board::known(&puzzle, true));
        let rating = explained.map_or_else(String::new, |explained| format!(" rating={}", explained.whole));
        format!("level={}{rating}", level.word())
    }

    /// That there is one solution, and the level, the pattern and the number of clues that were wished for.
    fn prove(&self, wish: &str, _seed: u64, setup: &Setup, budget: &mut Budget) -> Option<String> {
        let wish: Wish = wish.parse().ok()?;
        let puzzle = setup.puzzle();
        let solved = AnySolver::of(&setup.variant).solve_within(&puzzle.digits, budget);
        let level = Rater::default().rate(&Board::known(&puzzle, true)).level;
        let is_clue = |cell: &Cell| setup.digits.get(*cell).is_some();
        let clues: CellSet = Cell::all().filter(is_clue).collect();
        let is_whole = |orbit: &CellSet| clues.holds(*orbit) || orbit.iter().all(|cell| !is_clue(&cell));
        let is_met = matches!(solved, Ok(Solved::Unique(_)))
            && wish.level.is_none_or(|wished| wished == level)
            && wish.clues.is_none_or(|wished| u32::from(wished) == clues.len())
            && wish.symmetry.orbits().iter().all(is_whole);
        is_met.then(|| format!("unique level={} clues={}", level.word(), clues.len()))
    }
}

/// The givens of [`generate_setup`], which says all where the rules are classic.
///
/// # Errors
/// Why none was made.
pub fn generate(wish: &Wish, seed: u64, budget: &mut Budget) -> Result<Grid, GenerateError> {
    generate_setup(wish, seed, budget).map(|setup| setup.digits)
}

/// A puzzle with exactly one solution by its rules. Without a number of clues it is minimal: no group of clues that
/// belong together by symmetry can be removed. With one it has exactly that many, and is minimal if a
/// minimal puzzle of that size turns up.
///
/// With a level or a rating it is as hard as that; without a number of clues it is minimal all the same.
///
/// A node of the budget is a call of the solver; to compare a puzzle with a level or rating takes some more.
///
/// # Errors
/// Why none was made.
pub fn generate_setup(wish: &Wish, seed: u64, budget: &mut Budget) -> Result<Setup, GenerateError> {
    if wish.clues.is_some_and(|clues| !wish.symmetry.allows(clues)) {
        return Err(GenerateError::NoPattern(*wish));
    }
    if wish.aims() {
        return aim::search(wish, seed, budget);
    }
    let mut source = Source::new(wish.rules);
    let mut reached = u8::MAX;
    let mut ample = None;
    for attempt in 0..ATTEMPTS {
        let mut rng = Rng::stream(seed, attempt);
        let grid = source.grid(&mut rng, budget)?;
        let variant = source.variant().clone();
        let made = |puzzle: Grid| Setup::of(puzzle).by(variant.clone());
        let mut reducer = Reducer::new(grid, &mut source.solver, budget);
        let mut orbits = wish.symmetry.orbits();
        rng.shuffle(&mut orbits);
        let minimal = reducer.reduce(&orbits, 0).ok_or(GenerateError::Stopped)?;
        let Some(clues) = wish.clues else { return Ok(made(reducer.restricted(minimal))) };
        let fewest = minimal.len() as u8;
        if fewest == clues {
            return Ok(made(reducer.restricted(minimal)));
        }
        reached = reached.min(fewest);
        if fewest < clues && ample.is_none() {
            settle_centre(wish.symmetry, clues, &mut orbits);
            let found = reducer.reduce(&orbits, u32::from(clues)).ok_or(GenerateError::Stopped)?;
            ample = Some(made(reducer.restricted(found)))
                .filter(|puzzle| puzzle.digits.clues() == usize::from(clues));
        }
        if fewest + AMPLE <= clues && ample.is_some() {
            break;
        }
    }
    ample.ok_or(GenerateError::TooFewClues { wished: wish.clues.unwrap_or(0), reached })
}

/// Where only the centre can make the number of clues odd, that number decides whether the centre is
/// removed first or kept.
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
