//! The game clock; it stops while the page is hidden.

use super::Play;
use leptos::{ev, prelude::*};

#[derive(Clone, Copy)]
pub struct Clock {
    /// Whole seconds played.
    pub seconds: RwSignal<u64>,
    /// Whether the player has paused.
    pub paused: RwSignal<bool>,
}

impl Clock {
    pub(super) fn new() -> Self {
        Clock { seconds: RwSignal::new(0), paused: RwSignal::new(false) }
    }
}

impl Play {
    /// Stops the clock and saves the game while the page is hidden.
    pub fn watch_sight(self) {
        let seen = window_event_listener(ev::visibilitychange, move |_| self.in_sight(!document().hidden()));
        // Not every browser fires `visibilitychange` when a page is left.
        let left = window_event_listener(ev::pagehide, move |_| self.keep_time());
        on_cleanup(move || {
            seen.remove();
            left.remove();
            if !self.control.is_disposed() {
                self.control.update_value(|control| control.in_sight(false, super::now()));
                if self.is_unsaved() {
                    self.keep_and_leave();
                }
            }
        });
    }

    fn in_sight(self, is: bool) {
        self.control.update_value(|control| control.in_sight(is, super::now()));
        if is {
            self.look_elsewhere();
        } else {
            self.keep_time();
        }
        self.pump();
    }

    pub fn pause(self, on: bool) {
        self.control(|control, now| control.pause(on, now));
    }

    /// Saves what is not in a save yet: the clock, in timed games, and steps of a journey.
    pub(super) fn keep_time(self) {
        if self.is_unsaved() {
            self.keep();
        }
    }

    fn is_unsaved(self) -> bool {
        self.control.with_value(|control| {
            control.is_unsaved() || control.table().card().timed && !control.is_only_viewed()
        })
    }
}
