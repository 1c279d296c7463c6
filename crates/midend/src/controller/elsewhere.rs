//! A game that is open in several places at once, such as two tabs: it is played in one of them. The others show how it
//! stands and leave clock and computer alone, until somebody plays there.

use super::{Controller, Moment};
use crate::keeping::stamp;

/// What is known of the game in other places.
#[derive(Debug, Default)]
pub(super) struct Elsewhere {
    /// The stamp of the save that this table was last kept as or found in.
    stamp: String,
    /// Whether somebody here decided something that no save has, a game to play included.
    decided: bool,
    /// Whether it is played elsewhere.
    plays: bool,
}

impl Controller {
    /// The table is as this text has it, which is kept.
    pub fn kept(&mut self, text: &str) {
        stamp(text).clone_into(&mut self.elsewhere.stamp);
        self.elsewhere.decided = false;
    }

    /// Somebody here chose this game: it may take the place of another one.
    pub fn choose(&mut self) {
        self.elsewhere.decided = true;
    }

    /// The game went on elsewhere, and this is how it stands: it is shown, and left to whoever plays it.
    pub fn follow_elsewhere(&mut self) {
        self.elsewhere.plays = true;
    }

    pub(crate) fn is_stamp(&self, text: &str) -> bool {
        stamp(text) == self.elsewhere.stamp
    }

    pub(crate) fn has_decided(&self) -> bool {
        self.elsewhere.decided
    }

    pub(super) fn is_elsewhere(&self) -> bool {
        self.elsewhere.plays
    }

    /// Somebody here did something. What was said of the step before is said no longer.
    pub(super) fn decide(&mut self, did: bool) {
        self.elsewhere.decided |= did;
        if did {
            self.forget_comment();
        }
    }

    /// Somebody turns to the game here: it is played here from now on.
    pub(super) fn comes_here(&mut self, now: Moment) {
        if std::mem::take(&mut self.elsewhere.plays) {
            self.clock.start(now);
            self.next_turn(now);
        }
    }
}
