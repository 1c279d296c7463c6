//! A table: one game with what is done once for all games: undo, chance, log.

use crate::{
    Entry, Log, Mistake, Refused, Session, Time,
    history::{History, Pending},
};
use parlour_kernel::{Fault, ReadError, Rng, Rules, Turn, UndoKind};
use std::borrow::Cow;

/// A game being played.
#[derive(Clone, Debug)]
pub struct Table<G: Rules> {
    setup: G::Setup,
    seed: Option<u64>,
    history: History<G>,
    session: Session,
    log: Log,
    /// Chance draws so far. The n-th uses stream n of the seed, so that there is no generator to save.
    draws: u64,
}

impl<G: Rules> Table<G> {
    /// Opens a table. With a seed the table draws chance itself; without one it waits for the outcomes as
    /// actions (from people with their own dice).
    ///
    /// # Errors
    /// Everything that is wrong with the setup.
    pub fn open(setup: G::Setup, seed: Option<u64>, session: Session) -> Result<Self, Vec<G::Flaw>> {
        let history = History::new(G::start(&setup)?);
        let log = Log::since(session.opened);
        let mut table = Table { setup, seed, history, session, log, draws: 0 };
        table.settle(table.session.opened, &mut Vec::new());
        Ok(table)
    }

    /// What the game started from.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The table's seed.
    pub fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// The current state.
    pub fn state(&self) -> &G {
        self.history.state()
    }

    /// The newest step that can be undone: the state before it and its actions.
    pub fn last_step(&self) -> Option<(&G, &[String])> {
        let (before, entry) = self.history.last()?;
        match &self.log.records().get(entry)?.entry {
            Entry::Step(actions) => Some((before, actions)),
            _ => None,
        }
    }

    /// Every step that can be undone, oldest first: the states before and after it, its actions, and when it was made.
    pub fn steps(&self) -> Vec<(&G, &G, &[String], Time)> {
        let times = self.log.times(self.session.opened);
        let actions = |entry: usize| match &self.log.records()[entry].entry {
            Entry::Step(actions) => actions.as_slice(),
            _ => &[],
        };
        let steps = self.history.steps();
        steps.map(|(before, after, entry)| (before, after, actions(entry), times[entry])).collect()
    }

    /// Who plays, and the mistakes made.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The same, to be changed; this never affects the game.
    pub fn session_mut(&mut self) -> &mut Session {
        &mut self.session
    }

    /// Everything that happened.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// How many steps can be undone.
    pub fn undoable(&self) -> usize {
        self.history.undoable()
    }

    /// How many steps can be redone.
    pub fn redoable(&self) -> usize {
        self.history.redoable()
    }

    /// Parses an action and plays it as a step.
    ///
    /// # Errors
    /// A refusal; then nothing changed.
    pub fn act(&mut self, text: &str, now: Time, events: &mut Vec<G::Event>) -> Result<(), Refused> {
        let action = self.state().read(text).map_err(Refused::Read)?;
        self.step(&[action], now, events)
    }

    /// Makes sure that there is room for what a player does.
    fn make_sure_of_room(&self, actions: usize) -> Result<(), Refused> {
        if self.log.has_room(actions) { Ok(()) } else { Err(Refused::Full) }
    }

    /// Plays several actions as one step, all or nothing, then draws the chance that follows.
    ///
    /// # Errors
    /// The first refusal; then state and events are as before.
    pub fn step(
        &mut self,
        actions: &[G::Action],
        now: Time,
        events: &mut Vec<G::Event>,
    ) -> Result<(), Refused> {
        self.perform(actions, |_, action| Ok(Cow::Borrowed(action)), now, events)
    }

    /// Plays a logged step again. An action may only be parseable after the ones before it.
    ///
    /// # Errors
    /// As for [`Table::step`], or a text that is not an action.
    pub(crate) fn step_again(
        &mut self,
        texts: &[String],
        now: Time,
        events: &mut Vec<G::Event>,
    ) -> Result<(), Refused> {
        self.perform(texts, |state, text| state.read(text).map(Cow::Owned), now, events)
    }

