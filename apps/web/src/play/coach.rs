//! The coach's state on the page: the hint, the verdict on the last step, wrong cells.

use super::Play;
use leptos::prelude::*;
use parlour_kernel::Message;
use parlour_midend::{Mark, Part};

#[derive(Clone, Copy)]
pub struct Coach {
    /// What to do next.
    pub hint: RwSignal<parlour_midend::Coach>,
    /// The verdict on the last step.
    pub judged: RwSignal<Option<Message>>,
    /// Cells that differ from the solution, if the player asked to see them.
    pub wrong: RwSignal<Vec<u16>>,
    /// Cells the hint's text refers to by letter.
    pub letters: RwSignal<Vec<(u16, char)>>,
    /// Whether the whole solution is being explained.
    pub explains: RwSignal<bool>,
}

impl Coach {
    pub(super) fn new() -> Self {
        Coach {
            hint: RwSignal::new(parlour_midend::Coach::Quiet),
            judged: RwSignal::new(None),
            wrong: RwSignal::new(Vec::new()),
            letters: RwSignal::new(Vec::new()),
            explains: RwSignal::new(false),
        }
    }

    /// Whether the hint, as far as it is shown, is about a cell; tracks.
    pub fn hints_at(self, cell: u16) -> bool {
        self.hint.with(|hint| hint.lit().contains(&cell))
    }

    /// The letter the hint's text uses for a cell; tracks.
    pub fn letter(self, cell: u16) -> Option<char> {
        self.letters
            .with(|letters| letters.iter().find(|(known, _)| *known == cell).map(|(_, letter)| *letter))
    }

    /// The notes of a cell that what is told speaks of; tracks.
    pub fn told(self, cell: u16) -> Vec<(u8, Part)> {
        let here = |mark: &&Mark| mark.cell == cell;
        self.hint.with(|hint| hint.marks().iter().filter(here).map(|mark| (mark.number, mark.part)).collect())
    }

    /// The cells the hint is about, as far as it is shown; tracks.
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

    /// Does what a hint says.
    pub fn follow(self, actions: &[String]) {
        self.control(|control, now| control.follow(actions, now));
    }
}
