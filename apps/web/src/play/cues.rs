//! What happens between two scenes: tumbling dice, sounds, announcements. Each is tied to an epoch, so that
//! nothing from an older game can write into a newer one.

use super::Play;
use leptos::{
    leptos_dom::helpers::{request_animation_frame, set_timeout},
    prelude::*,
};
use parlour_kernel::Message;
use parlour_scene::Cue;
use std::{rc::Rc, time::Duration};

/// How long dice tumble in the flat view, and how long they stay when the next scene no longer has them.
const TUMBLE: Duration = Duration::from_millis(750);
const LIE: Duration = Duration::from_millis(1100);

/// How long a refusal is shown if the board marks it too.
const TOAST: Duration = Duration::from_millis(1200);

/// More sentences than this at once are only counted.
const SAID: usize = 4;

/// How the dice on the page differ from the scene.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dice {
    /// Not at all.
    AsShown,
    /// Tumbling; these faces will come up.
    Tumbling(Vec<u8>),
    /// Resting briefly on these faces before the next scene.
    Lying(Vec<u8>),
}

/// Called when thrown dice come to rest.
pub type AtRest = Box<dyn FnOnce()>;

/// How the 3D scene throws dice.
#[derive(Clone)]
pub struct Throwing {
    /// Throws these faces and calls back when the dice rest.
    pub throw: Rc<dyn Fn(Vec<u8>, AtRest)>,
    /// Finishes all motion at once.
    pub skip: Rc<dyn Fn()>,
}

impl Play {
    /// Shows, plays and announces what happened, then paints the current scene.
    pub(super) fn tell(self, cues: Vec<Cue>) {
        let mut cues = cues.into_iter();
        let mut said = Vec::new();
        let mut end = None;
        let mut flashing = Vec::new();
        for cue in cues.by_ref() {
            match cue {
                Cue::Say(message) => said.push(untrack(|| self.say(&message))),
                Cue::Flip { .. } => self.sound("flip"),
                Cue::Flash { cells } => flashing.extend(cells),
                Cue::End { won } => end = Some(won),
                Cue::Roll(faces) => {
                    self.announcer.say(&said);
                    return self.throw(faces, cues.collect());
                }
            }
        }
        if said.len() > SAID {
            let many = Message::new("ui.many-changes").int("n", said.len() as u32);
            let last = said.pop().filter(|_| end.is_some());
            said = [Some(untrack(|| self.say(&many))), last].into_iter().flatten().collect();
        }
        self.announcer.say(&said);
        self.refresh();
        if !flashing.is_empty() {
            self.flash(flashing);
        }
        if let Some(won) = end {
            self.ended.set(Some(won));
            if won {
                self.sound("won");
            }
        }
        self.all_shown();
    }

    /// Flashes the cells of a refusal; false if there are none.
    pub(super) fn flash_refused(self, cues: &[Cue]) -> bool {
        let cells = |cue: &Cue| if let Cue::Flash { cells } = cue { cells.clone() } else { Vec::new() };
        let cells: Vec<u16> = cues.iter().flat_map(cells).collect();
        let flashes = !cells.is_empty();
        self.flash(cells);
        flashes
    }

    /// Flashes cells, restarting a flash in progress.
    fn flash(self, cells: Vec<u16>) {
        self.flashed.set(Vec::new());
        if !cells.is_empty() {
            request_animation_frame(move || drop(self.flashed.try_set(cells)));
        }
    }

    /// Removes a notice after a moment, when the board marks the same thing.
    pub(super) fn take_back(self, notice: Message) {
        let told = move || {
            if self.notice.try_with_untracked(|now| now.as_ref() == Some(&notice)) == Some(true) {
                self.notice.set(None);
            }
        };
        set_timeout(told, TOAST);
    }

    /// Makes tumbling dice rest at once; false if there are none.
    pub fn skip(self) -> bool {
        let moving = self.dice.with_untracked(|dice| *dice != Dice::AsShown);
        if moving {
            self.throwing.with_value(|throwing| {
                if let Some(throwing) = throwing {
                    (throwing.skip)();
                }
            });
            self.finish(self.epoch.get_value());
        }
        moving
    }

    /// From now on, no animation or engine in progress may change what is shown.
    pub(super) fn forget_animations(self) {
        self.next_epoch();
        self.pending.set_value(None);
        self.dice.set(Dice::AsShown);
        self.throwing.with_value(|throwing| {
            if let Some(throwing) = throwing {
                (throwing.skip)();
            }
        });
    }

    pub(super) fn next_epoch(self) -> u32 {
        self.epoch
            .try_update_value(|epoch| {
                *epoch = epoch.wrapping_add(1);
                *epoch
            })
            .unwrap_or_default()
    }

    fn throw(self, faces: Vec<u8>, rest: Vec<Cue>) {
        let epoch = self.next_epoch();
        self.pending.set_value(Some(rest));
        if !self.settings.with_untracked(crate::settings::Settings::moves) {
            self.sound("roll");
            return self.finish(epoch);
        }
        self.sound("roll");
        self.dice.set(Dice::Tumbling(faces.clone()));
        let throwing = self.throwing.with_value(Clone::clone);
        match throwing {
            Some(throwing) => {
                let lying = faces.clone();
                (throwing.throw)(faces, Box::new(move || self.come_to_rest(epoch, lying)));
            }
            None => set_timeout(move || self.come_to_rest(epoch, faces), TUMBLE),
        }
    }

    /// Shows the dice at rest, and keeps them for a moment if the next scene no longer has them.
    fn come_to_rest(self, epoch: u32, faces: Vec<u8>) {
        if self.epoch.try_get_value() != Some(epoch) {
            return;
        }
        let next = self.ask(|table| crate::board::dice(&table.scene(None).board).to_vec());
        if next == faces {
            return self.finish(epoch);
        }
        self.dice.set(Dice::Lying(faces));
        set_timeout(move || self.finish(epoch), LIE);
    }

    fn finish(self, epoch: u32) {
        if self.epoch.try_get_value() != Some(epoch) {
            return;
        }
        self.next_epoch();
        if let Some(Some(rest)) = self.pending.try_update_value(Option::take) {
            self.dice.set(Dice::AsShown);
            self.tell(rest);
        }
    }
}
