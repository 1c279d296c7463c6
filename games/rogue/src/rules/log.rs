//! The last thousand events, for the player to reread.

use crate::rules::event::Event;
use serde::{Serialize, Serializer};
use std::{collections::VecDeque, sync::Arc};

/// An event in the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Note {
    /// What happened.
    pub event: Event,
    /// The turn it happened in; the last one if it was repeated.
    pub turn: u32,
    /// How often it happened in a row.
    pub count: u16,
}

/// Notes per block.
const BLOCK: usize = 50;
/// Full blocks kept.
const BLOCKS: usize = 20;

/// The last thousand notes. Full blocks are shared between states, so that copies are cheap.
#[derive(Clone, Debug, Default)]
pub(crate) struct Log {
    full: VecDeque<Arc<[Note]>>,
    newest: Vec<Note>,
}

impl Log {
    pub fn add(&mut self, event: Event, turn: u32) {
        if let Some(last) = self.newest.last_mut()
            && last.event == event
        {
            last.count = last.count.saturating_add(1);
            last.turn = turn;
            return;
        }
        if self.newest.len() == BLOCK {
            if self.full.len() == BLOCKS {
                self.full.pop_front();
            }
            self.full.push_back(self.newest.as_slice().into());
            self.newest.clear();
        }
        self.newest.push(Note { event, turn, count: 1 });
    }

    /// All notes, oldest first.
    pub fn notes(&self) -> impl DoubleEndedIterator<Item = &Note> {
        self.full.iter().flat_map(|block| block.iter()).chain(&self.newest)
    }
}

impl Serialize for Log {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let notes: Vec<&Note> = self.notes().collect();
        notes.serialize(serializer)
    }
}
