//! What happens between two scenes: dice in the air, sounds, sentences. Tied to an epoch, so that nothing of an
//! older game can write into a newer one.

use super::Play;
use leptos::{
    leptos_dom::helpers::{request_animation_frame, set_timeout},
    prelude::*,
};
use parlour_kernel::Message;
use parlour_scene::Cue;
use std::{rc::Rc, time::Duration};

/// How long dice tumble in the flat view, and lie there when the next scene no longer has them.
const TUMBLE: Duration = Duration::from_millis(750);
const LIE: Duration = Duration::from_millis(1100);

/// How long a refusal stands that the board shows, too.
const TOAST: Duration = Duration::from_millis(1200);

/// More sentences than this at once are only counted.
const SAID: usize = 4;

/// Dice that are not as the scene has them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dice {
    /// They are.
    AsShown,
    /// In the air; these faces will lie on top.
    Tumbling(Vec<u8>),
    /// At rest on these faces, for a moment, before the next scene.
    Lying(Vec<u8>),
}

/// Called when thrown dice rest.
pub type AtRest = Box<dyn FnOnce()>;

/// A 3D scene that throws dice: it shows the throw, then calls back. `skip` makes them rest.
#[derive(Clone)]
pub struct Throwing {
    /// Throws onto these faces and calls back when they rest.
    pub throw: Rc<dyn Fn(Vec<u8>, AtRest)>,
    /// Makes everything that moves jump to its end.
    pub skip: Rc<dyn Fn()>,
}

impl Play {
    /// Shows, plays and says what happened, then paints the scene as it is now.
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

    /// Lets the cells of a refusal draw the eye. False where there are none.
    pub(super) fn flash_refused(self, cues: &[Cue]) -> bool {
        let cells = |cue: &Cue| if let Cue::Flash { cells } = cue { cells.clone() } else { Vec::new() };
        let cells: Vec<u16> = cues.iter().flat_map(cells).collect();
        let flashes = !cells.is_empty();
        self.flash(cells);
        flashes
    }

    /// Lets cells draw the eye; a flash under way begins anew.
    fn flash(self, cells: Vec<u16>) {
        self.flashed.set(Vec::new());
        if !cells.is_empty() {
            request_animation_frame(move || drop(self.flashed.try_set(cells)));
        }
    }

    /// Takes back a notice that a mark on the board stands for as well, after a moment.
    pub(super) fn take_back(self, notice: Message) {
        let told = move || {
            if self.notice.try_with_untracked(|now| now.as_ref() == Some(&notice)) == Some(true) {
                self.notice.set(None);
            }
        };
        set_timeout(told, TOAST);
    }

    /// Makes dice in the air rest at once; false where none are.
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

    /// Nothing that is still moving or thinking may change what is shown from now on.
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

    /// The dice lie still. Where the next scene has put them away already, they lie for a moment.
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
