//! Undo by snapshots: each step keeps the state before and after it, up to a cap a game.

use std::collections::VecDeque;

/// The states around one step.
#[derive(Clone, Debug)]
struct Around<G> {
    before: G,
    after: G,
    /// Where it stands in the log.
    entry: usize,
}

/// The steps that can be undone and redone.
#[derive(Clone, Debug)]
pub(crate) struct History<G> {
    past: VecDeque<Around<G>>,
    undone: Vec<Around<G>>,
    /// Places to come back to: how many steps stood there, rising.
    places: Vec<usize>,
    cap: Option<u16>,
}

impl<G: Clone> History<G> {
    pub fn new(cap: Option<u16>) -> Self {
        History { past: VecDeque::new(), undone: Vec::new(), places: Vec::new(), cap }
    }

    pub fn undoable(&self) -> usize {
        self.past.len()
    }

    pub fn redoable(&self) -> usize {
        self.undone.len()
    }

    /// The newest step that stands: the state before it and its place in the log.
    pub fn last(&self) -> Option<(&G, usize)> {
        self.past.back().map(|step| (&step.before, step.entry))
    }

    /// Every step that stands, oldest first: the states around it and its place in the log.
    pub fn steps(&self) -> impl Iterator<Item = (&G, &G, usize)> {
        self.past.iter().map(|step| (&step.before, &step.after, step.entry))
    }

    /// Adds a step; what was undone cannot be redone any more.
    pub fn push(&mut self, before: G, after: G, entry: usize) {
        if self.cap.is_some_and(|cap| self.past.len() == usize::from(cap)) {
            self.past.pop_front();
            self.places = self.places.iter().filter_map(|steps| steps.checked_sub(1)).collect();
        }
        self.past.push_back(Around { before, after, entry });
        self.undone.clear();
        // A place among what was undone is gone with it.
        let stands = self.past.len();
        self.places.retain(|steps| *steps < stands);
    }

    /// Marks where the game stands as a place to come back to; false if it is one already.
    pub fn mark(&mut self) -> bool {
        let stands = self.past.len();
        let new = !self.places.contains(&stands);
        if new {
            self.places.push(stands);
            self.places.sort_unstable();
        }
        new
    }

    /// How many steps back the nearest marked place lies.
    pub fn steps_to_mark(&self) -> Option<usize> {
        let nearest = self.places.iter().rfind(|steps| **steps < self.past.len())?;
        Some(self.past.len() - nearest)
    }

    /// Ends the history: nothing before this comes back.
    pub fn clear(&mut self) {
        self.past.clear();
        self.undone.clear();
        self.places.clear();
    }

    pub fn undo(&mut self) -> Option<G> {
        let step = self.past.pop_back()?;
        let state = step.before.clone();
        self.undone.push(step);
        Some(state)
    }

    pub fn redo(&mut self) -> Option<G> {
        let step = self.undone.pop()?;
        let state = step.after.clone();
        self.past.push_back(step);
        Some(state)
    }
}
