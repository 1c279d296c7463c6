//! The log: everything that happened at a table, append-only.
//!
//! Actions are logged after validation, never keys. In a save each entry is a line of text: `2+7` is a step,
//! `a; b` a step of two actions, `=dice 3 4` chance, `!undo`, `!redo`, `!hint`, `!mark`, `!wrong place 0 0` a
//! mistake; ` @350` adds the milliseconds since the previous entry, ` *5` means that the same entry occurred
//! five times in a row.

use crate::limits::{ENTRY_BYTES, MAX_ACTIONS, MAX_DECIDED, MAX_LOG_BYTES};
use parlour_kernel::Digest;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// Milliseconds since 1970 by the front end's clock; 0 without a clock.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Time(pub u64);

impl Time {
    /// The last millisecond of the year 9999. Later times have no date that reads back.
    pub const LATEST: Time = Time(253_402_300_799_999);
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A player's step: one or more actions, all or nothing.
    Step(Vec<String>),
    /// An outcome of chance drawn by the table.
    Chance(String),
    /// The last step was undone.
    Undo,
    /// An undone step was redone.
    Redo,
    /// A hint was asked for.
    Hint,
    /// This position was bookmarked.
    Mark,
    /// A refused action that counts as a mistake.
    Wrong(String),
}

impl Entry {
    /// How many actions it counts as.
    pub(crate) fn actions(&self) -> usize {
        match self {
            Entry::Step(actions) => actions.len().max(1),
            _ => 1,
        }
    }

    fn bytes(&self) -> usize {
        match self {
            Entry::Step(actions) => actions.iter().map(String::len).sum(),
            Entry::Chance(action) | Entry::Wrong(action) => action.len(),
            Entry::Undo | Entry::Redo | Entry::Hint | Entry::Mark => 0,
        }
    }
}

/// An entry with its time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What happened.
    pub entry: Entry,
    /// Milliseconds since the previous record.
    pub after: u64,
}

/// Entries between two check words.
pub(crate) const CHECK_EVERY: usize = 16;

/// The entries of a table, with a check word every 16.
#[derive(Clone, Debug, Default)]
pub struct Log {
    records: Vec<Record>,
    check_words: Vec<Digest>,
    last: Time,
    /// How many actions the entries have in all, and how many bytes as text.
    actions: usize,
    bytes: usize,
    /// Entries of an older log that are not among the records; check words count them.
    left_out: usize,
}

impl Log {
    /// An empty log for a table opened at this time.
    pub(crate) fn since(opened: Time) -> Self {
        Log { last: opened, ..Log::default() }
    }

    /// All records so far.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// The check words so far: one after every 16 entries.
    pub(crate) fn check_words(&self) -> &[Digest] {
        &self.check_words
    }

    /// The time of the last entry.
    pub fn last(&self) -> Time {
        self.last
    }

    /// Whether there is room for so many further actions of a player.
    pub(crate) fn has_room(&self, actions: usize) -> bool {
        self.actions.saturating_add(actions) <= MAX_DECIDED && self.bytes <= MAX_LOG_BYTES
    }

    /// Whether there is room for an entry that nobody decides on.
    pub(crate) fn is_full(&self) -> bool {
        self.actions >= MAX_ACTIONS
    }

    /// When each entry was made, at a table opened at this time.
    pub(crate) fn times(&self, opened: Time) -> Vec<Time> {
        let mut now = opened.0;
        let time = |record: &Record| {
            now += record.after;
            Time(now)
        };
        self.records.iter().map(time).collect()
    }

    /// Adds an entry; `check_word` is called when one is due.
    pub(crate) fn add(&mut self, entry: Entry, now: Time, check_word: impl FnOnce() -> Digest) {
        // A clock that went back counts as no time at all.
        let after = now.min(Time::LATEST).0.saturating_sub(self.last.0);
        self.last = Time(self.last.0 + after);
        self.actions += entry.actions();
        self.bytes += ENTRY_BYTES + entry.bytes();
        self.records.push(Record { entry, after });
        self.check(check_word);
    }

    /// Counts an entry of an older log that was left out.
    pub(crate) fn leave_out(&mut self, check_word: impl FnOnce() -> Digest) {
        self.left_out += 1;
        self.check(check_word);
    }

    fn check(&mut self, check_word: impl FnOnce() -> Digest) {
        if (self.records.len() + self.left_out).is_multiple_of(CHECK_EVERY) {
            self.check_words.push(check_word());
        }
    }

