//! Reviewing a game: any earlier state, found by replaying the log from the nearest kept position. The table
//! does not change.

use crate::{Table, replay::Replay};
use parlour_kernel::Rules;
use std::fmt;

/// Entries between two kept positions.
const KEEP_EVERY: usize = 128;

/// A position in a table's log. The log is append-only, so that kept positions stay valid.
#[derive(Clone)]
pub struct Rewind<G: Rules> {
    here: Replay<G>,
    /// Earlier positions, the start first.
    kept: Vec<Replay<G>>,
}

impl<G: Rules> Rewind<G> {
    /// At the start of a table's game.
    pub fn new(table: &Table<G>) -> Self {
        let start = Replay::new(table);
        Rewind { kept: vec![start.clone()], here: start }
    }

    /// The state after this many entries of the same table's log.
    ///
    /// # Panics
    /// Never: the start is kept, and the log contains only what this table accepted.
    pub fn state_after(&mut self, table: &Table<G>, entries: usize) -> &G {
        if entries < self.here.entries() {
            let place = self.kept.iter().rfind(|place| place.entries() <= entries);
            self.here = place.expect("the start is kept").clone();
        }
        let mut events = Vec::new();
        for record in table.log().records().iter().take(entries).skip(self.here.entries()) {
            self.here.advance(&record.entry, &mut events, |_, _| ());
            events.clear();
            let newest = self.kept.last().map_or(0, Replay::entries);
            if self.here.entries() >= newest + KEEP_EVERY {
                self.kept.push(self.here.clone());
            }
        }
        self.here.state()
    }
}

impl<G: Rules> fmt::Debug for Rewind<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let entries = self.here.entries();
        f.debug_struct("Rewind")
            .field("entries", &entries)
            .field("kept", &self.kept.len())
            .finish_non_exhaustive()
    }
}
