//! What a table answers when it does not do something.

use kernel::{Fault, Message, ReadError};
use std::fmt;

/// A refusal: nothing changed but, for a mistake, the session's list of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The text is not an action of the game.
    Read(ReadError),
    /// The rules do not allow it.
    Illegal {
        /// The rule's code.
        code: &'static str,
        /// What to tell the player.
        message: Message,
    },
    /// Nothing to undo or redo.
    Empty,
}

impl Refused {
    /// Stable word for scripts.
    pub fn code(&self) -> &'static str {
        match self {
            Refused::Read(error) => error.code,
            Refused::Illegal { code, .. } => code,
            Refused::Empty => "empty",
        }
    }

    /// What to tell the player.
    pub fn message(&self) -> Message {
        match self {
            Refused::Read(error) => error.message(),
            Refused::Illegal { message, .. } => message.clone(),
            Refused::Empty => Message::new("table.empty"),
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.code(), self.message())
    }
}

impl std::error::Error for Refused {}
