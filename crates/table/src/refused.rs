//! Why a table refuses something.

use parlour_kernel::{Fault, Message, ReadError, write_english};
use std::fmt;

/// A refusal. Nothing changed, except that a mistake is logged and listed in the session.
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
    /// Nothing to undo, redo, bookmark or go back to.
    Empty,
    /// The log has no room for more: this game is as long as a game can be.
    Full,
}

impl Refused {
    /// A stable word for scripts.
    pub fn code(&self) -> &'static str {
        match self {
            Refused::Read(error) => error.code,
            Refused::Illegal { code, .. } => code,
            Refused::Empty => "empty",
            Refused::Full => "full",
        }
    }

    /// What to tell the player.
    pub fn message(&self) -> Message {
        match self {
            Refused::Read(error) => error.message(),
            Refused::Illegal { message, .. } => message.clone(),
            Refused::Empty => Message::new("table.empty"),
            Refused::Full => Message::new("table.full"),
        }
    }
}

/// In English; a game's own refusal as key and data, whose sentence that game has.
impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_english(&self.message(), crate::ENGLISH, f)
    }
}

impl std::error::Error for Refused {}
