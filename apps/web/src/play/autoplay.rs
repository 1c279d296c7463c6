//! Reviewing a past game as it plays itself, and watching the computer.

use super::Play;
use leptos::prelude::*;
use parlour_midend::Controller;

#[derive(Clone, Copy)]
pub struct Autoplay {
    /// Whether the game being reviewed advances by itself.
    pub running: RwSignal<bool>,
    /// Whether the user is watching the computer play.
    pub watching: RwSignal<bool>,
    /// The speed of both.
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
    /// Cycles through the speeds.
    pub fn faster(self) {
        self.control.update_value(Controller::faster);
        self.refresh();
    }

    /// Starts or stops automatic playback of the game being reviewed.
    pub fn run(self, on: bool) {
        self.skip();
        self.control(|control, now| control.run(on, now));
    }

    /// Hands a game being watched back to the player.
    pub fn stop_watching(self) {
        self.control(|control, _| control.stop_watching());
    }

    /// Shows the game after `steps` steps, at most all of them; `None` returns to the current game.
    pub fn review(self, steps: Option<usize>) {
        let leaves = |control: &Controller| control.is_only_viewed() && !control.is_studying();
        if steps.is_none() && self.control.with_value(leaves) {
            return self.leave_view();
        }
        self.skip();
        self.control(|control, _| control.look_back(steps));
    }

    /// Handles a key during a review; false if it means nothing there.
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
