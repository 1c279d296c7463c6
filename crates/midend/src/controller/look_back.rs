//! Looking back: the scenes of a game that stands, step by step or running on; and those of a lesson in the same way.
//! Nothing is undone by it.

use super::{Controller, Effects, Moment};
use crate::pace;
use parlour_kernel::Message;
use parlour_scene::{Scene, command};
use std::time::Duration;

/// The position in a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LookBack {
    /// How many steps are shown.
    at: usize,
    /// When the next step is due, during automatic playback.
    due: Option<Duration>,
}

impl LookBack {
    /// After this many steps, standing still.
    pub fn at(steps: usize) -> Self {
        LookBack { at: steps, due: None }
    }
}

impl Controller {
    /// How many steps are shown, during a review.
    pub fn looked_back_at(&self) -> Option<usize> {
        self.look_back.map(|look_back| look_back.at)
    }

    /// Whether the review plays automatically.
    pub fn runs(&self) -> bool {
        self.run_due().is_some()
    }

    /// How many steps there are to review.
    pub fn steps(&self) -> usize {
        self.pages().or_else(|| self.study_steps()).unwrap_or_else(|| self.table.line().len())
    }

    /// Shows the game after this many steps, at most all; `None` returns to the current game. Stops playback.
    pub fn look_back(&mut self, to: Option<usize>) -> Effects {
        if self.is_studying() {
            return self.look_in_study(to);
        }
        if self.is_first_round() {
            return Effects::default();
        }
        self.look_back = to.map(|steps| LookBack { at: steps.min(self.steps()), due: None });
        if to.is_none() {
            self.lesson = None;
        }
        if self.is_explaining() { self.newest() } else { Effects::changed() }
    }

    /// Starts playback, from the beginning if it is at the end; or stops it.
    pub fn run(&mut self, on: bool, now: Moment) -> Effects {
        let all = self.steps();
        let wait = pace::beat(self.speed, self.manners.moves).0;
        if self.is_studying() {
            return Effects::default();
        }
        if let Some(look_back) = &mut self.look_back {
            look_back.due = on.then_some(now.running + wait);
            if on && look_back.at == all {
                look_back.at = 0;
            }
        }
        Effects::changed()
    }

    pub(super) fn run_due(&self) -> Option<Duration> {
        self.look_back?.due
    }

    /// Shows the next step of the playback when it is due.
    pub(super) fn run_on(&mut self, now: Moment) -> Effects {
        let all = self.steps_if_looking_back();
        let (wait, steps) = pace::beat(self.speed, self.manners.moves);
        let Some(look_back) = &mut self.look_back else { return Effects::default() };
        if look_back.due.is_none_or(|due| now.running < due) {
            return Effects::default();
        }
        look_back.at = (look_back.at + steps).min(all);
        look_back.due = (look_back.at < all).then_some(now.running + wait);
        Effects::changed()
    }

    fn steps_if_looking_back(&self) -> usize {
        if self.look_back.is_some() { self.steps() } else { 0 }
    }

    /// Handles a key during a review; `None` if it means nothing there.
    pub fn look_back_key(&mut self, key: &str, now: Moment) -> Option<Effects> {
        if self.is_studying() {
            return self.study_key(key, now);
        }
        let at = self.looked_back_at()?;
        let to = match key {
            "ArrowLeft" | "ArrowUp" | "PageUp" => Some(at.saturating_sub(1)),
            "ArrowRight" | "ArrowDown" | "PageDown" => Some(at + 1),
            "[" => Some(at.saturating_sub(self.tenth())),
            "]" => Some(at + self.tenth()),
            "Home" => Some(0),
            "End" => Some(usize::MAX),
            "Escape" => None,
            " " => return Some(self.run(!self.runs(), now)),
            "+" => {
                self.faster();
                return Some(Effects::changed());
            }
            _ if self.scene().command_for_key(key).is_some_and(|known| known.id == command::ANALYSE) => {
                return Some(self.begin_study(now));
            }
            _ => return None,
        };
        Some(self.look_back(to))
    }

    /// A tenth of the game, to get through a long one.
    fn tenth(&self) -> usize {
        (self.steps() / 10).max(1)
    }

    pub(super) fn look_back_scene(&self) -> Option<Scene> {
        let at = self.looked_back_at()?;
        if let Some(scene) = self.study_scene().or_else(|| self.page_scene(at)) {
            return Some(scene);
        }
        let line = self.table.line();
        let entry = at.checked_sub(1).and_then(|before| line.get(before).or(line.last()));
        let mut scene = self.table.scene_after(entry.map_or(0, |entry| entry + 1));
        for offered in scene.commands.iter_mut().filter(|offered| offered.id == command::ANALYSE) {
            offered.enabled = true;
        }
        Some(scene)
    }

    /// Which step is shown, out of how many, during a review.
    pub fn look_back_words(&self) -> Option<Message> {
        let at = self.looked_back_at()?;
        if let Some(words) = self.page_words(at) {
            return Some(words);
        }
        if let Some(view) = self.study().filter(|view| !view.own.is_empty()) {
            let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
            let words = Message::new("ui.study-own").int("n", count(view.at - view.in_game));
            let words = words.int("from", count(view.in_game));
            return Some(words.text("step", view.own.last().map_or("", String::as_str)));
        }
        let line = self.table.line();
        let entry = at.checked_sub(1).and_then(|before| line.get(before));
        let listed = self.table.listed();
        let step = entry.and_then(|entry| listed.into_iter().find(|(listed, _)| listed == entry));
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let words = Message::new(if step.is_some() { "ui.review-at" } else { "ui.review-start" });
        let words = words.int("n", count(at)).int("all", count(line.len()));
        Some(match step {
            Some((_, name)) => words.message("step", name),
            None => words,
        })
    }
}
