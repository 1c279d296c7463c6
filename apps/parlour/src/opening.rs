//! The options for opening a game: `--setup`, `--seed`, `--own-dice`, `--load`.

use clap::{Args, builder::PossibleValuesParser};
use parlour_brain::Budget;
use parlour_kernel::{Fault, Message};
use parlour_midend::{AnyTable, Game, OpenError, Opening, PROOF_NODES};
use parlour_table::Time;
use parlour_terminal::random_seed;

#[derive(Args)]
pub struct OpeningArguments {
    /// The game
    #[arg(value_parser = PossibleValuesParser::new(parlour_catalog::GAMES.iter().map(|game| game.id)))]
    pub game: String,
    /// The game's setup, or @FILE to read it from a file; Sudoku also takes a wish such as 'clues=28'
    #[arg(long, value_name = "TEXT")]
    pub setup: Option<String>,
    /// Seed for all randomness; drawn at random by default
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Roll your own dice and enter the results
    #[arg(long, conflicts_with_all = ["seed", "load"])]
    pub own_dice: bool,
    /// Continue a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["setup", "seed"])]
    pub load: Option<String>,
}

impl OpeningArguments {
    /// Whether no option was given.
    pub fn names_only_the_game(&self) -> bool {
        self.setup.is_none() && self.seed.is_none() && !self.own_dice && self.load.is_none()
    }

    /// Opens the table.
    ///
    /// # Errors
    /// Every reason why not, as sentences.
    pub fn open(&self, now: Time) -> Result<Box<dyn AnyTable>, Vec<String>> {
        let game = parlour_catalog::game(&self.game).ok_or_else(|| vec![self.game.clone()])?;
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
                Some(path) => crate::whole::file(path.as_ref()).map_err(|why| vec![why])?,
            },
        };
        let wish = is_wish(game, &setup);
        let named = if wish { seed_of(&setup) } else { None };
        let seed = self.seed.or(named).unwrap_or_else(random_seed);
        let wished = wish.then(|| wished(game, &setup));
        let (setup, grade) = match &wished {
            Some(wished) => make(game, wished, seed)?,
            None => (setup, String::new()),
        };
        // A given puzzle does not depend on a seed nobody gave.
        let seedless = self.own_dice || (game.card.made && !wish && self.seed.is_none());
        let opening = Opening { seed: (!seedless).then_some(seed), now, ..Opening::default() };
        let mut table = game.open(&setup, opening).map_err(|error| sentences(&error))?;
        if let Some(wished) = wished {
            table.note_wish(&wished);
            table.note_grade(&grade);
        }
        Ok(table)
    }
}

/// Whether a setup must be generated: none was given, or only a wish. A setup may have a word with a value too, but not
/// such words alone.
fn is_wish(game: &Game, setup: &str) -> bool {
    game.card.made && setup.split_whitespace().all(|word| word.contains('='))
}

/// The seed a wish names.
fn seed_of(wish: &str) -> Option<u64> {
    wish.split_whitespace().find_map(|word| word.strip_prefix("seed=")?.parse().ok())
}

/// The wish, on top of the first preset.
fn wished(game: &Game, wish: &str) -> String {
    let first = game.card.presets.first().map_or("", |preset| preset.setup);
    if wish.trim().is_empty() { first } else { wish }.to_owned()
}

/// Generates a setup from a wish and a seed, and tells how hard it is.
fn make(game: &Game, wish: &str, seed: u64) -> Result<(String, String), Vec<String>> {
    let mut budget = Budget::nodes(PROOF_NODES);
    let made = match parlour_catalog::engine(game.id) {
        Some(engine) => engine.generate(wish, seed, &mut budget).map(|setup| {
            let grade = engine.grade(&setup, &mut budget);
            (setup, grade)
        }),
        None => Err(Message::new("term.not-made")),
    };
    made.map_err(|why| vec![crate::language::speaker().say(&why)])
}

fn load(game: &Game, path: &str) -> Result<Box<dyn AnyTable>, Vec<String>> {
    let text = crate::whole::file(path.as_ref()).map_err(|why| vec![why])?;
    let speaker = crate::language::speaker();
    game.load(&text).map_err(|error| vec![format!("{path}: {}", speaker.say(&error.message()))])
}

fn sentences(error: &OpenError) -> Vec<String> {
    let speaker = crate::language::speaker();
    error.messages().iter().map(|message| speaker.say(message)).collect()
}
