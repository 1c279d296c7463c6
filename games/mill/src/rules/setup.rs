//! The setup text: a named game, options that differ from it, and a position, as in `nine custodian=1
//! mayRemoveMultiple=1; fen ...`. Every part is optional; a FEN alone is Nine Men's Morris. Reading keeps
//! invalid values; starting a game lists them all.

use crate::rules::{Dialect, Fen, FenFlaw, OptionName, Options, Position, Preset, UnreadFen};
use parlour_kernel::{Fault, Message, ReadError};
use std::{fmt, str::FromStr};

/// A named game and what differs from it, as written.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct RuleText {
    pub preset: Preset,
    /// Options and their values, in the order written; the last one of a name counts.
    pub overrides: Vec<(OptionName, u16)>,
}

impl Default for RuleText {
    fn default() -> Self {
        RuleText { preset: Preset::nine(), overrides: Vec::new() }
    }
}

impl fmt::Display for RuleText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.preset.word)?;
        self.overrides
            .iter()
            .try_for_each(|(name, value)| write!(f, " {}={}", name.word(), name.written(*value)))
    }
}

impl FromStr for RuleText {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let mut rules = RuleText::default();
        for (place, word) in text.split_whitespace().enumerate() {
            let (name, value) = word.split_once('=').unwrap_or(("variant", word));
            if name == "variant" {
                let preset = Preset::of(value).filter(|_| place == 0);
                rules.preset = preset.ok_or_else(|| ReadError::at("no-such-game", text, word))?;
                continue;
            }
            // How menus write an option that is left at the default of the named game.
            if value == "usual" && OptionName::of(name).is_some() {
                continue;
            }
            rules.overrides.push(read_override(name, value, text)?);
        }
        Ok(rules)
    }
}

fn read_override(name: &str, value: &str, text: &str) -> Result<(OptionName, u16), ReadError> {
    if name == "millFormationRule" {
        // Another name for the lines of the board.
        return match value {
            "standard" => Ok((OptionName::HasDiagonalLines, 0)),
            "diagonal" => Ok((OptionName::HasDiagonalLines, 1)),
            _ => Err(ReadError::at("bad-value", text, value)),
        };
    }
    let option = OptionName::of(name).ok_or_else(|| ReadError::at("unknown-option", text, name))?;
    let value = option.read_value(value).ok_or_else(|| ReadError::at("bad-value", text, value))?;
    Ok((option, value))
}

impl RuleText {
    /// The rules of this game.
    ///
    /// # Errors
    /// Every value that its option cannot take, and rules by which the game is over before it begins.
    pub fn options(&self) -> Result<Options, Vec<Flaw>> {
        let mut options = self.preset.options;
        let refused = |(name, value): &(OptionName, u16)| {
            (!options.set(*name, *value)).then_some(Flaw::Option(*name, *value))
        };
        let mut flaws: Vec<Flaw> = self.overrides.iter().filter_map(refused).collect();
        let (pieces, least) = (options.piece_count, options.pieces_at_least_count);
        if pieces < least {
            flaws.push(Flaw::TooFewPieces { pieces, least });
        }
        if flaws.is_empty() { Ok(options) } else { Err(flaws) }
    }
}

/// What a game starts from, as written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct Setup {
    pub rules: RuleText,
    /// The position, where it is not the empty board; one that cannot be read is kept as it is.
    pub fen: Option<Result<Fen, UnreadFen>>,
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.fen {
            None => self.rules.fmt(f),
            Some(Ok(fen)) if self.rules == RuleText::default() => fen.fmt(f),
            Some(Ok(fen)) => write!(f, "{}; fen {fen}", self.rules),
            Some(Err(unread)) => write!(f, "{}; fen {}", self.rules, unread.text),
        }
    }
}

impl FromStr for Setup {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        // Only the first field of a FEN has strokes in it.
        let is_fen = |word: &str| word == "fen" || word.contains('/');
        let bare = text.split_whitespace().next().is_some_and(is_fen);
        let (rules, fen) = if bare { ("", text) } else { text.split_once(';').unwrap_or((text, "")) };
        let within = |error: ReadError| ReadError::at(error.code, text, piece(text, &error));
        let rules = rules.parse().map_err(within)?;
        let fen = match fen.trim() {
            "" => None,
            fen => {
                let named = fen.strip_prefix("fen ");
                let fen =
                    named.or(bare.then_some(fen)).ok_or_else(|| ReadError::at("fen-word", text, fen))?;
                Some(fen.parse())
            }
        };
        Ok(Setup { rules, fen })
    }
}

/// Shifts the offset of an error to the whole text.
fn piece<'a>(text: &'a str, error: &ReadError) -> &'a str {
    text.find(&error.found).and_then(|at| text.get(at..at + error.found.len())).unwrap_or(text)
}

/// What is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Flaw {
    /// A value that the option cannot take.
    Option(OptionName, u16),
    /// Both sides have fewer stones than a side needs to go on.
    TooFewPieces {
        /// Stones of each side.
        pieces: u8,
        /// With fewer stones than this, a side has lost.
        least: u8,
    },
    /// Something about the position.
    Fen(FenFlaw),
}

impl Fault for Flaw {
    fn code(&self) -> &'static str {
        match self {
            Flaw::Option(..) => "option-range",
            Flaw::TooFewPieces { .. } => "too-few-pieces",
            Flaw::Fen(flaw) => flaw.code(),
        }
    }

    fn message(&self) -> Message {
        match self {
            Flaw::Option(name, value) => Message::new("mill.option-range")
                .text("option", name.word())
                .int("value", *value)
                .int("least", *name.range().start())
                .int("most", *name.range().end()),
            Flaw::TooFewPieces { pieces, least } => {
                Message::new("mill.too-few-pieces").int("pieces", *pieces).int("least", *least)
            }
            Flaw::Fen(flaw) => flaw.message(),
        }
    }
}

impl Setup {
    /// The rules and the position to start from.
    ///
    /// # Errors
    /// All that is wrong, at once.
    pub fn check(&self) -> Result<(Options, Position, Dialect), Vec<Flaw>> {
        let rules = self.rules.options();
        // The position is checked even if the rules are flawed.
        let options = rules.as_ref().copied().unwrap_or(self.rules.preset.options);
        let found = match &self.fen {
            None => Ok((Position::start(&options), Dialect::Squares)),
            Some(Ok(fen)) => fen.check(&options).map(|position| (position, fen.dialect)),
            Some(Err(unread)) => Err(unread.flaws.clone()),
        };
        match (rules, found) {
            (Ok(options), Ok((position, dialect))) => Ok((options, position, dialect)),
            (rules, found) => {
                let flaws = found.err().into_iter().flatten().map(Flaw::Fen);
                Err(rules.err().into_iter().flatten().chain(flaws).collect())
            }
        }
    }
}
