//! The story of a game: its line of play, without what was undone, and its events.

use crate::{
    Entry, Table,
    replay::{Change, Replay},
};
use parlour_kernel::Rules;

/// What happened at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Story<E> {
    /// Without what was undone.
    pub stands: Vec<E>,
    /// Everything, undone or not.
    pub all: Vec<E>,
    /// The code of every action refused as a mistake, in log order.
    pub mistakes: Vec<&'static str>,
}

/// An entry on the line of play.
struct Played {
    /// Its index in the log.
    entry: usize,
    /// How many events came before it.
    events: usize,
}

/// The line of play with its events.
struct Line<E> {
    entries: Vec<Played>,
    events: Vec<E>,
    /// What was undone and could be redone: the index in the log, and the events.
    undone: Vec<(usize, Vec<E>)>,
    /// The codes of mistakes.
    mistakes: Vec<&'static str>,
}

impl<E> Line<E> {
    /// Follows a change made by the entry at this index; its events are the last of the list, from `events`
    /// on.
    fn follow(&mut self, change: Change, entry: usize, events: usize) {
        match change {
            Change::None => {}
            Change::Step | Change::Barrier => {
                self.entries.push(Played { entry, events });
                self.undone.clear();
            }
            Change::Undo => {
                let played = self.entries.pop().expect("logged undo had a step");
                self.undone.push((played.entry, self.events.split_off(played.events)));
            }
            Change::Redo => {
                let (entry, again) = self.undone.pop().expect("logged redo had a step");
                self.entries.push(Played { entry, events: self.events.len() });
                self.events.extend(again);
            }
        }
    }
}

impl<G: Rules> Table<G> {
    /// Every event from the start to now, found by replaying the log.
    ///
    /// # Panics
    /// Never: the log contains only what this table accepted.
    pub fn story(&self) -> Story<G::Event> {
        let mut all = Vec::new();
        let line = self.replay_line(|events| all.extend_from_slice(events));
        Story { stands: line.events, all, mistakes: line.mistakes }
    }

    /// The log entries that count, oldest first: steps and chance, without what was undone or is not a step.
    ///
    /// # Panics
    /// Never: the log contains only what this table accepted.
    pub fn line(&self) -> Vec<usize> {
        self.replay_line(|_| ()).entries.iter().map(|played| played.entry).collect()
    }

    /// Replays the log and shows every action with the state it was played in, oldest first, undone or not.
    ///
    /// # Panics
    /// Never: the log contains only what this table accepted.
    pub fn for_each_action(&self, mut shown: impl FnMut(&G, &G::Action)) {
        let (mut replay, mut events) = (Replay::new(self), Vec::new());
        for record in self.log().records() {
            replay.advance(&record.entry, &mut events, &mut shown);
            events.clear();
        }
    }

    /// Replays the log and shows every step with its index in the log, its actions and the state after it,
    /// oldest first, undone or not.
    ///
    /// # Panics
    /// Never: the log contains only what this table accepted.
    pub fn for_each_step(&self, mut shown: impl FnMut(usize, &[G::Action], &G)) {
        let (mut replay, mut events) = (Replay::new(self), Vec::new());
        for (index, record) in self.log().records().iter().enumerate() {
            let mut actions = Vec::new();
            replay.advance(&record.entry, &mut events, |_, action| actions.push(action.clone()));
            events.clear();
            if matches!(record.entry, Entry::Step(_)) {
                shown(index, &actions, replay.state());
            }
        }
    }

    /// Replays the log; `told` gets the events of each entry.
    fn replay_line(&self, mut told: impl FnMut(&[G::Event])) -> Line<G::Event> {
        let mut replay = Replay::new(self);
        let mut line =
            Line { entries: Vec::new(), events: Vec::new(), undone: Vec::new(), mistakes: Vec::new() };
        for (index, record) in self.log().records().iter().enumerate() {
            let before = line.events.len();
            line.mistakes.extend(replay.mistake(&record.entry));
            let change = replay.advance(&record.entry, &mut line.events, |_, _| ());
            told(&line.events[before..]);
            line.follow(change, index, before);
        }
        line
    }
}
