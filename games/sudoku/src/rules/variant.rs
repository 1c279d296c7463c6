//! What a puzzle adds to the rules of the classic one, as words of the setup text: `x`, `windoku`, `jigsaw=` with a
//! letter for each cell, and so on; several may stand together. What they mean on the grid is the layout's.
//!
//! Rules that say something about single cells (cages, thermometers, arrows) would be words with values too, read here
//! and kept beside the regions.

use crate::rules::{Cell, Layout};
use parlour_kernel::ReadError;
use serde::{Serialize, Serializer};
use std::{fmt, sync::Arc};

/// A rule that is added.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Extra {
    /// The diagonal from the upper left holds every digit.
    Falling,
    /// The diagonal from the lower left holds every digit.
    Rising,
    /// Four windows of 3x3 cells inside the grid hold every digit.
    Windoku,
    /// Cells at the same place of all boxes hold every digit.
    Disjoint,
    /// Cells a knight's move apart differ.
    AntiKnight,
    /// Cells that touch at a corner differ.
    AntiKing,
    /// Digits of cells side by side differ by more than one.
    NonConsecutive,
}

impl Extra {
    /// Every rule with its word.
    pub const ALL: [(Extra, &'static str); 7] = [
        (Extra::Falling, "falling"),
        (Extra::Rising, "rising"),
        (Extra::Windoku, "windoku"),
        (Extra::Disjoint, "disjoint"),
        (Extra::AntiKnight, "anti-knight"),
        (Extra::AntiKing, "anti-king"),
        (Extra::NonConsecutive, "non-consecutive"),
    ];
}

/// Rules that are added together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Extras(u8);

impl Extras {
    /// None.
    pub const NONE: Extras = Extras(0);
    /// The word for both diagonals.
    const X: &str = "x";

    /// The same with this rule.
    #[must_use]
    pub fn with(self, extra: Extra) -> Extras {
        Extras(self.0 | 1 << extra as u8)
    }

    /// Both together.
    #[must_use]
    pub fn or(self, other: Extras) -> Extras {
        Extras(self.0 | other.0)
    }

    /// Whether a rule is among them.
    pub fn has(self, extra: Extra) -> bool {
        self.0 >> extra as u8 & 1 == 1
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self == Extras::NONE
    }

    /// What a word adds.
    pub fn of_word(word: &str) -> Option<Extras> {
        if word.eq_ignore_ascii_case(Extras::X) {
            return Some(Extras::NONE.with(Extra::Falling).with(Extra::Rising));
        }
        let found = Extra::ALL.into_iter().find(|(_, known)| known.eq_ignore_ascii_case(word));
        found.map(|(extra, _)| Extras::NONE.with(extra))
    }

    /// The words, both diagonals as one.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        let is_x = self.has(Extra::Falling) && self.has(Extra::Rising);
        let is_told = move |extra: Extra| match extra {
            Extra::Falling | Extra::Rising => !is_x && self.has(extra),
            _ => self.has(extra),
        };
        let single = Extra::ALL.into_iter().filter(move |(extra, _)| is_told(*extra)).map(|(_, word)| word);
        is_x.then_some(Extras::X).into_iter().chain(single)
    }
}

/// Nine regions of nine cells each, in place of the boxes: the number of its region for each cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Regions([u8; Cell::COUNT]);

impl Regions {
    /// Regions by the number of each cell's, from 0.
    ///
    /// # Errors
    /// The first cell whose region does not exist, or has nine cells before it.
    pub fn of(numbers: [u8; Cell::COUNT]) -> Result<Regions, Cell> {
        let mut sizes = [0_u8; 9];
        for (cell, number) in Cell::all().zip(numbers) {
            let size = sizes.get_mut(usize::from(number)).filter(|size| **size < 9).ok_or(cell)?;
            *size += 1;
        }
        Ok(Regions(numbers))
    }

    /// The region of a cell, from 0.
    pub fn number(&self, cell: Cell) -> u8 {
        self.0[cell.index()]
    }

