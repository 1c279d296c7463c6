//! The search for a puzzle of a wished level or rating: fresh puzzles, and walks from those that nearly fit, in which
//! a few clues are exchanged for others of the same solution. Ratings from 4.5 to 6.5 are rare among fresh puzzles,
//! and much less so around one that nearly has them.

use super::{
    GenerateError, Wish,
    measure::{Measure, Off},
    reduce::Reducer,
    settle_centre,
    source::Source,
};
use crate::rules::{CellSet, Grid, Setup, Variant};
use parlour_brain::Budget;
use parlour_kernel::Rng;

/// Puzzles tried before the wish is given up: half a minute, where each takes long to rate.
const MOST: u32 = 60_000;
/// Puzzles tried on a walk that comes no nearer.
const PATIENCE: u32 = 40;
/// Groups of clues that are added before others are taken away.
const ADDED: usize = 2;
/// What comparing a puzzle costs of the budget.
const NODES: u64 = 20;

/// A puzzle as hard as wished. Grid by grid in the order of their streams, so that the first that fits is the same
/// wherever it is searched for.
pub fn search(wish: &Wish, seed: u64, budget: &mut Budget) -> Result<Setup, GenerateError> {
    let mut source = Source::new(wish.rules);
    let mut measure = Measure::default();
    let mut left = MOST;
    for attempt in 0.. {
        let mut rng = Rng::stream(seed, attempt);
        let grid = source.grid(&mut rng, budget)?;
        let variant = source.variant().clone();
        let reducer = Reducer::new(grid, &mut source.solver, budget);
        let orbits = wish.symmetry.orbits();
        let (measure, budgeted) = (&mut measure, &mut left);
        let mut walk = Walk { wish, variant, orbits, reducer, measure, rng, left: budgeted };
        if let Some(puzzle) = walk.run()? {
            return Ok(Setup::of(puzzle).by(walk.variant));
        }
        if left == 0 {
            break;
        }
    }
    Err(GenerateError::TooRare(*wish))
}

/// Puzzles of one solution, one after the other.
struct Walk<'a> {
    wish: &'a Wish,
    variant: Variant,
    orbits: Vec<CellSet>,
    reducer: Reducer<'a>,
    measure: &'a mut Measure,
    rng: Rng,
    /// How many puzzles may still be tried, on this walk and later ones.
    left: &'a mut u32,
}

impl Walk<'_> {
    /// A puzzle that fits, if one is met.
    fn run(&mut self) -> Result<Option<Grid>, GenerateError> {
        *self.left = self.left.saturating_sub(1);
        self.rng.shuffle(&mut self.orbits);
        let Some(mut clues) = self.fresh()? else { return Ok(None) };
        let mut off = self.off(clues)?;
        let mut tried = 0;
        while off != Off::NONE {
            if tried == PATIENCE || *self.left == 0 {
                return Ok(None);
            }
            tried += 1;
            *self.left -= 1;
            let Some(next) = self.neighbour(clues)? else { continue };
            let next_off = self.off(next)?;
            if next_off < off {
                tried = 0;
            }
            if next_off <= off {
                (clues, off) = (next, next_off);
            }
        }
        Ok(Some(self.reducer.restricted(clues)))
    }

    fn floor(&self) -> u32 {
        self.wish.clues.map_or(0, u32::from)
    }

    fn fits(&self, clues: CellSet) -> bool {
        self.wish.clues.is_none_or(|wished| clues.len() == u32::from(wished))
    }

    /// A puzzle from the full grid, if it has as many clues as wished.
    fn fresh(&mut self) -> Result<Option<CellSet>, GenerateError> {
        if let Some(clues) = self.wish.clues {
            settle_centre(self.wish.symmetry, clues, &mut self.orbits);
        }
        let clues = self.reducer.reduce(&self.orbits, self.floor()).ok_or(GenerateError::Stopped)?;
        Ok(Some(clues).filter(|clues| self.fits(*clues)))
    }

    /// A puzzle with some other clues.
    fn neighbour(&mut self, clues: CellSet) -> Result<Option<CellSet>, GenerateError> {
        let (mut old, mut new): (Vec<CellSet>, Vec<CellSet>) =
            self.orbits.iter().partition(|orbit| clues.holds(**orbit));
        self.rng.shuffle(&mut old);
        self.rng.shuffle(&mut new);
        new.truncate(ADDED);
        let more = new.iter().fold(clues, |all, orbit| all.or(*orbit));
        old.append(&mut new);
        let thinner = self.reducer.thin(more, &old, self.floor()).ok_or(GenerateError::Stopped)?;
        Ok(Some(thinner).filter(|thinner| *thinner != clues && self.fits(*thinner)))
    }

    fn off(&mut self, clues: CellSet) -> Result<Off, GenerateError> {
        if !self.reducer.spend(NODES) {
            return Err(GenerateError::Stopped);
        }
        let puzzle = Setup::of(self.reducer.restricted(clues)).by(self.variant.clone());
        Ok(self.measure.off(&puzzle, self.wish))
    }
}
