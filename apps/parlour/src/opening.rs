//! The options with which a game is opened: `--setup`, `--seed`, `--own-dice`, `--load`.

use brain::Budget;
use catalog::{AnyTable, EngineError, Game, OpenError, Opening, PROOF_NODES};
use clap::{Args, builder::PossibleValuesParser};
use kernel::{Fault, Message};
use std::{
    fs,
    hash::{BuildHasher, RandomState},
};
use table::Time;
use text::Speaker;

/// Which game, and from what.
#[derive(Args)]
pub struct OpeningArguments {
    /// The game
    #[arg(value_parser = PossibleValuesParser::new(catalog::GAMES.iter().map(|game| game.id)))]
    pub game: String,
    /// The game's setup, or @FILE to read it from a file; Sudoku also takes a wish such as 'clues=28'
    #[arg(long, value_name = "TEXT")]
    pub setup: Option<String>,
    /// The seed of everything random; drawn where absent
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Roll with dice of your own and enter the results
    #[arg(long, conflicts_with_all = ["seed", "load"])]
    pub own_dice: bool,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["setup", "seed"])]
    pub load: Option<String>,
}

impl OpeningArguments {
    /// Whether only the game was named.
    pub fn asks_for_nothing(&self) -> bool {
        self.setup.is_none() && self.seed.is_none() && !self.own_dice && self.load.is_none()
    }

    /// Opens the table, or says everything that stands in the way.
    ///
    /// # Errors
    /// The reasons, as sentences.
    pub fn open(&self, now: Time) -> Result<Box<dyn AnyTable>, Vec<String>> {
        let game = catalog::game(&self.game).ok_or_else(|| vec![self.game.clone()])?;
        match &self.load {
            Some(path) => load(game, path),
            None => self.open_new(game, now),
        }
    }

    fn open_new(&self, game: &Game, now: Time) -> Result<Box<dyn AnyTable>, Vec<String>> {
        let setup = match self.setup.as_deref() {
            None => String::new(),
            Some(text) => match text.strip_prefix('@') {
                None => text.to_owned(),
                Some(path) => fs::read_to_string(path).map_err(|error| vec![format!("{path}: {error}")])?,
            },
        };
        let seed = self.seed.unwrap_or_else(random_seed);
        let wish = is_wish(game, &setup);
        let setup = if wish { make(game, &setup, seed)? } else { setup };
        // A puzzle that was handed in owes nothing to a seed that nobody named.
        let seedless = self.own_dice || (game.card.made && !wish && self.seed.is_none());
        let opening = Opening { seed: (!seedless).then_some(seed), now, ..Opening::default() };
        game.open(&setup, opening).map_err(|error| sentences(&error))
    }
}

/// Whether a setup is still to be made: none was given, or only what it should be like.
fn is_wish(game: &Game, setup: &str) -> bool {
    game.card.made && (setup.trim().is_empty() || setup.contains('='))
}

/// A setup as wished, from the seed; without a wish as the first preset has it.
fn make(game: &Game, wish: &str, seed: u64) -> Result<String, Vec<String>> {
    let first = game.card.presets.first().map_or("", |preset| preset.setup);
    let wish = if wish.trim().is_empty() { first } else { wish };
    let made = match catalog::engine(game.id) {
        Some(engine) => engine.generate(wish, seed, &mut Budget::nodes(PROOF_NODES)),
        None => Err(EngineError::Silent),
    };
    made.map_err(|error| {
        let why = match error {
            EngineError::Refused(why) => why,
            EngineError::Load(error) => error.message(),
            EngineError::Silent => Message::new("term.not-made"),
        };
        vec![Speaker::english().say(&why)]
    })
}

fn load(game: &Game, path: &str) -> Result<Box<dyn AnyTable>, Vec<String>> {
    let text = fs::read_to_string(path).map_err(|error| vec![format!("{path}: {error}")])?;
    let speaker = Speaker::english();
    game.load(&text).map_err(|error| vec![format!("{path}: {}", speaker.say(&error.message()))])
}

fn sentences(error: &OpenError) -> Vec<String> {
    let speaker = Speaker::english();
    error.messages().iter().map(|message| speaker.say(message)).collect()
}

/// A seed nobody can guess, from the entropy that the standard library's hash maps draw; at most
/// 53 bits, so that every program can show and retype it.
pub fn random_seed() -> u64 {
    RandomState::new().hash_one(std::process::id()) >> 11
}
