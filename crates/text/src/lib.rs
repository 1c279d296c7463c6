//! Turns messages into sentences, from `locales/` (Fluent syntax), packed at build time.
//!
//! The build script parses and packs the files (see `marks`): the runtime of the usual Fluent crates would
//! add more to the page's first load than all our texts. A key `shutbox.score` is written `shutbox-score` in
//! the files. What a language does not say is said in English. Where texts are fetched in parts, what has not come yet is
//! not said, and [`was_silent`] tells that it is to be said again. Knows no game.
//!
//! ```
//! use parlour_kernel::{Message, Seat};
//! use parlour_text::Speaker;
//!
//! let speaker = Speaker::english();
//! assert_eq!(speaker.say(&Message::new("shutbox.score").int("score", 45)), "Score: 45");
//! let named = Speaker::english().with_names(vec![Some("Ada".to_owned())]);
//! assert_eq!(named.seat(Seat(0)), "Ada");
//! assert_eq!(named.seat(Seat(1)), "Player 2");
//! ```

mod language;
mod marks;

pub use language::{Language, OtherTexts, Part, head, was_silent};

use marks::{ARGUMENT, FORM, MESSAGE, NAMED, ONE, SELECT, SELECT_END, VARIANT_END};
use parlour_kernel::{Arg, Message, Seat};

/// Renders messages in one language, with the players' names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Speaker {
    language: Language,
    names: Vec<Option<String>>,
}

impl Speaker {
    /// A speaker of a language, with its default names for players.
    pub fn new(language: Language) -> Self {
        Speaker { language, names: Vec::new() }
    }

    /// A speaker of English.
    pub fn english() -> Self {
        Speaker::new(Language::english())
    }

    /// Sets the names of seats 0, 1, ...
    pub fn with_names(mut self, names: Vec<Option<String>>) -> Self {
        self.names = names;
        self
    }

    /// The language it speaks.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a text for a key.
    pub fn knows(&self, key: &str) -> bool {
        self.find(key).is_some()
    }

    /// Renders a message. A key without a text is shown as key and data, never hidden; one whose text has not been
    /// fetched yet is silent.
    pub fn say(&self, message: &Message) -> String {
        self.say_as(message, None)
    }

    /// Renders a message, in one of its forms if it has that form.
    fn say_as(&self, message: &Message, form: Option<&str>) -> String {
        let of_form = form.and_then(|form| self.find(&format!("{}{FORM}{form}", message.key)));
        match of_form.or_else(|| self.find(&message.key)) {
            Some(mut pattern) => {
                let mut out = String::new();
                self.join(&mut pattern, message, true, &mut out);
                out
            }
            None if self.language.lacks_some() => String::new(),
            None => message.to_string(),
        }
    }

    /// The text for a key without arguments.
    pub fn word(&self, key: &str) -> String {
        self.say(&Message::new(key.to_owned()))
    }

    /// The name of an option's value: its own text, one that all options share, or the word itself.
    pub fn choice(&self, game: &str, option: &str, value: &str) -> String {
        let keys = [format!("{game}.{option}-{value}"), format!("choice.{value}")];
        keys.iter().find(|key| self.knows(key)).map_or_else(|| value.to_owned(), |key| self.word(key))
    }

    /// The explanation of an option's value, if it has one.
    pub fn about_choice(&self, game: &str, option: &str, value: &str) -> Option<String> {
        let key = format!("{game}.{option}-{value}-about");
        self.knows(&key).then(|| self.word(&key))
    }

    /// The key of a text that games may override: the game's if it has one, else the shared one.
    pub fn key_of(&self, game: &str, word: &str) -> String {
        let own = format!("{game}.{word}");
        if self.knows(&own) { own } else { format!("ui.{word}") }
    }

    /// Keys, separated by spaces, as keyboards of the language name them.
    pub fn keys(&self, written: &str) -> String {
        let name = |key: &str| {
            let text = format!("key.{key}");
            if self.knows(&text) { self.word(&text) } else { key.to_owned() }
        };
        written.split(' ').map(name).collect::<Vec<_>>().join(" ")
    }

    /// The name of a player.
    pub fn seat(&self, seat: Seat) -> String {
        match self.names.get(usize::from(seat.0)) {
            Some(Some(name)) => name.clone(),
            _ => self.say(&Message::new("player").int("n", i64::from(seat.0) + 1)),
        }
    }

    fn find(&self, key: &str) -> Option<&'static str> {
        self.language.find(key).or_else(|| Language::english().find(key))
    }

    /// Renders a pattern up to its end and leaves the rest in `pattern`; a variant that was not chosen is
    /// parsed but not `said`.
    fn join(&self, pattern: &mut &str, message: &Message, said: bool, out: &mut String) {
        loop {
            let mark_at = pattern.find(is_mark).unwrap_or(pattern.len());
            if said {
                out.push_str(&pattern[..mark_at]);
            }
            let mut left = pattern[mark_at..].chars();
            let mark = left.next();
            *pattern = left.as_str();
            match mark {
                Some(ARGUMENT) => {
                    let asked = take_name(pattern);
                    let (name, form) =
                        asked.split_once(FORM).map_or((asked, None), |(name, form)| (name, Some(form)));
                    match argument(message, name) {
                        _ if !said => {}
                        Some(arg) => out.push_str(&self.argument_text(arg, form)),
                        None => out.push_str(name),
                    }
                }
                Some(MESSAGE) => {
                    let key = take_name(pattern);
                    match self.find(key) {
                        Some(mut inner) if said => self.join(&mut inner, message, said, out),
                        Some(_) => {}
                        None => _ = self.language.lacks_some(),
                    }
                }
                Some(SELECT) => {
                    let number = match argument(message, take_name(pattern)) {
                        Some(Arg::Int(number)) => Some(*number),
                        _ => None,
                    };
                    let mut is_open = said;
                    while !pattern.is_empty() && !pattern.starts_with(SELECT_END) {
                        let condition = take_name(pattern);
                        let chosen = is_open && fits(condition, number);
                        is_open &= !chosen;
                        self.join(pattern, message, chosen, out);
                    }
                    *pattern = pattern.strip_prefix(SELECT_END).unwrap_or(pattern);
                }
                _ => return,
            }
        }
    }

    fn argument_text(&self, arg: &Arg, form: Option<&str>) -> String {
        match arg {
            Arg::Int(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Decimal(number) => number.replace('.', &self.word("decimal-point")),
            Arg::Message(message) => self.say_as(message, form),
            Arg::Seat(seat) => self.seat(*seat),
        }
    }
}

fn argument<'m>(message: &'m Message, name: &str) -> Option<&'m Arg> {
    message.args.iter().find(|(known, _)| known == name).map(|(_, arg)| arg)
}

/// Whether a character of a pattern is a mark, not text.
fn is_mark(character: char) -> bool {
    matches!(character, ARGUMENT | MESSAGE | SELECT | VARIANT_END | SELECT_END)
}

/// Takes the name at the head of a pattern.
fn take_name<'p>(pattern: &mut &'p str) -> &'p str {
    let (name, rest) = pattern.split_once(NAMED).unwrap_or((pattern, ""));
    *pattern = rest;
    name
}

/// Whether a number meets a variant's condition.
fn fits(condition: &str, number: Option<i64>) -> bool {
    match condition {
        "" => true,
        ONE => number == Some(1),
        exactly => number.is_some() && exactly.parse().ok() == number,
    }
}
