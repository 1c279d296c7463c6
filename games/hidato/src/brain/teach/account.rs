//! What a conclusion depends on: only those earlier steps it needs and, for a refuted assumption, the chain
//! to the contradiction. Knows no words.

use super::{
    candidates::{Candidates, Conflict, Spot},
    lesson::{Lesson, Next},
    step::{Step, Why},
    technique::{Level, Technique},
};
use crate::{brain::Puzzle, rules::Cell};
use parlour_brain::Budget;
use std::collections::{BTreeMap, BTreeSet};

/// A needed step, with those of its eliminations that are needed.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct Ground {
    pub step: Step,
    /// The needed eliminations.
    pub used: Vec<Spot>,
    /// How its assumption was refuted, if it made one.
    pub refutation: Option<Refutation>,
}

/// The chain from an assumption to a contradiction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refutation {
    /// What follows in order, as far as it is needed.
    pub grounds: Vec<Ground>,
    /// The contradiction at the end.
    pub conflict: Conflict,
    /// What was known before the assumption and is needed.
    needs: Vec<Spot>,
}

impl Refutation {
    /// The cells to look at.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        self.grounds.iter().flat_map(|ground| ground.step.cells.iter().copied())
    }

    /// The same without the assumption.
    pub fn without_assumption(&self) -> Refutation {
        let told = self.grounds.iter().filter(|ground| ground.step.why != Why::Assumption);
        Refutation { grounds: told.cloned().collect(), ..self.clone() }
    }
}

/// Everything that was concluded about a board.
#[derive(Debug)]
pub struct Account<'a> {
    start: Candidates<'a>,
    steps: Vec<Step>,
    /// For each candidate, by value, the step that eliminated or placed it, counted from 1.
    origin: Vec<u32>,
    /// How assumptions were refuted, by step; computed on demand.
    refutations: BTreeMap<usize, Option<Refutation>>,
}

impl<'a> Account<'a> {
    /// No conclusions yet.
    pub fn of(lesson: &Lesson<'a>) -> Account<'a> {
        let start = lesson.candidates().clone();
        let size = start.cells().len();
        Account { start, steps: Vec::new(), origin: vec![0; size * size], refutations: BTreeMap::new() }
    }

    /// Adds what was concluded.
    pub fn note(&mut self, step: Step) {
        let number = self.steps.len() as u32 + 1;
        for spot in step.eliminations.iter().chain(&step.placements) {
            let at = self.at(*spot);
            self.origin[at] = number;
        }
        self.steps.push(step);
    }

    fn at(&self, spot: Spot) -> usize {
        usize::from(spot.value.number() - 1) * self.start.cells().len() + spot.cell.index()
    }

    /// The conclusions, in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The steps that the one at an index needs, and itself, in order.
    pub fn grounds_of(&mut self, at: usize, budget: &mut Budget) -> Vec<Ground> {
        let Some(step) = self.steps.get(at).cloned() else { return Vec::new() };
        let mut used = step.eliminations.iter().filter(|_| step.placements.is_empty()).copied().collect();
        let (needs, refutation) = self.needs(at, &mut used, budget);
        let last = Ground { step, used, refutation };
        let (mut grounds, _) = self.back_from(at, needs, budget);
        grounds.push(last);
        grounds
    }

    /// The needed steps before an index, and the needs that none of them explains.
    fn back_from(
        &mut self,
        before: usize,
        needs: Vec<Spot>,
        budget: &mut Budget,
    ) -> (Vec<Ground>, BTreeSet<Spot>) {
        let mut grounds = Vec::new();
        let mut unexplained = BTreeSet::new();
        // What is needed of each step. Steps depend on earlier ones only.
        let mut needed: BTreeMap<usize, BTreeSet<Spot>> = BTreeMap::new();
        let mut open = needs;
        let mut before = before;
        loop {
            for spot in open {
                match (self.origin[self.at(spot)] as usize).checked_sub(1).filter(|at| *at < before) {
                    Some(at) => needed.entry(at).or_default().insert(spot),
                    None => unexplained.insert(spot),
                };
            }
            let Some((at, spots)) = needed.pop_last() else { break };
            let step = self.steps[at].clone();
            let mut used: Vec<Spot> =
                spots.into_iter().filter(|spot| !step.placements.contains(spot)).collect();
            let (needs, refutation) = self.needs(at, &mut used, budget);
            grounds.push(Ground { step, used, refutation });
            (open, before) = (needs, at);
        }
        grounds.reverse();
        (grounds, unexplained)
    }

    fn needs(
        &mut self,
        at: usize,
        used: &mut Vec<Spot>,
        budget: &mut Budget,
    ) -> (Vec<Spot>, Option<Refutation>) {
        let step = &self.steps[at];
        let (Why::Forcing { depth }, Some(assumed)) = (&step.why, step.eliminations.first()) else {
            return (step.needs_of(used), None);
        };
        let (depth, assumed) = (*depth, *assumed);
        if !self.refutations.contains_key(&at) {
            let mut candidates = self.start.clone();
            for step in &self.steps[..at] {
                step.clone().apply(&mut candidates);
            }
            let highest = if depth > 1 { Level::HIGHEST } else { Technique::PathPruning.level() };
            self.refutations.insert(at, refute(&candidates, assumed, highest, budget));
        }
        let refutation = self.refutations[&at].clone();
        (refutation.as_ref().map_or(Vec::new(), |refutation| refutation.needs.clone()), refutation)
    }
}

/// The chain from an assumption to a contradiction by techniques up to a level; `None` if they find none.
pub fn refute(
    candidates: &Candidates<'_>,
    assumed: Spot,
    highest: Level,
    budget: &mut Budget,
) -> Option<Refutation> {
    let mut lesson = Lesson::within(candidates.clone());
    let mut account = Account::of(&lesson);
    account.note(lesson.take(Step::place(Technique::Forcing, assumed, Why::Assumption)));
    into_contradiction(lesson, account, highest, budget)
}

/// A contradiction without assumptions; `None` if techniques up to a level find none.
pub fn contradiction(puzzle: &Puzzle, highest: Level, budget: &mut Budget) -> Option<Refutation> {
    let lesson = Lesson::of(puzzle);
    let account = Account::of(&lesson);
    into_contradiction(lesson, account, highest, budget)
}

fn into_contradiction<'a>(
    mut lesson: Lesson<'a>,
    mut account: Account<'a>,
    highest: Level,
    budget: &mut Budget,
) -> Option<Refutation> {
    let conflict = loop {
        match lesson.next(highest, budget) {
            Next::Step(step) => account.note(step),
            Next::Conflict(conflict) => break conflict,
            Next::Complete | Next::Stuck | Next::Stopped => return None,
        }
    };
    let needs = lesson.candidates().blocking(conflict);
    let (grounds, rest) = account.back_from(account.steps.len(), needs, budget);
    Some(Refutation { grounds, conflict, needs: rest.into_iter().collect() })
}
