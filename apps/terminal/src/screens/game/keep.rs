//! What is kept of a table: saves, statistics, settings; and what happens when it comes and goes.

use super::Table;
use crate::{
    house::House,
    screens::{Go, Screen, ending::Ending},
    store,
};
use parlour_midend::{EndingChange, Replay};
use std::time::Duration;

/// How long a finished board is looked at before the end is shown.
const CELEBRATION: Duration = Duration::from_millis(1500);

impl Table {
    /// The table is in front: the clock goes on, and settings may have changed.
    pub fn comes_to_front(&mut self, house: &mut House) {
        self.control.in_sight(true, house.now());
        let habits = house.settings.habits(self.game().game());
        self.control.set_habits(habits.clone());
        self.control.set_manners(house.manners());
        for setting in self.game().card().settings {
            let stands = self.game().session().settings.get(setting.id);
            if let Some(word) = habits.touched(setting).filter(|word| stands != Some(*word)) {
                self.control.set(setting.id, word);
            }
        }
        self.scene = super::shown_scene(&self.control);
    }

    /// The table is left: the time played since the last step is kept, too.
    pub fn leave(&mut self, house: &mut House) {
        self.control.in_sight(false, house.now());
        let stopped = self.control.stop_watching();
        self.take(stopped, house);
        if (self.game().card().timed && self.game().touched()) || self.control.is_unsaved() {
            self.keep(house);
        }
    }

    /// Saves the game and counts it when it is over.
    pub fn keep(&mut self, house: &mut House) {
        let over = self.game().outcome().is_some();
        let change = self.control.ending_change();
        let mut replay = Replay::None;
        let written = if change == Some(EndingChange::Reached) && self.game().card().mortal {
            let archived = house.store.archive(&self.save_to, self.game().game(), &self.game().save());
            archived.map(|file| replay = Replay::File(file))
        } else if over && self.game().card().mortal {
            Ok(())
        } else {
            store::write(&self.save_to, &self.game().save())
        };
        if written.is_err() {
            self.tell([house.store.not_written()]);
        }
        let Some(change) = change else { return };
        let (now, statistics) = (house.now().wall, house.statistics.of_mut(self.game().game()));
        if statistics.follow(change, self.game(), now, || replay) {
            house.keep_statistics();
        }
        if change == EndingChange::Reached {
            self.solved(house);
        }
    }

    /// A puzzle of a pack or a day is remembered; the end is shown after a moment of joy.
    fn solved(&mut self, house: &mut House) {
        let puzzle = self.game().session().puzzle.clone();
        if !puzzle.is_empty() {
            house.solve(self.game().game(), &puzzle);
        }
        if self.game().summary().is_some() {
            self.ending =
                Some(house.now().running + if house.settings.moves() { CELEBRATION } else { Duration::ZERO });
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
        let ending = Ending::of(self.game(), house);
        ending.map_or(Go::Stay, |ending| Go::Open(Screen::Ending(Box::new(ending))))
    }
}
