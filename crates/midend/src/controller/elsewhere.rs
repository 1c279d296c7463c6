//! A game open in several places at once, such as two tabs: it is played in one of them. The others show its
//! state and leave clock and computer alone, until somebody plays there.

use super::{Controller, Moment};
use crate::keeping::stamp;

/// What is known about the game in other places.
#[derive(Debug, Default)]
pub(super) struct Elsewhere {
    /// The stamp of the save that this table was last stored as or loaded from.
    stamp: String,
    /// Whether somebody here did something not in any save, such as choosing this game.
    decided: bool,
    /// Whether it is being played elsewhere.
    plays: bool,
}

impl Controller {
    /// The table is as this stored text has it.
    pub fn kept(&mut self, text: &str) {
        stamp(text).clone_into(&mut self.elsewhere.stamp);
        self.elsewhere.decided = false;
    }

    /// Somebody here chose this game: it may replace another one.
    pub fn choose(&mut self) {
        self.elsewhere.decided = true;
    }

    /// The game continued elsewhere, and this is its state: it is shown, and left to whoever plays it.
    pub fn follow_elsewhere(&mut self) {
        self.elsewhere.plays = true;
    }

    pub(crate) fn is_stamp(&self, text: &str) -> bool {
        !self.elsewhere.stamp.is_empty() && stamp(text) == self.elsewhere.stamp
    }

    pub(crate) fn has_decided(&self) -> bool {
        self.elsewhere.decided
    }

    pub(super) fn is_elsewhere(&self) -> bool {
        self.elsewhere.plays
    }

    /// Somebody here did something, so the comment on the previous step goes.
    pub(super) fn decide(&mut self, did: bool) {
        self.elsewhere.decided |= did;
        if did {
            self.forget_comment();
        }
    }

    /// Somebody uses the game here: from now on it is played here.
    pub(super) fn comes_here(&mut self, now: Moment) {
        if std::mem::take(&mut self.elsewhere.plays) {
            self.clock.start(now);
            self.next_turn(now);
        }
    }
}
