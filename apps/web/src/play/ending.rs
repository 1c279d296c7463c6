//! What the end of a game offers: play again, the next puzzle, a review, a summary, a link.

use super::Play;
use crate::browser;
use leptos::{leptos_dom::helpers::request_animation_frame, prelude::*};
use parlour_midend::{Opening, keep_goal};
use parlour_scene::command;

impl Play {
    /// Does what the player chose at the end of a game.
    pub(super) fn do_at_end(self, chosen: &str) {
        match chosen {
            command::REAL => self.leave_view(),
            command::AGAIN if self.first.with_untracked(Option::is_some) => self.first_round(),
            command::AGAIN => match self.next_in_pack() {
                Some(made) => self.go_to(made),
                None => self.again(),
            },
            command::SUMMARY => self.dialogs.summing.set(true),
            command::SHARE => self.dialogs.sharing.set(true),
            _ => {
                if let Some(history) = browser::find("#history") {
                    // Setting a valid attribute cannot fail.
                    let _ = history.set_attribute("open", "");
                }
                self.review(Some(usize::MAX));
                request_animation_frame(|| browser::focus("#review-back"));
            }
        }
    }

    /// The same game with new dice, or a newly generated one.
    fn again(self) {
        if self.game.card.made {
            return self.make_another(|_| true);
        }
        let (setup, players, seeded) =
            self.ask(|table| (table.setup(), table.session().players.clone(), table.seed().is_some()));
        let seeded = seeded || !self.game.card.own_chance;
        let seed = seeded.then(browser::random_seed);
        match self.game.open(&setup, Opening { seed, players, now: browser::now() }) {
            Ok(mut table) => {
                self.ask(|old| keep_goal(old, table.as_mut()));
                self.replace(table);
            }
            Err(error) => self.notice.set(error.message()),
        }
    }
}
