//! The whole solution explained, page by page, while the player's game lies untouched. One goes through it as one looks
//! back: the same keys, the same bar.

use super::{
    Coach, Controller, Effects, Moment, Purpose,
    letters::{StageLetters, write_letters},
};
use crate::{Failure, Said};
use parlour_brain::{Hint, Lesson};
use parlour_kernel::Message;
use parlour_scene::{Board, Scene};

/// A way to the end, as it is shown.
#[derive(Debug)]
pub(super) struct Pages {
    /// What leads to where the way begins.
    start: Vec<String>,
    /// The pages in order.
    list: Vec<Page>,
    /// At the end there is nothing more to say.
    end: Coach,
}

/// One step.
#[derive(Debug)]
struct Page {
    /// What is said of it before it is done.
    told: Coach,
    /// The letters of the cells that it names.
    letters: StageLetters,
    /// What it does.
    actions: Vec<String>,
    /// Stable word for how it was found.
    technique: String,
}

impl Page {
    fn of(mut hint: Hint, columns: Option<u8>) -> Page {
        let (actions, technique) = (hint.actions(), hint.technique.clone());
        // It is not done at the player's table.
        (hint.action, hint.then) = (String::new(), Vec::new());
        let letters = columns.map_or_else(Vec::new, |columns| write_letters(&mut hint, columns));
        let last = hint.stages.len().saturating_sub(1);
        Page { told: Coach::Says(hint, last), letters, actions, technique }
    }
}

impl Pages {
    fn page(&self, at: usize) -> Option<&Page> {
        self.list.get(at)
    }
}

impl Controller {
    /// Asks for the whole way to the end.
    pub(super) fn explain(&mut self) -> Effects {
        self.coach = Coach::Thinks;
        self.ask(Purpose::Lesson);
        Effects::changed()
    }

    /// The answer: the first page lies open.
    pub(super) fn explained(&mut self, said: Result<Said, Failure>, now: Moment) -> Effects {
        self.coach = Coach::Quiet;
        match said {
            Ok(Said::Lesson(Lesson { start, steps })) => {
                let columns = match self.table.scene(None).board {
                    Board::Grid(grid) => Some(grid.columns),
                    Board::Tiles(_) | Board::Points(_) | Board::Glyphs(_) => None,
                };
                let list = steps.into_iter().map(|hint| Page::of(hint, columns)).collect();
                self.lesson = Some(Pages { start, list, end: Coach::Silent });
                // Whoever has seen the solution has taken a hint.
                self.table.note_hint(now.wall);
                let save = self.saves();
                return Effects { save, ..self.look_back(Some(0)) };
            }
            Ok(_) => self.coach = Coach::Failed(Failure::Silent.message()),
            Err(failure) => self.coach = Coach::Failed(failure.message()),
        }
        self.newest()
    }

    /// Whether the whole solution is being explained.
    pub fn is_explaining(&self) -> bool {
        self.lesson.is_some()
    }

    /// What is said of the page that lies open.
    pub(super) fn page_told(&self) -> Option<&Coach> {
        let lesson = self.lesson.as_ref()?;
        Some(lesson.page(self.looked_back_at()?).map_or(&lesson.end, |page| &page.told))
    }

    /// The letters of the cells on it.
    pub(super) fn page_letters(&self) -> Option<Vec<(u16, char)>> {
        let page = self.lesson.as_ref()?.page(self.looked_back_at()?);
        Some(page.map_or_else(Vec::new, |page| page.letters.iter().flatten().copied().collect()))
    }

    /// How many pages there are.
    pub(super) fn pages(&self) -> Option<usize> {
        Some(self.lesson.as_ref()?.list.len())
    }

    /// The board with everything done that the pages before this one say.
    pub(super) fn page_scene(&self, at: usize) -> Option<Scene> {
        let lesson = self.lesson.as_ref()?;
        let done = lesson.list.iter().take(at).flat_map(|page| &page.actions);
        let actions: Vec<String> = lesson.start.iter().chain(done).cloned().collect();
        self.table.scene_after_doing(&actions)
    }

    /// Which page lies open, of how many.
    pub(super) fn page_words(&self, at: usize) -> Option<Message> {
        let pages = self.pages()?;
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let words = |key: &'static str| Message::new(key).int("n", count(at + 1)).int("all", count(pages));
        let Some(page) = self.lesson.as_ref()?.page(at) else { return Some(words("ui.lesson-end")) };
        let name = Message::new(format!("{}.technique-{}", self.table.game(), page.technique));
        Some(words("ui.lesson-at").message("step", name))
    }
}
