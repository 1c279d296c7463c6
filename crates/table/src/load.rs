//! Reading a save: limits, checksum, strict parse, then re-execution against the marks.

use crate::{
    Entry, Record, Session, Table, Time,
    save::{Body, FORMAT, MAGIC},
};
use kernel::{Fault, Message, ReadError, Rules, checksum};
use std::fmt;

/// Larger texts are refused unread.
pub const MAX_SAVE_BYTES: usize = 16 << 20;

/// More entries than this are refused: a run of equal ones is written short.
const MAX_ENTRIES: usize = 4_000_000;

/// Longer names, and more of them, are refused.
const MAX_NAME_BYTES: usize = 200;
const MAX_PLAYERS: usize = 64;
const MAX_SETTINGS: usize = 64;
const MAX_NOTES: usize = 8192;
const MAX_NOTE_BYTES: usize = 1 << 16;

/// Why a save was not loaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// Larger than any save.
    TooLarge,
    /// Not a save at all.
    NotASave,
    /// Cut off before its end.
    Truncated,
    /// Written by a newer program.
    NewerFormat(u32),
    /// Damaged: the text does not fit its checksum.
    Checksum,
    /// Sound as a file, but not of the form of a save.
    Malformed,
    /// A save of another game, or of one this program does not have.
    OtherGame(String),
    /// The rules have changed since: replaying would lead elsewhere.
    RulesChanged(u32),
    /// A setup that cannot be played.
    BadSetup(Message),
    /// An entry that the rules refuse.
    IllegalEntry {
        /// Its number, from 1.
        entry: usize,
        /// The refusal's code.
        code: &'static str,
    },
    /// The replay differs from the marks, from the dice drawn, or from the final digest.
    Diverged {
        /// The number of the first entry known to differ, from 1.
        entry: usize,
    },
}

