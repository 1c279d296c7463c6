//! Decides between equally good actions.

use parlour_kernel::{Digest, Rng};

/// A computer player's randomness in one game: derived from the game's seed, but unrelated to its dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Luck(u64);

/// Chance draws number their streams from 0; no game reaches this one.
const STREAM: u64 = u64::MAX;

impl Luck {
    /// The luck for a game with this seed; all games without one share theirs.
    pub fn of_seed(seed: Option<u64>) -> Self {
        Luck(seed.map_or(0, |seed| Rng::stream(seed, STREAM).bits()))
    }

    /// The generator for a position, always the same for that position.
    pub fn at(self, position: Digest) -> Rng {
        Rng::stream(self.0 ^ position.0, 0)
    }
}
