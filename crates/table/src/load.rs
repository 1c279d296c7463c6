//! Opens a saved game by replaying it, checking it against its check words and its final digest.

use crate::{Entry, LoadError, Record, Save, Table, Time, save::Body};
use parlour_kernel::{Digest, Fault, Message, ReadError, Rules};

/// More entries are refused: a short text can stand for a long run of equal ones.
const MAX_ENTRIES: usize = 4_000_000;

/// The refusal code of a logged mistake that is not one.
const NOT_WRONG: &str = "not-wrong";

/// Opens the table described by a save's text.
///
/// # Errors
/// Why it was refused.
pub fn load<G: Rules>(text: &str) -> Result<Table<G>, LoadError> {
    Save::read(text)?.replay()
}

impl Save {
    /// Opens the table the save describes, by replaying it.
    ///
    /// # Errors
    /// Why it was refused.
    pub fn replay<G: Rules>(self) -> Result<Table<G>, LoadError> {
        let Body { game, rules, setup, seed, session, log, check_words, end } = self.0;
        if game != G::ID {
            return Err(LoadError::OtherGame(game));
        }
        if !(G::OLDEST_VERSION..=G::VERSION).contains(&rules) {
            return Err(LoadError::RulesChanged(rules));
        }
        let runs = read_log(&log)?;
        let seed = seed.as_deref().map(str::parse).transpose().map_err(|_| LoadError::Malformed)?;
        let setup: G::Setup =
            setup.parse().map_err(|error: ReadError| LoadError::BadSetup(error.message()))?;
        let open = || {
            Table::<G>::open(setup.clone(), seed, session.clone()).map_err(|flaws| {
                let first = flaws.first().map(Fault::message);
                LoadError::BadSetup(first.unwrap_or_else(|| Message::new("load.bad-setup")))
            })
        };
        let mut table = open()?;
        let entries = replay_log(&mut table, &runs, &check_words, rules < G::VERSION)?;
        if Digest::parse(&end) != Some(table.state().digest()) {
            return Err(LoadError::Diverged { entry: entries });
        }
        if table.log().records().len() == entries {
            return Ok(table);
        }
        // Without the entries that were left out, check words fall on other entries.
        let mut again = open()?;
        again.resume(&table.log().lines_after(again.log().records().len()), |_, _| ())?;
        Ok(again)
    }
}

/// The records of a log, each with how often it occurred in a row.
fn read_log(lines: &[String]) -> Result<Vec<(Record, u32)>, LoadError> {
    let mut entries = 0;
    let mut runs = Vec::with_capacity(lines.len());
    for line in lines {
        let (record, times) = Record::read(line).ok_or(LoadError::Malformed)?;
        entries += times as usize;
        if entries > MAX_ENTRIES {
            return Err(LoadError::TooLarge);
        }
        runs.push((record, times));
    }
    Ok(runs)
}

/// Replays a log at a newly opened table, and returns how many entries it has. From an older log, mistakes
/// that no longer are mistakes are left out.
fn replay_log<G: Rules>(
    table: &mut Table<G>,
    runs: &[(Record, u32)],
    check_words: &[String],
    is_older: bool,
) -> Result<usize, LoadError> {
    let mut events = Vec::new();
    let (mut entry, mut checked) = (0, 0);
    // How many entries were left out, and the time of those just before.
    let (mut left_out, mut waited) = (0, 0_u64);
    for record in runs.iter().flat_map(|(record, times)| (0..*times).map(move |_| record)) {
        // Chance after a step was drawn with it and is already in the log.
        let after = waited.saturating_add(record.after);
        waited = 0;
        let mut stays = true;
        if table.log().records().len() + left_out == entry {
            let now = Time(table.log().last().0.saturating_add(after));
            match replay_entry(table, &record.entry, now, &mut events) {
                Err(NOT_WRONG) if is_older => {
                    (left_out, waited, stays) = (left_out + 1, after, false);
                    table.leave_entry_out();
                }
                done => done.map_err(|code| LoadError::IllegalEntry { entry: entry + 1, code })?,
            }
            events.clear();
        }
        entry += 1;
        let log = table.log();
        let made = log.records().get(entry - left_out - usize::from(stays));
        if stays && made.is_none_or(|made| made.entry != record.entry || made.after != after) {
            return Err(LoadError::Diverged { entry });
        }
        for (made, kept) in log.check_words().iter().zip(check_words).skip(checked) {
            checked += 1;
            if Digest::parse(kept) != Some(*made) {
                return Err(LoadError::Diverged { entry });
            }
        }
    }
    let log = table.log();
    let is_complete = log.records().len() + left_out == entry && log.check_words().len() == check_words.len();
    if is_complete { Ok(entry) } else { Err(LoadError::Diverged { entry }) }
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
