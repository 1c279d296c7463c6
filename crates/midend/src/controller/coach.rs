//! The coach: hints before a step, told in stages, and a verdict after it.

use super::{Controller, Effects, Moment, Purpose};
use crate::{Done, Reply, Review, Waiting};
use parlour_brain::{Hint, Link, Mark, Stage};
use parlour_kernel::Message;
use parlour_table::{Refused, Time};

/// What the coach is doing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Coach {
    /// Nobody asked.
    Quiet,
    /// Asked to stay, but has nothing to say now.
    Silent,
    /// Waiting for the engine.
    Thinks,
    /// Showing a hint, up to and including this stage.
    Says(Hint, usize),
    /// Cannot help, for this reason.
    Failed(Message),
}

impl Coach {
    /// Whether somebody asked.
    pub fn is_on(&self) -> bool {
        *self != Coach::Quiet
    }

    /// The cells the current stage is about.
    pub fn lit(&self) -> &[u16] {
        match self {
            Coach::Says(hint, _) => self.stage().map_or(&hint.cells, |stage| &stage.cells),
            _ => &[],
        }
    }

    /// Everything said so far, newest last.
    pub fn said(&self) -> Vec<&Message> {
        match self {
            Coach::Says(hint, _) if hint.stages.is_empty() => vec![&hint.text],
            Coach::Says(hint, stage) => hint.stages.iter().take(stage + 1).map(|stage| &stage.text).collect(),
            Coach::Failed(why) => vec![why],
            _ => Vec::new(),
        }
    }

    /// Whether asking again reveals more.
    pub fn has_more(&self) -> bool {
        matches!(self, Coach::Says(hint, stage) if stage + 1 < hint.stages.len())
    }

    /// What is done by asking once more, where all is told and there is only the one thing to do.
    pub fn actions(&self) -> Vec<String> {
        match self {
            Coach::Says(hint, _) if hint.choices.is_empty() && !self.has_more() => hint.actions(),
            _ => Vec::new(),
        }
    }

    /// The numbers in cells that what is told now speaks of.
    pub fn marks(&self) -> &[Mark] {
        self.stage().map_or(&[], |stage| &stage.marks)
    }

    /// What leads to what among them.
    pub fn links(&self) -> &[Link] {
        self.stage().map_or(&[], |stage| &stage.links)
    }

    fn stage(&self) -> Option<&Stage> {
        match self {
            Coach::Says(hint, stage) => hint.stages.get(*stage),
            _ => None,
        }
    }

    /// The column headings for the choices' figures.
    pub fn columns(&self) -> &[Message] {
        match self {
            Coach::Says(hint, _) => &hint.columns,
            _ => &[],
        }
    }

    /// The choices the hint lists.
    pub fn choices(&self) -> &[parlour_brain::Choice] {
        match self {
            Coach::Says(hint, _) => &hint.choices,
            _ => &[],
        }
    }
}

impl Controller {
    /// Asks for a hint. Asked again, reveals more, then plays the suggested action; if there is none,
    /// dismisses the coach.
    pub(super) fn hint(&mut self, now: Moment) -> Effects {
        let has_more = self.coach.has_more();
        if let (Coach::Says(_, stage), true) = (&mut self.coach, has_more) {
            *stage += 1;
            return self.newest();
        }
        let actions = self.coach.actions();
        if !actions.is_empty() {
            return self.follow(&actions, now);
        }
        if self.coach.is_on() && !matches!(self.coach, Coach::Failed(_)) {
            return self.dismiss_coach();
        }
        self.coach = Coach::Silent;
        self.coach_looks();
        if self.coach == Coach::Silent && !self.manners.teacher_stays {
            self.coach = Coach::Failed(Message::new("engine.silent"));
        }
        Effects::changed()
    }

    /// Dismisses the coach.
    pub fn dismiss_coach(&mut self) -> Effects {
        self.coach = Coach::Quiet;
        self.waited.retain(|waited| !matches!(waited.purpose, Purpose::Hint | Purpose::Lesson));
        Effects::changed()
    }

    /// The cells that what was said so far refers to by letter.
    pub fn letters(&self) -> Vec<(u16, char)> {
        if let Some(letters) = self.page_letters() {
            return letters;
        }
        match self.coach {
            Coach::Says(_, stage) => self.letters.iter().take(stage + 1).flatten().copied().collect(),
            _ => Vec::new(),
        }
    }

    /// Does what a hint says as the player would, as one step.
    pub fn follow(&mut self, actions: &[String], now: Moment) -> Effects {
        self.comes_here(now);
        let done = self.table.follow(actions, now.wall);
        self.decide(done.is_ok());
        self.done(done, now)
    }

    /// Plays an action that does not come from the scene.
    pub fn act(&mut self, action: &str, now: Moment) -> Effects {
        self.act_at(action, now.wall, now)
    }

    /// The same at an earlier time: the steps of one decision share its time, so that runs of equal ones are
    /// saved as one.
    pub(super) fn act_at(&mut self, action: &str, time: Time, now: Moment) -> Effects {
        let done = self.table.act(action, time);
        self.done(done, now)
    }

    fn done(&mut self, done: Result<Done, Refused>, now: Moment) -> Effects {
        match done {
            Ok(done) => {
                let reply = Reply { changed: true, acted: true, cues: done.cues, ..Reply::default() };
                self.take(reply, now)
            }
            Err(refused) => Effects { refused: Some(refused.message()), ..Effects::changed() },
        }
    }

    /// Asks how good the last step was. As the player asked, an engine with nothing to say is reported too.
    pub fn review(&mut self) {
        self.ask(Purpose::Review { by_hand: true });
    }

    /// Whether the coach thinks again after every step.
    pub(super) fn coach_stays(&self) -> bool {
        let lists = !self.table.card().made;
        self.manners.teacher_stays && lists && self.coach.is_on()
    }

    /// A coach who stays thinks about the current table.
    pub(super) fn coach_looks(&mut self) {
        let asked = matches!(self.coach, Coach::Silent) || self.coach_stays();
        if !asked {
            return;
        }
        self.coach = Coach::Silent;
        let person = match self.table.waiting() {
            Waiting::Person(_) => true,
            Waiting::Bot(..) => self.has_computer_failed(),
            Waiting::Chance | Waiting::Nobody => false,
        };
        if person {
            self.coach = Coach::Thinks;
            self.ask(Purpose::Hint);
        }
    }

    /// The newest thing the coach said, to be announced.
    pub(super) fn newest(&self) -> Effects {
        let said = self.coach().said().last().map(|message| (*message).clone());
        Effects { told: said.into_iter().collect(), ..Effects::changed() }
    }
}

/// What to say about a step.
pub(super) fn comment_on(review: &Review) -> Message {
    let Review { played, best } = review;
    let message = Message::new(if played.best { "ui.review-best" } else { "ui.review-better" });
    let message = message.text("played", played.action.as_str()).text("best", best.action.as_str());
    message.message("own", played.leads_to.clone()).message("better", best.leads_to.clone())
}
