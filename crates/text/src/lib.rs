//! Messages to sentences, from `locales/` (Fluent syntax), compiled in at build time.
//!
//! The files are parsed by the build script and become static tables: the runtime of the usual
//! Fluent crates would cost the first load of the page more than all our sentences. A key
//! `shutbox.score` stands in the files as `shutbox-score`. Knows no game.
//!
//! ```
//! use kernel::{Message, Seat};
//! use text::Speaker;
//!
//! let speaker = Speaker::english();
//! assert_eq!(speaker.say(&Message::new("shutbox.score").int("score", 45)), "Score: 45");
//! let named = Speaker::english().with_names(vec![Some("Ada".to_owned())]);
//! assert_eq!(named.seat(Seat(0)), "Ada");
//! assert_eq!(named.seat(Seat(1)), "Player 2");
//! ```

use kernel::{Arg, Message, Seat};

/// A piece of a sentence.
enum Part {
    /// As it stands.
    Text(&'static str),
    /// The argument of this name.
    Arg(&'static str),
    /// Another sentence of the file, with the same arguments.
    Message(&'static str),
    /// One of several by the number in an argument; the last where none fits.
    Select(&'static str, &'static [(Key, &'static [Part])]),
}

/// When a variant is chosen.
enum Key {
    /// For this number.
    Exactly(i64),
    /// For the singular.
    One,
    /// Otherwise.
    Other,
}

/// The sentences of one language, sorted by key.
struct Catalogue {
    code: &'static str,
    messages: &'static [(&'static str, &'static [Part])],
}

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// A language that has a file in `locales/`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Language(u8);

impl Language {
    /// Every language, by code.
    pub fn all() -> impl Iterator<Item = Language> {
        (0..LANGUAGES.len()).map(|index| Language(index as u8))
    }

    /// The language of a code such as `en` or `en-GB`.
    pub fn of(code: &str) -> Option<Self> {
        let main = code.split(['-', '_']).next().unwrap_or(code);
        Language::all().find(|language| language.code().eq_ignore_ascii_case(main))
    }

    /// Its code.
    pub fn code(self) -> &'static str {
        self.catalogue().code
    }

    /// Every key it has, as messages name them in the files.
    pub fn keys(self) -> impl Iterator<Item = &'static str> {
        self.catalogue().messages.iter().map(|(key, _)| *key)
    }

    fn catalogue(self) -> &'static Catalogue {
        &LANGUAGES[usize::from(self.0)]
    }
}

/// Says messages in one language, with the names of the players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Speaker {
    language: Language,
    names: Vec<Option<String>>,
}

impl Speaker {
    /// Speaks a language; players have the names the language gives them.
    pub fn new(language: Language) -> Self {
        Speaker { language, names: Vec::new() }
    }

    /// Speaks English.
    ///
    /// # Panics
    /// Never: `locales/en.ftl` is part of this program.
    pub fn english() -> Self {
        Speaker::new(Language::of("en").expect("locales/en.ftl is compiled in"))
    }

    /// The same with names for seats 0, 1, ...
    pub fn with_names(mut self, names: Vec<Option<String>>) -> Self {
        self.names = names;
        self
    }

    /// The language it speaks.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a sentence for a key.
    pub fn knows(&self, key: &str) -> bool {
        self.find(key).is_some()
    }

    /// The sentence for a message. A key without one is shown as key and data, never hidden.
    pub fn say(&self, message: &Message) -> String {
        match self.find(&message.key) {
            Some(parts) => {
                let mut out = String::new();
                self.join(parts, message, &mut out);
                out
            }
            None => message.to_string(),
        }
    }

    /// The sentence for a key without arguments.
    pub fn word(&self, key: &str) -> String {
        self.say(&Message::new(key.to_owned()))
    }

    /// The name of a player.
    pub fn seat(&self, seat: Seat) -> String {
        match self.names.get(usize::from(seat.0)) {
            Some(Some(name)) => name.clone(),
            _ => self.say(&Message::new("player").int("n", i64::from(seat.0) + 1)),
        }
    }

    fn find(&self, key: &str) -> Option<&'static [Part]> {
        let messages = self.language.catalogue().messages;
        let spelled = key.bytes().map(|byte| if byte == b'.' { b'-' } else { byte });
        let index = messages.binary_search_by(|(known, _)| known.bytes().cmp(spelled.clone())).ok()?;
        Some(messages[index].1)
    }

    fn join(&self, parts: &[Part], message: &Message, out: &mut String) {
        for part in parts {
            match part {
                Part::Text(text) => out.push_str(text),
                Part::Arg(name) => match argument(message, name) {
                    Some(arg) => out.push_str(&self.argument_text(arg)),
                    None => out.push_str(name),
                },
                Part::Message(key) => {
                    if let Some(inner) = self.find(key) {
                        self.join(inner, message, out);
                    }
                }
                Part::Select(name, variants) => {
                    let number = argument(message, name).and_then(|arg| match arg {
                        Arg::Int(number) => Some(*number),
                        _ => None,
                    });
                    let fits = |key: &Key| match key {
                        Key::Exactly(wanted) => number == Some(*wanted),
                        Key::One => number == Some(1),
                        Key::Other => true,
                    };
                    if let Some((_, chosen)) = variants.iter().find(|(key, _)| fits(key)) {
                        self.join(chosen, message, out);
                    }
                }
            }
        }
    }

    fn argument_text(&self, arg: &Arg) -> String {
        match arg {
            Arg::Int(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Message(message) => self.say(message),
            Arg::Seat(seat) => self.seat(*seat),
        }
    }
}

fn argument<'m>(message: &'m Message, name: &str) -> Option<&'m Arg> {
    message.args.iter().find(|(known, _)| known == name).map(|(_, arg)| arg)
}
