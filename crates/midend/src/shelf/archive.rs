//! Everything of a person as one text, to keep elsewhere or to move: games, statistics, progress, settings. Each item is a
//! line with a checksum of its own, so that what is damaged loses nothing but itself. What is in an item is not known here.
//!
//! `parlour-shelf 1 COUNT CHECKSUM`, then for every item `CHECKSUM {"item":...,"game":...,"name":...,"text":...}`.

use crate::{Slot, Slots, words};
use parlour_kernel::{Fault, Message, checksum};
use serde::{Deserialize, Serialize};
use std::fmt::Write;

const MAGIC: &str = "parlour-shelf";
const FORMAT: u32 = 1;

words! {
    /// What an item is.
    pub enum Item {
        /// Something that only a newer version knows.
        #[default] Unknown = "",
        /// A game under way.
        Left = "left",
        /// A finished game.
        Over = "over",
        /// The names of games with permanent endings that have ended.
        Ended = "ended",
        /// The statistics of a game.
        Statistics = "statistics",
        /// Which puzzles of a game are solved.
        Solved = "solved",
        /// The settings.
        Settings = "settings",
    }
}

/// An item of an archive.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Packed {
    /// What it is.
    pub item: Item,
    /// The id of its game, if it is of one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub game: String,
    /// Its name among its kind, if it has one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// What was stored.
    pub text: String,
}

/// What was read of an archive.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Archive {
    /// The items that are whole.
    pub items: Vec<Packed>,
    /// How many items are damaged or missing.
    pub damaged: usize,
}

/// Why a text is no archive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArchiveError {
    /// It is something else.
    NotOne,
    /// A newer version of this program wrote it.
    Newer(u32),
}

impl Fault for ArchiveError {
    fn code(&self) -> &'static str {
        match self {
            ArchiveError::NotOne => "not-an-archive",
            ArchiveError::Newer(_) => "newer-format",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(format!("load.{}", self.code()));
        match self {
            ArchiveError::NotOne => message,
            ArchiveError::Newer(version) => message.int("version", *version),
        }
    }
}

impl Archive {
    /// The text of an archive with these items.
    ///
    /// # Panics
    /// Never: items are plain text.
    pub fn write(items: &[Packed]) -> String {
        let mut body = String::new();
        for item in items {
            let json = serde_json::to_string(item).expect("plain text");
            // Writing to a `String` cannot fail.
            let _ = writeln!(body, "{} {json}", checksum(json.as_bytes()));
        }
        format!("{MAGIC} {FORMAT} {} {}\n{body}", items.len(), checksum(body.as_bytes()))
    }

    /// Reads an archive as far as it is whole.
    ///
    /// # Errors
    /// Why it is none.
    pub fn read(text: &str) -> Result<Archive, ArchiveError> {
        let mut lines = text.lines();
        let mut words = lines.next().unwrap_or_default().split(' ');
        let is_ours = words.next() == Some(MAGIC);
        let format = words.next().and_then(|format| format.parse::<u32>().ok());
        if let Some(newer) = format.filter(|format| is_ours && *format > FORMAT) {
            return Err(ArchiveError::Newer(newer));
        }
        let count = words.next().and_then(|count| count.parse::<usize>().ok()).filter(|_| is_ours);
        let (mut items, mut lost) = (Vec::new(), 0);
        for line in lines {
            match item(line) {
                Some(item) => items.push(item),
                None => lost += 1,
            }
        }
        if !is_ours && items.is_empty() {
            return Err(ArchiveError::NotOne);
        }
        let missing = count.map_or(0, |count| count.saturating_sub(items.len()).min(text.len()));
        Ok(Archive { items, damaged: missing.max(lost).max(usize::from(!is_ours || count.is_none())) })
    }
}

fn item(line: &str) -> Option<Packed> {
    let (sum, json) = line.split_once(' ')?;
    (checksum(json.as_bytes()).to_string() == sum).then(|| serde_json::from_str(json).ok()).flatten()
}

/// All games of a kind, whatever their texts are.
pub fn pack_games(game: &str, slots: &dyn Slots) -> Vec<Packed> {
    let mut items = Vec::new();
    let mut pack = |item: Item, name: &str, text: Option<String>| {
        let Some(text) = text else { return };
        let same = |packed: &Packed| packed.text == text;
        if !items.iter().any(same) {
            items.push(Packed { item, game: game.to_owned(), name: name.to_owned(), text });
        }
    };
    pack(Item::Ended, "", slots.read(Slot::Ended));
    for name in slots.over() {
        pack(Item::Over, &name, slots.read(Slot::Over(&name)));
    }
    pack(Item::Left, "", slots.read(Slot::Last));
    for name in slots.left().into_iter().chain(slots.puzzles()) {
        pack(Item::Left, &name, slots.read(Slot::Left(&name)));
    }
    items
}
