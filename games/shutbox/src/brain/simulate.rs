//! Simulates games of one player in a tight loop, with exactly the dice that a table with the same seed
//! would roll. Starts no thread; results can be merged in any order.

use crate::{
    brain::{Aim, Odds, Strategy, hindsight::drawn, moves::moves},
    rules::{BoxSize, DiceCount, DiceRule, Scoring, TileSet},
};
use parlour_kernel::Rng;

/// A player at a box, ready to play any number of games.
#[derive(Clone, Debug)]
pub struct Simulation {
    start: TileSet,
    rule: DiceRule,
    scoring: Scoring,
    /// What to do in every position; `None` for random play.
    policy: Option<Policy>,
}

/// Indexed by the bits of the set up.
#[derive(Clone, Debug)]
struct Policy {
    dice: Vec<DiceCount>,
    /// By total, the tiles to put down; the empty set if there is no move.
    moves: Vec<[TileSet; 13]>,
}

impl Simulation {
    /// Prepares a player. The aim is what exact play optimises, and its scoring counts the results.
    pub fn new(size: BoxSize, rule: DiceRule, player: Strategy, aim: Aim) -> Self {
        let start = TileSet::full(size);
        let policy = match player {
            Strategy::Random => None,
            Strategy::Exact => {
                let odds = Odds::of(size, rule, aim);
                let answer = |up, total| odds.rated_moves(up, total).first().map(|answer| answer.tiles);
                Some(Policy::new(start, |up| odds.best_dice(up).first().copied(), answer))
            }
            Strategy::Most | Strategy::Highest | Strategy::Fewest => {
                let dice = |up| rule.choice(up).counts().last().copied();
                Some(Policy::new(start, dice, |up, total| player.by_looks(up, total)))
            }
        };
        Simulation { start, rule, scoring: aim.scoring(), policy }
    }

    /// Plays the game of one seed to its end; returns the tiles left up.
    pub fn game(&self, seed: u64) -> TileSet {
        let mut up = self.start;
        for draw in 0.. {
            let answer = match &self.policy {
                Some(policy) => {
                    let index = usize::from(up.bits());
                    let total = drawn(seed, draw, policy.dice[index]);
                    Some(policy.moves[index][usize::from(total)]).filter(|tiles| !tiles.is_empty())
                }
                None => self.guess(up, seed, draw),
            };
            let Some(tiles) = answer else { break };
            up = up.without(tiles);
            if up.is_empty() {
                break;
            }
        }
        up
    }

    /// Plays one game for each seed.
    pub fn run(&self, seeds: impl Iterator<Item = u64>) -> SimulationResult {
        seeds.fold(SimulationResult::default(), |result, seed| {
            result.with(self.scoring.score(self.game(seed)))
        })
    }

    fn guess(&self, up: TileSet, seed: u64, draw: u64) -> Option<TileSet> {
        // Dice use the streams from 0 upwards; guesses those from the other end.
        let mut rng = Rng::stream(seed, !draw);
        let counts = self.rule.choice(up).counts();
        let count = if let [only] = counts { *only } else { counts[rng.below(2) as usize] };
        let mut moves = moves(up, drawn(seed, draw, count));
        let known = moves.clone().count() as u32;
        if known == 0 { None } else { moves.nth(rng.below(known) as usize) }
    }
}

impl Policy {
    fn new(
        start: TileSet,
        dice: impl Fn(TileSet) -> Option<DiceCount>,
        answer: impl Fn(TileSet, u8) -> Option<TileSet>,
    ) -> Self {
        let sets = || (0..=start.bits()).map(TileSet::from_bits);
        let answers = |up| std::array::from_fn(|total| answer(up, total as u8).unwrap_or_default());
        Policy {
            dice: sets().map(|up| dice(up).expect("a rule allows some dice")).collect(),
            moves: sets().map(answers).collect(),
        }
    }
}

/// Totals of simulated games, exact, so that the order of games and threads does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SimulationResult {
    games: u64,
    shuts: u64,
    sum: u128,
    squares: u128,
}

impl SimulationResult {
    /// The most games whose squared scores are sure to fit: each score is below 10^15.
    pub const MAX_GAMES: u64 = 100_000_000;

    fn with(self, score: i64) -> Self {
        let score = u128::from(score.unsigned_abs());
        SimulationResult {
            games: self.games + 1,
            shuts: self.shuts + u64::from(score == 0),
            sum: self.sum + score,
            squares: self.squares + score * score,
        }
    }

    /// The combined totals.
    pub fn merge(self, other: SimulationResult) -> Self {
        SimulationResult {
            games: self.games + other.games,
            shuts: self.shuts + other.shuts,
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
        }
    }

    /// Games played.
    pub fn games(self) -> u64 {
        self.games
    }

    /// Mean score with its standard error, which needs two games.
    pub fn mean(self) -> (f64, Option<f64>) {
        let games = as_f64(u128::from(self.games));
        let mean = as_f64(self.sum) / games;
        let spread = (as_f64(self.squares) / games - mean * mean).max(0.0);
        (mean, (self.games > 1).then(|| (spread / (games - 1.0)).sqrt()))
    }

    /// Share of boxes shut, with its standard error.
    pub fn shut(self) -> (f64, f64) {
        let games = as_f64(u128::from(self.games));
        let share = as_f64(u128::from(self.shuts)) / games;
        (share, (share * (1.0 - share) / games).sqrt())
    }
}

#[allow(clippy::cast_precision_loss)]
fn as_f64(number: u128) -> f64 {
    number as f64
}
