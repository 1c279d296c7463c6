//! What goes on by itself on a map: running, travelling, resting. One action after the other, until the game has
//! no more of them; the next key ends it.

use super::Table;
use crate::house::House;
use std::time::Duration;

/// How long each step is seen.
const STEP: Duration = Duration::from_millis(16);
/// After so many actions a game is saved even in the middle.
const SAVE_EVERY: u8 = 10;

#[derive(Default)]
pub(super) struct Stride {
    going: bool,
    /// Actions since the last save.
    unsaved: u8,
}

impl Stride {
    /// Something was done that may go on.
    pub fn begin(&mut self, may: bool) {
        self.going = may;
    }

    pub fn wake(&self) -> Option<Duration> {
        self.going.then_some(STEP)
    }

    pub fn unsaved(&self) -> bool {
        self.unsaved > 0
    }
}

impl Table {
    /// Does what comes next; all of it at once for those who want no motion.
    pub(super) fn go_on(&mut self, house: &mut House) {
        while self.stride.going {
            // Steps of one decision share its time: runs of equal ones are saved as one.
            let now = self.game.log().last();
            match self.game.advance(now) {
                Some(reply) => {
                    let refused = reply.refused.is_some();
                    self.take(reply, house);
                    self.stride.going = !refused;
                }
                None => self.stride.going = false,
            }
            if house.settings.motion {
                break;
            }
        }
    }

    /// Saves after every action, or on maps, where there are many, after some; and at the end.
    pub(super) fn keep_now_and_then(&mut self, house: &mut House) {
        self.stride.unsaved += 1;
        let often = !self.is_map() || self.stride.unsaved >= SAVE_EVERY || self.game.outcome().is_some();
        if often {
            self.keep(house);
        }
    }

    /// A save was written.
    pub(super) fn is_kept(&mut self) {
        self.stride.unsaved = 0;
    }
}
