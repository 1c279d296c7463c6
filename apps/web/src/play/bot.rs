//! The computer's turns: asked of the engines, acted only if the position is still the one they were asked about.

use super::Play;
use crate::{
    browser,
    engine::{self, Question},
    glue,
};
use catalog::{Done, Reply, Waiting};
use kernel::Message;
use leptos::{prelude::*, task::spawn_local};
use table::{Refused, Time};

impl Play {
    /// Lets the computer act if it is to move; what it does is shown like anybody's action.
    pub fn let_bot_move(self) {
        if self.reel.watching.get_untracked() {
            return self.watch_on();
        }
        let Waiting::Bot(_, level) = self.waiting.get_untracked() else { return };
        if self.bot_failed.get_untracked() {
            return;
        }
        let epoch = self.next_epoch();
        let (save, digest) = self.ask(|table| (table.save(), table.digest()));
        let pace = self.settings.with_untracked(|settings| settings.pace);
        spawn_local(async move {
            let answer = engine::ask(Question {
                level: &level,
                ..Question::about(engine::Kind::Choose, self.game.id, &save)
            })
            .await;
            glue::pause(pace.milliseconds()).await;
            let unchanged = self.table.try_with_value(|table| table.digest()) == Some(digest);
            if !unchanged || self.epoch.try_get_value() != Some(epoch) {
                return;
            }
            match answer {
                Ok(answer) if answer.digest == digest.to_string() => {
                    let actions = answer.actions.unwrap_or_default();
                    let acted = self.act(actions.first().map_or("", String::as_str));
                    acted.unwrap_or_else(|why| self.bot_gave_up(why));
                }
                Ok(_) => {}
                Err(failure) => self.bot_gave_up(failure.message),
            }
        });
    }

    /// Does an action that somebody else than the scene proposes.
    ///
    /// # Errors
    /// Why it was refused.
    pub fn act(self, action: &str) -> Result<(), Message> {
        self.act_at(action, browser::now())
    }

    /// The same at a time of the past.
    ///
    /// # Errors
    /// Why it was refused.
    pub(super) fn act_at(self, action: &str, time: Time) -> Result<(), Message> {
        self.done(self.table.try_update_value(|table| table.act(action, time)))
    }

    /// Does the action of a hint as the player would.
    ///
    /// # Errors
    /// Why it was refused.
    pub fn follow(self, action: &str) -> Result<(), Message> {
        self.done(self.table.try_update_value(|table| table.follow(action, browser::now())))
    }

    fn done(self, result: Option<Result<Done, Refused>>) -> Result<(), Message> {
        match result {
            Some(Ok(done)) => {
                self.answered(Reply { changed: true, acted: true, cues: done.cues, ..Reply::default() });
                Ok(())
            }
            Some(Err(refused)) => Err(refused.message()),
            None => Ok(()),
        }
    }

    /// The person may act for a computer that cannot.
    fn bot_gave_up(self, why: Message) {
        self.bot_failed.set(true);
        self.notice.set(Some(Message::new("web.bot-failed").message("why", why)));
    }
}
