//! Makes games ahead while the player is busy with one, in a worker of their own: nobody waits for it.

use super::Play;
use crate::{browser, engine, javascript, store};
use leptos::{leptos_dom::helpers::set_timeout, prelude::*, task::spawn_local};
use parlour_midend::{About, Question, Said, Stock};
use std::time::Duration;

/// How long a page is left alone before anything is made ahead.
const QUIET: Duration = Duration::from_secs(5);

impl Play {
    /// Fills the stock up after a while, if the page still shows the game.
    pub fn make_ahead(self) {
        if !Stock::serves(self.game) || self.stocking.get_value() {
            return;
        }
        self.stocking.set_value(true);
        let begin = move || {
            spawn_local(async move {
                self.fill_stock().await;
                javascript::end_ahead();
                self.stocking.try_set_value(false);
            });
        };
        set_timeout(begin, QUIET);
    }

    async fn fill_stock(self) {
        while !self.control.is_disposed() && !document().hidden() {
            let last = self.settings.with_untracked(|settings| settings.habits(self.game.id).wish.clone());
            let Some(wish) = store::missing_in_stock(self.game, &last) else { return };
            let seed = browser::random_seed();
            let about = About::Generate { wish: wish.clone(), seed };
            let question = Question { game: self.game.id.to_owned(), about };
            let Ok(Said::Setup { setup, grade }) = engine::ask_ahead(&question).await.said else { return };
            if !store::put_in_stock(self.game, &wish, seed, setup, grade) {
                return;
            }
        }
    }
}
