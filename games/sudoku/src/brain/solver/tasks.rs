//! What a search can be asked for: one solution, two, or their number.
#![expect(clippy::inline_always, reason = "to be compiled with the features of the caller")]

use super::{
    LineResult, SolutionCount, Solved,
    backend::Task,
    convert::{self, Start},
    lanes::Lanes,
    search::{Watch, search},
    state::State,
};
use crate::rules::{Cell, Digit, Grid};
use parlour_brain::Budget;

/// Keeps up to two solutions.
struct Two<V>(Option<State<V>>, Option<State<V>>);

impl<V: Lanes> Two<V> {
    #[inline(always)]
    fn below(puzzle: Start<'_>, stack: &mut Vec<State<V>>) -> Two<V> {
        let mut two = Two(None, None);
        if let Some(state) = puzzle.state() {
            search(state, stack, &mut two);
        }
        two
    }
}

impl<V: Lanes> Watch<V> for Two<V> {
    #[inline(always)]
    fn found(&mut self, solution: &State<V>) -> bool {
        let first = self.0.is_none();
        *(if first { &mut self.0 } else { &mut self.1 }) = Some(*solution);
        first
    }
}

/// Looks for two solutions.
pub struct Solve<'a>(pub Start<'a>);

impl Task for Solve<'_> {
    type Output = Solved;

    #[inline(always)]
    fn run<V: Lanes>(self, stack: &mut Vec<State<V>>) -> Solved {
        match Two::below(self.0, stack) {
            Two(None, _) => Solved::None,
            Two(Some(one), None) => Solved::Unique(convert::grid(&one)),
            Two(Some(one), Some(other)) => Solved::Many(convert::grid(&one), convert::grid(&other)),
        }
    }
}

/// Looks for two solutions; the result is text.
pub struct SolveLine<'a>(pub Start<'a>);

impl Task for SolveLine<'_> {
    type Output = LineResult;

    #[inline(always)]
    fn run<V: Lanes>(self, stack: &mut Vec<State<V>>) -> LineResult {
        match Two::below(self.0, stack) {
            Two(None, _) => LineResult::None,
            Two(Some(one), None) => LineResult::Unique(convert::numbers(&one).map(|number| number + b'0')),
            Two(Some(_), Some(_)) => LineResult::Many,
        }
    }
}

/// Keeps the first solution.
struct One<V>(Option<State<V>>);

impl<V: Lanes> Watch<V> for One<V> {
    #[inline(always)]
    fn found(&mut self, solution: &State<V>) -> bool {
        self.0 = Some(*solution);
        false
    }
}

/// Looks for one solution.
pub struct First<'a>(pub Start<'a>);

impl Task for First<'_> {
    type Output = Option<Grid>;

    #[inline(always)]
    fn run<V: Lanes>(self, stack: &mut Vec<State<V>>) -> Option<Grid> {
        let mut one = One(None);
        search(self.0.state::<V>()?, stack, &mut one);
        one.0.map(|solution| convert::grid(&solution))
    }
}

/// Looks for a solution without this digit in this cell.
pub struct Another<'a>(pub &'a Grid, pub Cell, pub Digit);

impl Task for Another<'_> {
    type Output = Option<Grid>;

    #[inline(always)]
    fn run<V: Lanes>(self, stack: &mut Vec<State<V>>) -> Option<Grid> {
        let Another(grid, cell, digit) = self;
        let mut state = Start::Grid(grid).state::<V>()?;
        state.remove(digit.index(), convert::cell(cell));
        let mut one = One(None);
        search(state, stack, &mut one);
        one.0.map(|solution| convert::grid(&solution))
    }
}

/// Counts up to a limit, within a budget.
struct Counter<'a> {
    count: SolutionCount,
    limit: u64,
    guesses: u64,
    budget: Option<&'a mut Budget>,
}

/// Guesses are taken from the budget in batches of this size.
const PORTION: u64 = 1024;

impl<V> Watch<V> for Counter<'_> {
    #[inline(always)]
    fn found(&mut self, _solution: &State<V>) -> bool {
        self.count.solutions += 1;
        self.count.solutions != self.limit
    }

    #[inline(always)]
    fn guess(&mut self) -> bool {
        self.guesses += 1;
        if self.guesses.is_multiple_of(PORTION)
            && let Some(budget) = &mut self.budget
        {
            self.count.complete = budget.spend(PORTION);
        }
        self.count.complete
    }
}

/// Counts solutions up to a limit, 0 for all, perhaps within a budget.
pub struct Count<'a>(pub Start<'a>, pub u64, pub Option<&'a mut Budget>);

impl Task for Count<'_> {
    type Output = SolutionCount;

    #[inline(always)]
    fn run<V: Lanes>(self, stack: &mut Vec<State<V>>) -> SolutionCount {
        let Count(puzzle, limit, budget) = self;
        let count = SolutionCount { solutions: 0, complete: true };
        let mut counter = Counter { count, limit, guesses: 0, budget };
        if let Some(state) = puzzle.state::<V>() {
            search(state, stack, &mut counter);
        }
        counter.count
    }
}
