//! What a turn could have brought, once its dice are known: the lowest score that they allow, and what exact play makes of
//! them without knowing them. Knows no table; the dice are handed in.

use crate::{
    brain::{Aim, Odds, Ratio, moves::moves},
    rules::{DiceCount, DiceRule, Tile, TileSet, Variant},
};
use parlour_kernel::Rng;
use std::collections::BTreeSet;

/// What a turn with these dice could have brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hindsight {
    /// The lowest score, for whoever knows all dice in advance.
    pub best: i64,
    /// The score of exact play, which knows none of them.
    pub exact: i64,
    /// The mean score of exact play over all dice.
    pub mean: Ratio,
}

impl Hindsight {
    /// Of a turn from the variant's start; `dice` is the total of a throw of so many dice, by the number of the throw from 0.
    pub fn of(variant: &Variant, dice: impl Fn(u64, DiceCount) -> u8) -> Hindsight {
        let Variant { size, dice: rule, scoring, start, .. } = *variant;
        let odds = Odds::of(size, rule, Aim::LeastScore(scoring));
        let best = ends(start, rule, &dice).into_iter().map(|left| scoring.score(left)).min();
        let exact = scoring.score(exact_end(start, &odds, &dice));
        Hindsight { best: best.unwrap_or(exact), exact, mean: odds.value(start) }
    }
}

/// Every set of tiles that a turn can end with. Each answered throw takes a tile, so there are few throws.
fn ends(start: TileSet, rule: DiceRule, dice: &impl Fn(u64, DiceCount) -> u8) -> BTreeSet<TileSet> {
    let (mut ended, mut open) = (BTreeSet::new(), BTreeSet::from([start]));
    for number in 0..=u64::from(Tile::MAX) {
        let mut next = BTreeSet::new();
        for up in open {
            for count in rule.choice(up).counts() {
                let mut answers = moves(up, dice(number, *count)).peekable();
                if up.is_empty() || answers.peek().is_none() {
                    ended.insert(up);
                }
                next.extend(answers.map(|tiles| up.without(tiles)));
            }
        }
        open = next;
    }
    ended
}

/// The tiles that exact play leaves up.
fn exact_end(start: TileSet, odds: &Odds, dice: &impl Fn(u64, DiceCount) -> u8) -> TileSet {
    let mut up = start;
    for number in 0.. {
        let Some(count) = odds.best_dice(up).first().copied().filter(|_| !up.is_empty()) else { break };
        let Some(answer) = odds.rated_moves(up, dice(number, count)).first().copied() else { break };
        up = up.without(answer.tiles);
    }
    up
}

/// The total of a table's draw number `draw`, which picks among all throws in order.
pub(super) fn drawn(seed: u64, draw: u64, count: DiceCount) -> u8 {
    let mut rng = Rng::stream(seed, draw);
    match count {
        DiceCount::One => rng.below(6) as u8 + 1,
        DiceCount::Two => {
            let case = rng.below(36) as u8;
            case / 6 + case % 6 + 2
        }
    }
}
