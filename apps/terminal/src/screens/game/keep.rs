//! Storing a table's saves, statistics and settings, and what happens when the table comes to the front or is
//! left.

use super::Table;
use crate::{
    house::House,
    screens::{Go, Screen, ending::Ending},
};
use parlour_kernel::Fault;
use parlour_midend::{EndingChange, Kept, Replay, has_goal, shelf};
use parlour_table::LoadError;
use std::time::Duration;

/// How long a finished board is shown before the ending.
const CELEBRATION: Duration = Duration::from_millis(1500);

impl Table {
    /// The table is in front: the clock runs on, and settings may have changed.
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

    /// The table is left: also saves the time played since the last step.
    pub fn leave(&mut self, house: &mut House) {
        self.control.in_sight(false, house.now());
        let stopped = self.control.stop_watching();
        self.take(stopped, house);
        let tries_again = self.control.unstored().is_some();
        if tries_again || (self.game().card().timed && self.game().touched()) || self.control.is_unsaved() {
            self.keep(house);
        }
    }

    /// Saves the game, and counts it if it is over.
    pub fn keep(&mut self, house: &mut House) {
        let Some(game) = parlour_catalog::game(self.game().game()) else { return };
        let mut files = house.store.files(game.id, &self.save_to);
        let was_stored = self.control.unstored().is_none();
        let kept = parlour_midend::keep(&mut self.control, game, &mut files, house.now().wall);
        let is_ours = kept.is_ours();
        // The log says it once; the warning stays on the screen.
        if was_stored || self.control.unstored().is_none() {
            self.take_kept(kept, house);
        }
        if !is_ours || self.control.is_only_viewed() {
            return;
        }
        let Some(change) = self.control.ending_change() else { return };
        let mut replay = Replay::None;
        match shelf::follow_ending(change, self.game(), &mut files) {
            Kept::Done if has_goal(self.game()) => {}
            Kept::Done => replay = Replay::File(shelf::over_name(self.game()).to_string()),
            failed => {
                self.control.note_kept(&failed);
                self.tell([house.store.not_written()]);
            }
        }
        let (now, statistics) = (house.now().wall, house.statistics.of_mut(game.id));
        if statistics.follow(change, self.game(), now, || replay) {
            house.keep_statistics();
        }
        if change == EndingChange::Reached {
            self.solved(house);
        }
    }

    /// Puts a game on the shelf after the table started over.
    pub(super) fn shelve(&mut self, left: &str, house: &mut House) {
        let Some(game) = parlour_catalog::game(self.game().game()) else { return };
        let mut files = house.store.files(game.id, &self.save_to);
        let kept = parlour_midend::shelve(game, &mut files, left);
        self.take_kept(kept, house);
    }

    /// Shows the newer state if the game continued elsewhere, such as in another terminal; false if it did
    /// not.
    pub(super) fn follow_elsewhere(&mut self, house: &mut House) -> bool {
        let files = house.store.files(self.game().game(), &self.save_to);
        let found = parlour_midend::look(&self.control, &files);
        let went_on = found != Kept::Done;
        self.take_kept(found, house);
        went_on
    }

    fn take_kept(&mut self, kept: Kept, house: &mut House) {
        let mut notice = kept.notice();
        match kept {
            Kept::Done => return,
            Kept::Failed => notice = Some(house.store.not_written()),
            Kept::ShelfFull | Kept::Parted => {}
            Kept::Elsewhere(text) => {
                if let Err(error) = self.take_over(&text, house) {
                    self.view_only(house);
                    notice = Some(error.message());
                }
            }
            Kept::EndedElsewhere => self.view_only(house),
        }
        self.tell(notice);
    }

    /// Lays the table as it was played elsewhere.
    fn take_over(&mut self, text: &str, house: &mut House) -> Result<(), LoadError> {
        if let Some(game) = parlour_catalog::game(self.game().game()) {
            let table = game.load(text)?;
            let save_to = self.save_to.clone();
            *self = Table::new(table, Some(save_to), house);
        }
        Ok(())
    }

    /// Records a solved pack or daily puzzle; the ending follows after a short celebration.
    fn solved(&mut self, house: &mut House) {
        if let Some(puzzle) = parlour_midend::solved_puzzle(self.game()) {
            house.solve(self.game().game(), puzzle);
        }
        if self.game().summary().is_some() {
            self.ending =
                Some(house.now().running + if house.settings.moves() { CELEBRATION } else { Duration::ZERO });
        }
    }

    /// The ending, once it is due, unless the end was undone meanwhile.
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
