//! Looking back: the board as it stood after each step. Nothing is undone by it; any other key leads back to the game.

use super::Table;
use crate::{house::House, keys::Press};
use kernel::Message;
use table::Entry;

impl Table {
    /// Goes through the game by keys; false where a key means something else.
    pub(super) fn look_back(&mut self, press: &Press) -> bool {
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
        let entry = to.checked_sub(1).and_then(|before| self.game.line().get(before).copied());
        self.scene = self.game.scene_after(entry.map_or(0, |entry| entry + 1));
        self.reviewed = Some(to);
        true
    }

    /// Shows the game as it stands.
    pub(super) fn now_shown(&mut self) {
        self.scene = self.game.scene(None);
        self.reviewed = None;
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
