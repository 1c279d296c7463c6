//! The analysis on the page: what the controller holds of it, and what people do there.

use super::Play;
use leptos::prelude::*;
use parlour_kernel::Message;
use parlour_midend::StudyView;

impl Play {
    /// Shows the game after so many steps in an analysis.
    pub fn turn_to(self, steps: usize) {
        self.control(|control, _| control.turn_to(steps));
    }

    /// Tries an action out on the board of an analysis.
    pub fn try_out(self, action: &str) {
        self.control(|control, now| control.try_out(action, now));
    }

    /// Something of the analysis, rebuilt only when it changes; nothing while there is none.
    pub fn studied<T: PartialEq + Send + Sync + 'static>(self, part: fn(&StudyView) -> T) -> Memo<Option<T>> {
        Memo::new(move |_| self.study.with(|study| study.as_ref().map(part)))
    }

    /// Goes on with a game that begins at a position looked at.
    pub(super) fn go_on(self, save: &str) {
        match self.game.load(save) {
            Ok(table) => self.replace(table),
            Err(_) => self.notice.set(Some(Message::new("web.unreadable-link"))),
        }
    }
}
