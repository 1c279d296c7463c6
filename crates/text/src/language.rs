//! The languages: which there are, their texts, and how a text is found by its key. Knows nothing of what the
//! texts say.

use crate::marks::{FORM, MESSAGE_END, NAMED};
use std::{
    cmp::Ordering,
    sync::{
        OnceLock,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
};

/// A language with a folder in `locales/`.
struct Compiled {
    code: &'static str,
    name: &'static str,
    /// Its texts, packed, sorted by key; none where they are fetched, and only the first part where they come in parts.
    messages: Option<&'static str>,
}

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// Texts that were fetched, by language and part.
static FETCHED: [[OnceLock<String>; 2]; LANGUAGES.len()] =
    [const { [const { OnceLock::new() }; 2] }; LANGUAGES.len()];

/// Whether a text was asked for that had not been fetched yet.
static LACKED: AtomicBool = AtomicBool::new(false);

/// In which part of a language's texts something stands, where they are fetched in parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// What a board says at once.
    First,
    /// Everything else.
    Later,
}

impl Part {
    /// Its name, as in the names of files.
    pub fn name(self) -> &'static str {
        match self {
            Part::First => "first",
            Part::Later => "later",
        }
    }
}

/// A language with a folder in `locales/`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Language(u8);

/// Texts that were packed for another language or by another version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OtherTexts;

impl Language {
    /// Every language, by code.
    pub fn all() -> impl Iterator<Item = Language> {
        (0..LANGUAGES.len()).map(|index| Language(index as u8))
    }

    /// The language for a code such as `en`, `en-GB` or `en_GB.UTF-8`.
    pub fn of(code: &str) -> Option<Self> {
        let main = code.split(['-', '_', '.', '@']).next().unwrap_or(code);
        Language::all().find(|language| language.code().eq_ignore_ascii_case(main))
    }

    /// English, which every text has.
    ///
    /// # Panics
    /// Never: `locales/en` is compiled in.
    pub fn english() -> Self {
        Language::of("en").expect("locales/en is compiled in")
    }

    /// Its code.
    pub fn code(self) -> &'static str {
        LANGUAGES[usize::from(self.0)].code
    }

    /// Its name, in itself.
    pub fn name(self) -> &'static str {
        LANGUAGES[usize::from(self.0)].name
    }

    /// Whether a part of its texts is here; if not, it is to be fetched and given to [`Language::load`].
    pub fn has(self, part: Part) -> bool {
        self.messages(part).is_some()
    }

    /// Takes a part of the texts of this language, as packed by the example `pack`. The first ones stay.
    ///
    /// # Errors
    /// They are those of another language or version, or no texts at all.
    pub fn load(self, packed: String) -> Result<(), OtherTexts> {
        let first_line = packed.lines().next().unwrap_or_default();
        let part = [Part::First, Part::Later].into_iter().find(|part| first_line == head(self.code(), *part));
        FETCHED[usize::from(self.0)][part.ok_or(OtherTexts)? as usize].get_or_init(|| packed);
        Ok(())
    }

    /// Notes that a text was asked for in vain; answers whether it may still come.
    pub(crate) fn lacks_some(self) -> bool {
        let waits = !self.has(Part::Later);
        LACKED.fetch_or(waits, Relaxed);
        waits
    }

    /// All its keys, as written in the files.
    pub fn keys(self) -> impl Iterator<Item = &'static str> {
        let parts = [Part::First, Part::Later].map(|part| self.messages(part).unwrap_or_default());
        let messages = parts.into_iter().flat_map(|messages| messages.split_terminator(MESSAGE_END));
        let keys = messages.filter_map(|message| message.split_once(NAMED)).map(|(key, _)| key);
        keys.filter(|key| !key.contains(FORM))
    }

    /// A part of its texts. What is compiled in as a whole has nothing in its second part.
    fn messages(self, part: Part) -> Option<&'static str> {
        let index = usize::from(self.0);
        let fetched = FETCHED[index][part as usize].get().and_then(|packed| packed.split_once('\n'));
        let compiled = match part {
            Part::First => LANGUAGES[index].messages,
            Part::Later => (!COMES_IN_PARTS).then_some(""),
        };
        fetched.map(|(_, messages)| messages).or(compiled)
    }

    /// The pattern of a key; its `.` is a `-` in the files.
    pub(crate) fn find(self, key: &str) -> Option<&'static str> {
        [Part::First, Part::Later].into_iter().find_map(|part| find(self.messages(part)?, key))
    }
}

/// Whether a text was asked for before it had been fetched: what was said without it is to be said again.
pub fn was_silent() -> bool {
    LACKED.load(Relaxed)
}

/// The pattern of a key among packed texts.
fn find(mut left: &'static str, key: &str) -> Option<&'static str> {
    let spelled = key.bytes().map(|byte| if byte == b'.' { b'-' } else { byte });
    while !left.is_empty() {
        let before_middle = &left.as_bytes()[..left.len() / 2];
        let start =
            before_middle.iter().rposition(|byte| *byte == MESSAGE_END as u8).map_or(0, |end| end + 1);
        let (earlier, rest) = left.split_at(start);
        let (message, later) = rest.split_once(MESSAGE_END)?;
        let (known, pattern) = message.split_once(NAMED)?;
        left = match known.bytes().cmp(spelled.clone()) {
            Ordering::Less => later,
            Ordering::Equal => return Some(pattern),
            Ordering::Greater => earlier,
        };
    }
    None
}

/// The first line of a part of a language's packed texts.
pub fn head(code: &str, part: Part) -> String {
    [env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"), code, part.name()].join(" ")
}
