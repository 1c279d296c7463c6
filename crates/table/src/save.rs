//! The text of a saved game: a line `parlour 1 <checksum>`, then one line of JSON. A save is a replay: setup,
//! seed, session and log, with no stored state.

use crate::{
    LoadError, Log, Record, Session, Table, Time,
    limits::{MAX_NAME_BYTES, MAX_NOTE_BYTES, MAX_NOTES, MAX_PLAYERS, MAX_SAVE_BYTES, MAX_SETTINGS},
    session::ENDED,
};
use parlour_kernel::{Rules, checksum};
use serde::{Deserialize, Serialize};

/// The format version this program writes.
const FORMAT: u32 = 1;

/// The first word of every save.
const MAGIC: &str = "parlour";

/// A save that was parsed and is intact as a file. Whether it follows the rules shows when it is replayed.
#[derive(Debug)]
pub struct Save(pub(crate) Body);

/// The JSON of format 1.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Body {
    pub game: String,
    pub rules: u32,
    pub setup: String,
    /// As text: seeds may exceed JavaScript's numbers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    pub session: Session,
    pub log: Vec<String>,
    /// The log's check words.
    #[serde(rename = "marks")]
    pub check_words: Vec<String>,
    pub end: String,
}

impl<G: Rules> Table<G> {
    /// The game as text.
    pub fn save(&self) -> String {
        let body = Body {
            game: G::ID.to_owned(),
            rules: G::VERSION,
            setup: self.setup().to_string(),
            seed: self.seed().map(|seed| seed.to_string()),
            session: self.session().clone(),
            log: Log::write(self.log().records()),
            check_words: self.log().check_words().iter().map(ToString::to_string).collect(),
            end: self.state().digest().to_string(),
        };
        Save(body).written()
    }
}

impl Save {
    /// Parses a save without replaying it.
    ///
    /// # Errors
    /// Anything wrong with the file as a file.
    pub fn read(text: &str) -> Result<Self, LoadError> {
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
        if is_too_large(&body.session) {
            return Err(LoadError::TooLarge);
        }
        let save = Save(body);
        if save.last() > Time::LATEST || save.0.session.played > Time::LATEST.0 {
            return Err(LoadError::TooLate);
        }
        Ok(save)
    }

    /// The id of its game.
    pub fn game(&self) -> &str {
        &self.0.game
    }

    /// What the game started from.
    pub fn setup(&self) -> &str {
        &self.0.setup
    }

    /// The seed, as text.
    pub fn seed(&self) -> Option<&str> {
        self.0.seed.as_deref()
    }

    /// Who played, and for how long.
    pub fn session(&self) -> &Session {
        &self.0.session
    }

    /// When something was last done in it.
    pub fn last(&self) -> Time {
        let passed = |line: &String| {
            let (record, times) = Record::read(line)?;
            Some(record.after.saturating_mul(u64::from(times)))
        };
        let passed = self.0.log.iter().filter_map(passed).fold(0, u64::saturating_add);
        Time(self.0.session.opened.0.saturating_add(passed))
    }

    /// As text again.
    ///
    /// # Panics
    /// Never: all of it is plain text.
    pub fn written(&self) -> String {
        let json = serde_json::to_string(&self.0).expect("plain text");
        format!("{MAGIC} {FORMAT} {}\n{json}\n", checksum(json.as_bytes()))
    }

    /// The same game under a name that a person gives it; an empty one takes the name away.
    #[must_use]
    pub fn titled(mut self, title: &str) -> Self {
        self.0.session.note_title(title);
        self
    }

    /// The same game, with a note of how it ended.
    #[must_use]
    pub fn noted_as_ended(mut self, word: &str) -> Self {
        self.0.session.note(ENDED.to_owned(), word.to_owned());
        self
    }

    /// How many actions its log says it has: how much there is to replay.
    pub fn actions(&self) -> usize {
        let count = |line: &String| {
            let (record, times) = Record::read(line)?;
            Some(record.entry.actions().saturating_mul(times as usize))
        };
        self.0.log.iter().filter_map(count).fold(0, usize::saturating_add)
    }

    /// The version of its game's rules.
    pub fn rules(&self) -> u32 {
        self.0.rules
    }

    /// The lines of its log.
    pub fn lines(&self) -> &[String] {
        &self.0.log
    }
}

fn is_too_large(session: &Session) -> bool {
    let Session { players, settings, notes, .. } = session;
    let long = |text: &Option<String>| text.as_ref().is_some_and(|text| text.len() > MAX_NAME_BYTES);
    let long_note =
        |(word, text): (&String, &String)| word.len() > MAX_NAME_BYTES || text.len() > MAX_NOTE_BYTES;
    players.len() > MAX_PLAYERS
        || settings.len() > MAX_SETTINGS
        || notes.len() > MAX_NOTES
        || notes.iter().any(long_note)
        || players.iter().any(|player| long(&player.name) || long(&player.bot))
}