    /// Reads a letter from a to i for each cell, row by row.
    fn read(text: &str, letters: &str) -> Result<Regions, ReadError> {
        let mut numbers = [0; Cell::COUNT];
        let mut signs = letters.char_indices();
        for number in &mut numbers {
            let short = || {
                let found = letters.chars().count().to_string();
                ReadError { found, ..ReadError::at("jigsaw-length", text, letters) }
            };
            let (at, sign) = signs.next().ok_or_else(short)?;
            let bad = || ReadError::at("jigsaw-letter", text, &letters[at..at + sign.len_utf8()]);
            *number = match sign.to_ascii_lowercase() {
                letter @ 'a'..='i' => letter as u8 - b'a',
                _ => return Err(bad()),
            };
        }
        if let Some((at, _)) = signs.next() {
            let found = letters.chars().count().to_string();
            return Err(ReadError { found, ..ReadError::at("jigsaw-length", text, &letters[at..]) });
        }
        Regions::of(numbers).map_err(|cell| {
            let at = cell.index();
            ReadError::at("irregular-region", text, &letters[at..=at])
        })
    }
}

/// A letter for each cell.
impl fmt::Display for Regions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: String = self.0.iter().map(|number| char::from(b'a' + number)).collect();
        f.write_str(&letters)
    }
}

/// The rules of a puzzle: the classic ones, or with something added. Cheap to copy.
#[derive(Clone, Default)]
pub struct Variant(Option<Arc<Layout>>);

impl Variant {
    /// Nothing is added.
    pub const CLASSIC: Variant = Variant(None);
    /// The word that regions stand after.
    pub const JIGSAW: &str = "jigsaw";

    /// The rules with something added, or regions in place of the boxes.
    pub fn new(extras: Extras, regions: Option<Regions>) -> Variant {
        let is_classic = extras.is_empty() && regions.is_none();
        Variant((!is_classic).then(|| Arc::new(Layout::new(extras, regions))))
    }

    /// Whether nothing is added.
    pub fn is_classic(&self) -> bool {
        self.0.is_none()
    }

    /// What it means on the grid.
    pub fn layout(&self) -> &Layout {
        self.0.as_deref().unwrap_or_else(|| Layout::classic())
    }

    /// The rules that are added.
    pub fn extras(&self) -> Extras {
        self.layout().extras()
    }

    /// The regions in place of the boxes.
    pub fn regions(&self) -> Option<&Regions> {
        self.layout().regions()
    }

    /// Its words without values, as texts are found by them.
    pub fn words(&self) -> impl Iterator<Item = &'static str> {
        self.regions().map(|_| Variant::JIGSAW).into_iter().chain(self.extras().words())
    }

    /// The words that a text begins with, and where they end; nothing where it begins with cells.
    ///
    /// # Errors
    /// A word before cells that names no rule, or regions that are none.
    pub(super) fn leading(text: &str) -> Result<(Variant, usize), ReadError> {
        let (mut extras, mut regions, mut end) = (Extras::NONE, None, 0);
        loop {
            let rest = text[end..].trim_start_matches(is_around);
            let Some((word, after)) = rest.split_once(char::is_whitespace) else { break };
            match word.split_once('=') {
                Some((name, letters)) if name.eq_ignore_ascii_case(Variant::JIGSAW) => {
                    regions = Some(Regions::read(text, letters)?);
                }
                _ => match Extras::of_word(word) {
                    Some(added) => extras = extras.or(added),
                    None if is_word(word) && begins_with_cells(after) => {
                        return Err(ReadError::at("unknown-variant", text, word));
                    }
                    None => break,
                },
            }
            end = text.len() - after.len();
        }
        Ok((Variant::new(extras, regions), end))
    }
}

/// What editors and messages put before a text.
fn is_around(sign: char) -> bool {
    sign.is_whitespace() || "\u{feff}\"'".contains(sign)
}

/// Whether this looks like the name of a rule, and not like cells.
fn is_word(word: &str) -> bool {
    let is_letter = |sign: char| sign.is_ascii_alphabetic() || "-=".contains(sign);
    word.starts_with(|sign: char| sign.is_ascii_alphabetic())
        && word.chars().all(is_letter)
        && !word.chars().all(|sign| sign.eq_ignore_ascii_case(&'x'))
}

fn begins_with_cells(text: &str) -> bool {
    text.trim_start().starts_with(|sign: char| sign.is_ascii_digit() || ".*_".contains(sign))
}

impl PartialEq for Variant {
    fn eq(&self, other: &Variant) -> bool {
        self.extras() == other.extras() && self.regions() == other.regions()
    }
}

impl Eq for Variant {}

/// Its words, with the regions after theirs; nothing for the classic rules.
impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words: Vec<String> =
            self.regions().map(|regions| format!("{}={regions}", Variant::JIGSAW)).into_iter().collect();
        words.extend(self.extras().words().map(str::to_owned));
        f.write_str(&words.join(" "))
    }
}

impl fmt::Debug for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Variant({self})")
    }
}

impl Serialize for Variant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_string())
    }
}
