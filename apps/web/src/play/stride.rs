//! What goes on by itself on a map: running, travelling, resting. A step a moment, until the game has no more of them or
//! the next input makes it stale.

use super::Play;
use leptos::{leptos_dom::helpers::set_timeout, prelude::*};
use std::time::Duration;

/// How long each step is seen.
const STEP: Duration = Duration::from_millis(24);
/// After so many actions a game is kept even on the way.
const KEEP_EVERY: u8 = 20;

impl Play {
    fn is_map(self) -> bool {
        self.scene.with_untracked(|scene| crate::board::glyphs(&scene.board).is_some())
    }

    /// Lets what was set going go on.
    pub(super) fn go_on(self) {
        if !self.is_map() || self.reel.watching.get_untracked() {
            return;
        }
        let epoch = self.next_epoch();
        let moves = self.settings.with_untracked(crate::settings::Settings::moves);
        set_timeout(move || self.next_step(epoch), if moves { STEP } else { Duration::ZERO });
    }

    fn next_step(self, epoch: u32) {
        if self.epoch.try_get_value() != Some(epoch) {
            return;
        }
        // Steps of one decision share its time: runs of equal ones are kept as one.
        let reply = self.table.try_update_value(|table| {
            let now = table.log().last();
            table.advance(now)
        });
        match reply.flatten() {
            Some(reply) => self.answered(reply),
            None if self.unsaved.get_value() > 0 => self.keep_all(),
            None => {}
        }
    }

    /// Keeps a game after every action; on maps, where there are many, when they come to rest.
    pub(super) fn keep_now_and_then(self) {
        self.unsaved.update_value(|count| *count += 1);
        let over = self.ask(|table| table.outcome().is_some());
        if !self.is_map() || over || self.unsaved.get_value() >= KEEP_EVERY {
            self.keep_all();
        }
    }

    fn keep_all(self) {
        self.unsaved.set_value(0);
        self.keep();
    }
}
