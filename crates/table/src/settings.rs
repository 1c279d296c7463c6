//! The player's settings, by the ids of a game's card. Knows no game: any setting can have any value.

use serde::{
    Deserialize, Deserializer, Serialize,
    de::{self, Visitor},
};
use std::{collections::BTreeMap, fmt};

/// The values of settings: `on`, `off`, or one of a setting's own words.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Settings(BTreeMap<String, Word>);

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
struct Word(String);

impl Settings {
    /// The value of a setting, if it was ever changed.
    pub fn get(&self, setting: &str) -> Option<&str> {
        self.0.get(setting).map(|word| word.0.as_str())
    }

    /// Changes a setting.
    pub fn set(&mut self, setting: &str, word: &str) {
        self.0.insert(setting.to_owned(), Word(word.to_owned()));
    }

    /// How many were ever changed.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing was ever changed.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Early saves have true and false, which are read as `on` and `off`.
impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;

        impl Visitor<'_> for Either {
            type Value = Word;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a word")
            }

            fn visit_bool<E: de::Error>(self, on: bool) -> Result<Word, E> {
                Ok(Word(if on { "on" } else { "off" }.to_owned()))
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<Word, E> {
                Ok(Word(word.to_owned()))
            }
        }

        deserializer.deserialize_any(Either)
    }
}

#[cfg(test)]
mod tests {
    use super::Settings;

    #[test]
    fn switches_of_older_saves_are_read() {
        let old: Settings = serde_json::from_str(r#"{"peers":true,"upkeep":false}"#).expect("a map");
        assert_eq!((old.get("peers"), old.get("upkeep"), old.get("alike")), (Some("on"), Some("off"), None));
        let mut new = old.clone();
        new.set("highlight", "low");
        let text = serde_json::to_string(&new).expect("plain data");
        assert_eq!(text, r#"{"highlight":"low","peers":"on","upkeep":"off"}"#);
        assert_eq!(serde_json::from_str::<Settings>(&text).expect("its own words"), new);
    }
}
