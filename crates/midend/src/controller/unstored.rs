//! Whether the game on the screen is stored. That it is not is a state: it is shown until a write succeeds, and leaving
//! the game asks first.

use super::{Controller, Effects, Moment};
use crate::Kept;
use std::time::Duration;

/// Why the game on the screen is not stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unstored {
    /// It could not be written.
    Failed,
    /// It would replace a game for which the shelf has no room.
    ShelfFull,
}

/// How long to wait before the next try: somebody may make room meanwhile.
const AGAIN: Duration = Duration::from_secs(3);

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

    /// Tries again now and then.
    pub(super) fn store_again(&mut self, now: Moment) -> Effects {
        let due = self.store_due.filter(|_| self.unstored.is_some());
        self.store_due = self.unstored.map(|_| now.running + AGAIN);
        match due {
            Some(due) if now.running >= due => Effects { save: self.saves(), ..Effects::default() },
            Some(due) => {
                self.store_due = Some(due);
                Effects::default()
            }
            None => Effects::default(),
        }
    }

    /// When to try again.
    pub(super) fn next_try(&self, now: Moment) -> Option<Duration> {
        self.unstored.map(|_| self.store_due.unwrap_or(now.running + AGAIN))
    }

    /// Why the game is not stored, if it is not.
    pub fn unstored(&self) -> Option<Unstored> {
        self.unstored
    }
}
