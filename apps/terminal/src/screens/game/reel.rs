//! What plays by itself at a speed: a game that one looks back at, and the computer that one watches.

use super::Table;
use crate::{house::House, keys::Press};
use catalog::Waiting;
use kernel::{Message, Seat};
use scene::reel::{self, SPEEDS};
use std::{collections::VecDeque, time::Duration};

pub(super) struct Reel {
    /// One of the speeds.
    speed: u32,
    /// When the next step of what one looks back at is due, while it runs.
    due: Option<Duration>,
    /// What the computer will do next, while one watches it.
    watched: Option<VecDeque<String>>,
}

impl Reel {
    pub fn new() -> Self {
        Reel { speed: SPEEDS[0], due: None, watched: None }
    }

    /// The next speed, round and round.
    fn faster(&mut self) {
        self.speed = reel::faster(self.speed);
    }

    pub fn stop(&mut self) {
        self.due = None;
    }

    pub fn is_watching(&self) -> bool {
        self.watched.is_some()
    }

    pub fn wake(&self, now: Duration) -> Option<Duration> {
        self.due.map(|due| due.saturating_sub(now))
    }

    /// How long to wait, and how many steps to go then.
    fn beat(&self, house: &House) -> (Duration, usize) {
        reel::beat(self.speed, house.settings.motion)
    }
}

impl Table {
    /// A key that starts, stops or speeds up what one looks back at; false where it means something else.
    pub(super) fn run_by_key(&mut self, press: &Press, house: &House) -> bool {
        if self.reviewed.is_none() {
            return false;
        }
        match press.key.as_str() {
            " " if self.reel.due.is_some() => self.reel.stop(),
            " " => {
                let end = self.game.line().len();
                if self.reviewed == Some(end) {
                    self.show_step(0);
                }
                self.reel.due = Some(house.now().running + self.reel.beat(house).0);
            }
            "+" => self.reel.faster(),
            _ => {
                self.reel.stop();
                return false;
            }
        }
        true
    }

    /// The next step of what one looks back at, when it is due.
    pub(super) fn run_on(&mut self, house: &House) {
        let now = house.now().running;
        let (Some(at), Some(_)) = (self.reviewed, self.reel.due.take_if(|due| now >= *due)) else { return };
        let (wait, steps) = self.reel.beat(house);
        let end = self.game.line().len();
        self.show_step((at + steps).min(end));
        if at + steps < end {
            self.reel.due = Some(now + wait);
        }
    }

    /// Lets the computer play on for the person.
    pub(super) fn watch(&mut self, house: &mut House) {
        let level = self.game.card().levels.first().copied();
        if let (Waiting::Person(seat), Some(level)) = (self.game.waiting(), level) {
            self.game.session_mut().let_play(seat, Some(level));
            self.reel.watched = Some(VecDeque::new());
            self.coach.dismiss();
            self.look(house);
        }
    }

    /// Gives the game back to the person.
    pub(super) fn stop_watching(&mut self, house: &mut House) {
        if self.reel.watched.take().is_some() {
            self.give_back();
            self.keep(house);
            self.now_shown();
            self.look(house);
        }
    }

    /// Nobody watches a game that is opened.
    pub(super) fn give_back(&mut self) {
        if self.game.card().is_watched() && self.game.session().was_watched() {
            self.game.session_mut().let_play(Seat(0), None);
        }
    }

    /// Any key stops the computer, but the one that changes its speed.
    pub(super) fn stops_watching(&mut self, press: &Press, house: &mut House) -> bool {
        let watches = self.reel.is_watching();
        if watches && press.key == "+" {
            self.reel.faster();
        } else {
            self.stop_watching(house);
        }
        watches
    }

    /// How long the computer waits before it acts.
    pub(super) fn patience(&self, house: &House) -> Duration {
        match &self.reel.watched {
            Some(queue) if queue.is_empty() => Duration::ZERO,
            Some(_) => self.reel.beat(house).0,
            None => house.settings.speed.pause(),
        }
    }

    /// Takes what the computer will do.
    pub(super) fn expect(&mut self, actions: Vec<String>, house: &mut House) {
        let mut actions: VecDeque<String> = actions.into();
        if let Some(queue) = &mut self.reel.watched {
            *queue = actions;
            self.look(house);
        } else if let Some(action) = actions.pop_front() {
            self.act(&action, house.now().wall, house);
        }
    }

    /// Does what is known of what the computer does; false where it must be asked.
    pub(super) fn do_watched(&mut self, house: &mut House) -> bool {
        let steps = self.reel.beat(house).1;
        let next = |reel: &mut Reel| reel.watched.as_mut().and_then(VecDeque::pop_front);
        let mut done = false;
        for _ in 0..steps {
            let Some(action) = next(&mut self.reel) else { break };
            // Steps of one decision share its time: runs of equal ones are saved as one.
            let time = self.game.log().last();
            self.act(&action, time, house);
            done = true;
        }
        if self.game.outcome().is_some() {
            self.reel.watched = None;
        }
        done
    }

    /// What is said while something plays by itself, or could.
    pub(super) fn reel_words(&self, house: &House) -> Option<String> {
        let speed = |key: &'static str| house.say(&Message::new(key).int("n", self.reel.speed));
        if self.reel.is_watching() {
            return Some(speed("term.watching"));
        }
        let at = self.reviewed_words(house)?;
        let runs = if self.reel.due.is_some() { "term.review-runs" } else { "term.review-still" };
        Some(format!("{at}  {}", speed(runs)))
    }
}
