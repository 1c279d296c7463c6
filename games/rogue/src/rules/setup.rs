//! What a run starts from: options such as `seed=7 levels=10`, or a scenario, which `script` reads.

use parlour_kernel::{Fault, Message, ReadError};
use serde::Serialize;
use std::{fmt, str::FromStr, sync::Arc};

/// Options of a run, fixed at its start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Options {
    /// The seed of all random draws.
    pub seed: u64,
    /// The depth of the Amulet: 10 or 26.
    pub levels: u8,
    /// Whether levels are nine boxes, as in Rogue.
    pub boxes: bool,
    /// Whether all of a lit room is seen at once.
    pub rooms_seen: bool,
    /// Whether hidden things may be revealed; such runs do not count.
    pub wizard: bool,
}

impl Options {
    /// The default options with a seed.
    pub const fn of_seed(seed: u64) -> Options {
        Options { seed, levels: 10, boxes: false, rooms_seen: false, wizard: false }
    }
}

/// As written in a setup.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed={} levels={}", self.seed, self.levels)?;
        write!(f, " style={}", if self.boxes { "rogue" } else { "plain" })?;
        write!(f, " sight={}", if self.rooms_seen { "room" } else { "radius" })?;
        if self.wizard { f.write_str(" wizard=1") } else { Ok(()) }
    }
}

impl FromStr for Options {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let mut options = Options::of_seed(1);
        for word in text.split_whitespace() {
            let bad = || ReadError::at("bad-value", text, word);
            let (name, value) = word.split_once('=').ok_or_else(bad)?;
            let choice = |no: &str, yes: &str| match value {
                _ if value == no => Ok(false),
                _ if value == yes => Ok(true),
                _ => Err(bad()),
            };
            match name {
                "seed" => options.seed = value.parse().map_err(|_| bad())?,
                "levels" => options.levels = if choice("10", "26")? { 26 } else { 10 },
                "style" => options.boxes = choice("plain", "rogue")?,
                "sight" => options.rooms_seen = choice("radius", "room")?,
                "wizard" => options.wizard = choice("0", "1")?,
                _ => return Err(ReadError::at("unknown-option", text, word)),
            }
        }
        Ok(options)
    }
}

/// What a run starts from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Setup {
    /// A new dungeon.
    Options(Options),
    /// A scenario, as JSON without spaces.
    Scenario(Arc<str>),
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Setup::Options(options) => options.fmt(f),
            Setup::Scenario(text) => f.write_str(text),
        }
    }
}

/// A flaw of a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The path to the place in the JSON.
    pub at: String,
    /// What is wrong there.
    pub kind: FlawKind,
}

/// What can be wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FlawKind {
    /// An unknown name.
    UnknownName,
    /// A value of the wrong type, or out of range.
    BadValue,
    /// A cell where this cannot be.
    BadPlace,
    /// A cell that is occupied, or a full pack.
    Taken,
    /// A scenario, in a build that reads none: the feature `view` is off.
    Unsupported,
}

impl Fault for Flaw {
    fn code(&self) -> &'static str {
        match self.kind {
            FlawKind::UnknownName => "unknown-name",
            FlawKind::BadValue => "bad-value",
            FlawKind::BadPlace => "bad-place",
            FlawKind::Taken => "taken",
            FlawKind::Unsupported => "unsupported",
        }
    }

    fn message(&self) -> Message {
        Message::new(format!("rogue.flaw-{}", self.code())).text("at", self.at.as_str())
    }
}
