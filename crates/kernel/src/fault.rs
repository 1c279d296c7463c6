//! Refusals: a stable code and data. Their English is in `english.ftl`, for programmers; players are told by `locales/`.

use crate::{Message, english_errors};
use std::fmt;

/// Why something was refused. [`english_errors`](crate::english_errors) makes it an `Error` that prints a sentence.
pub trait Fault: Clone + Eq + fmt::Debug + Send + Sync {
    /// A stable word for scripts, such as `wrong-sum`.
    fn code(&self) -> &'static str;
    /// What to tell the player.
    fn message(&self) -> Message;
    /// Whether the attempt counts as a player's mistake and is recorded in the session.
    fn mistake(&self) -> bool {
        false
    }
}

/// A text that could not be parsed: what is wrong, and at which byte.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// A stable word for the kind of error.
    pub code: &'static str,
    /// Byte offset into the text.
    pub at: u32,
    /// The offending piece of the text, shortened.
    pub found: String,
}

impl ReadError {
    /// An error about `piece`, which must be a slice of `whole`: its offset is derived from its address.
    pub fn at(code: &'static str, whole: &str, piece: &str) -> Self {
        let offset = (piece.as_ptr() as usize).wrapping_sub(whole.as_ptr() as usize);
        let at = if offset <= whole.len() { offset as u32 } else { 0 };
        ReadError { code, at, found: piece.chars().take(40).collect() }
    }
}

impl ReadError {
    /// The line of the text that it is in, from 1, and the same error with its offset counted in characters from the
    /// beginning of that line.
    pub fn in_line(&self, whole: &str) -> (u32, ReadError) {
        let before = whole.get(..self.at as usize).unwrap_or(whole);
        let line = before.matches('\n').count() as u32 + 1;
        let at = before.rsplit('\n').next().map_or(0, |begun| begun.chars().count() as u32);
        (line, ReadError { at, ..self.clone() })
    }
}

impl Fault for ReadError {
    fn code(&self) -> &'static str {
        self.code
    }

    fn message(&self) -> Message {
        Message::new(format!("read.{}", self.code))
            .int("at", i64::from(self.at) + 1)
            .text("found", self.found.as_str())
    }
}

english_errors! { "" => ReadError }

/// Everything wrong with a setup, as one error: `Sudoku::start(&setup).map_err(Flaws)?`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaws<F>(pub Vec<F>);

/// Every reason, one after the other.
impl<F: fmt::Display> fmt::Display for Flaws<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, flaw) in self.0.iter().enumerate() {
            write!(f, "{}{flaw}", if index == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl<F: std::error::Error> std::error::Error for Flaws<F> {}
