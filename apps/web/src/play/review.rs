//! Looking back: the scenes of a game that stands, step by step. Nothing is undone by it, and the game goes on meanwhile.

use super::Play;
use catalog::AnyTable;
use leptos::prelude::*;
use scene::Scene;

impl Play {
    /// What is to be painted: the table, or what one looks back at.
    pub(super) fn shown(self, table: &dyn AnyTable) -> Scene {
        match self.reviewed.get_untracked() {
            None => self.bound(table.scene(None)),
            Some(0) => table.scene_after(0),
            Some(steps) => {
                let line = table.line();
                let last = line.get(steps - 1).or(line.last());
                table.scene_after(last.map_or(0, |entry| entry + 1))
            }
        }
    }

    pub(super) fn is_reviewing(self) -> bool {
        self.reviewed.with_untracked(Option::is_some)
    }

    /// Shows the game after so many steps, at most all; nothing is the game as it stands. What runs by itself stops.
    pub fn review(self, steps: Option<usize>) {
        self.run(false);
        if steps.is_none() && self.viewing.get_value() {
            return self.leave_view();
        }
        self.show_step(steps);
    }

    /// The same while it runs on.
    pub(super) fn show_step(self, steps: Option<usize>) {
        self.skip();
        let all = self.steps();
        self.reviewed.set(steps.map(|steps| steps.min(all)));
        self.refresh();
    }

    /// How many steps there are to look back at.
    pub fn steps(self) -> usize {
        self.ask(|table| table.line().len())
    }

    /// What a key means while one looks back; false where it means nothing then.
    pub(super) fn review_key(self, key: &str) -> bool {
        let Some(at) = self.reviewed.get_untracked() else { return false };
        let to = match key {
            "ArrowLeft" | "ArrowUp" => Some(at.saturating_sub(1)),
            "ArrowRight" | "ArrowDown" => Some(at + 1),
            "Home" => Some(0),
            "End" => Some(usize::MAX),
            "Escape" => None,
            " " => {
                self.run(!self.reel.running.get_untracked());
                return true;
            }
            "+" => {
                self.reel.faster();
                return true;
            }
            _ => return false,
        };
        self.review(to);
        true
    }
}
