//! The solver for any rules: for each digit the cells where it can go, singles of cells and houses, and a search that
//! branches where the least is left. Slower than the solver of classic puzzles, which it shares nothing with.

use super::{SolutionCount, Solved};
use crate::rules::{Cell, CellSet, Digit, DigitSet, Grid, Layout, Variant, consecutive};
use parlour_brain::Budget;
use parlour_kernel::{Fault, Message, Rng};
use std::ops::ControlFlow;

/// Finds the solutions of puzzles of one variant.
#[derive(Clone, Debug)]
pub struct General(Variant);

/// Where each digit can go, the cells where it stands included.
#[derive(Clone, Copy)]
struct State {
    places: [CellSet; 9],
    open: CellSet,
}

/// A search that the budget ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfBudget;

impl Fault for OutOfBudget {
    fn code(&self) -> &'static str {
        "stopped"
    }

    fn message(&self) -> Message {
        Message::new("sudoku.solve-stopped")
    }
}

impl General {
    /// A solver for these rules.
    pub fn new(variant: &Variant) -> General {
        General(variant.clone())
    }

    /// The only solution; or that there is none; or two different ones. A node of the budget is a guess.
    ///
    /// # Errors
    /// The budget ran out first.
    pub fn solve(&self, grid: &Grid, budget: &mut Budget) -> Result<Solved, OutOfBudget> {
        let found = self.solutions(grid, 2, budget)?;
        Ok(match found[..] {
            [] => Solved::None,
            [only] => Solved::Unique(only),
            [one, other, ..] => Solved::Many(one, other),
        })
    }

