//! Questions to engines and their answers. A question carries all it needs, so that it can be
//! thought about on any thread; an answer names the digest it was made for.

use brain::{Budget, Canceller, Hint};
use catalog::{AnyTable, Engine, Review};
use kernel::Digest;

/// Nodes an engine may spend on one answer: far more than any game here needs, and still finite.
const NODES: u64 = 50_000_000;

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum About {
    /// What would be best?
    Hint,
    /// What does the computer do at this level?
    Choose(String),
    /// How good was the last step?
    Review,
}

/// A question to an engine.
#[derive(Debug)]
pub struct Question {
    about: About,
    engine: Option<&'static Engine>,
    save: String,
    digest: Digest,
    budget: Budget,
}

/// What came back.
#[derive(Debug)]
pub(crate) enum Said {
    Hint(Hint),
    Act(String),
    Review(Review),
}

/// An engine's answer.
#[derive(Debug)]
pub struct Answer {
    pub(crate) about: About,
    /// The state it was made for.
    pub(crate) digest: Digest,
    /// Nothing where the engine had nothing to say.
    pub(crate) said: Option<Said>,
}

impl Question {
    pub(crate) fn new(about: About, engine: Option<&'static Engine>, table: &dyn AnyTable) -> Self {
        let budget = Budget::nodes(NODES);
        Question { about, engine, save: table.save(), digest: table.digest(), budget }
    }

    pub(crate) fn canceller(&self) -> Canceller {
        self.budget.canceller()
    }

    /// Thinks; may take a while.
    pub fn think(mut self) -> Answer {
        let said = self.engine.and_then(|engine| match &self.about {
            About::Hint => engine.hint(&self.save, &mut self.budget).ok().map(Said::Hint),
            About::Choose(level) => engine.choose(&self.save, level, &mut self.budget).ok().map(Said::Act),
            About::Review => engine.review(&self.save, &mut self.budget).ok().map(Said::Review),
        });
        Answer { about: self.about, digest: self.digest, said }
    }
}
