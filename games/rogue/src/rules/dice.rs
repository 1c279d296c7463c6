//! Dice and other random draws.

use parlour_kernel::Rng;
use std::fmt;

/// `NdM`: the sum of N dice with M sides each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dice {
    /// The number of dice.
    pub count: u8,
    /// Sides of each.
    pub sides: u8,
}

impl Dice {
    pub(crate) const fn new(count: u8, sides: u8) -> Dice {
        Dice { count, sides }
    }

    pub(crate) fn roll(self, rng: &mut Rng) -> i32 {
        if self.sides == 0 {
            return 0;
        }
        (0..self.count).map(|_| rng.below(u32::from(self.sides)) as i32 + 1).sum()
    }

    /// Twice the mean, which is always an integer.
    pub fn twice_mean(self) -> i32 {
        if self.sides == 0 { 0 } else { i32::from(self.count) * (i32::from(self.sides) + 1) }
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.sides == 0 { f.write_str("0") } else { write!(f, "{}d{}", self.count, self.sides) }
    }
}

/// A random number from `low` to `high` inclusive.
pub(crate) fn between(rng: &mut Rng, low: i32, high: i32) -> i32 {
    low + rng.below((high - low + 1) as u32) as i32
}

/// True with this chance in per cent.
pub(crate) fn percent(rng: &mut Rng, chance: u32) -> bool {
    rng.below(100) < chance
}