impl Fault for LoadError {
    fn code(&self) -> &'static str {
        match self {
            LoadError::TooLarge => "too-large",
            LoadError::NotASave => "not-a-save",
            LoadError::Truncated => "truncated",
            LoadError::NewerFormat(_) => "newer-format",
            LoadError::Checksum => "checksum",
            LoadError::Malformed => "malformed",
            LoadError::OtherGame(_) => "other-game",
            LoadError::RulesChanged(_) => "rules-changed",
            LoadError::BadSetup(_) => "bad-setup",
            LoadError::IllegalEntry { .. } => "illegal-entry",
            LoadError::Diverged { .. } => "diverged",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(format!("load.{}", self.code()));
        match self {
            LoadError::NewerFormat(version) | LoadError::RulesChanged(version) => {
                message.int("version", *version)
            }
            LoadError::OtherGame(game) => message.text("game", game.as_str()),
            LoadError::BadSetup(why) => message.message("why", why.clone()),
            LoadError::IllegalEntry { entry, code } => {
                message.int("entry", count(*entry)).text("code", *code)
            }
            LoadError::Diverged { entry } => message.int("entry", count(*entry)),
            _ => message,
        }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for LoadError {}

fn count(entries: usize) -> i64 {
    i64::try_from(entries).unwrap_or(i64::MAX)
}

/// The game that a save is of, without re-executing it.
///
/// # Errors
/// Anything that is wrong with the file as a file.
pub fn game_of(text: &str) -> Result<String, LoadError> {
    parse(text).map(|body| body.game)
}

/// Opens the table that a save describes, by playing it again.
///
/// # Errors
/// Why it was refused; typed, so that a front end can say what to do about it.
pub fn load<G: Rules>(text: &str) -> Result<Table<G>, LoadError> {
    let body = parse(text)?;
    if body.game != G::ID {
        return Err(LoadError::OtherGame(body.game));
    }
    if body.rules != G::VERSION {
        return Err(LoadError::RulesChanged(body.rules));
    }
    let records = records(&body.log)?;
    let seed = body.seed.as_deref().map(str::parse).transpose().map_err(|_| LoadError::Malformed)?;
    let setup: G::Setup =
        body.setup.parse().map_err(|error: ReadError| LoadError::BadSetup(error.message()))?;
    let opened = Table::<G>::open(setup, seed, body.session);
    let mut table = opened.map_err(|flaws| {
        let first = flaws.first().map(Fault::message);
        LoadError::BadSetup(first.unwrap_or_else(|| Message::new("load.bad-setup")))
    })?;
    replay(&mut table, &records, &body.marks)?;
    if table.state().digest().to_string() != body.end {
        return Err(LoadError::Diverged { entry: records.len() });
    }
    Ok(table)
}

fn parse(text: &str) -> Result<Body, LoadError> {
    if text.len() > MAX_SAVE_BYTES {
        return Err(LoadError::TooLarge);
    }
    let (head, rest) = text.split_once('\n').ok_or(LoadError::Truncated)?;
    let mut words = head.split(' ');
    let (Some(MAGIC), Some(format), Some(sum), None) =
        (words.next(), words.next(), words.next(), words.next())
    else {
        return Err(LoadError::NotASave);
    };
    match format.parse::<u32>() {
        Ok(FORMAT) => {}
        Ok(newer) if newer > FORMAT => return Err(LoadError::NewerFormat(newer)),
        _ => return Err(LoadError::NotASave),
    }
    let json = rest.strip_suffix('\n').ok_or(LoadError::Truncated)?;
    if checksum(json.as_bytes()).to_string() != sum {
        return Err(LoadError::Checksum);
    }
    let body: Body = serde_json::from_str(json).map_err(|_| LoadError::Malformed)?;
    let Session { players, settings, notes, puzzle, .. } = &body.session;
    let long = |text: &Option<String>| text.as_ref().is_some_and(|text| text.len() > MAX_NAME_BYTES);
    let long_note =
        |(word, text): (&String, &String)| word.len() > MAX_NAME_BYTES || text.len() > MAX_NOTE_BYTES;
    if players.len() > MAX_PLAYERS
        || settings.len() > MAX_SETTINGS
        || notes.len() > MAX_NOTES
        || notes.iter().any(long_note)
        || puzzle.len() > MAX_NAME_BYTES
        || players.iter().any(|player| long(&player.name) || long(&player.bot))
    {
        return Err(LoadError::TooLarge);
    }
    Ok(body)
}

fn records(lines: &[String]) -> Result<Vec<Record>, LoadError> {
    let mut records = Vec::with_capacity(lines.len());
    for line in lines {
        let (record, times) = Record::read(line).ok_or(LoadError::Malformed)?;
        if records.len() + times as usize > MAX_ENTRIES {
            return Err(LoadError::TooLarge);
        }
        records.extend(std::iter::repeat_n(record, times as usize));
    }
    Ok(records)
}

fn replay<G: Rules>(table: &mut Table<G>, records: &[Record], marks: &[String]) -> Result<(), LoadError> {
    let mut events = Vec::new();
    let mut marked = 0;
    for (index, record) in records.iter().enumerate() {
        let entry = index + 1;
        // Chance that followed a step was drawn with it and stands in the log already.
        if table.log().records().len() == index {
            let now = Time(table.log().last().0.saturating_add(record.after));
            again(table, &record.entry, now, &mut events)
                .map_err(|code| LoadError::IllegalEntry { entry, code })?;
            events.clear();
        }
        if table.log().records().get(index) != Some(record) {
            return Err(LoadError::Diverged { entry });
        }
        for (made, kept) in table.log().marks().iter().zip(marks).skip(marked) {
            marked += 1;
            if made.to_string() != *kept {
                return Err(LoadError::Diverged { entry });
            }
        }
    }
    let complete = table.log().records().len() == records.len() && table.log().marks().len() == marks.len();
    if complete { Ok(()) } else { Err(LoadError::Diverged { entry: records.len() }) }
}

/// Does what an entry says; the code of the refusal where the rules do not have it.
fn again<G: Rules>(
    table: &mut Table<G>,
    entry: &Entry,
    now: Time,
    events: &mut Vec<G::Event>,
) -> Result<(), &'static str> {
    match entry {
        Entry::Step(texts) => {
            // Later actions of a step may only be readable after the earlier ones.
            let mut ahead = table.state().clone();
            let mut actions = Vec::with_capacity(texts.len());
            for text in texts {
                let action = ahead.read(text).map_err(|error| error.code)?;
                if texts.len() > 1 {
                    ahead.apply(&action, events).map_err(|illegal| illegal.code())?;
                }
                actions.push(action);
            }
            table.step(&actions, now, events).map_err(|refused| refused.code())
        }
        Entry::Chance(_) => Err("not-drawn"),
        Entry::Undo => table.undo(now).map_err(|refused| refused.code()),
        Entry::Redo => table.redo(now).map_err(|refused| refused.code()),
        Entry::Hint => {
            table.note_hint(now);
            Ok(())
        }
        Entry::Mark => table.mark(now).map_err(|refused| refused.code()),
        Entry::Wrong(text) => table.err_again(text, now).then_some(()).ok_or("not-wrong"),
    }
}
