//! The teacher: hints before a move, a judgement after it. Both come from the engines.

use super::Play;
use crate::{browser, engine, store};
use catalog::{Hint, Review};
use kernel::Message;
use leptos::{prelude::*, task::spawn_local};

/// Where a hint stands.
#[derive(Clone, PartialEq, Debug)]
pub enum HintState {
    /// None was asked for.
    Quiet,
    /// The engine is thinking.
    Thinking,
    /// It has spoken.
    Given(Hint),
    /// It cannot help, for this reason.
    Failed(Message),
}

/// What the teacher says at the moment.
#[derive(Clone, Copy)]
pub struct Coach {
    /// About what to do.
    pub hint: RwSignal<HintState>,
    /// About what was done: the sentence to say.
    pub judged: RwSignal<Option<Message>>,
}

impl Coach {
    pub(super) fn new() -> Self {
        Coach { hint: RwSignal::new(HintState::Quiet), judged: RwSignal::new(None) }
    }

    /// The cells that the hint is about; tracks.
    pub fn cells(self) -> Vec<u16> {
        self.hint.with(|hint| match hint {
            HintState::Given(hint) => hint.cells.clone(),
            _ => Vec::new(),
        })
    }

    /// Says nothing any more.
    pub fn clear(self) {
        if self.hint.with_untracked(|hint| *hint != HintState::Quiet) {
            self.hint.set(HintState::Quiet);
        }
        if self.judged.with_untracked(Option::is_some) {
            self.judged.set(None);
        }
    }
}

impl Play {
    /// Asks for a hint; the answer is shown if the position is still the same.
    pub fn ask_hint(self) {
        let (save, digest) = self.ask(|table| (table.save(), table.digest()));
        self.coach.hint.set(HintState::Thinking);
        spawn_local(async move {
            let answer = engine::ask(engine::Kind::Hint, self.game.id, &save, None).await;
            let unchanged = self.table.try_with_value(|table| table.digest()) == Some(digest);
            let asked = self.coach.hint.try_with_untracked(|hint| *hint == HintState::Thinking);
            if !unchanged || asked != Some(true) {
                return;
            }
            let state = match answer.map(|answer| answer.hint) {
                Ok(Some(hint)) => {
                    self.table.update_value(|table| table.note_hint(browser::now()));
                    self.ask(|table| store::keep(table.game(), &table.save()));
                    self.announcer.say(&[untrack(|| self.say(&hint.text))]);
                    HintState::Given(hint)
                }
                Ok(None) => HintState::Failed(Message::new("engine.silent")),
                Err(why) => HintState::Failed(why),
            };
            self.coach.hint.set(state);
        });
    }

    /// Judges the last step if the visitor wants every step judged.
    pub(super) fn judge_if_wanted(self) {
        if self.settings.with_untracked(|settings| settings.judge) {
            self.judge(false);
        }
    }

    /// Asks how good the last step was; asked for by hand, a silent engine is told too.
    pub fn judge(self, by_hand: bool) {
        let (save, digest) = self.ask(|table| (table.save(), table.digest()));
        spawn_local(async move {
            let answer = engine::ask(engine::Kind::Review, self.game.id, &save, None).await;
            if self.table.try_with_value(|table| table.digest()) != Some(digest) {
                return;
            }
            let verdict = match answer.map(|answer| answer.review) {
                Ok(Some(review)) => Some(verdict(&review)),
                Ok(None) => None,
                Err(why) => by_hand.then_some(why),
            };
            if let Some(verdict) = verdict {
                self.announcer.say(&[untrack(|| self.say(&verdict))]);
                self.coach.judged.set(Some(verdict));
            }
        });
    }
}

fn verdict(review: &Review) -> Message {
    let Review { played, best } = review;
    let message = Message::new(if played.best { "ui.review-best" } else { "ui.review-better" });
    let message = message.text("played", played.action.as_str()).text("best", best.action.as_str());
    match (played.figures.first(), best.figures.first()) {
        (Some(own), Some(better)) => message
            .message("label", own.label.clone())
            .text("own", own.shown.as_str())
            .text("better", better.shown.as_str()),
        _ => message,
    }
}
