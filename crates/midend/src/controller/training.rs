//! Positions to practise: each step of the player is judged at once, whether it keeps what is to be reached, and why not.

use super::{Controller, Effects};
use crate::{Failure, Review, Said, Slip, Spot, controller::study::choice, training};
use parlour_brain::MISTAKE;
use parlour_kernel::Message;
use parlour_table::Entry;

impl Controller {
    /// Whether every step is judged by the goal.
    pub(super) fn trains(&self) -> bool {
        self.table.card().analysed && training::has_goal(self.table.as_ref())
    }

    /// The position before the last step, which is then judged.
    pub(super) fn practised_spot(&mut self) -> Option<Spot> {
        // Asked again, it is still about the same step.
        if let Some((spot, _)) = &self.practised {
            return Some(spot.clone());
        }
        let line = self.table.line();
        let last = *line.last()?;
        let Entry::Step(actions) = &self.table.log().records().get(last)?.entry else { return None };
        let action = actions.first()?.clone();
        let before = line.len().checked_sub(2).and_then(|place| line.get(place));
        let spot = Spot { entries: before.map_or(0, |entry| entry + 1), then: Vec::new() };
        self.practised = Some((spot.clone(), action));
        Some(spot)
    }

    /// Tells whether the step kept the goal.
    pub(super) fn trained(&mut self, said: Result<Said, Failure>) -> Effects {
        let (Some((_, action)), Ok(Said::Analysis(analysis))) = (self.practised.take(), said) else {
            return Effects::default();
        };
        let (Some(played), Some(best)) = (analysis.weighed(&action), analysis.best()) else {
            return Effects::default();
        };
        let is_kept = analysis.lost(&action) < MISTAKE;
        let Review { played, best } = Review { played: choice(played, is_kept), best: choice(best, true) };
        let words = Message::new(if is_kept { "ui.train-kept" } else { "ui.train-lost" });
        let words = words.text("played", played.action).message("own", played.leads_to);
        let words = words.text("best", best.action).message("better", best.leads_to);
        if !is_kept {
            training::note_spoilt(self.table.as_mut());
        }
        let save = !is_kept && self.saves();
        // The first move is the one that was wrong.
        let is_first = self.table.line().len() <= 2 && training::is_slip(self.table.as_ref());
        let mended = (is_kept && is_first).then(|| Slip::Mended(self.table.setup()));
        self.comment = Some(words.clone());
        Effects { save, slips: mended.into_iter().collect(), ..Effects::telling(words) }
    }
}
