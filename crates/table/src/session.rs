//! What belongs to the people at the table and not to the game: who plays, settings, time, mistakes. Saved,
//! but not part of state, digest and undo.

use crate::{PuzzleName, Settings, Time};
use parlour_kernel::{Message, Seat};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};

/// How many mistakes the session remembers.
const MISTAKES_KEPT: usize = 20;

/// The note of a game the computer played for somebody.
const WATCHED: &str = "watched";

/// The note of a game that began as a copy of another.
const COPIED: &str = "copied";

/// The note with the wish a game was generated for.
const WISH: &str = "wish";
/// The note of how hard the setup is.
const GRADE: &str = "grade";

/// The note of a game that was already over when it was brought.
const BROUGHT: &str = "brought";

/// The player at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Player {
    /// The chosen name; front ends have a default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The level of the computer that plays here; `None` for a person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// The note with the name a person gave the game.
pub(crate) const TITLE: &str = "title";
/// The note of a finished game that is kept: how it ended.
pub(crate) const ENDED: &str = "ended";

/// A refused action that counts as a mistake.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Mistake {
    /// The action in the game's notation.
    pub action: String,
    /// The refusal's code.
    pub code: &'static str,
    /// What was told.
    pub message: Message,
    /// When it was made.
    pub at: Time,
}

/// Everything at a table that is not part of the game.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Session {
    /// When the table was opened.
    pub opened: Time,
    /// Who sits where; further seats are people's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<Player>,
    /// The player's settings, by the ids of the game's card.
    #[serde(default, skip_serializing_if = "Settings::is_empty")]
    pub settings: Settings,
    /// The player's notes beside the game, by the game's own keys.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub notes: BTreeMap<String, String>,
    /// The puzzle's name in its pack or archive, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<PuzzleName>,
    /// Milliseconds on the clock, which stops in pauses.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub played: u64,
    /// The newest mistakes, oldest first; not saved, since a replay makes them again.
    #[serde(skip)]
    mistakes: VecDeque<Mistake>,
    /// How often each kind of mistake was made; not saved, since a replay counts them again.
    #[serde(skip)]
    counts: BTreeMap<&'static str, u32>,
}

/// By reference, because serde requires it.
fn is_zero(number: &u64) -> bool {
    *number == 0
}

impl Session {
    /// A session that begins now.
    pub fn new(opened: Time, players: Vec<Player>) -> Self {
        Session { opened: opened.min(Time::LATEST), players, ..Session::default() }
    }

    /// The puzzle's name in its pack or archive; empty if it has none.
    pub fn puzzle_name(&self) -> &str {
        self.puzzle.as_deref().unwrap_or_default()
    }

    /// The newest mistakes, oldest first.
    pub fn mistakes(&self) -> impl ExactSizeIterator<Item = &Mistake> {
        self.mistakes.iter()
    }

    /// How often each kind of mistake was made, by its code.
    pub fn mistake_counts(&self) -> &BTreeMap<&'static str, u32> {
        &self.counts
    }

    /// Writes a note beside the game; an empty text removes it.
    pub fn note(&mut self, word: String, text: String) {
        if text.is_empty() {
            self.notes.remove(&word);
        } else {
            self.notes.insert(word, text);
        }
    }

    /// The level of the computer at a seat, if one sits there.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        self.players.get(usize::from(seat.0))?.bot.as_deref()
    }

    /// Hands a seat to the computer at a level, or back to its player. That the computer played is noted for
    /// good.
    pub fn let_play(&mut self, seat: Seat, level: Option<&str>) {
        let place = usize::from(seat.0);
        if self.players.len() <= place {
            self.players.resize_with(place + 1, Player::default);
        }
        self.players[place].bot = level.map(str::to_owned);
        if let Some(level) = level {
            self.note(WATCHED.to_owned(), level.to_owned());
        }
    }

    /// Whether the computer ever played for somebody.
    pub fn was_watched(&self) -> bool {
        self.notes.contains_key(WATCHED)
    }

    /// Turns this into the session of a copy made at this time, a separate game from now on.
    pub fn note_copied(&mut self, now: Time) {
        self.note(COPIED.to_owned(), now.0.to_string());
    }

    /// Notes the wish the game was generated for, as `id=value` words.
    pub fn note_wish(&mut self, wish: &str) {
        self.note(WISH.to_owned(), wish.to_owned());
    }

    /// The wish the game was generated for; empty if there was none.
    pub fn wish(&self) -> &str {
        self.notes.get(WISH).map_or("", String::as_str)
    }

    /// Notes how hard the setup is, as `id=value` words.
    pub fn note_grade(&mut self, grade: &str) {
        self.note(GRADE.to_owned(), grade.to_owned());
    }

    /// How hard the setup is; empty where nobody said so.
    pub fn grade(&self) -> &str {
        self.notes.get(GRADE).map_or("", String::as_str)
    }

    /// Notes that the game was already over when it was brought.
    pub fn note_brought(&mut self) {
        self.note(BROUGHT.to_owned(), "over".to_owned());
    }

    /// Whether the game was already over when it was brought.
    pub fn was_brought(&self) -> bool {
        self.notes.contains_key(BROUGHT)
    }

    /// The name a person gave the game; empty if nobody did.
    pub fn title(&self) -> &str {
        self.notes.get(TITLE).map_or("", String::as_str)
    }

    /// Notes the name a person gives the game; an empty one takes it away.
    pub fn note_title(&mut self, title: &str) {
        self.note(TITLE.to_owned(), title.to_owned());
    }

    /// How the game ended, as a word, in the save of a finished game that is kept; empty elsewhere.
    pub fn ended(&self) -> &str {
        self.notes.get(ENDED).map_or("", String::as_str)
    }

    /// When it was copied, as text; `None` if it is not a copy.
    pub fn copied(&self) -> Option<&str> {
        self.notes.get(COPIED).map(String::as_str)
    }

    /// The name chosen for a seat, if any.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.players.get(usize::from(seat.0))?.name.as_deref()
    }

    pub(crate) fn remember(&mut self, mistake: Mistake) {
        *self.counts.entry(mistake.code).or_default() += 1;
        if self.mistakes.len() == MISTAKES_KEPT {
            self.mistakes.pop_front();
        }
        self.mistakes.push_back(mistake);
    }

    pub(crate) fn forget_mistakes(&mut self) {
        self.mistakes.clear();
        self.counts.clear();
    }
}
