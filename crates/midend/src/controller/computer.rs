//! The computer's turns, and watching the computer. If it fails, the game goes on: a person may act for it,
//! it keeps its seat, and it is asked again at its next turn.

use super::{Controller, Effects, Moment, Purpose};
use crate::{Failure, Said, Waiting, pace};
use parlour_kernel::{Digest, Message};
use parlour_table::Time;
use std::{collections::VecDeque, time::Duration};

/// What the computer is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Computer {
    /// Not its turn.
    Idle,
    /// Will act, or start thinking, at this time.
    Waits(Duration),
    /// Waiting for the engine.
    Thinks,
    /// Had no answer in this position.
    Failed(Digest),
}

impl Computer {
    pub fn due(self) -> Option<Duration> {
        match self {
            Computer::Waits(due) => Some(due),
            Computer::Idle | Computer::Thinks | Computer::Failed(_) => None,
        }
    }
}

impl Controller {
    /// Whether the computer is to move but cannot, so that a person may act for it.
    pub fn has_computer_failed(&self) -> bool {
        matches!(self.computer, Computer::Failed(at) if at == self.table.digest())
    }

    /// Whether somebody is watching the computer play.
    pub fn is_watching(&self) -> bool {
        self.watched.is_some()
    }

    /// The speed of automatic play.
    pub fn speed(&self) -> u32 {
        self.speed
    }

    /// Cycles through the speeds.
    pub fn faster(&mut self) {
        self.speed = pace::faster(self.speed);
    }

    /// Checks whose turn it is. The computer pauses before it acts, so that people can follow.
    pub(super) fn next_turn(&mut self, now: Moment) -> Effects {
        if self.is_elsewhere() {
            return Effects::default();
        }
        if !self.is_computers_turn() {
            let ended = self.watched.take_if(|_| self.table.outcome().is_some()).is_some();
            return Effects { changed: ended, ..Effects::default() };
        }
        if !matches!(self.computer, Computer::Thinks) {
            self.computer = Computer::Waits(now.running + self.patience());
        }
        Effects::default()
    }

    fn patience(&self) -> Duration {
        match &self.watched {
            Some(queue) if queue.is_empty() => Duration::ZERO,
            Some(_) => pace::beat(self.speed, self.manners.moves).0,
            None => self.manners.pause,
        }
    }

    /// Somebody does not want to wait for the computer.
    pub(super) fn hurry(&mut self, now: Moment) {
        if let Computer::Waits(due) = &mut self.computer {
            *due = now.running;
        }
    }

    /// The computer's question was lost: asks again.
    pub(super) fn computer_waits(&mut self) {
        if self.computer == Computer::Thinks {
            self.computer = Computer::Waits(Duration::ZERO);
        }
    }

    /// Lets the computer think, or act, when it is time.
    pub(super) fn computer_on(&mut self, now: Moment) -> Effects {
        if !matches!(self.computer, Computer::Waits(due) if now.running >= due) {
            return Effects::default();
        }
        if self.watched.as_ref().is_some_and(|queue| !queue.is_empty()) {
            return self.act_watched(now);
        }
        if self.is_first_round() {
            return self.first_round_answers(now);
        }
        self.computer = Computer::Thinks;
        self.ask(Purpose::Turn);
        Effects::default()
    }

    /// Handles the computer's answer.
    pub(super) fn computer_chose(&mut self, said: Result<Said, Failure>, now: Moment) -> Effects {
        self.computer = Computer::Idle;
        let mut actions: VecDeque<String> = match said {
            Ok(Said::Actions(actions)) => actions.into(),
            Ok(_) => return self.computer_fails(&Failure::Silent.message()),
            Err(failure) => return self.computer_fails(&failure.message()),
        };
        if let Some(queue) = &mut self.watched {
            *queue = actions;
            return self.next_turn(now);
        }
        let Some(action) = actions.pop_front() else {
            return self.computer_fails(&Failure::Silent.message());
        };
        let effects = self.act(&action, now);
        match effects.refused {
            Some(why) => self.computer_fails(&why),
            None => effects,
        }
    }

    fn computer_fails(&mut self, why: &Message) -> Effects {
        let Waiting::Bot(seat, _) = self.table.waiting() else { return Effects::default() };
        if self.is_watching() {
            return self.stop_watching().and(Effects::telling(why.clone()));
        }
        self.computer = Computer::Failed(self.table.digest());
        let told = Message::new("ui.computer-failed").seat("player", seat).message("why", why.clone());
        Effects::telling(told)
    }

    /// Lets the computer play on for the person at this device.
    pub(super) fn watch(&mut self, now: Moment) -> Effects {
        let level = self.table.card().levels.first().copied();
        if let (Waiting::Person(seat), Some(level)) = (self.table.waiting(), level) {
            self.table.session_mut().let_play(seat, Some(level));
            self.watched = Some(VecDeque::new());
            self.decide(true);
            let dismissed = self.dismiss_coach();
            let save = self.saves();
            return Effects { save, ..dismissed }.and(self.next_turn(now));
        }
        Effects::default()
    }

    /// Hands the game back to the person.
    pub fn stop_watching(&mut self) -> Effects {
        if self.watched.take().is_none() {
            return Effects::default();
        }
        if let Waiting::Bot(seat, _) = self.table.waiting() {
            self.table.session_mut().let_play(seat, None);
        }
        self.computer = Computer::Idle;
        self.waited.retain(|waited| waited.purpose != Purpose::Turn);
        Effects { save: self.saves(), ..Effects::changed() }
    }

    /// Plays the next of the computer's known actions.
    fn act_watched(&mut self, now: Moment) -> Effects {
        let steps = pace::beat(self.speed, self.manners.moves).1;
        let mut effects = Effects::default();
        for _ in 0..steps {
            let Some(action) = self.watched.as_mut().and_then(VecDeque::pop_front) else { break };
            let last = self.table.log().last();
            let time = if last == Time(0) { now.wall } else { last };
            effects = effects.and(self.act_at(&action, time, now));
            if effects.refused.is_some() {
                return effects.and(self.stop_watching());
            }
        }
        effects
    }
}
