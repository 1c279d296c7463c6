//! Whole runs by the autoplayer, from a seed to the end.

use super::{Autoplayer, tuning::LONGEST_RUN};
use crate::rules::{Action, Ending, Options, Rogue, Setup};
use parlour_kernel::{Digest, Rules};

/// A run played to its end.
#[derive(Clone, Debug)]
pub struct Played {
    /// Its seed.
    pub seed: u64,
    /// The deepest level reached.
    pub depth: u8,
    /// The level it ended on.
    pub at: u8,
    /// How many turns it took.
    pub turns: u32,
    /// Whether it was won.
    pub won: bool,
    /// What killed the hero, if he died.
    pub cause: Option<String>,
    /// Whether it was stopped because it went on for too long.
    pub stalled: bool,
    /// The hero's level.
    pub level: u8,
    /// The score.
    pub score: i64,
    /// The digest of the last state.
    pub digest: Digest,
}

/// Plays a default run of a seed to its end.
///
/// # Panics
/// If the autoplayer acts illegally, which would be a bug.
pub fn play(seed: u64) -> Played {
    play_telling(seed, |_| ())
}

/// As [`play`], calling `tell` with every action.
///
/// # Panics
/// As [`play`].
pub fn play_telling(seed: u64, mut tell: impl FnMut(Action)) -> Played {
    let mut game = Rogue::start(&Setup::Options(Options::of_seed(seed))).expect("options are sound");
    let mut player = Autoplayer::default();
    let mut events = Vec::new();
    let mut actions = 0;
    while actions < LONGEST_RUN
        && let Some(action) = player.choose(&game.seen(None))
    {
        events.clear();
        let accepted = game.apply(&action, &mut events);
        assert!(accepted.is_ok(), "seed {seed}: {action:?} {accepted:?}");
        actions += 1;
        tell(action);
    }
    let end = game.seen(None);
    Played {
        seed,
        depth: end.deepest(),
        at: end.depth(),
        turns: end.turn(),
        won: end.ending() == Some(Ending::Won),
        cause: game.death_cause(),
        stalled: end.ending().is_none(),
        level: end.vitals().level,
        score: end.score(),
        digest: game.digest(),
    }
}
