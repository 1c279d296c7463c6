//! How hard a puzzle is: the hardest technique it needs when the easiest is always taken first.

use super::{
    lesson::{Lesson, Next},
    step::Step,
    technique::{Level, Technique},
};
use crate::brain::Puzzle;
use parlour_brain::Budget;

/// How hard a puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The hardest technique it needs.
    pub technique: Technique,
    /// How many steps it takes.
    pub steps: u32,
    /// The sum of the levels of all steps.
    pub effort: u32,
}

impl Rating {
    /// The level of the hardest technique.
    pub fn level(&self) -> Level {
        self.technique.level()
    }

    fn count(&mut self, step: &Step) {
        self.technique = self.technique.max(step.technique);
        self.steps += 1;
        self.effort += u32::from(step.technique.level().number());
    }
}

/// The result of rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rated {
    /// One solution, with this rating.
    Rated(Rating),
    /// No solution.
    None,
    /// More than one solution, or one that needs a higher level than was allowed.
    Open,
}

/// Rates a puzzle with techniques up to a level; `None` if the budget runs out. A node of the budget is a
/// step or an assumption.
pub fn rate(puzzle: &Puzzle, highest: Level, budget: &mut Budget) -> Option<Rated> {
    let mut lesson = Lesson::of(puzzle);
    let mut rating = Rating { technique: Technique::Bridge, steps: 0, effort: 0 };
    loop {
        match lesson.next(highest, budget) {
            Next::Step(step) => rating.count(&step),
            Next::Complete => return Some(Rated::Rated(rating)),
            Next::Conflict(_) => return Some(Rated::None),
            Next::Stuck => return Some(Rated::Open),
            Next::Stopped => return None,
        }
    }
}
