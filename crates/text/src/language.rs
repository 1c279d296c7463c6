//! The languages: which there are, their texts, and how a text is found by its key. Knows nothing of what the
//! texts say.

use crate::marks::{FORM, MESSAGE_END, NAMED};
use std::{cmp::Ordering, sync::OnceLock};

/// A language with a folder in `locales/`.
struct Compiled {
    code: &'static str,
    name: &'static str,
    /// Its texts, packed, sorted by key; none where they are fetched.
    messages: Option<&'static str>,
}

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// Texts that were fetched.
static FETCHED: [OnceLock<String>; LANGUAGES.len()] = [const { OnceLock::new() }; LANGUAGES.len()];

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

    /// Whether its texts are here; if not, they are to be fetched and given to [`Language::load`].
    pub fn is_here(self) -> bool {
        self.messages().is_some()
    }

    /// Takes texts that were packed for this language by the example `pack`. The first ones stay.
    ///
    /// # Errors
    /// They are those of another language or version, or no texts at all.
    pub fn load(self, packed: String) -> Result<(), OtherTexts> {
        let is_ours = packed.lines().next().is_some_and(|first| first == head(self.code()));
        if !is_ours {
            return Err(OtherTexts);
        }
        FETCHED[usize::from(self.0)].get_or_init(|| packed);
        Ok(())
    }

    /// All its keys, as written in the files.
    pub fn keys(self) -> impl Iterator<Item = &'static str> {
        let messages = self.messages().unwrap_or_default().split_terminator(MESSAGE_END);
        let keys = messages.filter_map(|message| message.split_once(NAMED)).map(|(key, _)| key);
        keys.filter(|key| !key.contains(FORM))
    }

    fn messages(self) -> Option<&'static str> {
        let index = usize::from(self.0);
        let fetched = FETCHED[index].get().and_then(|packed| packed.split_once('\n'));
        fetched.map(|(_, messages)| messages).or(LANGUAGES[index].messages)
    }

    /// The pattern of a key; its `.` is a `-` in the files.
    pub(crate) fn find(self, key: &str) -> Option<&'static str> {
        let spelled = key.bytes().map(|byte| if byte == b'.' { b'-' } else { byte });
        let mut left = self.messages()?;
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
}

/// The first line of a language's packed texts.
pub fn head(code: &str) -> String {
    [env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"), code].join(" ")
}
