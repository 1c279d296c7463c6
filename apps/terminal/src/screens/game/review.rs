//! Looking back: the board as it stood after each step. Nothing is undone by it; any other key leads back to the game.

use super::Table;
use crate::{house::House, keys::Press};
use kernel::Message;
use scene::Scene;
use table::Entry;

/// A scene with the keys that the person chose.
pub(in crate::screens) fn bound(scene: Scene, chosen: &table::Settings) -> Scene {
    scene.bound(|command| chosen.get(&format!("key.{command}")).map(str::to_owned))
}

impl Table {
    /// Goes through the game by keys; false where a key means something else.
    pub(super) fn look_back(&mut self, press: &Press, house: &House) -> bool {
        if self.run_by_key(press, house) {
            return true;
        }
        let steps = self.game.line().len();
        let to = match (press.key.as_str(), self.reviewed) {
            ("PageUp", None) if steps > 0 && !self.motion.in_the_air() => steps - 1,
            (_, None) => return false,
            ("PageUp" | "ArrowLeft" | "ArrowUp", Some(at)) => at.saturating_sub(1),
            ("PageDown" | "ArrowRight" | "ArrowDown", Some(at)) => (at + 1).min(steps),
            ("Home", Some(_)) => 0,
            ("End", Some(_)) => steps,
            (_, Some(_)) => {
                self.now_shown();
                return true;
            }
        };
        self.show_step(to);
        true
    }

    /// Looks at a game of the past from its start.
    pub fn begin_review(&mut self) {
        self.show_step(0);
    }

    /// Shows the game after so many steps.
    pub(super) fn show_step(&mut self, steps: usize) {
        let entry = steps.checked_sub(1).and_then(|before| self.game.line().get(before).copied());
        self.scene = self.game.scene_after(entry.map_or(0, |entry| entry + 1));
        self.reviewed = Some(steps);
    }

    /// Shows the game as it stands.
    pub(super) fn now_shown(&mut self) {
        self.scene = bound(self.game.scene(None), &self.keys);
        self.reviewed = None;
        self.reel.stop();
    }

    /// Which step is shown, while one looks back.
    pub(super) fn reviewed_words(&self, house: &House) -> Option<String> {
        let at = self.reviewed?;
        let line = self.game.line();
        let entry = at.checked_sub(1).and_then(|before| line.get(before));
        let record = entry.and_then(|entry| self.game.log().records().get(*entry));
        let step = match record.map(|record| &record.entry) {
            Some(Entry::Step(actions)) => actions.first().cloned().unwrap_or_default(),
            Some(Entry::Chance(action)) => action.clone(),
            _ => String::new(),
        };
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let words = Message::new("term.review-at").int("n", count(at)).int("all", count(line.len()));
        Some(house.say(&words.text("step", step)))
    }
}
