//! A game's state with the steps that led to it and can still be undone. Undo works by snapshots: each step
//! keeps the states before and after it. Knows no log, no session and no chance of its own.

use crate::limits::MAX_UNDO_BYTES;
use parlour_kernel::{Rules, UndoKind, written_bytes};
use std::{collections::VecDeque, sync::Arc};

/// The states around one step. The state after one step is often the state before the next: they share it.
#[derive(Debug)]
struct Snapshots<G> {
    before: Arc<G>,
    after: Arc<G>,
    /// The step's index in the log.
    entry: usize,
    /// How many bytes the state after it takes, as written.
    bytes: usize,
}

/// Steps between two measurements of a state.
const MEASURE_EVERY: usize = 16;

/// The state and its undo history.
#[derive(Clone, Debug)]
pub(crate) struct History<G> {
    state: G,
    past: VecDeque<Snapshots<G>>,
    undone: Vec<Snapshots<G>>,
    /// Whether the state is still what the newest step of `past` left behind.
    untouched: bool,
    /// Bookmarks, as the number of steps below each, ascending.
    bookmarks: Vec<usize>,
    /// How many bytes the states of `past` and `undone` take.
    bytes: usize,
}

/// A step whose actions are being applied.
pub(crate) struct Pending<G> {
    actions: usize,
    kind: UndoKind,
    before: Option<Arc<G>>,
    /// How many events there were before it.
    events: usize,
}

impl<G> Clone for Snapshots<G> {
    fn clone(&self) -> Self {
        let (before, after) = (Arc::clone(&self.before), Arc::clone(&self.after));
        Snapshots { before, after, ..*self }
    }
}

impl<G: Rules> Pending<G> {
    /// A step of this many actions, none of which is applied yet.
    pub fn new(actions: usize, events: &[G::Event]) -> Self {
        Pending { actions, kind: UndoKind::Transparent, before: None, events: events.len() }
    }
}

impl<G: Rules> History<G> {
    pub fn new(state: G) -> Self {
        let (past, undone, bookmarks) = (VecDeque::new(), Vec::new(), Vec::new());
        History { state, past, undone, untouched: false, bookmarks, bytes: 0 }
    }

    pub fn state(&self) -> &G {
        &self.state
    }

    pub fn undoable(&self) -> usize {
        self.past.len()
    }

    pub fn redoable(&self) -> usize {
        self.undone.len()
    }

    /// The newest step: the state before it and its index in the log.
    pub fn last(&self) -> Option<(&G, usize)> {
        self.past.back().map(|step| (&*step.before, step.entry))
    }

    /// Every step, oldest first: the states before and after it, and its index in the log.
    pub fn steps(&self) -> impl Iterator<Item = (&G, &G, usize)> {
        self.past.iter().map(|step| (&*step.before, &*step.after, step.entry))
    }

    /// Applies the next action of a step.
    ///
    /// # Errors
    /// The refusal; then the state and the events are as they were before the step.
    pub fn apply(
        &mut self,
        step: &mut Pending<G>,
        action: &G::Action,
        events: &mut Vec<G::Event>,
    ) -> Result<(), G::Illegal> {
        step.kind = step.kind.max(self.state.undo_kind(action));
        // A single refused action leaves the state alone, so only undo can need a copy.
        if step.before.is_none() && (step.actions > 1 || step.kind == UndoKind::Step) {
            step.before = Some(self.snapshot());
        }
        let applied = self.state.apply(action, events);
        if applied.is_err() {
            self.abandon(step, events);
        }
        applied
    }

    /// Rolls back what was applied of a step so far.
    pub fn abandon(&mut self, step: &Pending<G>, events: &mut Vec<G::Event>) {
        if let Some(before) = step.before.as_ref().filter(|_| step.actions > 1) {
            self.state = (**before).clone();
        }
        events.truncate(step.events);
    }

    /// Commits a step at this index of the log, and returns what it did to the history.
    pub fn commit(&mut self, step: Pending<G>, entry: usize) -> UndoKind {
        match (step.kind, step.before) {
            (UndoKind::Step, Some(before)) => {
                self.push(before, entry);
            }
            (UndoKind::Barrier, _) => self.clear(),
            _ => self.untouched = false,
        }
        step.kind
    }

    /// Applies an outcome of chance, which ends the history.
    ///
    /// # Errors
    /// The refusal; then nothing changed.
    pub fn apply_chance(&mut self, result: &G::Action, events: &mut Vec<G::Event>) -> Result<(), G::Illegal> {
        self.state.apply(result, events)?;
        self.clear();
        Ok(())
    }

    /// Undoes the newest step; false if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(step) = self.past.pop_back() else { return false };
        self.restore(&step.before);
        self.undone.push(step);
        true
    }

    /// Redoes the last step undone; false if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(step) = self.undone.pop() else { return false };
        self.restore(&step.after);
        self.past.push_back(step);
        true
    }

    /// Bookmarks the state; false if it is already bookmarked.
    pub fn bookmark(&mut self) -> bool {
        let steps = self.past.len();
        let new = !self.bookmarks.contains(&steps);
        if new {
            self.bookmarks.push(steps);
            self.bookmarks.sort_unstable();
        }
        new
    }

    /// How many steps back the nearest bookmark is.
    pub fn steps_to_bookmark(&self) -> Option<usize> {
        let nearest = self.bookmarks.iter().rfind(|steps| **steps < self.past.len())?;
        Some(self.past.len() - nearest)
    }

    fn snapshot(&self) -> Arc<G> {
        match self.past.back().filter(|_| self.untouched) {
            Some(newest) => Arc::clone(&newest.after),
            None => Arc::new(self.state.clone()),
        }
    }

    fn push(&mut self, before: Arc<G>, entry: usize) {
        let measured = self.past.back().map(|step| step.bytes);
        let bytes = match measured.filter(|_| !self.past.len().is_multiple_of(MEASURE_EVERY)) {
            Some(bytes) => bytes,
            None => written_bytes(&self.state),
        };
        let undone: usize = self.undone.drain(..).map(|step| step.bytes).sum();
        self.bytes = self.bytes + bytes - undone;
        self.past.push_back(Snapshots { before, after: Arc::new(self.state.clone()), entry, bytes });
        self.untouched = true;
        // Bookmarks among the undone steps are gone with them.
        let steps = self.past.len();
        self.bookmarks.retain(|below| *below < steps);
        while self.holds_too_much() {
            self.bytes -= self.past.pop_front().map_or(0, |oldest| oldest.bytes);
            self.bookmarks = self.bookmarks.iter().filter_map(|below| below.checked_sub(1)).collect();
        }
    }

    /// Whether the oldest step can no longer be undone. The newest one always can, where the game allows it.
    fn holds_too_much(&self) -> bool {
        let steps = self.past.len();
        G::UNDO_CAP.is_some_and(|cap| steps > usize::from(cap)) || (self.bytes > MAX_UNDO_BYTES && steps > 1)
    }

    fn clear(&mut self) {
        self.past.clear();
        self.undone.clear();
        self.bookmarks.clear();
        self.bytes = 0;
        self.untouched = false;
    }

    fn restore(&mut self, state: &G) {
        let mut state = state.clone();
        state.carry_over(&self.state);
        self.state = state;
        self.untouched = false;
    }
}
