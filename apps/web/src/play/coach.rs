//! The teacher: hints before a move, a judgement after it, a comparison with the solution. All come from the engines.

use super::Play;
use crate::{
    browser,
    engine::{self, Kind, Question},
    store,
};
use catalog::{Hint, Review};
use kernel::Message;
use leptos::{prelude::*, task::spawn_local};
use scene::{Card, Setting};

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
    /// How much of it is told, where it is told little by little.
    pub stage: RwSignal<usize>,
    /// About what was done: the sentence to say.
    pub judged: RwSignal<Option<Message>>,
    /// Cells that are not as in the solution, as far as that was asked.
    pub wrong: RwSignal<Vec<u16>>,
}

impl Coach {
    pub(super) fn new() -> Self {
        Coach {
            hint: RwSignal::new(HintState::Quiet),
            stage: RwSignal::new(0),
            judged: RwSignal::new(None),
            wrong: RwSignal::new(Vec::new()),
        }
    }

    /// Whether what is told of the hint is about a cell; tracks.
    pub fn hints_at(self, cell: u16) -> bool {
        self.hinted().contains(&cell)
    }

    /// The cells that what is told of the hint is about; tracks.
    pub fn hinted(self) -> Vec<u16> {
        self.hint.with(|hint| match hint {
            HintState::Given(hint) => {
                let stage = hint.stages.get(self.stage.get());
                stage.map_or(&hint.cells, |stage| &stage.cells).clone()
            }
            _ => Vec::new(),
        })
    }

    /// Says nothing any more, except what `wrong` marks: that stays until the next comparison.
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
            let answer = engine::ask(Question::about(Kind::Hint, self.game.id, &save)).await;
            let unchanged = self.table.try_with_value(|table| table.digest()) == Some(digest);
            let asked = self.coach.hint.try_with_untracked(|hint| *hint == HintState::Thinking);
            if !unchanged || asked != Some(true) {
                return;
            }
            let state = match answer.map(|answer| answer.hint) {
                Ok(Some(hint)) => {
                    self.table.update_value(|table| table.note_hint(browser::now()));
                    self.ask(store::keep);
                    let said = hint.stages.first().map_or(&hint.text, |stage| &stage.text);
                    self.announcer.say(&[untrack(|| self.say(said))]);
                    self.coach.stage.set(0);
                    HintState::Given(hint)
                }
                Ok(None) => HintState::Failed(Message::new("engine.silent")),
                Err(failure) => HintState::Failed(failure.message),
            };
            self.coach.hint.set(state);
        });
    }

    /// Tells more of the hint; false where all of it is told.
    pub fn tell_more(self) -> bool {
        let next = self.coach.stage.get_untracked() + 1;
        let said = self.coach.hint.with_untracked(|hint| match hint {
            HintState::Given(hint) => hint.stages.get(next).map(|stage| stage.text.clone()),
            _ => None,
        });
        if let Some(said) = &said {
            self.coach.stage.set(next);
            self.announcer.say(&[untrack(|| self.say(said))]);
        }
        said.is_some()
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
            let answer = engine::ask(Question::about(Kind::Review, self.game.id, &save)).await;
            if self.table.try_with_value(|table| table.digest()) != Some(digest) {
                return;
            }
            let verdict = match answer.map(|answer| answer.review) {
                Ok(Some(review)) => Some(verdict(&review)),
                Ok(None) => None,
                Err(failure) => by_hand.then_some(failure.message),
            };
            if let Some(verdict) = verdict {
                self.announcer.say(&[untrack(|| self.say(&verdict))]);
                self.coach.judged.set(Some(verdict));
            }
        });
    }
}

impl Play {
    /// Whether every entry is to be compared with the solution.
    pub(super) fn compares_at_once(self) -> bool {
        self.game.card.judged && self.ask(|table| table.setting(Card::JUDGE_AT_ONCE) == Setting::ON)
    }

    /// Compares what was entered with the solution and marks what differs; asked for by hand, the verdict is said.
    pub fn compare(self, by_hand: bool) {
        let (save, digest) = self.ask(|table| (table.save(), table.digest()));
        spawn_local(async move {
            let answer = engine::ask(Question::about(Kind::Judge, self.game.id, &save)).await;
            if self.table.try_with_value(|table| table.digest()) != Some(digest) {
                return;
            }
            let (said, cells) = match answer.map(|answer| answer.verdict) {
                Ok(Some(verdict)) => (verdict.text, verdict.cells),
                Ok(None) => (Message::new("engine.silent"), Vec::new()),
                Err(failure) => (failure.message, Vec::new()),
            };
            self.mark_wrong(cells);
            if by_hand {
                self.announcer.say(&[untrack(|| self.say(&said))]);
                self.coach.judged.set(Some(said));
            }
        });
    }

    /// Marks these cells as unlike the solution, and no others.
    pub(super) fn mark_wrong(self, cells: Vec<u16>) {
        if self.coach.wrong.with_untracked(|old| *old != cells) {
            self.coach.wrong.set(cells);
        }
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
