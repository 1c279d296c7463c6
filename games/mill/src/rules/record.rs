//! Game records in the usual joined form: `1. d6 f4 2. a1-a4xd7`. A turn is one word, rounds may be
//! numbered; reading also takes actions one by one, and what other programs write around them.

use crate::rules::{Action, Done, Ending, Mill, Side};
use parlour_kernel::{Fault, Message, ReadError, Rules};
use std::fmt::Write as _;

/// Why a record could not be played.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "field names say what they hold")]
#[non_exhaustive]
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

/// A record as read: what stands above the game, and the game as atomic actions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct Record {
    /// Names and values of lines such as `[White "Anna"]`.
    pub headers: Vec<(String, String)>,
    pub actions: Vec<Action>,
}

impl Record {
    /// The value of the first header with a name, whatever its case.
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.as_str())
    }
}

/// How a game came out, as records end.
pub(super) const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// Reads a record. Comments, variations, marks such as `!` and `$3`, numbers of rounds and the result are skipped.
///
/// # Errors
/// The first word that is not an action, or whatever is opened and never closed.
pub fn read_record(text: &str) -> Result<Record, ReadError> {
    let mut record = Record::default();
    let mut rest = text;
    while let Some(first) = {
        rest = rest.trim_start();
        rest.chars().next()
    } {
        let length = match first {
            '[' => {
                let length = closed(rest, text, ('[', ']'))?;
                record.headers.extend(header(&rest[1..length - 1]));
                length
            }
            '{' => closed(rest, text, ('{', '}'))?,
            '(' => closed(rest, text, ('(', ')'))?,
            ';' => rest.find('\n').unwrap_or(rest.len()),
            _ => {
                let ends = |letter: char| letter.is_whitespace() || "[{(;".contains(letter);
                let length = rest.find(ends).unwrap_or(rest.len());
                read_turn(&rest[..length], text, &mut record.actions)?;
                length
            }
        };
        rest = &rest[length..];
    }
    Ok(record)
}

/// The length of what begins with a bracket, to the bracket that closes it. Within headers, what is quoted may hold
/// brackets; variations may hold each other, and comments.
pub(super) fn closed(rest: &str, whole: &str, (open, close): (char, char)) -> Result<usize, ReadError> {
    let (mut depth, mut is_quoted, mut escaped, mut is_said) = (0, false, false, false);
    for (at, letter) in rest.char_indices() {
        let is_quote = open == '[' && letter == '"' && !escaped;
        escaped = letter == '\\' && !escaped;
        // Brackets within the comments of a variation mean nothing.
        if open == '(' && (letter == '{' || letter == '}') {
            is_said = letter == '{';
        }
        match letter {
            _ if is_said => {}
            _ if is_quote => is_quoted = !is_quoted,
            _ if is_quoted => {}
            // Only variations hold others of their kind.
            _ if letter == open && (depth == 0 || open == '(') => depth += 1,
            _ if letter == close => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Ok(at + letter.len_utf8());
        }
    }
    let line = rest.lines().next().unwrap_or(rest);
    Err(ReadError::at("record-open", whole, line))
}

/// Name and value of a header; nothing where it is none.
pub(super) fn header(text: &str) -> Option<(String, String)> {
    let (name, value) = text.trim().split_once(char::is_whitespace)?;
    // A quote or bracket in a name would be taken for the beginning or end of something else when it is written.
    if name.contains(['"', '\\', '[', ']']) {
        return None;
    }
    let value = value.trim().strip_prefix('"')?.strip_suffix('"')?;
    Some((name.to_owned(), value.replace("\\\"", "\"").replace("\\\\", "\\")))
}

/// Reads one word of a record: a turn, or something that is none.
pub(super) fn read_turn(word: &str, whole: &str, actions: &mut Vec<Action>) -> Result<(), ReadError> {
    if RESULTS.contains(&word) || word.starts_with('$') {
        return Ok(());
    }
    // Before a turn there may be the number of its round; dots replace a missing first turn.
    let unnumbered = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let turn = if unnumbered.starts_with('.') { unnumbered.trim_start_matches('.') } else { word };
    let turn = turn.trim_end_matches(['!', '?']);
    let mut pieces = turn.split('x');
    // Before the first x there is a placement, a move or nothing.
    match pieces.next() {
        Some("") | None => {}
        Some(first) => actions.push(Action::read(first, whole)?),
    }
    for point in pieces {
        actions.push(Action::Remove(super::Point::read(point, whole)?));
    }
    Ok(())
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
        let record = read_record(record).map_err(RecordError::Read)?;
        for (number, action) in (1..).zip(record.actions) {
            self.apply(&action, &mut Vec::new()).map_err(|illegal| RecordError::Illegal {
                number,
                action: action.to_string(),
                why: illegal.message(),
            })?;
        }
        Ok(self)
    }

    /// The turns so far, as a record without headers.
    pub fn record(&self) -> String {
        write_record(self.history())
    }

    /// The game so far as others read it, with headers for what it is played by and from, and its result.
    pub fn whole_record(&self) -> String {
        let result = match self.board().ending() {
            None => "*",
            Some(Ending { winner: Some(Side::White), .. }) => "1-0",
            Some(Ending { winner: Some(Side::Black), .. }) => "0-1",
            Some(_) => "1/2-1/2",
        };
        let mut text = format!("[Rules \"{}\"]\n", self.rules());
        if let Some(fen) = self.began_from() {
            let _ = writeln!(text, "[FEN \"{fen}\"]");
        }
        let _ = writeln!(text, "[Result \"{result}\"]\n");
        let turns = self.record();
        let space = if turns.is_empty() { "" } else { " " };
        let _ = write!(text, "{turns}{space}{result}");
        text
    }
}
