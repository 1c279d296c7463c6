//! The list of engines. They are asked by save text: a position forgets history and half-done
//! captures. The save is played again, and the brain is given what the seat to move sees.

use brain::{Bot, Budget, Choice, Generator, Hint, Hinter, Judge, Verdict};
use hidato::rules::Hidato;
use kernel::{Digest, Fault, Message, ReadError, Rules, Seat, Turn};
use mill::rules::Mill;
use rogue::rules::Rogue;
use serde::{Deserialize, Serialize};
use shutbox::{
    brain::{Computer, Exact},
    rules::ShutBox,
};
use sudoku::{
    brain::{Maker, Reveal, Solution},
    rules::Sudoku,
};
use table::LoadError;

/// Nodes that a hint or a computer's move may take: a second or so.
pub const PLAY_NODES: u64 = 2_000_000;

/// Nodes that making or judging a puzzle may take: proofs are worth more time.
pub const PROOF_NODES: u64 = 50_000_000;

/// The engines of the games that have one.
pub static ENGINES: &[Engine] = &[
    Engine::of::<ShutBox, Exact>().with_bot::<ShutBox, Computer>(),
    Engine::of::<Sudoku, Reveal>().with_generator::<Sudoku, Maker>().with_judge::<Sudoku, Solution>(),
    Engine::of::<Hidato, hidato::brain::Teacher>()
        .with_generator::<Hidato, hidato::brain::Maker>()
        .with_judge::<Hidato, hidato::brain::Solution>(),
    Engine::of::<Mill, mill::brain::Teacher>().with_bot::<Mill, mill::brain::Computer>(),
    Engine::of::<Rogue, rogue::brain::Guide>()
        .with_bot::<Rogue, rogue::brain::Computer>()
        .with_generator::<Rogue, rogue::brain::Guide>(),
];

/// The engine of a game.
pub fn engine(game: &str) -> Option<&'static Engine> {
    ENGINES.iter().find(|engine| engine.id == game)
}

/// Why an engine did not answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EngineError {
    /// The save was refused.
    Load(LoadError),
    /// The setup or the wish was refused, for this reason.
    Refused(Message),
    /// Nothing to say here, or not within the budget.
    Silent,
}

/// An answer, or why there is none.
type Answered<T> = Result<T, EngineError>;

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
    hint: fn(&str, &mut Budget) -> Answered<Hint>,
    review: fn(&str, &mut Budget) -> Answered<Review>,
    verify: fn(&str) -> Result<Digest, LoadError>,
    choose: fn(&str, &str, usize, &mut Budget) -> Answered<Vec<String>>,
    generate: fn(&str, u64, &mut Budget) -> Answered<String>,
    examine: fn(&str, &mut Budget) -> Answered<Option<Verdict>>,
    judge: fn(&str, &mut Budget) -> Answered<Verdict>,
}

impl Engine {
    /// The engine of a game with a teacher `H`.
    pub const fn of<G: Rules, H: Hinter<G> + Default>() -> Self {
        Engine {
            id: G::ID,
            hint: hint::<G, H>,
            review: review::<G, H>,
            verify: |save| table::load::<G>(save).map(|table| table.state().digest()),
            choose: |_, _, _, _| Err(EngineError::Silent),
            generate: |_, _, _| Err(EngineError::Silent),
            examine: |_, _| Err(EngineError::Silent),
            judge: |_, _| Err(EngineError::Silent),
        }
    }

    /// The same with a player.
    pub const fn with_bot<G: Rules, B: Bot<G> + Default>(self) -> Self {
        Engine { choose: choose::<G, B>, ..self }
    }

    /// The same with a generator.
    pub const fn with_generator<G: Rules, M: Generator<G> + Default>(self) -> Self {
        Engine { generate: generate::<G, M>, ..self }
    }

    /// The same with a judge.
    pub const fn with_judge<G: Rules, J: Judge<G> + Default>(self) -> Self {
        Engine { examine: examine::<G, J>, judge: judge::<G, J>, ..self }
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
        (self.choose)(save, level, 1, budget)?.into_iter().next().ok_or(EngineError::Silent)
    }

