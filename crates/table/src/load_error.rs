//! Why a save is refused: typed, so that a front end can say what to do about it.

use parlour_kernel::{Fault, Message};
use std::fmt;

/// Why a save was not loaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// Larger than any save.
    TooLarge,
    /// More actions than a game can have.
    TooLong,
    /// A time after the year 9999.
    TooLate,
    /// Not a save at all.
    NotASave,
    /// Cut off before its end.
    Truncated,
    /// Written by a newer program.
    NewerFormat(u32),
    /// Damaged: the text does not match its checksum.
    Checksum,
    /// Intact as a file, but without the structure of a save.
    Malformed,
    /// A save of another game, or of one this program does not have.
    OtherGame(String),
    /// The rules have changed since: replaying would lead elsewhere.
    RulesChanged(u32),
    /// A setup that cannot be played.
    BadSetup(Message),
    /// An entry the rules refuse.
    IllegalEntry {
        /// Its number, from 1.
        entry: usize,
        /// The refusal's code.
        code: &'static str,
    },
    /// The replay differs from the check words, the dice drawn, or the final digest.
    Diverged {
        /// The number of the first entry known to differ, from 1.
        entry: usize,
    },
}

impl Fault for LoadError {
    fn code(&self) -> &'static str {
        match self {
            LoadError::TooLarge => "too-large",
            LoadError::TooLong => "too-long",
            LoadError::TooLate => "too-late",
            LoadError::NotASave => "not-a-save",
            LoadError::Truncated => "truncated",
            LoadError::NewerFormat(_) => "newer-format",
            LoadError::Checksum => "checksum",
            LoadError::Malformed => "malformed",
            LoadError::OtherGame(_) => "other-game",
            LoadError::RulesChanged(_) => "rules-changed",
            LoadError::BadSetup(_) => "bad-setup",
            LoadError::IllegalEntry { .. } => "illegal-entry",
            LoadError::Diverged { .. } => "diverged",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(format!("load.{}", self.code()));
        match self {
            LoadError::NewerFormat(version) | LoadError::RulesChanged(version) => {
                message.int("version", *version)
            }
            LoadError::OtherGame(game) => message.text("game", game.as_str()),
            LoadError::BadSetup(why) => message.message("why", why.clone()),
            LoadError::IllegalEntry { entry, code } => {
                message.int("entry", count(*entry)).text("code", *code)
            }
            LoadError::Diverged { entry } => message.int("entry", count(*entry)),
            _ => message,
        }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for LoadError {}

fn count(entries: usize) -> i64 {
    i64::try_from(entries).unwrap_or(i64::MAX)
}
