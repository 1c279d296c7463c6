//! The time a game takes: it runs while the page is seen, the game goes on and nobody has paused it. It is kept in the
//! session, so that every save has it; no save is made for its sake alone while it runs.

use super::Play;
use crate::{browser, store};
use leptos::{ev, leptos_dom::helpers::set_interval_with_handle, prelude::*};
use std::time::Duration;

/// Twice a second, so that no second is left out.
const TICK: Duration = Duration::from_millis(500);

/// A longer silence between two ticks means that the device slept.
const ASLEEP: u64 = 5_000;

/// The clock of a game.
#[derive(Clone, Copy)]
pub struct Clock {
    /// Whole seconds played.
    pub seconds: RwSignal<u64>,
    /// Whether the player has paused.
    pub paused: RwSignal<bool>,
    /// When time was last added; none while it stands.
    added: StoredValue<Option<u64>>,
}

impl Clock {
    pub(super) fn new() -> Self {
        Clock { seconds: RwSignal::new(0), paused: RwSignal::new(false), added: StoredValue::new(None) }
    }

    /// Another game begins.
    pub(super) fn restart(self) {
        self.added.set_value(None);
        self.paused.set(false);
    }
}

impl Play {
    /// Runs the clock as long as the page is open.
    pub fn run_clock(self) {
        self.tick();
        if let Ok(handle) = set_interval_with_handle(move || self.tick(), TICK) {
            on_cleanup(move || handle.clear());
        }
        let seen = window_event_listener(ev::visibilitychange, move |_| {
            self.tick();
            if document().hidden() {
                self.keep_time();
            }
        });
        on_cleanup(move || {
            seen.remove();
            if !self.table.is_disposed() {
                self.tick();
                self.keep_time();
            }
        });
    }

    /// Pauses, or goes on.
    pub fn pause(self, on: bool) {
        if !self.game.card.timed || on && self.over.get_untracked() {
            return;
        }
        self.tick();
        self.clock.paused.set(on);
        if on {
            self.keep_time();
        } else {
            self.clock.added.set_value(None);
        }
        self.tick();
    }

    /// Adds the time since the last tick.
    pub(super) fn tick(self) {
        let now = browser::now().0;
        let runs = !document().hidden()
            && !self.clock.paused.get_untracked()
            && self.table.with_value(|table| table.outcome().is_none());
        let added = self.clock.added.get_value().filter(|_| runs);
        let passed = added.map_or(0, |added| now.saturating_sub(added));
        self.clock.added.set_value(runs.then_some(now));
        if passed > 0 && passed < ASLEEP {
            self.table.update_value(|table| table.session_mut().played += passed);
        }
        let seconds = self.ask(|table| table.session().played) / 1000;
        if self.clock.seconds.get_untracked() != seconds {
            self.clock.seconds.set(seconds);
        }
    }

    /// Keeps the time with the game, where it is taken.
    pub(super) fn keep_time(self) {
        if self.game.card.timed {
            self.tick();
            // What cannot be kept was told with the last move.
            self.ask(store::keep);
        }
    }
}

/// A time as people write it: `4:09`, `1:02:03`.
pub fn time_text(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::time_text;

    #[test]
    fn times_read_as_people_write_them() {
        let shown = [0, 59, 60, 249, 3600, 3723].map(time_text);
        assert_eq!(shown, ["0:00", "0:59", "1:00", "4:09", "1:00:00", "1:02:03"]);
    }
}