    fn perform<T>(
        &mut self,
        given: &[T],
        action: impl for<'a> Fn(&G, &'a T) -> Result<Cow<'a, G::Action>, ReadError>,
        now: Time,
        events: &mut Vec<G::Event>,
    ) -> Result<(), Refused> {
        self.make_sure_of_room(given.len())?;
        let mut step = Pending::new(given.len(), events);
        let mut texts = Vec::with_capacity(given.len());
        for given in given {
            let action = match action(self.state(), given) {
                Ok(action) => action,
                Err(error) => {
                    self.history.abandon(&step, events);
                    return Err(Refused::Read(error));
                }
            };
            let text = self.state().write(&action);
            if let Err(illegal) = self.history.apply(&mut step, &action, events) {
                return Err(self.refuse(text, &illegal, now));
            }
            texts.push(text);
        }
        if self.history.commit(step, self.log.records().len()) == UndoKind::Barrier {
            self.session.forget_mistakes();
        }
        self.note(Entry::Step(texts), now);
        self.settle(now, events);
        Ok(())
    }

    /// Undoes the last step.
    ///
    /// # Errors
    /// [`Refused::Empty`] if there is none, [`Refused::Full`] at the end of the longest game.
    pub fn undo(&mut self, now: Time) -> Result<(), Refused> {
        self.make_sure_of_room(1)?;
        if !self.history.undo() {
            return Err(Refused::Empty);
        }
        self.note(Entry::Undo, now);
        Ok(())
    }

    /// Redoes the last step undone.
    ///
    /// # Errors
    /// [`Refused::Empty`] if there is none, [`Refused::Full`] at the end of the longest game.
    pub fn redo(&mut self, now: Time) -> Result<(), Refused> {
        self.make_sure_of_room(1)?;
        if !self.history.redo() {
            return Err(Refused::Empty);
        }
        self.note(Entry::Redo, now);
        Ok(())
    }

    /// Bookmarks this position in the history, to come back to.
    ///
    /// # Errors
    /// [`Refused::Empty`] if it is already bookmarked, [`Refused::Full`] at the end of the longest game.
    pub fn mark(&mut self, now: Time) -> Result<(), Refused> {
        self.make_sure_of_room(1)?;
        if !self.history.bookmark() {
            return Err(Refused::Empty);
        }
        self.note(Entry::Mark, now);
        Ok(())
    }

    /// How many steps [`Table::back`] would undo; `None` if nothing is bookmarked.
    pub fn steps_to_mark(&self) -> Option<usize> {
        self.history.steps_to_bookmark()
    }

    /// Undoes every step since the nearest bookmark; redo brings them back.
    ///
    /// # Errors
    /// [`Refused::Empty`] if nothing is bookmarked.
    pub fn back(&mut self, now: Time) -> Result<(), Refused> {
        let steps = self.steps_to_mark().ok_or(Refused::Empty)?;
        (0..steps).try_for_each(|_| self.undo(now))
    }

    /// Notes that a hint was taken.
    pub fn note_hint(&mut self, now: Time) {
        if !self.log.is_full() {
            self.note(Entry::Hint, now);
        }
    }

    /// Makes a logged mistake again; true if it was again refused as a mistake.
    pub(crate) fn mistake_again(&mut self, text: &str, now: Time) -> bool {
        let entries = self.log.records().len();
        self.act(text, now, &mut Vec::new()).is_err() && self.log.records().len() > entries
    }

    /// Counts an entry of an older log that was left out.
    pub(crate) fn leave_entry_out(&mut self) {
        let state = self.history.state();
        self.log.leave_out(|| state.check_word());
    }

    /// Changes the opening time of a table where nothing has happened yet.
    pub fn open_at(&mut self, now: Time) {
        if self.log.records().is_empty() {
            self.session.opened = now;
            self.log = Log::since(now);
        }
    }

    fn refuse(&mut self, action: String, illegal: &G::Illegal, now: Time) -> Refused {
        let (code, message) = (illegal.code(), illegal.message());
        if illegal.mistake() && !self.log.is_full() {
            self.session.remember(Mistake {
                action: action.clone(),
                code,
                message: message.clone(),
                at: now,
            });
            self.note(Entry::Wrong(action), now);
        }
        Refused::Illegal { code, message }
    }

    /// Draws chance until a player is to move.
    fn settle(&mut self, now: Time, events: &mut Vec<G::Event>) {
        let Some(seed) = self.seed else { return };
        let mut results = Vec::new();
        while self.state().turn() == Turn::Chance {
            results.clear();
            self.state().chance(&mut results);
            let total = results.iter().map(|(_, weight)| weight).sum();
            let mut left = Rng::stream(seed, self.draws).below(total);
            let drawn = results.iter().find(|(_, weight)| match left.checked_sub(*weight) {
                None => true,
                Some(rest) => {
                    left = rest;
                    false
                }
            });
            let (action, _) = drawn.expect("a draw below the total weight falls on a result");
            let text = self.state().write(action);
            let accepted = self.history.apply_chance(action, events).is_ok();
            assert!(accepted, "chance lists only what is accepted");
            self.draws += 1;
            self.note(Entry::Chance(text), now);
        }
    }

    fn note(&mut self, entry: Entry, now: Time) {
        let state = self.history.state();
        self.log.add(entry, now, || state.check_word());
    }
}
