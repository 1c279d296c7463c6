//! Named puzzles: the same for everybody, and resumed where they were left.

use super::Play;
use crate::{browser, progress, store};
use leptos::{prelude::*, task::spawn_local};
use parlour_kernel::Message;
use parlour_midend::{AnyTable, Kept, Puzzle, is_solved};
use parlour_scene::Made;

impl Play {
    /// The puzzle on the table, if it is a named one.
    pub fn named(self) -> Option<Puzzle> {
        self.ask(|table| Puzzle::of(&self.game.card, table.session().puzzle_name()))
    }

    /// The next unsolved puzzle of the current pack, if any.
    pub fn next_in_pack(self) -> Option<Made> {
        self.ask(|table| {
            // What was missed is played again.
            let name = Some(table.session().puzzle_name()).filter(|_| is_solved(table))?;
            progress::recall(self.game.id).next_after(&self.game.card, name)
        })
    }

    /// A table with the puzzle: resumed, or newly generated.
    ///
    /// # Errors
    /// Why there is none.
    pub async fn seek(self, made: &Made) -> Result<Box<dyn AnyTable>, Message> {
        if let Some(left) = self.left(made) {
            return Ok(left);
        }
        let (setup, grade) = self.generate(&made.wish, made.seed).await?;
        let table = parlour_midend::lay_puzzle(self.game, made, &setup, &grade, browser::now());
        let table = table.map_err(|error| super::setups::reasons(&error))?;
        Ok(table)
    }

    /// The puzzle as it was left. A save that is unreadable or of another puzzle lies apart on the shelf from then on; a
    /// solved one is dropped.
    fn left(self, made: &Made) -> Option<Box<dyn AnyTable>> {
        let text = store::recall_left(self.game.id, &made.name)?;
        let goes_on =
            |table: &dyn AnyTable| table.session().puzzle_name() == made.name && table.outcome().is_none();
        let table = self.game.load(&text).ok().filter(|table| goes_on(table.as_ref()));
        if table.is_none() && store::shelve(self.game, &text) == Kept::Done {
            store::forget_left(self.game.id, &made.name);
        }
        table
    }

    /// Opens a puzzle in place of the current table, which goes to the shelf if it is in progress.
    pub fn go_to(self, made: Made) {
        self.notice.set(Some(Message::new("ui.making")));
        spawn_local(async move {
            match self.seek(&made).await {
                Ok(_) if self.control.is_disposed() => {}
                Ok(table) => self.replace(table),
                Err(why) => drop(self.notice.try_set(Some(why))),
            }
        });
    }
}
