//! The list of engines. They are asked by save text: a position forgets history and half-done
//! captures. The save is played again, and the brain is given what the seat to move sees.

use brain::{Bot, Budget, Choice, Hint, Hinter};
use kernel::{Digest, Rules, Turn};
use serde::{Deserialize, Serialize};
use shutbox::{
    brain::{Computer, Exact},
    rules::ShutBox,
};
use table::LoadError;

/// The engines of the games that have one.
pub static ENGINES: &[Engine] = &[Engine::of::<ShutBox, Exact, Computer>()];

/// The engine of a game.
pub fn engine(game: &str) -> Option<&'static Engine> {
    ENGINES.iter().find(|engine| engine.id == game)
}

/// Why an engine did not answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EngineError {
    /// The save was refused.
    Load(LoadError),
    /// Nothing to say here, or not within the budget.
    Silent,
}

/// How good the last step was.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// What was played.
    pub played: Choice,
    /// The best there was; the same where nothing was better.
    pub best: Choice,
}

/// The engine of one game.
#[derive(Debug)]
pub struct Engine {
    /// The game.
    pub id: &'static str,
    hint: fn(&str, &mut Budget) -> Result<Hint, EngineError>,
    choose: fn(&str, &str, &mut Budget) -> Result<String, EngineError>,
    review: fn(&str, &mut Budget) -> Result<Review, EngineError>,
    verify: fn(&str) -> Result<Digest, LoadError>,
}

impl Engine {
    /// The engine of a game with a teacher `H` and a player `B`.
    pub const fn of<G: Rules, H: Hinter<G> + Default, B: Bot<G> + Default>() -> Self {
        Engine {
            id: G::ID,
            hint: hint::<G, H>,
            choose: choose::<G, B>,
            review: review::<G, H>,
            verify: |save| table::load::<G>(save).map(|table| table.state().digest()),
        }
    }

    /// What the teacher says about the game in a save.
    ///
    /// # Errors
    /// A refused save, or nothing to say.
    pub fn hint(&self, save: &str, budget: &mut Budget) -> Result<Hint, EngineError> {
        (self.hint)(save, budget)
    }

    /// What the computer does at a level.
    ///
    /// # Errors
    /// A refused save, or nothing to do.
    pub fn choose(&self, save: &str, level: &str, budget: &mut Budget) -> Result<String, EngineError> {
        (self.choose)(save, level, budget)
    }

    /// How good the last step was.
    ///
    /// # Errors
    /// A refused save, or no step the teacher can judge.
    pub fn review(&self, save: &str, budget: &mut Budget) -> Result<Review, EngineError> {
        (self.review)(save, budget)
    }

    /// Plays a save again and gives the digest it ends in.
    ///
    /// # Errors
    /// Where and why it differs.
    pub fn verify(&self, save: &str) -> Result<Digest, LoadError> {
        (self.verify)(save)
    }
}

fn seen_by_mover<G: Rules>(state: &G) -> G::Seen<'_> {
    match state.turn() {
        Turn::Seat(seat) => state.seen(Some(seat)),
        Turn::Chance | Turn::Over => state.seen(None),
    }
}

fn hint<G: Rules, H: Hinter<G> + Default>(save: &str, budget: &mut Budget) -> Result<Hint, EngineError> {
    let table = table::load::<G>(save).map_err(EngineError::Load)?;
    H::default().hint(&seen_by_mover(table.state()), budget).ok_or(EngineError::Silent)
}

fn choose<G: Rules, B: Bot<G> + Default>(
    save: &str,
    level: &str,
    budget: &mut Budget,
) -> Result<String, EngineError> {
    let table = table::load::<G>(save).map_err(EngineError::Load)?;
    let action = B::default().choose(&seen_by_mover(table.state()), level, budget);
    action.map(|action| table.state().write(&action)).ok_or(EngineError::Silent)
}

fn review<G: Rules, H: Hinter<G> + Default>(save: &str, budget: &mut Budget) -> Result<Review, EngineError> {
    let table = table::load::<G>(save).map_err(EngineError::Load)?;
    let (before, actions) = table.last_step().ok_or(EngineError::Silent)?;
    let hint = H::default().hint(&seen_by_mover(before), budget).ok_or(EngineError::Silent)?;
    let best = hint.choices.iter().find(|choice| choice.best);
    let played = hint.choices.iter().find(|choice| actions == std::slice::from_ref(&choice.action));
    match (played, best) {
        (Some(played), Some(best)) => Ok(Review { played: played.clone(), best: best.clone() }),
        _ => Err(EngineError::Silent),
    }
}
