//! Why a save is refused: typed, so that a front end can say what to do about it.

use parlour_kernel::{Fault, Message};

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

fn count(entries: usize) -> i64 {
    i64::try_from(entries).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::LoadError;
    use crate::{ReadFault, Refused};
    use parlour_kernel::{Message, ReadError};

    #[test]
    fn every_error_is_a_sentence() {
        let why = || Message::new("read.bad-value").text("found", "x").int("at", 1);
        let loading = [
            LoadError::TooLarge,
            LoadError::TooLong,
            LoadError::TooLate,
            LoadError::NotASave,
            LoadError::Truncated,
            LoadError::NewerFormat(2),
            LoadError::Checksum,
            LoadError::Malformed,
            LoadError::OtherGame("chess".to_owned()),
            LoadError::RulesChanged(2),
            LoadError::BadSetup(why()),
            LoadError::IllegalEntry { entry: 3, code: "occupied" },
            LoadError::Diverged { entry: 3 },
        ];
        let file = || "a.save".to_owned();
        let reading = [
            ReadFault::NoFile(file()),
            ReadFault::TooLong(file(), 9),
            ReadFault::NoText(file()),
            ReadFault::Failed(file(), "Permission denied.".to_owned()),
        ];
        let refused = [Refused::Read(ReadError::at("bad-cell", "x", "x")), Refused::Empty, Refused::Full];
        let sentences = loading.map(|error| error.to_string()).into_iter();
        let sentences = sentences.chain(reading.map(|error| error.to_string()));
        for sentence in sentences.chain(refused.map(|error| error.to_string())) {
            assert!(sentence.ends_with(['.', ')']) && !sentence.contains(['{', '$', '=']), "{sentence}");
        }
    }

    #[test]
    fn a_refusal_of_a_game_keeps_its_key_and_data() {
        let message = Message::new("mill.occupied").text("point", "a1");
        let refused = Refused::Illegal { code: "occupied", message };
        assert_eq!(refused.to_string(), "mill.occupied point=a1");
    }
}
