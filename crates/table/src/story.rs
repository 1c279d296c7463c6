//! The story of a game: the line of play that stands, without what was undone, its events and its states.

use crate::{Entry, Table};
use kernel::{Rules, UndoKind};

/// What happened at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Story<E> {
    /// On the line of play that stands.
    pub stands: Vec<E>,
    /// At all, undone or not.
    pub all: Vec<E>,
}

/// A step that can still be undone, with what it told.
#[derive(Clone)]
struct Told<G: Rules> {
    before: G,
    after: G,
    events: Vec<G::Event>,
    /// Where it stands in the log.
    entry: usize,
}

/// Plays a log again, keeping the events of what stands.
#[derive(Clone)]
pub(crate) struct Teller<G: Rules> {
    state: G,
    /// Entries that stand and can no longer be undone.
    line: Vec<usize>,
    sealed: Vec<G::Event>,
    all: Vec<G::Event>,
    steps: Vec<Told<G>>,
    undone: Vec<Told<G>>,
}

impl<G: Rules> Table<G> {
    /// Every event from the start to now, found by playing the log again.
    ///
    /// # Panics
    /// Never: the log holds only what this table accepted.
    pub fn story(&self) -> Story<G::Event> {
        let teller = self.told(self.log().records().len());
        Story { stands: teller.sealed, all: teller.all }
    }

    /// The entries of the log that stand, oldest first: steps and chance, without what was undone and without
    /// what does not count as a step.
    pub fn line(&self) -> Vec<usize> {
        self.told(self.log().records().len()).line
    }

    /// The state after so many entries of the log.
    pub fn state_after(&self, entries: usize) -> G {
        self.told(entries).state
    }

    /// Plays the log again and shows every action with the state it was done in, oldest first, undone or not.
    ///
    /// # Panics
    /// Never: the log holds only what this table accepted.
    pub fn retell(&self, mut shown: impl FnMut(&G, &G::Action)) {
        let mut teller = Teller::new(self);
        for (index, record) in self.log().records().iter().enumerate() {
            match &record.entry {
                Entry::Step(texts) if texts.len() > 1 => {
                    let mut within = teller.clone();
                    for text in texts {
                        shown(&within.state, &within.read(text));
                        within.apply(text);
                    }
                }
                Entry::Step(texts) => texts.iter().for_each(|text| shown(&teller.state, &teller.read(text))),
                Entry::Chance(text) => shown(&teller.state, &teller.read(text)),
                Entry::Undo | Entry::Redo | Entry::Hint | Entry::Mark | Entry::Wrong(_) => {}
            }
            teller.tell(index, &record.entry);
            teller.forget();
        }
    }

    /// Plays the first entries of the log again.
    fn told(&self, entries: usize) -> Teller<G> {
        let mut teller = Teller::new(self);
        for (index, record) in self.log().records().iter().take(entries).enumerate() {
            teller.tell(index, &record.entry);
        }
        teller.seal();
        teller
    }
}

impl<G: Rules> Teller<G> {
    /// At the start of a table's game.
    pub(crate) fn new(table: &Table<G>) -> Self {
        let start = G::start(table.setup()).expect("the table was opened with this setup");
        Teller { state: start, line: vec![], sealed: vec![], all: vec![], steps: vec![], undone: vec![] }
    }

    /// The state it has come to.
    pub(crate) fn state(&self) -> &G {
        &self.state
    }

    /// Drops what is only told, not gone back to.
    pub(crate) fn forget(&mut self) {
        self.line.clear();
        self.sealed.clear();
        self.all.clear();
    }

    pub(crate) fn tell(&mut self, index: usize, entry: &Entry) {
        match entry {
            Entry::Step(texts) => self.step(index, texts),
            Entry::Chance(text) => {
                self.seal();
                self.line.push(index);
                let events = self.apply(text).1;
                self.sealed.extend(events);
            }
            Entry::Undo => {
                let step = self.steps.pop().expect("logged undo had a step");
                self.restore(step.before.clone());
                self.undone.push(step);
            }
            Entry::Redo => {
                let step = self.undone.pop().expect("logged redo had a step");
                self.restore(step.after.clone());
                self.steps.push(step);
            }
            Entry::Hint | Entry::Mark | Entry::Wrong(_) => {}
        }
    }

    fn step(&mut self, entry: usize, texts: &[String]) {
        let (mut kind, mut events) = (UndoKind::Transparent, Vec::new());
        // What nothing leads back from needs no copy, and long games are made of that.
        let is_sealed = texts.first().is_some_and(|first| self.kind(first) == UndoKind::Barrier);
        let before = (!is_sealed).then(|| self.state.clone());
        for text in texts {
            let (this, mut told) = self.apply(text);
            kind = kind.max(this);
            events.append(&mut told);
        }
        match kind {
            UndoKind::Transparent => {
                self.steps.last_mut().map_or(&mut self.sealed, |step| &mut step.events).append(&mut events);
            }
            UndoKind::Step => {
                let before = before.expect("copied before what can be undone");
                self.steps.push(Told { before, after: self.state.clone(), events, entry });
                self.undone.clear();
            }
            UndoKind::Barrier => {
                self.seal();
                self.line.push(entry);
                self.sealed.append(&mut events);
            }
        }
    }

    fn read(&self, text: &str) -> G::Action {
        self.state.read(text).expect("logged actions are readable")
    }

    fn kind(&self, text: &str) -> UndoKind {
        self.state.undo_kind(&self.read(text))
    }

    fn apply(&mut self, text: &str) -> (UndoKind, Vec<G::Event>) {
        let action = self.read(text);
        let kind = self.state.undo_kind(&action);
        let mut events = Vec::new();
        self.state.apply(&action, &mut events).expect("logged actions were accepted");
        self.all.extend(events.iter().cloned());
        (kind, events)
    }

    /// Nothing so far can be undone any more.
    fn seal(&mut self) {
        for step in self.steps.drain(..) {
            self.line.push(step.entry);
            self.sealed.extend(step.events);
        }
        self.undone.clear();
    }

    fn restore(&mut self, mut state: G) {
        state.carry_over(&self.state);
        self.state = state;
    }
}
