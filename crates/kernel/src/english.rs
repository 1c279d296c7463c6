//! English sentences for errors, from lines of `locales/en` that each crate carries with it.

use crate::{Arg, Message};
use std::fmt;

/// The sentences of [`crate::ReadError`], whichever game it comes from, and words that all crates need.
const SHARED: &str = include_str!("english.ftl");

/// Implements `Display`, as an English sentence, and `Error` for types that implement [`Fault`](crate::Fault).
///
/// The first argument is a text of messages in Fluent syntax, after a comment in its first line. Only variables, and
/// choices by a number between `[0]`, `[one]` and `*[other]`, are understood. A message without a line there is
/// written as its key and data.
///
/// ```
/// use parlour_kernel::{Fault, Message, english_errors};
///
/// #[derive(Clone, PartialEq, Eq, Debug)]
/// struct TooMany(u8);
///
/// impl Fault for TooMany {
///     fn code(&self) -> &'static str {
///         "too-many"
///     }
///
///     fn message(&self) -> Message {
///         Message::new("nim.too-many").int("taken", self.0)
///     }
/// }
///
/// english_errors!("# Nim\nnim-too-many = { $taken } is more than three.\n" => TooMany);
///
/// let error: Box<dyn std::error::Error> = TooMany(5).into();
/// assert_eq!(error.to_string(), "5 is more than three.");
/// ```
#[macro_export]
macro_rules! english_errors {
    ($sentences:expr => $($fault:ty),+ $(,)?) => {$(
        impl ::std::fmt::Display for $fault {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                $crate::write_english(&$crate::Fault::message(self), $sentences, f)
            }
        }

        impl ::std::error::Error for $fault {}
    )+};
}

/// Writes a message by the sentences of a crate, as [`english_errors`] does.
///
/// # Errors
/// Those of `out`.
pub fn write_english(message: &Message, sentences: &str, out: &mut dyn fmt::Write) -> fmt::Result {
    let key = message.key.replace('.', "-");
    match sentence(sentences, &key).or_else(|| sentence(SHARED, &key)) {
        Some(pattern) => write_pattern(pattern, message, sentences, out),
        None => write!(out, "{message}"),
    }
}

/// The pattern of a key: the rest of its line, and the lines after it that are indented or end a choice.
fn sentence<'s>(sentences: &'s str, key: &str) -> Option<&'s str> {
    let (_, rest) = sentences.split_once(&format!("\n{key} = "))?;
    let mut ends = rest.match_indices('\n').map(|(at, _)| at);
    let end = ends.find(|at| !rest[at + 1..].starts_with([' ', '}'])).unwrap_or(rest.len());
    Some(&rest[..end])
}

fn write_pattern(
    mut pattern: &str,
    message: &Message,
    sentences: &str,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    while let Some((text, rest)) = pattern.split_once('{') {
        out.write_str(text)?;
        let end = closing(rest);
        write_placeable(rest[..end].trim(), message, sentences, out)?;
        pattern = rest.get(end + 1..).unwrap_or_default();
    }
    out.write_str(pattern)
}

/// Where the brace that opened just before a text is closed.
fn closing(text: &str) -> usize {
    let mut depth = 0u32;
    let is_end = |(_, sign): &(usize, char)| {
        let ends = *sign == '}' && depth == 0;
        depth = depth + u32::from(*sign == '{') - u32::from(*sign == '}' && !ends);
        ends
    };
    text.char_indices().find(is_end).map_or(text.len(), |(at, _)| at)
}

/// Writes `$name`, or chooses by it in `$name -> …`.
fn write_placeable(
    inside: &str,
    message: &Message,
    sentences: &str,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    let (name, choices) =
        inside.split_once("->").map_or((inside, None), |(name, rest)| (name.trim(), Some(rest)));
    let name = name.strip_prefix('$').unwrap_or(name);
    let arg = message.args.iter().find(|(known, _)| known == name).map(|(_, arg)| arg);
    if let Some(choices) = choices {
        return write_pattern(choice(choices, arg), message, sentences, out);
    }
    match arg {
        None => out.write_str(name),
        Some(Arg::Int(number)) => write!(out, "{number}"),
        Some(Arg::Text(text) | Arg::Decimal(text)) => out.write_str(text),
        Some(Arg::Message(inner)) => write_english(inner, sentences, out),
        Some(Arg::Seat(seat)) => {
            write_english(&Message::new("player").int("n", i64::from(seat.0) + 1), sentences, out)
        }
    }
}

/// The first line of `[1] …`, `[one] …` and `*[other] …` that fits a number.
fn choice<'c>(choices: &'c str, arg: Option<&Arg>) -> &'c str {
    let number = if let Some(Arg::Int(number)) = arg { Some(*number) } else { None };
    let fits = |condition: &str| match condition {
        "one" => number == Some(1),
        exact => exact.parse().is_ok_and(|exact| number == Some(exact)),
    };
    let mut variants = choices.lines().filter_map(|line| {
        let line = line.trim();
        let is_default = line.starts_with('*');
        let (condition, text) = line.trim_start_matches('*').strip_prefix('[')?.split_once(']')?;
        (is_default || fits(condition)).then(|| text.trim_start())
    });
    variants.next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::write_english;
    use crate::{Message, ReadError, Seat};

    const OWN: &str = "# Own\nown-tiles = You may put { $n ->\n    [0] none\n    [one] a tile ({ $n })\n   \
                       *[other] { $n } tiles\n} down.\nown-because = Not now: { $why }\nown-turn = { $who } plays.\n";

    fn english(message: &Message) -> String {
        let mut out = String::new();
        write_english(message, OWN, &mut out).expect("a string takes all");
        out
    }

    #[test]
    fn messages_become_sentences() {
        let tiles = |n: i32| Message::new("own.tiles").int("n", n);
        let found = |text: &str| Message::new("read.not-a-number").text("found", text).int("at", 4);
        for (message, sentence) in [
            (tiles(0), "You may put none down."),
            (tiles(1), "You may put a tile (1) down."),
            (tiles(2), "You may put 2 tiles down."),
            (Message::new("own.because").message("why", tiles(3)), "Not now: You may put 3 tiles down."),
            (
                Message::new("own.because").message("why", found("{x")),
                "Not now: “{x” (at 4) is not a number.",
            ),
            (Message::new("own.turn").seat("who", Seat(1)), "Player 2 plays."),
            (Message::new("own.turn"), "who plays."),
            (Message::new("own.unknown").int("n", 1), "own.unknown n=1"),
        ] {
            assert_eq!(english(&message), sentence);
        }
    }

    #[test]
    fn texts_that_cannot_be_read_say_where_and_why() {
        let error = ReadError::at("bad-value", "tiles=x", "x");
        assert_eq!(
            ReadError { at: 6, ..error }.to_string(),
            "“x” (at 7) is not a value this option can take."
        );
        let unknown = ReadError { code: "odd", at: 1, found: "?".to_owned() };
        assert_eq!(unknown.to_string(), "read.odd at=2 found=?");
    }
}
