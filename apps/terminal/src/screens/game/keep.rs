//! What is kept of a table: saves, statistics, settings; and what happens when it comes and goes.

use super::Table;
use crate::{house::House, store};
use catalog::AnyTable;

impl Table {
    /// The table is in front: the clock goes on, and settings may have changed.
    pub fn comes_to_front(&mut self, house: &mut House) {
        self.clock_starts(house);
        let card = self.game.card();
        for setting in card.settings {
            let stands = self.game.session().settings.get(setting.id);
            let touched = house.settings.touched(self.game.game(), setting);
            if let Some(word) = touched.filter(|word| stands != Some(*word)) {
                self.game.set(setting.id, word);
            }
        }
        self.scene = self.game.scene(None);
        self.judge_at_once(house);
    }

    /// The table is left: the time played since the last step is kept, too.
    pub fn leave(&mut self, house: &mut House) {
        self.time_passes(house);
        if self.game.card().timed && self.game.touched() {
            self.keep(house);
        }
    }

    /// Saves the game and counts it when it is over.
    pub(super) fn keep(&mut self, house: &mut House) {
        if store::write(&self.save_to, &self.game.save()).is_err() {
            self.tell([house.store.not_written()]);
        }
        let game = self.game.game();
        match (self.game.outcome().is_some(), self.counted.take()) {
            (true, None) => {
                let tallies = self.game.tally();
                house.statistics.add(game, &tallies);
                house.keep_statistics();
                self.counted = Some(tallies);
            }
            // The ending was taken back: it did not count. After a reset it did, and undo is empty.
            (false, Some(tallies)) if self.was_undone() => {
                house.statistics.remove(game, &tallies);
                house.keep_statistics();
            }
            (over, counted) => self.counted = counted.filter(|_| over),
        }
    }

    fn was_undone(&self) -> bool {
        let last = self.game.log().records().last();
        last.is_some_and(|record| record.entry == table::Entry::Undo)
    }
}

/// A new game takes the person's habits; what a saved one says of itself stays.
pub(super) fn take_habits(table: &mut dyn AnyTable, house: &House) {
    for setting in table.card().settings {
        let touched = house.settings.touched(table.game(), setting);
        if let Some(word) = touched.filter(|_| table.session().settings.get(setting.id).is_none()) {
            table.set(setting.id, word);
        }
    }
}
