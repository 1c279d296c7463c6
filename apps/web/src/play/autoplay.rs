//! What plays by itself, on the page: a game that one looks back at, and the computer that one watches.

use super::Play;
use leptos::prelude::*;

/// What plays by itself.
#[derive(Clone, Copy)]
pub struct Autoplay {
    /// Whether the game that one looks back at runs on.
    pub running: RwSignal<bool>,
    /// Whether the computer plays while one watches.
    pub watching: RwSignal<bool>,
    /// How fast.
    pub speed: RwSignal<u32>,
}

impl Autoplay {
    pub(super) fn new() -> Self {
        Autoplay {
            running: RwSignal::new(false),
            watching: RwSignal::new(false),
            speed: RwSignal::new(parlour_midend::pace::SPEEDS[0]),
        }
    }
}

impl Play {
    /// The next speed, round and round.
    pub fn faster(self) {
        self.control.update_value(parlour_midend::Controller::faster);
        self.refresh();
    }

    /// Lets the game that one looks back at run on, or stops it.
    pub fn run(self, on: bool) {
        self.skip();
        self.control(|control, now| control.run(on, now));
    }

    /// Gives a game that one watches back to the person.
    pub fn stop_watching(self) {
        self.control(|control, _| control.stop_watching());
    }

    /// Shows the game after so many steps, at most all; nothing is the game as it stands.
    pub fn review(self, steps: Option<usize>) {
        if steps.is_none() && self.control.with_value(parlour_midend::Controller::is_only_viewed) {
            return self.leave_view();
        }
        self.skip();
        self.control(|control, _| control.look_back(steps));
    }

    /// What a key means while one looks back; false where it means nothing then.
    pub(super) fn review_key(self, key: &str) -> bool {
        if self.reviewed.get_untracked().is_none() {
            return false;
        }
        if key == "Escape" {
            self.review(None);
            return true;
        }
        let effects = self.control.try_update_value(|control| control.look_back_key(key, super::now()));
        let effects = effects.flatten();
        let taken = effects.is_some();
        self.take(effects.unwrap_or_default());
        taken
    }
}
