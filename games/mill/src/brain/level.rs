//! How strong the computer plays: how far it looks, how roughly it judges, and how often it
//! overlooks something, as people do. No level waits or wastes moves on purpose.

use super::engine::{Engine, Limits};
use crate::rules::{Action, Mill};
use brain::Budget;
use kernel::{Rng, Rules};

/// How a level plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// How many actions it looks ahead.
    depth: u32,
    /// By how much it misjudges a position, at most.
    noise: u32,
    /// In how many of 100 turns it plays without looking.
    oversight: u32,
}

/// From one that a child beats to all that the budget allows.
const LEVELS: [Level; 10] = [
    Level { depth: 1, noise: 150, oversight: 65 },
    Level { depth: 1, noise: 100, oversight: 35 },
    Level { depth: 2, noise: 80, oversight: 20 },
    Level { depth: 3, noise: 50, oversight: 12 },
    Level { depth: 4, noise: 30, oversight: 6 },
    Level { depth: 5, noise: 16, oversight: 3 },
    Level { depth: 7, noise: 8, oversight: 1 },
    Level { depth: 9, noise: 3, oversight: 0 },
    Level { depth: 12, noise: 0, oversight: 0 },
    Level { depth: Engine::MOST_DEPTH, noise: 0, oversight: 0 },
];

impl Level {
    /// The level with this number, from 1.
    pub fn new(number: u8) -> Option<Self> {
        LEVELS.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// The strongest.
    pub fn strongest() -> Self {
        LEVELS[LEVELS.len() - 1]
    }

    /// What this level does in a game; the same in the same game on every platform.
    pub fn choose(self, engine: &mut Engine, game: &Mill, budget: &mut Budget) -> Option<Action> {
        let mut legal = Vec::new();
        game.legal(&mut legal);
        if legal.len() <= 1 {
            return legal.first().copied().filter(|_| budget.spend(0));
        }
        let mut rng = Rng::stream(game.digest().0, u64::from(self.depth));
        if rng.below(100) < self.oversight {
            return budget.spend(0).then(|| legal[rng.below(legal.len() as u32) as usize]);
        }
        if self.noise == 0 {
            let limits = Limits { depth: self.depth, threads: 1 };
            let thought = budget.spend(1).then(|| engine.think(game, limits, budget))?;
            return thought.map(|thought| thought.action);
        }
        let compared = engine.compare(game, self.depth, budget);
        let judged = compared.into_iter().map(|(action, score)| {
            let error = rng.below(2 * self.noise + 1).cast_signed() - self.noise.cast_signed();
            (score + error, action)
        });
        judged.max_by_key(|(score, _)| *score).map(|(_, action)| action)
    }
}
