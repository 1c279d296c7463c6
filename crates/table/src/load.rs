//! Opens a saved game by replaying it, checking it against its check words and its final digest.

use crate::{Entry, LoadError, MAX_ACTIONS, Record, Save, Table, Time, log::CHECK_EVERY, save::Body};
use parlour_kernel::{Digest, Fault, Message, ReadError, Rules};

/// The refusal code of a logged mistake that is not one.
const NOT_WRONG: &str = "not-wrong";

/// Opens the table described by a save's text.
///
/// # Errors
/// Why it was refused.
pub fn load<G: Rules>(text: &str) -> Result<Table<G>, LoadError> {
    Save::read(text)?.replay()
}

/// A save that is being replayed, as many actions at a time as its host has time for.
pub struct Loading<G: Rules> {
    table: Table<G>,
    /// Each record, and how often it occurred in a row.
    runs: Vec<(Record, u32)>,
    /// The run that is being replayed, and how much of it was.
    run: usize,
    times: u32,
    /// Entries replayed so far.
    entries: usize,
    check_words: Vec<String>,
    /// How many of them were compared.
    checked: usize,
    end: String,
    /// Whether other rules wrote the log: then mistakes that no longer are mistakes are left out.
    is_older: bool,
    left_out: usize,
    /// The time of the entries just left out.
    waited: u64,
    events: Vec<G::Event>,
}

impl Save {
    /// Opens the table the save describes, by replaying it.
    ///
    /// # Errors
    /// Why it was refused.
    pub fn replay<G: Rules>(self) -> Result<Table<G>, LoadError> {
        let mut loading = self.loading()?;
        while !loading.advance(usize::MAX)? {}
        loading.finish()
    }

    /// Begins to replay the save, after everything that can be said without.
    ///
    /// # Errors
    /// Why it was refused.
    pub fn loading<G: Rules>(self) -> Result<Loading<G>, LoadError> {
        let Body { game, rules, setup, seed, session, log, check_words, end } = self.0;
        if game != G::ID {
            return Err(LoadError::OtherGame(game));
        }
        if !(G::OLDEST_VERSION..=G::VERSION).contains(&rules) {
            return Err(LoadError::RulesChanged(rules));
        }
        let runs = read_log(&log)?;
        expect_check_words(&runs, check_words.len())?;
        let seed = seed.as_deref().map(str::parse).transpose().map_err(|_| LoadError::Malformed)?;
        let setup: G::Setup =
            setup.parse().map_err(|error: ReadError| LoadError::BadSetup(error.message()))?;
        let table = Table::<G>::open(setup, seed, session).map_err(|flaws| {
            let first = flaws.first().map(Fault::message);
            LoadError::BadSetup(first.unwrap_or_else(|| Message::new("load.bad-setup")))
        })?;
        Ok(Loading {
            table,
            runs,
            run: 0,
            times: 0,
            entries: 0,
            check_words,
            checked: 0,
            end,
            is_older: rules < G::VERSION,
            left_out: 0,
            waited: 0,
            events: Vec::new(),
        })
    }
}

/// The records of a log, each with how often it occurred in a row.
fn read_log(lines: &[String]) -> Result<Vec<(Record, u32)>, LoadError> {
    let mut actions = 0_usize;
    let mut runs = Vec::with_capacity(lines.len());
    for line in lines {
        let (record, times) = Record::read(line).ok_or(LoadError::Malformed)?;
        actions = actions.saturating_add(record.entry.actions().saturating_mul(times as usize));
        if actions > MAX_ACTIONS {
            return Err(LoadError::TooLong);
        }
        runs.push((record, times));
    }
    Ok(runs)
}

/// A short text can stand for a long log, but each of its check words has to be there.
fn expect_check_words(runs: &[(Record, u32)], count: usize) -> Result<(), LoadError> {
    let entries: usize = runs.iter().map(|(_, times)| *times as usize).sum();
    if count == entries / CHECK_EVERY {
        return Ok(());
    }
    Err(LoadError::Diverged { entry: entries.min((count + 1) * CHECK_EVERY) })
}

