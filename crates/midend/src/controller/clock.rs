//! The game clock: runs while the game is visible, in progress and not paused. It is part of the session, so
//! that every save includes it.

use super::{Controller, Effects};
use parlour_table::Time;
use std::time::Duration;

/// A longer gap between two ticks means that the device slept.
const ASLEEP: Duration = Duration::from_secs(5);

/// A point in time, for animations and for logs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moment {
    /// Since the front end was started; monotonic.
    pub running: Duration,
    /// By the wall clock.
    pub wall: Time,
}

/// The clock of a game.
#[derive(Debug, Default)]
pub(super) struct Clock {
    /// Up to when time was counted; `None` while the game is hidden.
    counted: Option<Duration>,
    paused: bool,
}

impl Clock {
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Counts from now on.
    pub fn start(&mut self, now: Moment) {
        self.counted = Some(now.running);
    }
}

impl Controller {
    /// Whether the player has paused.
    pub fn is_paused(&self) -> bool {
        self.clock.paused
    }

    /// The game becomes visible or hidden; the clock stops while it is hidden.
    pub fn in_sight(&mut self, is: bool, now: Moment) {
        self.pass_time(now);
        self.clock.counted = is.then_some(now.running);
        if is {
            self.comes_here(now);
        }
    }

    /// Pauses or resumes. A paused game is saved with its time.
    pub fn pause(&mut self, on: bool, now: Moment) -> Effects {
        let card = self.table.card();
        if !card.timed || on == self.clock.paused || on && self.table.outcome().is_some() {
            return Effects::default();
        }
        self.pass_time(now);
        self.clock.paused = on;
        let save = on && self.table.touched() && self.saves();
        Effects { save, ..Effects::changed() }
    }

    /// Adds the time since the last call.
    pub(super) fn pass_time(&mut self, now: Moment) {
        let Some(counted) = self.clock.counted else { return };
        let passed = now.running.saturating_sub(counted);
        let whole = Duration::from_millis(u64::try_from(passed.as_millis()).unwrap_or(u64::MAX));
        // Fractions of a millisecond are left for the next call.
        self.clock.counted = Some(counted + whole);
        let runs = self.table.card().timed && !self.clock.paused && self.table.outcome().is_none();
        if runs && !self.is_elsewhere() && whole < ASLEEP {
            let session = self.table.session_mut();
            session.played = session.played.saturating_add(whole.as_millis() as u64);
        }
    }

    /// Whole seconds played.
    pub fn seconds(&self) -> u64 {
        self.table.session().played / 1000
    }

    /// How long until the clock shows the next second.
    pub(super) fn next_second(&self) -> Option<Duration> {
        let runs = self.table.card().timed
            && !self.clock.paused
            && !self.is_elsewhere()
            && self.clock.counted.is_some()
            && self.table.outcome().is_none();
        runs.then(|| Duration::from_millis(1000 - self.table.session().played % 1000))
    }
}