    /// The number of solutions, counted up to a limit; 0 counts all.
    pub fn count(&self, grid: &Grid, limit: u64, budget: &mut Budget) -> SolutionCount {
        let mut solutions = 0;
        let complete = self.each(grid, None, budget, &mut |_| {
            solutions += 1;
            if solutions == limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        SolutionCount { solutions, complete: complete.is_ok() }
    }

    /// A solution with another digit than this in the cell, which must be empty in the grid.
    ///
    /// # Errors
    /// The budget ran out first.
    pub fn another(
        &self,
        grid: &Grid,
        cell: Cell,
        digit: Digit,
        budget: &mut Budget,
    ) -> Result<Option<Grid>, OutOfBudget> {
        let Some(mut state) = self.start(grid) else { return Ok(None) };
        let places = &mut state.places[digit.index()];
        *places = places.without(CellSet::of(cell));
        let mut found = None;
        self.run(state, None, budget, &mut |solution| {
            found = Some(solution);
            ControlFlow::Break(())
        })?;
        Ok(found)
    }

    /// A full grid, any one by chance; `None` if there is none, or the budget runs out.
    pub fn random(&self, rng: &mut Rng, budget: &mut Budget) -> Option<Grid> {
        let mut found = None;
        let ended = self.each(&Grid::EMPTY, Some(rng), budget, &mut |solution| {
            found = Some(solution);
            ControlFlow::Break(())
        });
        ended.ok().and(found)
    }

    fn solutions(&self, grid: &Grid, most: usize, budget: &mut Budget) -> Result<Vec<Grid>, OutOfBudget> {
        let mut found = Vec::with_capacity(most);
        self.each(grid, None, budget, &mut |solution| {
            found.push(solution);
            if found.len() == most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })?;
        Ok(found)
    }

    fn each(
        &self,
        grid: &Grid,
        chance: Option<&mut Rng>,
        budget: &mut Budget,
        found: &mut Found<'_>,
    ) -> Result<(), OutOfBudget> {
        match self.start(grid) {
            Some(state) => self.run(state, chance, budget, found),
            None => Ok(()),
        }
    }

    /// The clues on an empty grid; `None` if they contradict each other.
    fn start(&self, grid: &Grid) -> Option<State> {
        let mut state = State { places: [CellSet::full(); 9], open: CellSet::full() };
        for (cell, digit) in grid.filled() {
            if !state.places[digit.index()].has(cell) {
                return None;
            }
            state.assign(self.0.layout(), cell, digit);
        }
        Some(state)
    }

    fn run(
        &self,
        state: State,
        chance: Option<&mut Rng>,
        budget: &mut Budget,
        found: &mut Found<'_>,
    ) -> Result<(), OutOfBudget> {
        let mut search = Search { layout: self.0.layout(), chance, budget, found, stopped: false };
        let _ = search.go(state);
        if search.stopped { Err(OutOfBudget) } else { Ok(()) }
    }
}

/// Takes solutions one by one.
type Found<'a> = dyn FnMut(Grid) -> ControlFlow<()> + 'a;

struct Search<'a, 'b> {
    layout: &'a Layout,
    /// Where it decides the order of guesses.
    chance: Option<&'a mut Rng>,
    budget: &'a mut Budget,
    found: &'a mut Found<'b>,
    stopped: bool,
}

impl Search<'_, '_> {
    fn go(&mut self, mut state: State) -> ControlFlow<()> {
        if !state.settle(self.layout) {
            return ControlFlow::Continue(());
        }
        if state.open.is_empty() {
            return (self.found)(state.grid());
        }
        if !self.budget.spend(1) {
            self.stopped = true;
            return ControlFlow::Break(());
        }
        let mut guesses = state.guesses(self.layout);
        if let Some(rng) = self.chance.as_deref_mut() {
            rng.shuffle(&mut guesses);
        }
        for (cell, digit) in guesses {
            let mut next = state;
            next.assign(self.layout, cell, digit);
            self.go(next)?;
        }
        ControlFlow::Continue(())
    }
}

impl State {
    fn assign(&mut self, layout: &Layout, cell: Cell, digit: Digit) {
        let here = CellSet::of(cell);
        for places in &mut self.places {
            *places = places.without(here);
        }
        let places = &mut self.places[digit.index()];
        *places = places.without(layout.peers(cell)).with(cell);
        let apart = layout.apart(cell);
        if !apart.is_empty() {
            for near in consecutive(digit).iter() {
                let places = &mut self.places[near.index()];
                *places = places.without(apart);
            }
        }
        self.open = self.open.without(here);
    }

    /// Fills in what follows by singles; false where something has no place left.
    fn settle(&mut self, layout: &Layout) -> bool {
        loop {
            let (some, several) = self.counted();
            if some != CellSet::full() {
                return false;
            }
            let single = self.open.without(several);
            if !single.is_empty() {
                for cell in single.iter() {
                    // An earlier one of them may have taken the last digit.
                    let Some(digit) = self.left(cell).first() else { return false };
                    self.assign(layout, cell, digit);
                }
                continue;
            }
            let open = self.open;
            for house in layout.houses() {
                for digit in Digit::all() {
                    let places = self.places[digit.index()].and(house.cells);
                    let Some(cell) = places.first() else { return false };
                    if places.len() == 1 && self.open.has(cell) {
                        self.assign(layout, cell, digit);
                    }
                }
            }
            if open == self.open {
                return true;
            }
        }
    }

    /// The cells with a digit or more, and those with two or more.
    fn counted(&self) -> (CellSet, CellSet) {
        self.places.iter().fold((CellSet::EMPTY, CellSet::EMPTY), |(one, two), places| {
            (one.or(*places), two.or(one.and(*places)))
        })
    }

    fn left(&self, cell: Cell) -> DigitSet {
        Digit::all().filter(|digit| self.places[digit.index()].has(cell)).collect()
    }

    /// The ways to go on: the digits of the cell, or the places of the digit, that has the fewest.
    fn guesses(&self, layout: &Layout) -> Vec<(Cell, Digit)> {
        let of_cell = self.open.iter().map(|cell| (self.left(cell).len(), cell)).min();
        let fewest = of_cell.map_or(u32::MAX, |(count, _)| count);
        if fewest > 2 {
            for house in layout.houses() {
                for digit in Digit::all() {
                    let places = self.places[digit.index()].and(house.cells);
                    if places.len() == 2 {
                        return places.iter().map(|cell| (cell, digit)).collect();
                    }
                }
            }
        }
        of_cell.map_or_else(Vec::new, |(_, cell)| self.left(cell).iter().map(|digit| (cell, digit)).collect())
    }

    fn grid(&self) -> Grid {
        let mut grid = Grid::EMPTY;
        for digit in Digit::all() {
            for cell in self.places[digit.index()].iter() {
                grid.set(cell, Some(digit));
            }
        }
        grid
    }
}
