//! The clock of games that are timed: it runs while the table is in front, and stands while the
//! game is paused or finished. The time itself is kept with the game.

use super::Table;
use crate::{house::House, statistics::clock};
use std::time::Duration;

#[derive(Default)]
pub(super) struct Clock {
    /// Up to when the time has been counted.
    counted: Duration,
    pub paused: bool,
}

impl Table {
    /// Whether time counts now.
    fn clock_runs(&self) -> bool {
        self.game.card().timed && !self.clock.paused && self.game.outcome().is_none()
    }

    /// Counts the time that went by.
    pub(super) fn time_passes(&mut self, house: &House) {
        let now = house.now().running;
        let gone = now.saturating_sub(self.clock.counted).as_millis();
        let gone = u64::try_from(gone).unwrap_or(0);
        // What is less than a millisecond waits for the next time.
        self.clock.counted += Duration::from_millis(gone);
        if self.clock_runs() {
            let session = self.game.session_mut();
            session.played = session.played.saturating_add(gone);
        }
    }

    /// Lets the clock go on from now: what was before does not count.
    pub(super) fn clock_starts(&mut self, house: &House) {
        self.clock.counted = house.now().running;
    }

    /// Stops the clock and hides the board, or goes on.
    pub(super) fn pause(&mut self, house: &mut House) {
        if !self.game.card().timed || self.game.outcome().is_some() {
            return;
        }
        self.clock.paused = !self.clock.paused;
        if self.clock.paused && self.game.touched() {
            self.keep(house);
        }
    }

    /// When the clock shows the next second.
    pub(super) fn next_second(&self) -> Option<Duration> {
        let played = self.game.session().played;
        self.clock_runs().then(|| Duration::from_millis(1000 - played % 1000))
    }

    /// The time as it is read off a clock.
    pub(super) fn clock_face(&self) -> Option<String> {
        let seconds = i64::try_from(self.game.session().played / 1000).unwrap_or(i64::MAX);
        self.game.card().timed.then(|| clock(seconds))
    }
}
