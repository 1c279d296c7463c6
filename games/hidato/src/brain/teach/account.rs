//! What a conclusion rests on: of all that was concluded before, only the steps that it needs. For an
//! assumption that was refuted, the way into the contradiction. Knows no words.

use super::{
    candidates::{Candidates, Conflict, Spot},
    lesson::{Lesson, Next},
    step::{Step, Why},
    technique::{Level, Technique},
};
use crate::brain::Puzzle;
use ::brain::Budget;
use std::collections::BTreeSet;

/// A step that is needed, with those of its eliminations that are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ground {
    /// The step.
    pub step: Step,
    /// What of it is needed.
    pub used: Vec<Spot>,
    /// How an assumption of it was refuted, where it was.
    pub refutation: Option<Refutation>,
}

/// The way from an assumption into a contradiction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refutation {
    /// What follows, one after the other, as far as it is needed.
    pub grounds: Vec<Ground>,
    /// What cannot be in the end.
    pub conflict: Conflict,
    /// What was known before the assumption and is needed.
    needs: Vec<Spot>,
}

/// Everything that was concluded about a board.
#[derive(Debug)]
pub struct Account<'a> {
    start: Candidates<'a>,
    steps: Vec<Step>,
}

impl<'a> Account<'a> {
    /// Nothing concluded yet.
    pub fn of(lesson: &Lesson<'a>) -> Account<'a> {
        Account { start: lesson.candidates().clone(), steps: Vec::new() }
    }

    /// Adds what was concluded.
    pub fn note(&mut self, step: Step) {
        self.steps.push(step);
    }

    /// What was concluded, in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The steps that the one at an index needs, and itself, in order.
    pub fn grounds_of(&self, at: usize, budget: &mut Budget) -> Vec<Ground> {
        let Some(step) = self.steps.get(at) else { return Vec::new() };
        let mut used = step.eliminations.iter().filter(|_| step.placements.is_empty()).copied().collect();
        let (needs, refutation) = self.needs(at, &mut used, budget);
        let last = Ground { step: step.clone(), used, refutation };
        let (mut grounds, _) = self.back_from(at, needs, budget);
        grounds.push(last);
        grounds
    }

    /// Of the steps before an index those that are needed, and what none of them explains.
    fn back_from(&self, at: usize, needs: Vec<Spot>, budget: &mut Budget) -> (Vec<Ground>, BTreeSet<Spot>) {
        let mut needed: BTreeSet<Spot> = needs.into_iter().collect();
        let mut grounds = Vec::new();
        for (at, step) in self.steps.iter().enumerate().take(at).rev() {
            let mut used: Vec<Spot> =
                step.eliminations.iter().filter(|spot| needed.remove(spot)).copied().collect();
            let placed = step.placements.iter().filter(|spot| needed.remove(spot)).count();
            if placed > 0 || !used.is_empty() {
                let (needs, refutation) = self.needs(at, &mut used, budget);
                needed.extend(needs);
                grounds.push(Ground { step: step.clone(), used, refutation });
            }
        }
        grounds.reverse();
        (grounds, needed)
    }

    fn needs(&self, at: usize, used: &mut Vec<Spot>, budget: &mut Budget) -> (Vec<Spot>, Option<Refutation>) {
        let step = &self.steps[at];
        let (Why::Forcing { depth }, Some(assumed)) = (&step.why, step.eliminations.first()) else {
            return (step.needs_of(used), None);
        };
        let mut candidates = self.start.clone();
        for step in &self.steps[..at] {
            step.clone().apply(&mut candidates);
        }
        let highest = if *depth > 1 { Level::HIGHEST } else { Technique::PathPruning.level() };
        let refutation = refute(&candidates, *assumed, highest, budget);
        (refutation.as_ref().map_or(Vec::new(), |refutation| refutation.needs.clone()), refutation)
    }
}

/// The way from an assumption into a contradiction, by techniques up to a level; none if they find none.
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

/// The way into a contradiction without any assumption; none if techniques up to a level find none.
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
