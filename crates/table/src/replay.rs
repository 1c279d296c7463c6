//! Replays a table's log entry by entry, without changing the table.

use crate::{
    Entry, Table,
    history::{History, Pending},
};
use parlour_kernel::{Fault, Rules, UndoKind};

/// A replay in progress.
#[derive(Clone)]
pub(crate) struct Replay<G> {
    history: History<G>,
    /// How many entries were played.
    entries: usize,
}

/// What an entry did to the line of play.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Change {
    /// Nothing: a hint, a bookmark, a mistake, or an action that does not count as a step.
    None,
    /// Added a step that can be undone.
    Step,
    /// Added something that ends the undo history: chance, or a step such as a reset.
    Barrier,
    /// Removed the newest step.
    Undo,
    /// Restored a removed step.
    Redo,
}

impl<G: Rules> Replay<G> {
    /// At the start of a table's game.
    pub fn new(table: &Table<G>) -> Self {
        let start = G::start(table.setup()).expect("the table was opened with this setup");
        Replay { history: History::new(start), entries: 0 }
    }

    pub fn state(&self) -> &G {
        self.history.state()
    }

    /// How many entries were played.
    pub fn entries(&self) -> usize {
        self.entries
    }

    /// Plays the next entry of the log. `shown` gets every action with the state it is played in.
    pub fn advance(
        &mut self,
        entry: &Entry,
        events: &mut Vec<G::Event>,
        mut shown: impl FnMut(&G, &G::Action),
    ) -> Change {
        let index = self.entries;
        self.entries += 1;
        match entry {
            Entry::Step(texts) => {
                let mut step = Pending::new(texts.len(), events);
                for text in texts {
                    let action = self.read(text);
                    shown(self.state(), &action);
                    self.history.apply(&mut step, &action, events).expect("logged actions were accepted");
                }
                match self.history.commit(step, index) {
                    UndoKind::Transparent => Change::None,
                    UndoKind::Step => Change::Step,
                    UndoKind::Barrier => Change::Barrier,
                }
            }
            Entry::Chance(text) => {
                let result = self.read(text);
                shown(self.state(), &result);
                self.history.apply_chance(&result, events).expect("logged chance was accepted");
                Change::Barrier
            }
            Entry::Undo => {
                assert!(self.history.undo(), "logged undo had a step");
                Change::Undo
            }
            Entry::Redo => {
                assert!(self.history.redo(), "logged redo had a step");
                Change::Redo
            }
            Entry::Hint | Entry::Mark | Entry::Wrong(_) => Change::None,
        }
    }

    /// The refusal code of an entry that is a mistake.
    pub fn mistake(&self, entry: &Entry) -> Option<&'static str> {
        let Entry::Wrong(text) = entry else { return None };
        self.state().play(&self.read(text)).err().map(|illegal| illegal.code())
    }

    fn read(&self, text: &str) -> G::Action {
        self.state().read(text).expect("logged actions are readable")
    }
}
