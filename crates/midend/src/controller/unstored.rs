//! Whether the game on the screen is stored. That it is not is a state: it is shown until a write succeeds, and leaving
//! the game asks first.

use super::Controller;
use crate::Kept;

/// Why the game on the screen is not stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unstored {
    /// It could not be written.
    Failed,
    /// It would replace a game for which the shelf has no room.
    ShelfFull,
}

impl Unstored {
    /// The key of the warning that is shown as long as it lasts.
    pub fn key(self) -> &'static str {
        match self {
            Unstored::Failed => "ui.unstored",
            Unstored::ShelfFull => "ui.unstored-full",
        }
    }
}

impl Controller {
    /// Takes note of the outcome of storing the game.
    pub fn note_kept(&mut self, kept: &Kept) {
        self.unstored = match kept {
            Kept::Failed => Some(Unstored::Failed),
            Kept::ShelfFull => Some(Unstored::ShelfFull),
            Kept::Done | Kept::Elsewhere(_) | Kept::EndedElsewhere | Kept::Parted => None,
        };
    }

    /// Why the game is not stored, if it is not.
    pub fn unstored(&self) -> Option<Unstored> {
        self.unstored
    }
}
