//! What a player plays for, as a payoff for every set of tiles a turn can end with.

use crate::{
    brain::Odds,
    rules::{BoxSize, DiceRule, Scoring, TileSet},
};
use std::collections::BTreeMap;

/// What a player plays for in one turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// The lowest expected score (`minE` and `minD`).
    LeastScore(Scoring),
    /// The highest chance to shut the box (`maxP`).
    Shut,
    /// The highest chance of a final score of at most this.
    AtMost(Scoring, i64),
    /// The highest chance to end below this score; ending on it counts one half.
    Beat(Scoring, i64),
    /// The highest chance to win against one player who follows, plays from `start` and then knows the score
    /// to beat.
    Lead {
        /// How the tiles left are scored.
        scoring: Scoring,
        /// The tiles both players start with; other sets have no meaning under this aim.
        start: TileSet,
        /// How many points this player was ahead of the other before the turn.
        ahead: i64,
    },
}

impl Aim {
    /// The aims of a single turn with their words in commands.
    pub const WORDS: [(Aim, &'static str); 3] = [
        (Aim::LeastScore(Scoring::Sum), "minE"),
        (Aim::Shut, "maxP"),
        (Aim::LeastScore(Scoring::Digits), "minD"),
    ];

    /// The aim with this word.
    pub fn of(word: &str) -> Option<Self> {
        Aim::WORDS.into_iter().find(|(_, name)| *name == word).map(|(aim, _)| aim)
    }

    /// Whether smaller values are better.
    pub fn prefers_less(self) -> bool {
        matches!(self, Aim::LeastScore(_))
    }

    /// How scores are counted under this aim.
    pub fn scoring(self) -> Scoring {
        match self {
            Aim::Shut => Scoring::Sum,
            Aim::LeastScore(scoring)
            | Aim::AtMost(scoring, _)
            | Aim::Beat(scoring, _)
            | Aim::Lead { scoring, .. } => scoring,
        }
    }

    /// The payoffs of this aim, by the bits of the set a turn ends with.
    pub(super) fn payoffs(self, size: BoxSize, rule: DiceRule) -> Payoffs {
        let sets = (0..=TileSet::full(size).bits()).map(TileSet::from_bits);
        let (unit, by_set) = match self {
            Aim::LeastScore(scoring) => {
                let score = |set| u128::try_from(scoring.score(set)).expect("scores are not negative");
                (1, sets.map(score).collect())
            }
            Aim::Shut => (1, sets.map(|set| u128::from(set.is_empty())).collect()),
            Aim::AtMost(scoring, most) => {
                (1, sets.map(|set| u128::from(scoring.score(set) <= most)).collect())
            }
            Aim::Beat(scoring, beat) => {
                let halves = |set| match scoring.score(set).cmp(&beat) {
                    std::cmp::Ordering::Less => 2,
                    std::cmp::Ordering::Equal => 1,
                    std::cmp::Ordering::Greater => 0,
                };
                (2, sets.map(halves).collect())
            }
            Aim::Lead { scoring, start, ahead } => {
                let unit = Odds::denominator_of(size, 2);
                // One whole table for every score the follower may have to beat.
                let mut follower = BTreeMap::new();
                let mut payoff = |set: TileSet| {
                    if !set.is_within(start) {
                        return 0;
                    }
                    let beat = scoring.score(set) + ahead;
                    let chance = follower.entry(beat).or_insert_with(|| {
                        Odds::solve(size, rule, Aim::Beat(scoring, beat)).numerator(start)
                    });
                    unit - *chance
                };
                (unit, sets.map(&mut payoff).collect())
            }
        };
        Payoffs { unit, by_set }
    }
}

/// Payoffs as integers over a common denominator.
pub(super) struct Payoffs {
    /// The denominator.
    pub unit: u128,
    /// By the bits of the set left up.
    pub by_set: Vec<u128>,
}
