//! Games between two players of any kind, from random openings with colours swapped: how strength is
//! measured and values are tuned. Reads no clock and starts no thread.

use super::{
    engine::{Engine, Limits},
    greedy::greedy,
    level::Level,
};
use crate::rules::{Action, Mill, Setup, Side};
use brain::Budget;
use kernel::{Rng, Rules};

/// Somebody who plays.
pub trait Contender {
    /// What to do now; `None` gives the game up.
    fn choose(&mut self, game: &Mill, rng: &mut Rng) -> Option<Action>;
}

/// An engine with so many nodes an action.
#[derive(Debug)]
pub struct ByNodes {
    /// The engine.
    pub engine: Engine,
    /// Nodes an action.
    pub nodes: u64,
}

impl Contender for ByNodes {
    fn choose(&mut self, game: &Mill, _: &mut Rng) -> Option<Action> {
        let thought = self.engine.think(game, Limits::default(), &mut Budget::nodes(self.nodes));
        thought.map(|thought| thought.action)
    }
}

/// The computer at a level, as at the table.
#[derive(Debug)]
pub struct ByLevel {
    /// Its engine.
    pub engine: Engine,
    /// The level.
    pub level: Level,
    /// Nodes an action, at most.
    pub nodes: u64,
}

impl Contender for ByLevel {
    fn choose(&mut self, game: &Mill, _: &mut Rng) -> Option<Action> {
        self.level.choose(&mut self.engine, game, &mut Budget::nodes(self.nodes))
    }
}

/// Closes and blocks mills, else guesses.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Contender for Greedy {
    fn choose(&mut self, game: &Mill, rng: &mut Rng) -> Option<Action> {
        greedy(game, rng)
    }
}

/// No game between engines is longer; the rest is a draw.
const LONGEST: usize = 2_000;
/// Stones placed at random before a game.
const OPENING: usize = 6;

/// A game after a random opening: the same for the same seed.
pub fn opening(setup: &Setup, seed: u64) -> Option<Mill> {
    let start = Mill::start(setup).ok()?;
    // An opening that is over at once is no opening.
    (0..100).find_map(|attempt| {
        let mut rng = Rng::stream(seed, attempt);
        let mut game = start.clone();
        let mut placed = 0;
        while placed < OPENING {
            let mut legal = Vec::new();
            game.legal(&mut legal);
            let action = *legal.get(rng.below(legal.len().max(1) as u32) as usize)?;
            placed += usize::from(!matches!(action, Action::Remove(_)));
            game.apply(&action, &mut Vec::new()).ok()?;
        }
        (game.outcome().is_none() && !game.board().removes()).then_some(game)
    })
}

/// How a game came out for one of its players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// Won.
    Win,
    /// Drawn.
    Draw,
    /// Lost.
    Loss,
}

/// Plays a game to its end; the score is White's. Who gives up or cheats loses.
pub fn play(mut game: Mill, white: &mut dyn Contender, black: &mut dyn Contender, seed: u64) -> Score {
    let mut rng = Rng::stream(seed, u64::MAX);
    for _ in 0..LONGEST {
        let side = game.board().side();
        if let Some(ending) = game.board().ending() {
            return match ending.winner {
                Some(Side::White) => Score::Win,
                Some(Side::Black) => Score::Loss,
                None => Score::Draw,
            };
        }
        let player: &mut dyn Contender = if side == Side::White { &mut *white } else { &mut *black };
        let action = player.choose(&game, &mut rng);
        let is_legal = action.is_some_and(|action| game.apply(&action, &mut Vec::new()).is_ok());
        if !is_legal {
            return if side == Side::White { Score::Loss } else { Score::Win };
        }
    }
    Score::Draw
}

/// Wins, draws and losses, of the first player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl Tally {
    /// Counts one more game.
    pub fn with(self, score: Score) -> Self {
        match score {
            Score::Win => Tally { wins: self.wins + 1, ..self },
            Score::Draw => Tally { draws: self.draws + 1, ..self },
            Score::Loss => Tally { losses: self.losses + 1, ..self },
        }
    }

    /// Both together.
    pub fn merge(self, other: Tally) -> Self {
        Tally {
            wins: self.wins + other.wins,
            draws: self.draws + other.draws,
            losses: self.losses + other.losses,
        }
    }

    /// Share of points with its standard error; a draw is half a point.
    pub fn share(self) -> (f64, f64) {
        let [wins, draws, losses] = [self.wins, self.draws, self.losses].map(f64::from);
        let games = (wins + draws + losses).max(1.0);
        let share = (wins + draws / 2.0) / games;
        let spread =
            (wins * (1.0 - share).powi(2) + draws * (0.5 - share).powi(2) + losses * share.powi(2)) / games;
        (share, (spread / games).sqrt())
    }
}

/// Game number `number` of a match: two in a row have the same opening and swapped colours. The score is the
/// first player's.
pub fn game_of_match(
    setup: &Setup,
    seed: u64,
    number: u64,
    first: &mut dyn Contender,
    second: &mut dyn Contender,
) -> Option<Score> {
    let opening_seed = seed.wrapping_add(number / 2);
    let game = opening(setup, opening_seed)?;
    let seed = seed.wrapping_add(number);
    if number.is_multiple_of(2) {
        return Some(play(game, first, second, seed));
    }
    Some(match play(game, second, first, seed) {
        Score::Win => Score::Loss,
        Score::Draw => Score::Draw,
        Score::Loss => Score::Win,
    })
}
