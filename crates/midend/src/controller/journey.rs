//! What continues by itself on a map once started: running, travelling, resting. One step at a time, until
//! the game has no more or the next input takes over.

use super::{Controller, Effects, Moment};
use crate::pace;

/// No game means to take more steps than this at once: the rest waits for the next tick.
const AT_ONCE: usize = 10_000;

impl Controller {
    /// An input may have started a journey.
    pub(super) fn begin_journey(&mut self, now: Moment) {
        self.journey_due = self.is_map().then_some(now.running + self.journey_step_time());
    }

    fn journey_step_time(&self) -> std::time::Duration {
        if self.manners.moves { pace::JOURNEY_STEP } else { std::time::Duration::ZERO }
    }

    /// Takes the next step when it is due; all of them if motion is off.
    pub(super) fn continue_journey(&mut self, now: Moment) -> Effects {
        let mut effects = Effects::default();
        if self.journey_due.is_none_or(|due| now.running < due) {
            return effects;
        }
        for _ in 0..if self.manners.moves { 1 } else { AT_ONCE } {
            // The steps of one decision share its time, so that runs of equal ones are saved as one.
            let time = self.table.log().last();
            let Some(reply) = self.table.advance(time) else {
                self.journey_due = None;
                let save = self.unsaved > 0 && self.saves();
                return effects.and(Effects { save, ..Effects::default() });
            };
            let goes_on = reply.refused.is_none();
            effects = effects.and(self.take(reply, now)).and(self.first_round_goes_on());
            self.journey_due = goes_on.then_some(now.running + self.journey_step_time());
            if !goes_on {
                break;
            }
        }
        effects
    }
}
