//! What the front end needs from outside: time, seeds, engines, a folder, colours. Tests provide their own.

use crate::{Depth, data_folder, random_seed};
use parlour_brain::Files;
use parlour_midend::{Engine, Moment};
use parlour_table::{Time, write_atomically};
use parlour_text::Language;
use std::{
    fmt, io,
    path::{Path, PathBuf},
    rc::Rc,
    time::{Instant, SystemTime, UNIX_EPOCH},
};

/// Writes a text to a file, whole or not at all.
pub type WriteFile = Rc<dyn Fn(&Path, &str) -> io::Result<()>>;

/// The app's environment.
pub struct World {
    /// The current time.
    pub clock: Box<dyn Fn() -> Moment>,
    /// A new random seed.
    pub seed: Box<dyn Fn() -> u64>,
    /// The engine of a game.
    pub engine: fn(&str) -> Option<&'static Engine>,
    /// The files of a folder that engines read.
    pub files: fn(&str) -> Files,
    /// Where saves, settings and statistics are stored.
    pub folder: PathBuf,
    /// Writes a file whole or not at all.
    pub write: WriteFile,
    /// How many colours the terminal has.
    pub depth: Depth,
    /// Whether the terminal reports a light background.
    pub light: bool,
    /// The user's language, as in `LC_ALL` or else `LANG`.
    pub language: String,
    /// The language asked for on the command line; it holds until another one is chosen.
    pub asked: Option<Language>,
}

impl World {
    /// The environment of this process.
    pub fn real() -> Self {
        let began = Instant::now();
        let wall = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
        let variable = |name: &str| std::env::var(name).unwrap_or_default();
        World {
            clock: Box::new(move || Moment {
                running: began.elapsed(),
                wall: Time(u64::try_from(wall()).unwrap_or(0)),
            }),
            seed: Box::new(random_seed),
            engine: parlour_catalog::engine,
            files: parlour_catalog::files,
            folder: data_folder(variable),
            write: Rc::new(write_atomically),
            depth: Depth::of(variable),
            // The last field is the background; 7 and 15 are the two whites.
            light: matches!(variable("COLORFGBG").rsplit(';').next(), Some("7" | "15")),
            asked: None,
            language: ["LC_ALL", "LC_MESSAGES", "LANG"]
                .map(variable)
                .into_iter()
                .find(|set| !set.is_empty())
                .unwrap_or_default(),
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
