//! Puzzles with a name: made anew by everybody alike, and continued where they were left.

use super::Play;
use crate::{
    browser,
    engine::{self, Kind, Question},
    named::Named,
    progress, store,
};
use catalog::{AnyTable, Opening};
use kernel::Message;
use leptos::{prelude::*, task::spawn_local};
use scene::Made;

impl Play {
    /// The puzzle on the table, where it has a name.
    pub fn named(self) -> Option<Named> {
        self.ask(|table| Named::of(&self.game.card, &table.session().puzzle))
    }

    /// The next puzzle of the pack that is being played, if any is unsolved.
    pub fn next_in_pack(self) -> Option<Made> {
        let Some(Named::Numbered(pack, number)) = self.named() else { return None };
        let next = progress::recall(self.game.id).next_of(&pack, number)?;
        Some(pack.puzzle(next))
    }

    /// A table with a puzzle: as it was left, or made anew.
    ///
    /// # Errors
    /// Why there is none.
    pub async fn seek(self, made: &Made) -> Result<Box<dyn AnyTable>, Message> {
        if let Some(left) = self.left(made) {
            return Ok(left);
        }
        let seed = made.seed.to_string();
        let question =
            Question { seed: &seed, ..Question::of_setup(Kind::Generate, self.game.id, &made.wish) };
        let answer = engine::ask(question).await.map_err(|failure| failure.message)?;
        let opening = Opening { seed: Some(made.seed), now: browser::now(), ..Opening::default() };
        let opened = self.game.open(&answer.setup.unwrap_or_default(), opening);
        let mut table = opened.map_err(|error| super::made::reasons(&error))?;
        table.session_mut().puzzle.clone_from(&made.name);
        Ok(table)
    }

    /// The puzzle as it was left; what cannot be read, is another one or is done is dropped.
    fn left(self, made: &Made) -> Option<Box<dyn AnyTable>> {
        let text = store::recall_puzzle(self.game.id, &made.name)?;
        let goes_on = |table: &dyn AnyTable| table.session().puzzle == made.name && table.outcome().is_none();
        let table = self.game.load(&text).ok().filter(|table| goes_on(table.as_ref()));
        if table.is_none() {
            store::forget_puzzle(self.game.id, &made.name);
        }
        table
    }

    /// Opens a puzzle in place of what is on the table, which is kept if it has a name itself.
    pub fn go_to(self, made: Made) {
        self.notice.set(Some(Message::new("ui.making")));
        spawn_local(async move {
            match self.seek(&made).await {
                Ok(_) if self.table.is_disposed() => {}
                Ok(table) => self.replace(table),
                Err(why) => drop(self.notice.try_set(Some(why))),
            }
        });
    }
}
