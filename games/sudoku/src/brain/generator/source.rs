//! Where full grids come from: for classic puzzles a search of their own, for all others the general solver; a jigsaw gets
//! its regions first.

use super::{GenerateError, WishedRules, full, jigsaw};
use crate::{
    brain::solver::{AnySolver, General},
    rules::{Grid, Variant},
};
use parlour_brain::Budget;
use parlour_kernel::Rng;

/// Guesses for one grid before another is begun: most begun well take less than a hundred.
const GUESSES: u64 = 2_000;
/// Grids that are begun before the rules are taken to have none.
const BEGUN: u32 = 200;

/// Full grids of the rules wished for, each with a solver for them.
pub struct Source {
    wished: WishedRules,
    variant: Variant,
    /// The solver of the present rules.
    pub solver: AnySolver,
}

impl Source {
    /// A source for these rules.
    pub fn new(wished: WishedRules) -> Source {
        let variant = Variant::new(wished.extras, None);
        Source { wished, solver: AnySolver::of(&variant), variant }
    }

    /// The rules of the last grid.
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// Another grid.
    ///
    /// # Errors
    /// The budget ran out, or there seems to be no such grid.
    pub fn grid(&mut self, rng: &mut Rng, budget: &mut Budget) -> Result<Grid, GenerateError> {
        if self.wished == WishedRules::default() {
            return Ok(full::grid(rng));
        }
        for _ in 0..BEGUN {
            if !budget.spend(1) {
                return Err(GenerateError::Stopped);
            }
            if self.wished.jigsaw {
                self.variant = Variant::new(self.wished.extras, Some(jigsaw::regions(rng)));
            }
            let found = General::new(&self.variant).random(rng, &mut Budget::nodes(GUESSES));
            if let Some(grid) = found {
                if self.wished.jigsaw {
                    self.solver = AnySolver::of(&self.variant);
                }
                return Ok(grid);
            }
        }
        Err(GenerateError::NoGrid(self.wished))
    }
}
