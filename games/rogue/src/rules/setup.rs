//! What a run starts from: options such as `seed=7 levels=10`, or a scenario in JSON.

use kernel::{Fault, Message, ReadError};
use serde::Serialize;
use std::{fmt, str::FromStr, sync::Arc};

/// Options of a run, fixed at its start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Options {
    /// The seed of everything.
    pub seed: u64,
    /// The depth of the Amulet: 10 or 26.
    pub levels: u8,
    /// Whether levels are nine boxes, as Rogue drew them.
    pub boxes: bool,
    /// Whether a lit room is seen whole.
    pub rooms_seen: bool,
    /// Whether the run is for trying things out: marked, never ranked.
    pub wizard: bool,
}

impl Options {
    /// The usual game of a seed.
    pub const fn of_seed(seed: u64) -> Options {
        Options { seed, levels: 10, boxes: false, rooms_seen: false, wizard: false }
    }
}

/// The words of options, in the order they are written.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed={} levels={}", self.seed, self.levels)?;
        write!(f, " style={}", if self.boxes { "rogue" } else { "plain" })?;
        write!(f, " sight={}", if self.rooms_seen { "room" } else { "radius" })?;
        if self.wizard { f.write_str(" wizard=1") } else { Ok(()) }
    }
}

/// What a run starts from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Setup {
    /// A whole dungeon.
    Options(Options),
    /// A situation, as JSON without spaces.
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

impl FromStr for Setup {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        if text.trim_start().starts_with('{') {
            let value: serde_json::Value = serde_json::from_str(text).map_err(|error| {
                // The parser counts lines and columns; the offset is theirs in the text.
                let before: usize =
                    text.split_inclusive('\n').take(error.line().max(1) - 1).map(str::len).sum();
                let at = (before + error.column()).min(text.len());
                ReadError { code: "bad-json", at: at as u32, found: String::new() }
            })?;
            return Ok(Setup::Scenario(value.to_string().into()));
        }
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
        Ok(Setup::Options(options))
    }
}

/// What is wrong with a scenario: where, and what sort of error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The path of names to the place.
    pub at: String,
    /// What is wrong there.
    pub kind: FlawKind,
}

/// What can be wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FlawKind {
    /// A name that scenarios do not have.
    UnknownName,
    /// A value of the wrong sort, or out of range.
    BadValue,
    /// A place where nothing can stand.
    BadPlace,
    /// A place that is taken.
    Taken,
}

impl Fault for Flaw {
    fn code(&self) -> &'static str {
        match self.kind {
            FlawKind::UnknownName => "unknown-name",
            FlawKind::BadValue => "bad-value",
            FlawKind::BadPlace => "bad-place",
            FlawKind::Taken => "taken",
        }
    }

    fn message(&self) -> Message {
        Message::new(format!("rogue.flaw-{}", self.code())).text("at", self.at.as_str())
    }
}