impl<G: Rules> Loading<G> {
    /// Replays at least so many actions, as far as there are any; true once all are.
    ///
    /// # Errors
    /// Why the save was refused.
    pub fn advance(&mut self, actions: usize) -> Result<bool, LoadError> {
        let mut left = actions;
        while let Some((record, times)) = self.runs.get(self.run) {
            if self.times == *times {
                (self.run, self.times) = (self.run + 1, 0);
                continue;
            }
            if left == 0 {
                return Ok(false);
            }
            left = left.saturating_sub(record.entry.actions());
            self.times += 1;
            let record = record.clone();
            self.replay_record(&record)?;
        }
        Ok(true)
    }

    fn replay_record(&mut self, record: &Record) -> Result<(), LoadError> {
        let table = &mut self.table;
        // Chance after a step was drawn with it and is already in the log.
        let after = self.waited.saturating_add(record.after);
        self.waited = 0;
        let mut stays = true;
        if table.log().records().len() + self.left_out == self.entries {
            let now = Time(table.log().last().0.saturating_add(after));
            match replay_entry(table, &record.entry, now, &mut self.events) {
                Err(NOT_WRONG) if self.is_older => {
                    (self.left_out, self.waited, stays) = (self.left_out + 1, after, false);
                    table.leave_entry_out();
                }
                done => {
                    done.map_err(|code| LoadError::IllegalEntry { entry: self.entries + 1, code })?;
                }
            }
            self.events.clear();
        }
        self.entries += 1;
        let entry = self.entries;
        let log = table.log();
        let made = log.records().get(entry - self.left_out - usize::from(stays));
        if stays && made.is_none_or(|made| made.entry != record.entry || made.after != after) {
            return Err(LoadError::Diverged { entry });
        }
        for (made, kept) in log.check_words().iter().zip(&self.check_words).skip(self.checked) {
            self.checked += 1;
            if Digest::parse(kept) != Some(*made) {
                return Err(LoadError::Diverged { entry });
            }
        }
        Ok(())
    }

    /// The table, once everything was replayed.
    ///
    /// # Errors
    /// Why the save was refused.
    pub fn finish(self) -> Result<Table<G>, LoadError> {
        let Loading { table, entries, left_out, check_words, end, .. } = self;
        let log = table.log();
        let is_complete =
            log.records().len() + left_out == entries && log.check_words().len() == check_words.len();
        if !is_complete || Digest::parse(&end) != Some(table.state().digest()) {
            return Err(LoadError::Diverged { entry: entries });
        }
        if left_out == 0 {
            return Ok(table);
        }
        // Without the entries that were left out, check words fall on other entries.
        let mut session = table.session().clone();
        session.forget_mistakes();
        let again = Table::<G>::open(table.setup().clone(), table.seed(), session);
        let mut again = again.map_err(|_| LoadError::Diverged { entry: 0 })?;
        again.resume(&table.log().lines_after(again.log().records().len()), |_, _| ())?;
        Ok(again)
    }
}

impl<G: Rules> std::fmt::Debug for Loading<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Loading")
            .field("game", &G::ID)
            .field("entries", &self.entries)
            .finish_non_exhaustive()
    }
}

/// Plays an entry; returns the refusal's code if the rules do not allow it.
pub(crate) fn replay_entry<G: Rules>(
    table: &mut Table<G>,
    entry: &Entry,
    now: Time,
    events: &mut Vec<G::Event>,
) -> Result<(), &'static str> {
    let done = match entry {
        Entry::Step(texts) => table.step_again(texts, now, events),
        Entry::Chance(_) => return Err("not-drawn"),
        Entry::Undo => table.undo(now),
        Entry::Redo => table.redo(now),
        Entry::Hint => {
            table.note_hint(now);
            Ok(())
        }
        Entry::Mark => table.mark(now),
        Entry::Wrong(text) => return table.mistake_again(text, now).then_some(()).ok_or(NOT_WRONG),
    };
    done.map_err(|refused| refused.code())
}
