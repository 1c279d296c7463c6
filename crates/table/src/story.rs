//! The story of a game: the events of the line of play that stands, without what was undone.

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
struct Told<G: Rules> {
    before: G,
    after: G,
    events: Vec<G::Event>,
}

/// Plays a log again, keeping the events of what stands.
struct Teller<G: Rules> {
    state: G,
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
        let start = G::start(self.setup()).expect("the table was opened with this setup");
        let mut teller = Teller { state: start, sealed: vec![], all: vec![], steps: vec![], undone: vec![] };
        for record in self.log().records() {
            teller.tell(&record.entry);
        }
        teller.seal();
        Story { stands: teller.sealed, all: teller.all }
    }
}

impl<G: Rules> Teller<G> {
    fn tell(&mut self, entry: &Entry) {
        match entry {
            Entry::Step(texts) => self.step(texts),
            Entry::Chance(text) => {
                self.seal();
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

    fn step(&mut self, texts: &[String]) {
        let before = self.state.clone();
        let (mut kind, mut events) = (UndoKind::Transparent, Vec::new());
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
                self.steps.push(Told { before, after: self.state.clone(), events });
                self.undone.clear();
            }
            UndoKind::Barrier => {
                self.seal();
                self.sealed.append(&mut events);
            }
        }
    }

    fn apply(&mut self, text: &str) -> (UndoKind, Vec<G::Event>) {
        let action = self.state.read(text).expect("logged actions are readable");
        let kind = self.state.undo_kind(&action);
        let mut events = Vec::new();
        self.state.apply(&action, &mut events).expect("logged actions were accepted");
        self.all.extend(events.iter().cloned());
        (kind, events)
    }

    /// Nothing so far can be undone any more.
    fn seal(&mut self) {
        self.sealed.extend(self.steps.drain(..).flat_map(|step| step.events));
        self.undone.clear();
    }

    fn restore(&mut self, mut state: G) {
        state.carry_over(&self.state);
        self.state = state;
    }
}
