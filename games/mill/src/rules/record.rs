//! Game records in the usual joined form: `1. d6 f4 2. a1-a4xd7`. A turn is one word, rounds may be
//! numbered; reading also takes actions one by one.

use crate::rules::{Action, Done, Mill, Side};
use parlour_kernel::{Fault, Message, ReadError, Rules};
use std::fmt::Write as _;

/// Why a record could not be played.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub enum RecordError {
    /// A word that is no action.
    Read(ReadError),
    /// An action that is illegal at that point of the game.
    Illegal {
        /// Which of the actions, from 1.
        number: u32,
        action: String,
        why: Message,
    },
}

impl Fault for RecordError {
    fn code(&self) -> &'static str {
        match self {
            RecordError::Read(error) => error.code,
            RecordError::Illegal { .. } => "record-illegal",
        }
    }

    fn message(&self) -> Message {
        match self {
            RecordError::Read(error) => error.message(),
            RecordError::Illegal { number, action, why } => Message::new("mill.record-illegal")
                .int("number", *number)
                .text("action", action.as_str())
                .message("why", why.clone()),
        }
    }
}

/// Reads a record into atomic actions.
///
/// # Errors
/// The first word that is not an action.
pub fn read_record(text: &str) -> Result<Vec<Action>, ReadError> {
    let mut actions = Vec::new();
    for word in text.split_whitespace() {
        // Dots replace a missing first turn.
        if word.bytes().all(|letter| letter == b'.') {
            continue;
        }
        let turn = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let turn = if turn.len() < word.len() { turn.strip_prefix('.').unwrap_or(word) } else { word };
        let mut pieces = turn.split('x');
        // Before the first x there is a placement, a move or nothing.
        match pieces.next() {
            Some("") | None => {}
            Some(first) => actions.push(Action::read(first, text)?),
        }
        for point in pieces {
            actions.push(Action::Remove(super::Point::read(point, text)?));
        }
    }
    Ok(actions)
}

/// Writes a record: one word per turn, rounds numbered. If Black begins, dots replace White's turn.
pub fn write_record(history: &[Done]) -> String {
    let mut text = String::new();
    let mut round = 0;
    let mut last: Option<Side> = None;
    for done in history {
        let joins = matches!(done.action, Action::Remove(_)) && last == Some(done.side);
        if !joins {
            let opens = done.side == Side::White || last.is_none();
            if opens {
                round += 1;
                let space = if text.is_empty() { "" } else { " " };
                let _ = write!(text, "{space}{round}.");
                if done.side == Side::Black {
                    text.push_str(" ...");
                }
            }
            text.push(' ');
        }
        let _ = write!(text, "{}", done.action);
        last = Some(done.side);
    }
    text
}

impl Mill {
    /// Plays a record from a setup's start.
    ///
    /// # Errors
    /// The first word or action that is refused; the game up to there is lost.
    pub fn replay(mut self, record: &str) -> Result<Mill, RecordError> {
        let actions = read_record(record).map_err(RecordError::Read)?;
        for (number, action) in (1..).zip(actions) {
            self.apply(&action, &mut Vec::new()).map_err(|illegal| RecordError::Illegal {
                number,
                action: action.to_string(),
                why: illegal.message(),
            })?;
        }
        Ok(self)
    }

    /// The game so far, as a record.
    pub fn record(&self) -> String {
        write_record(self.history())
    }
}
