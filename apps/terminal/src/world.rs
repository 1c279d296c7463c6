//! What the front end takes from outside: time, fresh seeds, engines, a folder, colours. Tests
//! hand in their own.

use crate::{Depth, data_folder};
use catalog::Engine;
use std::{
    fmt,
    hash::{BuildHasher, Hasher, RandomState},
    path::PathBuf,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};
use table::Time;

/// A point in time, as animations and as logs count it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moment {
    /// Since the sitting began; never goes back.
    pub running: Duration,
    /// By the clock on the wall.
    pub wall: Time,
}

/// Everything from outside.
pub struct World {
    /// What time it is.
    pub clock: Box<dyn Fn() -> Moment>,
    /// A seed nobody could guess.
    pub seed: Box<dyn Fn() -> u64>,
    /// The engine of a game.
    pub engine: fn(&str) -> Option<&'static Engine>,
    /// Where saves, settings and statistics are kept.
    pub folder: PathBuf,
    /// What colours the terminal has.
    pub depth: Depth,
    /// Whether the terminal says that its background is light.
    pub light: bool,
    /// The languages the person reads, as in `LANG`.
    pub language: String,
}

/// Seeds stay short enough to be read out and typed in.
const SEEDS: u64 = 1_000_000_000;

impl World {
    /// The world of this process.
    pub fn real() -> Self {
        let began = Instant::now();
        let wall = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
        let variable = |name: &str| std::env::var(name).unwrap_or_default();
        World {
            clock: Box::new(move || Moment {
                running: began.elapsed(),
                wall: Time(u64::try_from(wall()).unwrap_or(0)),
            }),
            seed: Box::new(|| RandomState::new().build_hasher().finish() % SEEDS),
            engine: catalog::engine,
            folder: data_folder(variable),
            depth: Depth::of(variable),
            // The last field is the background; 7 and 15 are the two whites.
            light: matches!(variable("COLORFGBG").rsplit(';').next(), Some("7" | "15")),
            language: variable("LANG"),
        }
    }
}

impl fmt::Debug for World {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("World")
            .field("folder", &self.folder)
            .field("depth", &self.depth)
            .finish_non_exhaustive()
    }
}