    /// Records as lines of a save.
    pub(crate) fn write(records: &[Record]) -> Vec<String> {
        let mut lines = Vec::new();
        for run in records.chunk_by(|a, b| a == b) {
            let mut line = run[0].write();
            if run.len() > 1 {
                line = format!("{line} *{}", run.len());
            }
            lines.push(line);
        }
        lines
    }

    /// Compares two logs, both as lines of a save: greater if it continues all of the other, `None` if each
    /// has something the other lacks.
    pub fn compare(lines: &[String], others: &[String]) -> Option<Ordering> {
        let equal = lines.iter().zip(others).take_while(|(line, other)| line == other).count();
        let (rest, other_rest) = (&lines[equal..], &others[equal..]);
        let goes_on = |short: &String, long: &String| {
            let (short, long) = (Record::read(short), Record::read(long));
            matches!((short, long), (Some((one, few)), Some((other, many))) if one == other && few < many)
        };
        match (rest, other_rest) {
            ([], []) => Some(Ordering::Equal),
            (_, []) => Some(Ordering::Greater),
            ([], _) => Some(Ordering::Less),
            // A run of equal entries was still growing.
            ([last], [other, ..]) if goes_on(last, other) => Some(Ordering::Less),
            ([line, ..], [last]) if goes_on(last, line) => Some(Ordering::Greater),
            _ => None,
        }
    }
}

impl Record {
    fn write(&self) -> String {
        let text = match &self.entry {
            Entry::Step(actions) => actions.join("; "),
            Entry::Chance(action) => format!("={action}"),
            Entry::Undo => "!undo".to_owned(),
            Entry::Redo => "!redo".to_owned(),
            Entry::Hint => "!hint".to_owned(),
            Entry::Mark => "!mark".to_owned(),
            Entry::Wrong(action) => format!("!wrong {action}"),
        };
        if self.after == 0 { text } else { format!("{text} @{}", self.after) }
    }

    /// Parses a line: the record and how often it occurred. `None` if [`Log::write`] would not write it so.
    pub(crate) fn read(line: &str) -> Option<(Record, u32)> {
        let (line, times) = match line.rsplit_once(" *") {
            Some((rest, times)) => (rest, plain_number(times).filter(|n| *n > 1)?),
            None => (line, 1),
        };
        let (text, after) = match line.rsplit_once(" @") {
            Some((rest, after)) => (rest, plain_number(after).filter(|n| *n > 0)?),
            None => (line, 0),
        };
        let entry = match text {
            "!undo" => Entry::Undo,
            "!redo" => Entry::Redo,
            "!hint" => Entry::Hint,
            "!mark" => Entry::Mark,
            _ => match (text.strip_prefix("!wrong "), text.strip_prefix('=')) {
                (Some(action), _) => Entry::Wrong(action.to_owned()),
                (_, Some(action)) => Entry::Chance(action.to_owned()),
                _ if text.starts_with('!') || text.is_empty() => return None,
                _ => Entry::Step(text.split("; ").map(str::to_owned).collect()),
            },
        };
        Some((Record { entry, after }, u32::try_from(times).ok()?))
    }
}

/// A number without sign or leading zeros, so that there is one way to write each.
fn plain_number(text: &str) -> Option<u64> {
    let plain = !text.starts_with(['0', '+']);
    text.parse().ok().filter(|_| plain)
}

#[cfg(test)]
mod tests {
    use super::Log;
    use std::cmp::Ordering::{Equal, Greater, Less};

    #[test]
    fn a_log_is_further_where_it_goes_on_from_all_of_the_other() {
        let table: [(&[&str], &[&str], _); 9] = [
            (&[], &[], Some(Equal)),
            (&["a"], &["a"], Some(Equal)),
            (&["a"], &["a", "b @5"], Some(Less)),
            (&["a", "!undo"], &["a", "b"], None),
            (&["a", "b *2"], &["a", "b *5", "c"], Some(Less)),
            (&["a", "b"], &["a", "b *2"], Some(Less)),
            (&["a", "b *2", "c"], &["a", "b *5"], None),
            (&["a", "b @1"], &["a", "b @2"], None),
            (&["b *2"], &["b"], Some(Greater)),
        ];
        let owned = |lines: &[&str]| lines.iter().map(ToString::to_string).collect::<Vec<_>>();
        for (one, other, expected) in table {
            let (one, other) = (owned(one), owned(other));
            assert_eq!(Log::compare(&one, &other), expected, "{one:?} {other:?}");
            assert_eq!(
                Log::compare(&other, &one),
                expected.map(std::cmp::Ordering::reverse),
                "{other:?} {one:?}"
            );
        }
    }
}
