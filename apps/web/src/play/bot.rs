//! The computer's turns: asked of the engines, acted only if the position is still the one they were asked about.

use super::Play;
use crate::{browser, engine, glue};
use catalog::{Reply, Waiting};
use leptos::{prelude::*, task::spawn_local};

impl Play {
    /// Lets the computer act if it is to move; what it does is shown like anybody's action.
    pub fn let_bot_move(self) {
        let Waiting::Bot(_, level) = self.waiting.get_untracked() else { return };
        if self.bot_failed.get_untracked() {
            return;
        }
        let epoch = self.next_epoch();
        let (save, digest) = self.ask(|table| (table.save(), table.digest()));
        let pace = self.settings.with_untracked(|settings| settings.pace);
        spawn_local(async move {
            let answer = engine::ask(engine::Kind::Choose, self.game.id, &save, Some(&level)).await;
            glue::pause(pace.milliseconds()).await;
            let unchanged = self.table.try_with_value(|table| table.digest()) == Some(digest);
            if !unchanged || self.epoch.try_get_value() != Some(epoch) {
                return;
            }
            match answer {
                Ok(answer) if answer.digest == digest.to_string() => {
                    self.act_for_bot(&answer.action.unwrap_or_default());
                }
                Ok(_) => {}
                Err(why) => self.bot_gave_up(why),
            }
        });
    }

    fn act_for_bot(self, action: &str) {
        match self.table.try_update_value(|table| table.act(action, browser::now())) {
            Some(Ok(done)) => {
                self.answered(Reply {
                    changed: true,
                    acted: true,
                    cues: done.cues,
                    refused: None,
                    open: None,
                });
            }
            Some(Err(refused)) => self.bot_gave_up(refused.message()),
            None => {}
        }
    }

    /// The person may act for a computer that cannot.
    fn bot_gave_up(self, why: kernel::Message) {
        self.bot_failed.set(true);
        self.notice.set(Some(kernel::Message::new("web.bot-failed").message("why", why)));
    }
}
