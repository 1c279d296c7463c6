//! The step engine: always the easiest conclusion. Knows no words and no games.

use super::{
    bridge::{bridge, link, only_cell},
    candidates::{Candidates, Conflict, Gap, Spot},
    dead_end::dead_end,
    distance::distance,
    floor::Colours,
    forcing::{Forced, forcing},
    gateway::gateway,
    paths::gap_paths,
    pruning::{linked, pruning},
    regions::region_size,
    single::single,
    step::{Step, Why},
    subsets::{pair, triple},
    technique::{Level, Technique},
};
use crate::brain::{
    Puzzle,
    solver::{self, Solved},
};
use parlour_brain::Budget;

/// What comes next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// A conclusion, already applied.
    Step(Step),
    /// Every value is placed.
    Complete,
    /// There is a contradiction.
    Conflict(Conflict),
    /// Nothing more follows up to the level asked for. At the highest level this means several solutions.
    Stuck,
    /// The budget ran out.
    Stopped,
}

/// How deep assumptions are nested before the rest is left to the solver.
const DEPTH: u8 = 2;

/// A technique that looks at one gap.
type OfGap = fn(&Candidates<'_>, &Gap) -> Option<Step>;

/// A board and what has been concluded so far.
#[derive(Clone, Debug)]
pub struct Lesson<'a> {
    candidates: Candidates<'a>,
    /// For each technique that looks at gaps and the first value of each gap, the last change that it
    /// has seen.
    settled: [Vec<u32>; 3],
    /// How deep assumptions may be nested.
    depth: u8,
    /// Candidates refuted by trials that nothing easier has eliminated yet, the shortest refutation last.
    refuted: Vec<Spot>,
}

impl<'a> Lesson<'a> {
    /// No conclusions yet.
    pub fn of(puzzle: &'a Puzzle) -> Lesson<'a> {
        Lesson::from(Candidates::of(puzzle), DEPTH)
    }

    /// Continues from an assumption: one more can be made inside it, and the solver is not used.
    pub(super) fn within(candidates: Candidates<'a>) -> Lesson<'a> {
        Lesson::from(candidates, 1)
    }

    fn from(candidates: Candidates<'a>, depth: u8) -> Lesson<'a> {
        let unseen = || vec![0; candidates.cells().len() + 1];
        Lesson { settled: [unseen(), unseen(), unseen()], candidates, depth, refuted: Vec::new() }
    }

    /// The remaining candidates.
    pub fn candidates(&self) -> &Candidates<'a> {
        &self.candidates
    }

    /// The easiest conclusion up to a level. A node of the budget is a step or an assumption.
    pub fn next(&mut self, highest: Level, budget: &mut Budget) -> Next {
        if let Some(conflict) = self.candidates.conflict() {
            return Next::Conflict(conflict);
        }
        if self.candidates.is_complete() {
            return Next::Complete;
        }
        if !budget.spend(1) {
            return Next::Stopped;
        }
        let found = Technique::ALL
            .into_iter()
            .filter(|technique| technique.level() <= highest.min(Level::NO_GUESS))
            .find_map(|technique| self.find(technique));
        match found {
            Some(step) => Next::Step(self.take(step)),
            None if highest > Level::NO_GUESS => self.force(budget),
            None => Next::Stuck,
        }
    }

    /// Takes a number as given from now on.
    pub fn tell(&mut self, spot: Spot) {
        self.candidates.place(spot);
    }

    /// Applies a step.
    pub(super) fn take(&mut self, mut step: Step) -> Step {
        step.apply(&mut self.candidates);
        step
    }

    fn find(&mut self, technique: Technique) -> Option<Step> {
        let candidates = &self.candidates;
        match technique {
            Technique::Bridge => bridge(candidates),
            Technique::OnlyCell => only_cell(candidates),
            Technique::Link => link(candidates),
            Technique::DeadEnd => dead_end(candidates),
            Technique::Distance => self.in_gaps(0, distance),
            Technique::HiddenSingle => single(candidates),
            Technique::PathPruning => linked(candidates).or_else(|| self.in_gaps(1, pruning)),
            Technique::GapPaths => self.in_gaps(2, gap_paths),
            Technique::RegionSize => region_size(candidates, None),
            Technique::Gateway => gateway(candidates, None),
            Technique::RegionParity => {
                let colours = Colours::of(candidates)?;
                region_size(candidates, Some(&colours)).or_else(|| gateway(candidates, Some(&colours)))
            }
            Technique::Pair => pair(candidates),
            Technique::Triple => triple(candidates),
            Technique::Forcing => None,
        }
    }

    /// The first step in a gap, the shortest gaps first.
    fn in_gaps(&mut self, which: usize, find: OfGap) -> Option<Step> {
        let mut gaps = self.candidates.gaps();
        gaps.sort_by_key(Gap::length);
        gaps.iter().find_map(|gap| {
            let changed = self.candidates.last_change(gap);
            let settled = &mut self.settled[which][usize::from(gap.first.number())];
            if *settled == changed {
                return None;
            }
            let step = find(&self.candidates, gap);
            if step.is_none() {
                *settled = changed;
            }
            step
        })
    }

    fn force(&mut self, budget: &mut Budget) -> Next {
        while let Some(spot) = self.refuted.pop() {
            if self.candidates.has(spot) {
                return self.rule_out(spot, 1);
            }
        }
        match forcing(&self.candidates, self.depth, budget) {
            Forced::Refuted(mut spots) => {
                spots.reverse();
                self.refuted = spots;
                self.force(budget)
            }
            Forced::RefutedWithin(spot) => self.rule_out(spot, 2),
            Forced::Nothing if self.depth < DEPTH => Next::Stuck,
            Forced::Nothing => self.search(budget),
            Forced::Stopped => Next::Stopped,
        }
    }

    fn rule_out(&mut self, spot: Spot, depth: u8) -> Next {
        let step = Step::strike(Technique::Forcing, vec![spot], Why::Forcing { depth });
        let step = step.expect("it rules one candidate out").at([spot.cell]);
        Next::Step(self.take(step))
    }

    /// The last resort when trials lead nowhere: the solver.
    fn search(&mut self, budget: &mut Budget) -> Next {
        let candidates = &self.candidates;
        let givens = candidates.cells().iter().map(|cell| candidates.value_at(*cell)).collect();
        let puzzle = Puzzle { givens, ..candidates.puzzle().clone() };
        let filling = match solver::solve(&puzzle, budget) {
            Some(Solved::Unique(filling)) => filling,
            Some(Solved::Many(..)) => return Next::Stuck,
            Some(Solved::None) => {
                let conflict = candidates.free().next().map(Conflict::NoValue);
                return conflict.map_or(Next::Complete, Next::Conflict);
            }
            None => return Next::Stopped,
        };
        let narrowest = candidates.free().min_by_key(|cell| candidates.value_count(*cell));
        let Some(cell) = narrowest else { return Next::Complete };
        let spot = Spot { value: filling.value(cell), cell };
        Next::Step(self.take(Step::place(Technique::Forcing, spot, Why::Search)))
    }
}
