//! Keeps the game on the page and its save in step: saving, moving to the shelf, following play in another
//! tab.

use super::{Origin, Play, arrive};
use crate::{browser, progress, stats, store};
use leptos::{ev, prelude::*};
use parlour_kernel::{Fault, Message};
use parlour_midend::{Controller, Kept};
use parlour_table::LoadError;

impl Play {
    /// Notices when the game continues in another tab.
    pub(super) fn watch_store(self) {
        let texts = store::Texts::of(self.game.id);
        let changed = window_event_listener(ev::storage, move |event: web_sys::StorageEvent| {
            if event.key().is_none_or(|key| texts.has(&key)) {
                self.look_elsewhere();
            }
        });
        let lost = window_event_listener_untyped("parlour-not-kept", move |_| {
            drop(self.notice.try_set(Some(Message::new("web.full"))));
        });
        let leaves = window_event_listener(ev::beforeunload, move |event| {
            if self.is_lost_on_leaving() {
                // The browser asks, in its own words.
                event.prevent_default();
            }
        });
        on_cleanup(move || {
            changed.remove();
            lost.remove();
            leaves.remove();
        });
    }

    /// Shows the newer state if the game continued in another tab.
    pub(super) fn look_elsewhere(self) {
        if self.control.is_disposed() {
            return;
        }
        let mut texts = store::Texts::of(self.game.id);
        let mut found = self.control.with_value(|control| parlour_midend::look(control, &texts));
        if found == Kept::Done {
            // Two tabs can write in the same moment: local storage has no lock.
            let reclaimed = self.control.try_update_value(|control| {
                parlour_midend::reclaim(control, self.game, &mut texts, browser::now())
            });
            found = reclaimed.unwrap_or(Kept::Done);
            self.show_unstored();
        }
        self.take_kept(found);
    }

    /// Saves the game, and counts it if it has ended. Whether there was something to tell about it.
    pub(super) fn keep(self) -> bool {
        let kept = self.write();
        let is_told = kept != Kept::Done;
        self.take_kept(kept);
        is_told
    }

    /// The same, but shows nothing, for when the page is being left.
    pub(super) fn keep_and_leave(self) {
        drop(self.write());
    }

    fn write(self) -> Kept {
        let kept = self.control.try_update_value(|control| store::keep(control, self.game));
        let kept = kept.unwrap_or(Kept::Done);
        self.show_unstored();
        if !kept.is_ours() || self.control.with_value(Controller::is_only_viewed) {
            return kept;
        }
        let change = self.control.try_update_value(Controller::ending_change).flatten();
        let counted = change.is_none_or(|change| self.ask(|table| stats::record(table, change)));
        self.ask(progress::record);
        if counted {
            return kept;
        }
        self.control.update_value(|control| control.note_kept(&Kept::Failed));
        self.show_unstored();
        Kept::Failed
    }

    fn show_unstored(self) {
        let unstored = self.control.with_value(Controller::unstored);
        if self.unstored.try_get_untracked().is_some_and(|shown| shown != unstored) {
            self.unstored.set(unstored);
            // It is tried again by itself.
            self.wake_in_time();
        }
    }

    /// Whether leaving now loses the game: one last try is made to store it.
    pub fn is_lost_on_leaving(self) -> bool {
        let is_unstored = || self.control.with_value(|control| control.unstored().is_some());
        is_unstored() && {
            drop(self.write());
            is_unstored()
        }
    }

    /// Shows the outcome of saving.
    pub(super) fn take_kept(self, kept: Kept) {
        let mut notice = kept.notice();
        match kept {
            // The warning above the message says so until a write succeeds.
            Kept::Done | Kept::Failed => return,
            Kept::ShelfFull | Kept::Parted => {}
            Kept::Elsewhere(text) => {
                if let Err(error) = self.follow_elsewhere(&text) {
                    notice = Some(Message::new("web.damaged-elsewhere").message("why", error.message()));
                }
            }
            Kept::EndedElsewhere => self.leave_view(),
        }
        self.notice.set(notice);
    }

    /// Shows the game as it was played elsewhere, unless it cannot be read: a newer version of the page may have
    /// written it.
    fn follow_elsewhere(self, text: &str) -> Result<(), LoadError> {
        let table = self.game.load(text)?;
        self.lay(table);
        self.control.update_value(|control| {
            control.kept(text);
            control.follow_elsewhere();
        });
        self.begin();
        Ok(())
    }

    /// Takes note of how the table got here.
    pub fn came_by(self, origin: &Origin) {
        match origin {
            Origin::New => {}
            Origin::Kept(text) => self.control.update_value(|control| control.kept(text)),
            Origin::Chosen => {
                self.control.update_value(Controller::choose);
                self.keep();
            }
            Origin::Viewed => self.view_arrived(),
        }
    }

    /// Leaves a past game for the current one.
    pub(super) fn leave_view(self) {
        let arrival = arrive(self.game);
        self.lay(arrival.table);
        self.came_by(&arrival.origin);
        self.begin();
        if arrival.stale {
            self.make_fresh();
        }
    }

    /// Moves the game on the table to the shelf before another takes its place. False if there is no room;
    /// then it must stay.
    pub(super) fn make_room(self) -> bool {
        if self.control.with_value(Controller::is_only_viewed) {
            return true;
        }
        match self.ask(store::make_room) {
            Kept::Done => true,
            // Nothing can be stored: only the player can decide to lose it.
            _ if self.control.with_value(|control| control.unstored().is_some()) => {
                let question = untrack(|| self.say(&Message::new("web.unstored-leave")));
                let agrees = browser::agrees(&question);
                if agrees {
                    store::give_up(self.game.id);
                }
                agrees
            }
            _ => {
                self.take_kept(Kept::ShelfFull);
                false
            }
        }
    }
}
