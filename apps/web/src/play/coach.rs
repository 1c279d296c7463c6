//! What of the teacher is on the page: the hint, the word about the last step, cells that are wrong.

use super::Play;
use leptos::prelude::*;
use parlour_kernel::Message;

/// What the teacher says at the moment.
#[derive(Clone, Copy)]
pub struct Coach {
    /// About what to do.
    pub hint: RwSignal<parlour_midend::Coach>,
    /// About what was done: the sentence to say.
    pub judged: RwSignal<Option<Message>>,
    /// Cells that are not as in the solution, as far as that was asked.
    pub wrong: RwSignal<Vec<u16>>,
    /// Cells that what is told calls by letters.
    pub letters: RwSignal<Vec<(u16, char)>>,
}

impl Coach {
    pub(super) fn new() -> Self {
        Coach {
            hint: RwSignal::new(parlour_midend::Coach::Quiet),
            judged: RwSignal::new(None),
            wrong: RwSignal::new(Vec::new()),
            letters: RwSignal::new(Vec::new()),
        }
    }

    /// Whether what is told of the hint is about a cell; tracks.
    pub fn hints_at(self, cell: u16) -> bool {
        self.hint.with(|hint| hint.lit().contains(&cell))
    }

    /// The letter that what is told calls a cell by; tracks.
    pub fn letter(self, cell: u16) -> Option<char> {
        self.letters
            .with(|letters| letters.iter().find(|(known, _)| *known == cell).map(|(_, letter)| *letter))
    }

    /// The cells that what is told of the hint is about; tracks.
    pub fn hinted(self) -> Vec<u16> {
        self.hint.with(|hint| hint.lit().to_vec())
    }
}

impl Play {
    /// Asks how good the last step was.
    pub fn review_step(self) {
        self.control.update_value(parlour_midend::Controller::review);
        self.pump();
    }

    /// Does the action of a hint.
    pub fn follow(self, action: &str) {
        self.control(|control, now| control.follow(action, now));
    }
}
