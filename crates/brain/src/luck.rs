//! What decides between actions that are as good as each other.

use parlour_kernel::{Digest, Rng};

/// The luck of a computer player in one game: it comes from the game's seed, and tells nothing of the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Luck(u64);

/// Chance draws count streams from 0; no game reaches this one.
const STREAM: u64 = u64::MAX;

impl Luck {
    /// The luck of a game with this seed; all games without one share theirs.
    pub fn of_seed(seed: Option<u64>) -> Self {
        Luck(seed.map_or(0, |seed| Rng::stream(seed, STREAM).bits()))
    }

    /// What it draws in a position, the same whenever that position is asked about.
    pub fn at(self, position: Digest) -> Rng {
        Rng::stream(self.0 ^ position.0, 0)
    }
}
