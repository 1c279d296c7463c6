//! What is kept of a table: saves, statistics, settings; and what happens when it comes and goes.

use super::Table;
use crate::{
    house::House,
    screens::{Go, Screen, ending::Ending},
    statistics::{Run, TIME},
    store,
};
use catalog::AnyTable;
use scene::Tally;
use std::time::Duration;

/// How long a finished board is looked at before the end is shown.
const JOY: Duration = Duration::from_millis(1500);

impl Table {
    /// The table is in front: the clock goes on, and settings may have changed.
    pub fn comes_to_front(&mut self, house: &mut House) {
        self.clock_starts(house);
        self.keys = chosen(self.game.game(), house);
        let card = self.game.card();
        for setting in card.settings {
            let stands = self.game.session().settings.get(setting.id);
            let touched = house.settings.touched(self.game.game(), setting);
            if let Some(word) = touched.filter(|word| stands != Some(*word)) {
                self.game.set(setting.id, word);
            }
        }
        self.now_shown();
        self.judge_at_once(house);
    }

    /// The table is left: the time played since the last step is kept, too.
    pub fn leave(&mut self, house: &mut House) {
        self.time_passes(house);
        self.stop_watching(house);
        if (self.game.card().timed && self.game.touched()) || self.stride.unsaved() {
            self.keep(house);
        }
    }

    /// Saves the game and counts it when it is over.
    pub fn keep(&mut self, house: &mut House) {
        let over = self.game.outcome().is_some();
        let final_end = over && self.game.card().mortal && self.counted.is_none();
        let mut replay = String::new();
        let written = if final_end {
            let buried = house.store.bury(&self.save_to, self.game.game(), &self.game.save());
            buried.map(|file| replay = file)
        } else if over && self.game.card().mortal {
            Ok(())
        } else {
            store::write(&self.save_to, &self.game.save())
        };
        if written.is_err() {
            self.tell([house.store.not_written()]);
        }
        self.is_kept();
        let game = self.game.game();
        match (self.game.outcome().is_some(), self.counted.take()) {
            (true, None) => {
                let tallies = tallies(self.game.as_ref());
                if self.game.counts() {
                    house.statistics.add(game, &tallies);
                    if let Some(by) = self.game.card().ranks.first() {
                        let run = Run::of(self.game.as_ref(), replay, house.now().wall);
                        house.statistics.rank(game, run, by);
                    }
                    house.keep_statistics();
                }
                self.counted = Some(tallies);
                self.solved(house);
            }
            // The ending was taken back: it did not count. After a reset it did, and undo is empty.
            (false, Some(tallies)) if self.was_undone() => {
                house.statistics.remove(game, &tallies);
                house.keep_statistics();
            }
            (over, counted) => self.counted = counted.filter(|_| over),
        }
    }

    /// A puzzle of a pack or a day is remembered; the end is shown after a moment of joy.
    fn solved(&mut self, house: &mut House) {
        let puzzle = self.game.session().puzzle.clone();
        if let Some(game) = catalog::game(self.game.game()).filter(|_| !puzzle.is_empty()) {
            house.solved(game, &puzzle);
        }
        if self.game.summary().is_some() {
            self.ending =
                Some(house.now().running + if house.settings.motion { JOY } else { Duration::ZERO });
        }
    }

    /// The end, when it is time to show it, unless it was taken back meanwhile.
    pub(super) fn ending_due(&mut self, house: &House) -> Go {
        let now = house.now().running;
        match self.ending.take_if(|due| now >= *due) {
            Some(_) => self.show_ending(house),
            None => Go::Stay,
        }
    }

    pub(super) fn show_ending(&self, house: &House) -> Go {
        let ending = Ending::of(self.game.as_ref(), house);
        ending.map_or(Go::Stay, |ending| Go::Open(Screen::Ending(Box::new(ending))))
    }

    fn was_undone(&self) -> bool {
        let last = self.game.log().records().last();
        last.is_some_and(|record| record.entry == table::Entry::Undo)
    }
}

/// What the person set for a game, keys among it.
pub(in crate::screens) fn chosen(game: &str, house: &House) -> table::Settings {
    house.settings.games.get(game).map(|habits| habits.settings.clone()).unwrap_or_default()
}

/// What a finished game counts for: what it says itself, and its time.
pub(super) fn tallies(table: &dyn AnyTable) -> Vec<Tally> {
    let seconds = i64::try_from(table.session().played / 1000).unwrap_or(i64::MAX);
    let time = table.card().timed.then_some(Tally { what: TIME, value: seconds });
    table.tally().into_iter().chain(time).collect()
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
