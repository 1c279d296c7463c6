//! What a new puzzle should be like, and its text: `symmetry=half-turn clues=30 level=hard rating=4.5..5.0
//! technique=x-wing`, each optional; `clues=fewest`, and `any` for the others, are the defaults. A technique is named by
//! its word or by its code. `variant=x+windoku` asks for other rules than the classic ones.

use super::Symmetry;
use crate::{
    brain::teach::{self, Level, Technique, Tenths},
    rules::{Extras, Variant},
};
use parlour_kernel::ReadError;
use std::{fmt, ops::RangeInclusive, str::FromStr};

/// What a new puzzle should be like.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Wish {
    /// The symmetry of the pattern of clues.
    pub symmetry: Symmetry,
    /// How many clues, within [`Wish::CLUES`]; as few as it comes to where not said.
    pub clues: Option<u8>,
    /// How hard it is for people.
    pub level: Option<Level>,
    /// How hard it is by the numbers of Sudoku Explainer.
    pub rating: Option<RatingRange>,
    /// By which rules.
    pub rules: WishedRules,
    /// The hardest technique that it takes.
    pub technique: Option<Technique>,
}

/// The rules of a new puzzle; the regions of a jigsaw are made with it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct WishedRules {
    /// What is added.
    pub extras: Extras,
    /// Whether it has regions in place of the boxes.
    pub jigsaw: bool,
}

impl WishedRules {
    /// The word for the classic rules.
    const CLASSIC: &str = "classic";

    /// Both together.
    #[must_use]
    pub fn or(self, other: WishedRules) -> WishedRules {
        WishedRules { extras: self.extras.or(other.extras), jigsaw: self.jigsaw || other.jigsaw }
    }
}

/// Words with `+` between them.
impl fmt::Display for WishedRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let jigsaw = self.jigsaw.then_some(Variant::JIGSAW);
        let words: Vec<&str> = jigsaw.into_iter().chain(self.extras.words()).collect();
        f.write_str(if words.is_empty() { WishedRules::CLASSIC.to_owned() } else { words.join("+") }.as_str())
    }
}

impl FromStr for WishedRules {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        text.split('+').try_fold(WishedRules::default(), |rules, word| {
            let more = match word {
                WishedRules::CLASSIC => WishedRules::default(),
                Variant::JIGSAW => WishedRules { jigsaw: true, ..WishedRules::default() },
                _ => {
                    let extras = Extras::of_word(word);
                    let extras = extras.ok_or_else(|| ReadError::at("unknown-variant", text, word))?;
                    WishedRules { extras, jigsaw: false }
                }
            };
            Ok(rules.or(more))
        })
    }
}

/// Asks for as few clues as it comes to.
const FEWEST: &str = "fewest";
/// Asks for any level or rating.
const ANY: &str = "any";
/// The same, as forms say it of an option that nobody touched.
const USUAL: &str = "usual";

impl Wish {
    /// The numbers of clues that can be asked for; no puzzle of fewer has one solution only.
    pub const CLUES: RangeInclusive<u8> = 17..=81;

    /// Whether anything is said about how hard it should be.
    pub(super) fn aims(&self) -> bool {
        self.level.is_some() || self.rating.is_some() || self.technique.is_some()
    }
}

impl fmt::Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "symmetry={}", self.symmetry.word())?;
        if let Some(clues) = self.clues {
            write!(f, " clues={clues}")?;
        }
        if let Some(level) = self.level {
            write!(f, " level={}", level.word())?;
        }
        if let Some(rating) = self.rating {
            write!(f, " rating={rating}")?;
        }
        if self.rules != WishedRules::default() {
            write!(f, " variant={}", self.rules)?;
        }
        if let Some(technique) = self.technique {
            write!(f, " technique={}", technique.word())?;
        }
        Ok(())
    }
}

impl FromStr for Wish {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let mut wish = Wish::default();
        for word in text.split_whitespace() {
            let unknown = || ReadError::at("unknown-option", text, word);
            let (name, value) = word.split_once('=').ok_or_else(unknown)?;
            let bad = || ReadError::at("bad-value", text, value);
            match name {
                "symmetry" => wish.symmetry = Symmetry::of(value).ok_or_else(bad)?,
                "clues" if value == FEWEST => wish.clues = None,
                "clues" => {
                    let clues = value.parse().ok().filter(|clues| Wish::CLUES.contains(clues));
                    wish.clues = Some(clues.ok_or_else(bad)?);
                }
                "level" if value == ANY => wish.level = None,
                "level" => wish.level = Some(Level::of(value).ok_or_else(bad)?),
                "rating" if value == ANY || value == USUAL => wish.rating = None,
                "rating" => wish.rating = Some(value.parse().map_err(|_| bad())?),
                "variant" => wish.rules = value.parse().map_err(|_| bad())?,
                "technique" if value == ANY || value == USUAL => wish.technique = None,
                "technique" => wish.technique = Some(practised(value).ok_or_else(bad)?),
                _ => return Err(unknown()),
            }
        }
        Ok(wish)
    }
}

/// A technique that a puzzle can be made for: one that the teacher goes by.
pub fn practised(text: &str) -> Option<Technique> {
    let technique = Technique::of_word(text).or_else(|| Technique::of_code(text))?;
    teach::place(technique).map(|_| technique)
}

/// Ratings from one to another, both included: `4.5..5.0`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatingRange {
    least: Tenths,
    most: Tenths,
}

impl RatingRange {
    /// The ratings that can be asked for. What is harder is not rated.
    pub const WHOLE: RatingRange = RatingRange { least: Tenths(10), most: Tenths(95) };

    /// A range within [`RatingRange::WHOLE`]; `None` where it is empty or leaves it.
    pub fn new(least: Tenths, most: Tenths) -> Option<RatingRange> {
        let whole = RatingRange::WHOLE;
        let fits = whole.least <= least && least <= most && most <= whole.most;
        fits.then_some(RatingRange { least, most })
    }

    /// Where it begins.
    pub fn least(self) -> Tenths {
        self.least
    }

    /// Where it ends.
    pub fn most(self) -> Tenths {
        self.most
    }
}

impl fmt::Display for RatingRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.least, self.most)
    }
}

impl FromStr for RatingRange {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let bad = || ReadError::at("bad-value", text, text);
        let (least, most) = text.split_once("..").ok_or_else(bad)?;
        let (least, most) = (least.parse().map_err(|_| bad())?, most.parse().map_err(|_| bad())?);
        RatingRange::new(least, most).ok_or_else(bad)
    }
}
