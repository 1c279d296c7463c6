//! The first round on the page: begun, begun again, left for the real game. It is offered to visitors who are new to a game.

use super::Play;
use crate::browser;
use leptos::prelude::*;

impl Play {
    /// Plays the game's first round; the game on the table stays as it was saved.
    pub fn first_round(self) {
        self.forget_first_offer();
        self.keep_time();
        let Some(table) = self.game.open_first_round(browser::now()) else { return };
        self.lay(table);
        self.control(|control, _| control.begin_first_round());
        self.begin();
    }

    /// Offers the first round, unless it was taken or declined before.
    pub fn offer_first_round(self) {
        let is_known = self.settings.with_untracked(|settings| settings.habits(self.game.id).first_round);
        self.first_offer.set(!is_known);
    }

    /// It is not offered again.
    pub fn forget_first_offer(self) {
        self.first_offer.set(false);
        self.settings.update(|settings| settings.habits_mut(self.game.id).first_round = true);
    }

    /// Whether to offer it now: nobody has begun to play, and there is nothing else to say; it tracks.
    pub fn offers_first_round(self) -> bool {
        self.scene.track();
        let quiet = self.notice.with(Option::is_none) && self.first.with(Option::is_none);
        self.first_offer.get() && quiet && !self.in_progress()
    }
}
