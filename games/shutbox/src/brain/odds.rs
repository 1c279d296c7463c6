//! Backward induction over sets of tiles, in integers over one common denominator.
//!
//! Why nothing is lost and nothing overflows: a throw is a mean over 36 equally likely cases (one die: each
//! face six times) and each answered throw takes at least one tile, so the value of a set of k tiles has a
//! denominator that divides `unit * 36^k`, where `unit` is that of the payoffs. All values of a table are
//! therefore integers over `unit * 36^tiles`, and comparing them is comparing integers. The largest: digits
//! on 12 tiles below 2^47 * 36^12 < 2^110; a leader's chances below 2 * 36^12 * 36^12 < 2^126. A sum of 36
//! such numbers may need more than 128 bits, so means are taken in halves of 64 bits; every division is
//! checked to leave no remainder.

use crate::{
    brain::{Aim, Ratio, moves::moves},
    rules::{BoxSize, DiceCount, DiceRule, Tile, TileSet},
};
use std::cmp::Ordering;

/// The number of equally likely cases of a throw, for one die as for two.
const CASES: u128 = 36;

/// The exact value of every set of tiles under one rule and one aim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    rule: DiceRule,
    aim: Aim,
    denominator: u128,
    /// By the bits of the set: its value before the next roll.
    values: Vec<u128>,
    /// By the bits of the set: its value if the turn ends with it.
    payoffs: Vec<u128>,
}

/// One way to answer a throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatedMove {
    /// The tiles to put down.
    pub tiles: TileSet,
    /// The value of the tiles left, before the next roll.
    pub value: Ratio,
    /// Whether no other way is better.
    pub best: bool,
}

impl Odds {
    /// Computes the table of a box, a rule and an aim. See [`Odds::of`] for the shared one.
    pub fn solve(size: BoxSize, rule: DiceRule, aim: Aim) -> Self {
        let payoffs = aim.payoffs(size, rule);
        let denominator = Odds::denominator_of(size, payoffs.unit);
        let payoffs = scaled(payoffs.by_set, denominator / payoffs.unit);
        let mut odds = Odds { rule, aim, denominator, values: Vec::with_capacity(payoffs.len()), payoffs };
        // In order of their bits, every set comes after all its subsets.
        for bits in 0..odds.payoffs.len() as u16 {
            let up = TileSet::from_bits(bits);
            let rolls = rule.choice(up).counts().iter().map(|count| odds.mean(up, *count));
            let best = rolls.reduce(|a, b| if odds.better(b, a) { b } else { a });
            // With no tile up there is nothing to roll.
            let ended = odds.payoffs[usize::from(bits)];
            odds.values.push(best.filter(|_| !up.is_empty()).unwrap_or(ended));
        }
        odds
    }

    /// The common denominator of a table whose payoffs are multiples of `1 / unit`.
    pub(super) fn denominator_of(size: BoxSize, unit: u128) -> u128 {
        unit * CASES.pow(u32::from(size.tiles()))
    }

    /// The value of these tiles before the next roll.
    pub fn value(&self, up: TileSet) -> Ratio {
        self.ratio(self.numerator(up))
    }

    /// The value of throwing this many dice with these tiles up; `None` if the rule does not allow it or no
    /// tile is up.
    pub fn rolling(&self, up: TileSet, count: DiceCount) -> Option<Ratio> {
        let allowed = self.rule.choice(up).counts().contains(&count) && !up.is_empty();
        allowed.then(|| self.ratio(self.mean(up, count)))
    }

    /// The best numbers of dice to throw with these tiles up, fewest first.
    pub fn best_dice(&self, up: TileSet) -> Vec<DiceCount> {
        let counts = self.rule.choice(up).counts().iter().copied();
        counts.filter(|count| self.mean(up, *count) == self.numerator(up)).collect()
    }

    /// Every way to make the total, best first; equal ones with the highest tiles first.
    pub fn rated_moves(&self, up: TileSet, total: u8) -> Vec<RatedMove> {
        let mut moves: Vec<TileSet> = moves(up, total).collect();
        moves.sort_by(|a, b| self.compare(up.without(*a), up.without(*b)).then(b.cmp(a)));
        let best = moves.first().map(|tiles| self.numerator(up.without(*tiles)));
        let answer = |tiles: TileSet| {
            let left = self.numerator(up.without(tiles));
            RatedMove { tiles, value: self.ratio(left), best: Some(left) == best }
        };
        moves.into_iter().map(answer).collect()
    }

    /// Which of two sets is better to be left with: the better one is `Less`.
    pub fn compare(&self, a: TileSet, b: TileSet) -> Ordering {
        let (a, b) = (self.numerator(a), self.numerator(b));
        if self.aim.prefers_less() { a.cmp(&b) } else { b.cmp(&a) }
    }

    /// The value of a set over the common denominator.
    pub(super) fn numerator(&self, up: TileSet) -> u128 {
        self.values[usize::from(up.bits())]
    }

    fn ratio(&self, numerator: u128) -> Ratio {
        Ratio::new(numerator, self.denominator)
    }

    fn better(&self, a: u128, b: u128) -> bool {
        if self.aim.prefers_less() { a < b } else { a > b }
    }

    /// The mean over all throws of this many dice, each with its best answer.
    fn mean(&self, up: TileSet, count: DiceCount) -> u128 {
        let (weights, throws) = count.weights();
        let cases = CASES / u128::from(throws);
        let (mut high, mut low) = (0, 0);
        for (total, weight) in weights.into_iter().enumerate() {
            if weight == 0 {
                continue;
            }
            let values = moves(up, total as u8).map(|tiles| self.numerator(up.without(tiles)));
            let best = values.reduce(|a, b| if self.better(b, a) { b } else { a });
            let value = best.unwrap_or(self.payoffs[usize::from(up.bits())]);
            let weight = cases * u128::from(weight);
            high += weight * (value >> 64);
            low += weight * (value & u128::from(u64::MAX));
        }
        let carried = ((high % CASES) << 64) + low;
        assert!(carried.is_multiple_of(CASES), "values are multiples of the common unit");
        ((high / CASES) << 64) + carried / CASES
    }
}

fn scaled(payoffs: Vec<u128>, factor: u128) -> Vec<u128> {
    let scale = |payoff: u128| payoff.checked_mul(factor).expect("126 bits at most, see above");
    payoffs.into_iter().map(scale).collect()
}

/// How many of the equally likely throws these tiles can answer, and how many there are.
pub(super) fn answerable_throws(up: TileSet, count: DiceCount) -> (u8, u8) {
    let (weights, throws) = count.weights();
    let answered = (1..=Tile::MAX).filter(|total| moves(up, *total).next().is_some());
    (answered.map(|total| weights[usize::from(total)]).sum(), throws)
}
