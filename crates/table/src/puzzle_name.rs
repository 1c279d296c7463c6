//! The name of a pack or daily puzzle. It comes from saves and links, and becomes part of file names and addresses.

use serde::{Deserialize, Deserializer, Serialize, de::Error};
use std::{fmt, ops::Deref};

/// A puzzle's name: letters, digits and hyphens.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(transparent)]
pub struct PuzzleName(String);

impl PuzzleName {
    /// The longest name, in letters.
    pub const LONGEST: usize = 80;

    /// The name in a text, if it is one.
    pub fn new(text: &str) -> Option<Self> {
        let is_plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        let fits = (1..=Self::LONGEST).contains(&text.len()) && text.chars().all(is_plain);
        fits.then(|| PuzzleName(text.to_owned()))
    }
}

impl Deref for PuzzleName {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PuzzleName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

impl<'de> Deserialize<'de> for PuzzleName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        PuzzleName::new(&text).ok_or_else(|| D::Error::custom("not the name of a puzzle"))
    }
}

#[cfg(test)]
mod tests {
    use super::PuzzleName;

    #[test]
    fn only_plain_texts_are_names() {
        for name in ["first-steps-1", "2026-11-19-easy", "X"] {
            assert_eq!(PuzzleName::new(name).as_deref(), Some(name));
        }
        let long = "a".repeat(PuzzleName::LONGEST + 1);
        for other in ["", "..", "../x", "a/b", "a\\b", "a.b", "a b", "ü", "a\n", "\0", long.as_str()] {
            assert_eq!(PuzzleName::new(other), None, "{other:?}");
        }
    }
}
