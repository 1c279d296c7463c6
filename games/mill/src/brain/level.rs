//! How strong the computer plays: how deep it searches, how much it misjudges, and how often it plays
//! without looking. No level wastes moves on purpose.

use super::engine::{Engine, Limits};
use crate::rules::{Action, Mill};
use parlour_brain::{Budget, Luck};
use parlour_kernel::Rules;

/// How a level plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// Search depth in actions.
    depth: u32,
    /// The most by which it misjudges a position.
    noise: u32,
    /// In how many of 100 turns it plays without looking.
    oversight: u32,
}

/// From one that a child can beat to the full budget.
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

    /// Whether it plays endgames by exact tables, where there are any: the levels that never misjudge do.
    pub fn knows_endgames(self) -> bool {
        self.noise == 0
    }

    /// The action of this level, the same for the same luck and game on every platform.
    pub fn choose(self, engine: &mut Engine, game: &Mill, luck: Luck, budget: &mut Budget) -> Option<Action> {
        let mut legal = Vec::new();
        game.legal(&mut legal);
        if legal.len() <= 1 {
            return legal.first().copied().filter(|_| budget.spend(0));
        }
        let mut rng = luck.at(game.digest());
        if rng.below(100) < self.oversight {
            return budget.spend(0).then(|| legal[rng.below(legal.len() as u32) as usize]);
        }
        if self.noise == 0 {
            let limits = Limits { depth: self.depth, variety: Some(rng.bits()), ..Limits::default() };
            let result = budget.spend(1).then(|| engine.search(game, limits, budget))?;
            return result.map(|result| result.action);
        }
        let compared = engine.compare(game, self.depth, budget);
        let judged = compared.into_iter().map(|(action, score)| {
            let error = rng.below(2 * self.noise + 1).cast_signed() - self.noise.cast_signed();
            (score + error, action)
        });
        judged.max_by_key(|(score, _)| *score).map(|(_, action)| action)
    }
}
