//! Games between two players of any kind, from random openings with colours swapped: how strength is
//! measured and values are tuned. Reads no clock and starts no thread.

use super::{
    engine::{Engine, Limits},
    greedy::greedy,
    level::Level,
};
use crate::rules::{Action, Mill, Setup, Side};
use parlour_brain::{Budget, Luck};
use parlour_kernel::{Rng, Rules};

/// A player in a match.
pub trait Contender {
    /// The next action; `None` resigns.
    fn choose(&mut self, game: &Mill, rng: &mut Rng) -> Option<Action>;
}

/// An engine with a fixed number of nodes per action.
#[derive(Debug)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct ByNodes {
    pub engine: Engine,
    /// Nodes per action.
    pub nodes: u64,
}

impl Contender for ByNodes {
    fn choose(&mut self, game: &Mill, _: &mut Rng) -> Option<Action> {
        let result = self.engine.search(game, Limits::default(), &mut Budget::nodes(self.nodes));
        result.map(|result| result.action)
    }
}

/// The computer at a level, as in the app.
#[derive(Debug)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct ByLevel {
    pub engine: Engine,
    pub level: Level,
    /// The most nodes per action.
    pub nodes: u64,
}

impl Contender for ByLevel {
    fn choose(&mut self, game: &Mill, rng: &mut Rng) -> Option<Action> {
        let luck = Luck::of_seed(Some(rng.bits()));
        self.level.choose(&mut self.engine, game, luck, &mut Budget::nodes(self.nodes))
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

/// Longer games count as draws.
const LONGEST: usize = 2_000;
/// Stones placed at random before a game.
const OPENING: usize = 6;

/// A game after a random opening, determined by the seed.
fn opening(setup: &Setup, seed: u64) -> Option<Mill> {
    let start = Mill::start(setup).ok()?;
    // Openings that end the game are skipped.
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
pub enum GameResult {
    /// Won.
    Win,
    /// Drawn.
    Draw,
    /// Lost.
    Loss,
}

/// Plays a game to its end; the result is White's. A player who resigns or makes an illegal move loses.
fn play(mut game: Mill, white: &mut dyn Contender, black: &mut dyn Contender, seed: u64) -> GameResult {
    let mut rng = Rng::stream(seed, u64::MAX);
    for _ in 0..LONGEST {
        let side = game.board().side();
        if let Some(ending) = game.board().ending() {
            return match ending.winner {
                Some(Side::White) => GameResult::Win,
                Some(Side::Black) => GameResult::Loss,
                None => GameResult::Draw,
            };
        }
        let player: &mut dyn Contender = if side == Side::White { &mut *white } else { &mut *black };
        let action = player.choose(&game, &mut rng);
        let is_legal = action.is_some_and(|action| game.apply(&action, &mut Vec::new()).is_ok());
        if !is_legal {
            return if side == Side::White { GameResult::Loss } else { GameResult::Win };
        }
    }
    GameResult::Draw
}

/// Wins, draws and losses of the first player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct MatchScore {
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
}

impl MatchScore {
    /// Counts one more game.
    pub fn with(self, score: GameResult) -> Self {
        match score {
            GameResult::Win => MatchScore { wins: self.wins + 1, ..self },
            GameResult::Draw => MatchScore { draws: self.draws + 1, ..self },
            GameResult::Loss => MatchScore { losses: self.losses + 1, ..self },
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

/// Game `number` of a match. Each opening is played twice, with colours swapped. The result is the first
/// player's.
pub fn game_of_match(
    setup: &Setup,
    seed: u64,
    number: u64,
    first: &mut dyn Contender,
    second: &mut dyn Contender,
) -> Option<GameResult> {
    let opening_seed = seed.wrapping_add(number / 2);
    let game = opening(setup, opening_seed)?;
    let seed = seed.wrapping_add(number);
    if number.is_multiple_of(2) {
        return Some(play(game, first, second, seed));
    }
    Some(match play(game, second, first, seed) {
        GameResult::Win => GameResult::Loss,
        GameResult::Draw => GameResult::Draw,
        GameResult::Loss => GameResult::Win,
    })
}
