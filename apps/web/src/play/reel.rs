//! What plays by itself at a speed: the way through a game that one looks back at, and the computer that one watches.
//! Each has its own turn of the reel, so that whatever stops it leaves nothing behind.

use super::Play;
use crate::{
    browser,
    engine::{self, Kind, Question},
    settings::Settings,
};
use catalog::Waiting;
use leptos::{leptos_dom::helpers::set_timeout, prelude::*, task::spawn_local};
use scene::reel::{self, AHEAD, SPEEDS};
use std::{collections::VecDeque, time::Duration};

/// What plays by itself.
#[derive(Clone, Copy)]
pub struct Reel {
    /// Whether the game that one looks back at runs on.
    pub running: RwSignal<bool>,
    /// Whether the computer plays while one watches.
    pub watching: RwSignal<bool>,
    /// One of the speeds.
    pub speed: RwSignal<u32>,
    /// Counts what makes a step under way stale.
    turn: StoredValue<u32>,
    /// What the computer will do next.
    queue: StoredValue<VecDeque<String>>,
}

impl Reel {
    pub(super) fn new() -> Self {
        Reel {
            running: RwSignal::new(false),
            watching: RwSignal::new(false),
            speed: RwSignal::new(SPEEDS[0]),
            turn: StoredValue::new(0),
            queue: StoredValue::new(VecDeque::new()),
        }
    }

    /// The next speed, round and round.
    pub fn faster(self) {
        self.speed.update(|speed| *speed = reel::faster(*speed));
    }
}

impl Play {
    /// How long to wait, and how many steps to go then.
    fn beat(self) -> (Duration, usize) {
        reel::beat(self.reel.speed.get_untracked(), self.settings.with_untracked(Settings::moves))
    }

    /// Lets the game that one looks back at run on, from the start where it is at its end; or stops it.
    pub fn run(self, on: bool) {
        let turn = self.reel.turn.try_update_value(|turn| {
            *turn = turn.wrapping_add(1);
            *turn
        });
        if self.reel.running.get_untracked() != on {
            self.reel.running.set(on);
        }
        if let Some(turn) = turn.filter(|_| on) {
            if self.reviewed.get_untracked() == Some(self.steps()) {
                self.show_step(Some(0));
            }
            self.run_on(turn);
        }
    }

    fn run_on(self, turn: u32) {
        let (wait, steps) = self.beat();
        let next = move || {
            if self.reel.turn.try_get_value() != Some(turn) {
                return;
            }
            match self.reviewed.get_untracked() {
                Some(at) if at < self.steps() => {
                    self.show_step(Some(at + steps));
                    self.run_on(turn);
                }
                _ => self.run(false),
            }
        };
        set_timeout(next, wait);
    }

    /// Lets the computer play on for the person at this device, or gives the game back.
    pub fn watch(self, on: bool) {
        let (Waiting::Person(seat) | Waiting::Bot(seat, _)) = self.waiting.get_untracked() else { return };
        let level = self.game.card.levels.first().copied().filter(|_| on);
        self.table.update_value(|table| table.session_mut().let_play(seat, level));
        self.reel.queue.set_value(VecDeque::new());
        self.reel.watching.set(on);
        self.next_epoch();
        self.keep();
        self.refresh();
        if on {
            self.watch_on();
        }
    }

    /// Does what the computer does next, after a while; asks it first where that is not known.
    pub(super) fn watch_on(self) {
        let Waiting::Bot(_, level) = self.waiting.get_untracked() else {
            self.reel.watching.set(false);
            return;
        };
        let epoch = self.next_epoch();
        if self.reel.queue.with_value(|queue| !queue.is_empty()) {
            let (wait, steps) = self.beat();
            set_timeout(move || self.do_watched(epoch, steps), wait);
            return;
        }
        let (save, digest) = self.ask(|table| (table.save(), table.digest()));
        spawn_local(async move {
            let question = Question::about(Kind::Choose, self.game.id, &save);
            let answer = engine::ask(Question { level: &level, most: AHEAD, ..question }).await;
            if self.epoch.try_get_value() != Some(epoch) {
                return;
            }
            match answer {
                Ok(answer) if answer.digest == digest.to_string() => {
                    self.reel.queue.set_value(answer.actions.unwrap_or_default().into());
                    self.watch_on();
                }
                Ok(_) => self.watch(false),
                Err(failure) => {
                    self.watch(false);
                    self.notice.set(Some(failure.message));
                }
            }
        });
    }

    fn do_watched(self, epoch: u32, steps: usize) {
        if self.epoch.try_get_value() != Some(epoch) {
            return;
        }
        for _ in 0..steps {
            let Some(Some(action)) = self.reel.queue.try_update_value(VecDeque::pop_front) else { return };
            // Steps of one decision share its time: runs of equal ones are kept as one.
            let time = self.ask(|table| table.log().last());
            let time = if time.0 == 0 { browser::now() } else { time };
            if let Err(why) = self.act_at(&action, time) {
                self.watch(false);
                self.notice.set(Some(why));
                return;
            }
        }
    }
}
