//! One step on the way to the solution: the one description from which sentences, marks on the board, lists
//! and ratings are made. Knows no search.

use super::{
    board::Board,
    candidates::{Candidate, CandidateSet},
    table::House,
    technique::Technique,
};
use crate::rules::{CellSet, Digit};
use std::ops::ControlFlow;

/// What follows, and from what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// How it was found.
    pub technique: Technique,
    /// Digits that follow.
    pub placements: CandidateSet,
    /// Candidates that are ruled out.
    pub eliminations: CandidateSet,
    /// The candidates that the conclusion rests on.
    pub base: CandidateSet,
    /// Those that play a second part: the other colour, a second set of cells.
    pub second: CandidateSet,
    /// Exceptions that the conclusion has to survive: fins.
    pub fins: CandidateSet,
    /// The houses that it is about.
    pub houses: Vec<House>,
    /// What leads to what, in order.
    pub links: Vec<Link>,
}

/// A digit in one cell or in a group of them: true if one of them holds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node {
    /// What.
    pub digit: Digit,
    /// Where.
    pub cells: CellSet,
}

/// A link between two nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    /// Where it begins.
    pub from: Node,
    /// Where it leads.
    pub to: Node,
    /// Strong: if the first is false, the second is true. Weak: if the first is true, the second is false.
    pub strong: bool,
}

impl Step {
    /// A step that does nothing yet.
    pub fn of(technique: Technique) -> Step {
        Step {
            technique,
            placements: CandidateSet::EMPTY,
            eliminations: CandidateSet::EMPTY,
            base: CandidateSet::EMPTY,
            second: CandidateSet::EMPTY,
            fins: CandidateSet::EMPTY,
            houses: Vec::new(),
            links: Vec::new(),
        }
    }

    /// With a digit that follows.
    pub fn placing(mut self, candidate: Candidate) -> Step {
        self.placements.insert(candidate);
        self
    }

    /// With candidates that are ruled out.
    pub fn ruling_out(mut self, candidates: CandidateSet) -> Step {
        self.eliminations = candidates;
        self
    }

    /// With what it rests on.
    pub fn resting_on(mut self, base: CandidateSet) -> Step {
        self.base = base;
        self
    }

    /// With the candidates of the second part.
    pub fn with_second(mut self, second: CandidateSet) -> Step {
        self.second = second;
        self
    }

    /// With fins.
    pub fn with_fins(mut self, fins: CandidateSet) -> Step {
        self.fins = fins;
        self
    }

    /// With the houses that it is about.
    pub fn in_houses<'a>(mut self, houses: impl IntoIterator<Item = &'a House>) -> Step {
        self.houses = houses.into_iter().copied().collect();
        self
    }

    /// With its links.
    pub fn linked(mut self, links: Vec<Link>) -> Step {
        self.links = links;
        self
    }

    /// Whether it changes anything: a placement always does.
    pub fn is_worth(&self) -> bool {
        !self.placements.is_empty() || !self.eliminations.is_empty()
    }

    /// Every cell that it rests on.
    pub fn cells(&self) -> CellSet {
        let sets = [self.base, self.second, self.fins].map(|set| set.all_cells());
        let linked = self.links.iter().map(|link| link.from.cells.or(link.to.cells));
        sets.into_iter().chain(linked).fold(CellSet::EMPTY, CellSet::or)
    }
}

/// Whether a search goes on.
pub type Flow = ControlFlow<()>;

/// Takes the steps that a search finds, one by one.
pub type Sink<'a> = dyn FnMut(Step) -> Flow + 'a;

/// A search for the steps of one family.
pub type Search = fn(&Board, &mut Sink<'_>) -> Flow;

/// Hands on a step that changes something.
pub fn offer(step: Step, sink: &mut Sink<'_>) -> Flow {
    if step.is_worth() { sink(step) } else { Flow::Continue(()) }
}
