//! Questions to engines and their answers. A question carries all it needs, so that it can be
//! thought about on any thread; an answer names what was asked, and the digest it was made for.

use brain::{Budget, Canceller, Hint, Verdict};
use catalog::{AnyTable, Engine, EngineError, PLAY_NODES, PROOF_NODES, Review};
use kernel::{Digest, Message};

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum About {
    /// What would be best?
    Hint,
    /// What does the computer do at this level, at most so many actions?
    Choose(String, usize),
    /// How good was the last step?
    Review,
    /// How do the entries compare with the solution, and was that asked for by hand?
    Judge { asked: bool },
    /// Make a setup as wished.
    Generate { wish: String, seed: u64 },
    /// What should one know of this setup before playing it?
    Examine(String),
}

/// A question to an engine.
#[derive(Debug)]
pub struct Question {
    about: About,
    engine: Option<&'static Engine>,
    /// The game it is about; empty where it is about none.
    save: String,
    digest: Option<Digest>,
    budget: Budget,
}

/// What came back.
#[derive(Debug)]
pub(crate) enum Said {
    Hint(Hint),
    Act(Vec<String>),
    Review(Review),
    Verdict(Verdict),
    /// Nothing that one should know.
    Fine,
    Setup(String),
    Refused(Message),
}

/// An engine's answer.
#[derive(Debug)]
pub struct Answer {
    pub(crate) about: About,
    /// The state it was made for, where it was made for one.
    pub(crate) digest: Option<Digest>,
    /// Nothing where the engine had nothing to say.
    pub(crate) said: Option<Said>,
}

impl Question {
    /// A question about a game under way.
    pub(crate) fn new(about: About, engine: Option<&'static Engine>, table: &dyn AnyTable) -> Self {
        let proof = matches!(about, About::Judge { .. });
        let budget = Budget::nodes(if proof { PROOF_NODES } else { PLAY_NODES });
        Question { about, engine, save: table.save(), digest: Some(table.digest()), budget }
    }

    /// A question before a game begins.
    pub(crate) fn before(about: About, engine: Option<&'static Engine>) -> Self {
        Question { about, engine, save: String::new(), digest: None, budget: Budget::nodes(PROOF_NODES) }
    }

    pub(crate) fn canceller(&self) -> Canceller {
        self.budget.canceller()
    }

    /// Thinks; may take a while.
    pub fn think(mut self) -> Answer {
        let (save, budget) = (&self.save, &mut self.budget);
        let said = self.engine.and_then(|engine| {
            let said = match &self.about {
                About::Hint => engine.hint(save, budget).map(Said::Hint),
                About::Choose(level, most) => engine.play_on(save, level, *most, budget).map(Said::Act),
                About::Review => engine.review(save, budget).map(Said::Review),
                About::Judge { .. } => engine.judge(save, budget).map(Said::Verdict),
                About::Generate { wish, seed } => engine.generate(wish, *seed, budget).map(Said::Setup),
                About::Examine(setup) => {
                    engine.examine(setup, budget).map(|verdict| verdict.map_or(Said::Fine, Said::Verdict))
                }
            };
            match said {
                Ok(said) => Some(said),
                Err(EngineError::Refused(why)) => Some(Said::Refused(why)),
                Err(EngineError::Load(_) | EngineError::Silent) => None,
            }
        });
        Answer { about: self.about, digest: self.digest, said }
    }
}