    /// What the computer does at a level, action after action as long as it stays at move, at most so many.
    ///
    /// # Errors
    /// A refused save, or nothing to do.
    pub fn play_on(
        &self,
        save: &str,
        level: &str,
        most: usize,
        budget: &mut Budget,
    ) -> Result<Vec<String>, EngineError> {
        (self.choose)(save, level, most, budget)
    }

    /// A setup made as wished.
    ///
    /// # Errors
    /// A wish that cannot be met, or a game whose setups are not made.
    pub fn generate(&self, wish: &str, seed: u64, budget: &mut Budget) -> Result<String, EngineError> {
        (self.generate)(wish, seed, budget)
    }

    /// What a player should know of a setup; `None` where all is well.
    ///
    /// # Errors
    /// A setup that cannot be read or played, or a game without a judge.
    pub fn examine(&self, setup: &str, budget: &mut Budget) -> Result<Option<Verdict>, EngineError> {
        (self.examine)(setup, budget)
    }

    /// How the game in a save compares with the solution.
    ///
    /// # Errors
    /// A refused save, or nothing to compare with.
    pub fn judge(&self, save: &str, budget: &mut Budget) -> Result<Verdict, EngineError> {
        (self.judge)(save, budget)
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

fn mover<G: Rules>(state: &G) -> Option<Seat> {
    match state.turn() {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance | Turn::Over => None,
    }
}

fn seen_by_mover<G: Rules>(state: &G) -> G::Seen<'_> {
    state.seen(mover(state))
}

fn hint<G: Rules, H: Hinter<G> + Default>(save: &str, budget: &mut Budget) -> Result<Hint, EngineError> {
    let table = table::load::<G>(save).map_err(EngineError::Load)?;
    H::default().hint(&seen_by_mover(table.state()), budget).ok_or(EngineError::Silent)
}

fn choose<G: Rules, B: Bot<G> + Default>(
    save: &str,
    level: &str,
    most: usize,
    budget: &mut Budget,
) -> Result<Vec<String>, EngineError> {
    let mut table = table::load::<G>(save).map_err(EngineError::Load)?;
    let mut bot = B::default();
    if B::FOLLOWS {
        // Only what its own seat knew then.
        let seat = mover(table.state());
        table.retell(|state, action| bot.follow(&state.seen(seat), action));
    }
    let (turn, now) = (table.state().turn(), table.log().last());
    let mut actions = Vec::new();
    while actions.len() < most && table.state().turn() == turn {
        let Some(action) = bot.choose(&seen_by_mover(table.state()), level, budget) else { break };
        actions.push(table.state().write(&action));
        // The last one is not seen through; one that is refused is refused to whoever does it.
        if actions.len() < most && table.step(&[action], now, &mut Vec::new()).is_err() {
            break;
        }
    }
    if actions.is_empty() { Err(EngineError::Silent) } else { Ok(actions) }
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

fn generate<G: Rules, M: Generator<G> + Default>(
    wish: &str,
    seed: u64,
    budget: &mut Budget,
) -> Result<String, EngineError> {
    let setup = M::default().generate(wish, seed, budget).map_err(EngineError::Refused)?;
    Ok(setup.to_string())
}

fn examine<G: Rules, J: Judge<G> + Default>(
    setup: &str,
    budget: &mut Budget,
) -> Result<Option<Verdict>, EngineError> {
    let setup: G::Setup = setup.parse().map_err(|error: ReadError| EngineError::Refused(error.message()))?;
    let state = G::start(&setup).map_err(|flaws| match flaws.first() {
        Some(flaw) => EngineError::Refused(flaw.message()),
        None => EngineError::Silent,
    })?;
    Ok(J::default().examine(&seen_by_mover(&state), budget))
}

fn judge<G: Rules, J: Judge<G> + Default>(save: &str, budget: &mut Budget) -> Result<Verdict, EngineError> {
    let table = table::load::<G>(save).map_err(EngineError::Load)?;
    J::default().judge(&seen_by_mover(table.state()), budget).ok_or(EngineError::Silent)
}
