//! Going back and forth in a game that is played again: forward step by step, back from the nearest place that was
//! kept on the way. Nothing of the table changes by it.

use crate::{Table, story::Teller};
use kernel::Rules;

/// Entries between two places that are kept.
const KEEP_EVERY: usize = 128;

/// Where one is in a table's log. The log is only ever added to, so that what was kept stays true.
#[derive(Clone)]
pub struct Rewind<G: Rules> {
    /// How many entries were told to the newest place.
    at: usize,
    teller: Teller<G>,
    /// Earlier places, by the number of entries.
    kept: Vec<(usize, Teller<G>)>,
}

impl<G: Rules> Rewind<G> {
    /// At the start of a table's game.
    pub fn new(table: &Table<G>) -> Self {
        let teller = Teller::new(table);
        Rewind { at: 0, kept: vec![(0, teller.clone())], teller }
    }

    /// The state after so many entries of the same table's log.
    ///
    /// # Panics
    /// Never: the start is kept, and the log holds only what this table accepted.
    pub fn state_after(&mut self, table: &Table<G>, entries: usize) -> &G {
        if entries < self.at {
            let place = self.kept.iter().rev().find(|(at, _)| *at <= entries);
            let (at, teller) = place.expect("the start is kept").clone();
            (self.at, self.teller) = (at, teller);
        }
        for record in table.log().records().iter().take(entries).skip(self.at) {
            self.teller.tell(self.at, &record.entry);
            self.at += 1;
            let newest = self.kept.last().map_or(0, |(at, _)| *at);
            if self.at >= newest + KEEP_EVERY {
                self.teller.forget();
                self.kept.push((self.at, self.teller.clone()));
            }
        }
        self.teller.state()
    }
}

impl<G: Rules> std::fmt::Debug for Rewind<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Rewind").field("at", &self.at).field("kept", &self.kept.len()).finish_non_exhaustive()
    }
}
