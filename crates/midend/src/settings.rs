//! A person's preferences for a device: what both front ends share, as one type to store. Each adds its own,
//! such as colours and sound. Also reads what earlier versions of either stored.

use crate::{AnyTable, words};
use parlour_scene::Setting;
use serde::{Deserialize, Deserializer, Serialize};
use std::{collections::BTreeMap, sync::LazyLock, time::Duration};

words! {
    /// Whether things are animated.
    pub enum Motion {
        /// Follows the system.
        #[default] System = "system",
        /// No animations.
        None = "none",
    }
}

words! {
    /// How long the computer pauses before it acts.
    pub enum Pace {
        /// Long enough to follow every step.
        Slow = "slow",
        /// Long enough to see what happens.
        #[default] Normal = "normal",
        /// Hardly at all.
        Fast = "fast",
    }
}

impl Pace {
    /// The pause before each action of the computer.
    pub fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Slow => 1500,
            Pace::Normal => 700,
            Pace::Fast => 120,
        })
    }
}

/// The preferences both front ends share.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// Whether things are animated.
    #[serde(deserialize_with = "motion")]
    pub motion: Motion,
    /// How fast the computer plays.
    #[serde(alias = "speed")]
    pub pace: Pace,
    /// Whether each move is judged right after it.
    pub judge: bool,
    /// A language code; empty for the system's.
    pub language: String,
    #[serde(deserialize_with = "games")]
    games: BTreeMap<String, Habits>,
}

/// A person's choices for one game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Habits {
    /// Settings by the ids of the game's card, and chosen keys.
    pub(crate) settings: parlour_table::Settings,
    /// The wish for the last generated game; empty if there was none.
    pub wish: String,
    /// Whether the first round was taken or declined, so that it is not offered again.
    pub first_round: bool,
}

impl Preferences {
    /// The choices for a game.
    pub fn habits(&self, game: &str) -> &Habits {
        static NONE: LazyLock<Habits> = LazyLock::new(Habits::default);
        self.games.get(game).unwrap_or(&NONE)
    }

    /// The same, to be changed.
    pub fn habits_mut(&mut self, game: &str) -> &mut Habits {
        self.games.entry(game.to_owned()).or_default()
    }
}

impl Habits {
    /// The value of a setting, if the person ever changed it.
    pub fn touched(&self, setting: &Setting) -> Option<&'static str> {
        setting.word(self.settings.get(setting.id)?)
    }

    /// Remembers a setting's value.
    pub fn remember(&mut self, setting: &str, word: &str) {
        self.settings.set(setting, word);
    }

    /// Sets up a table to the person's liking; settings changed at the table itself stay.
    pub fn apply_to(&self, table: &mut dyn AnyTable) {
        for setting in table.card().settings {
            let touched =
                self.touched(setting).filter(|_| table.session().settings.get(setting.id).is_none());
            if let Some(word) = touched {
                table.set(setting.id, word);
            }
        }
    }
}

/// A word; earlier versions of the terminal wrote true and false.
fn motion<'de, D: Deserializer<'de>>(from: D) -> Result<Motion, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Either {
        Word(Motion),
        Moves(bool),
    }
    Ok(match Either::deserialize(from)? {
        Either::Word(motion) => motion,
        Either::Moves(true) => Motion::System,
        Either::Moves(false) => Motion::None,
    })
}

/// Habits by game; earlier versions of the page wrote `"<game>.<setting>": "<word>"`.
fn games<'de, D: Deserializer<'de>>(from: D) -> Result<BTreeMap<String, Habits>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Either {
        Habits(Habits),
        Word(String),
        Switch(bool),
    }
    let mut games: BTreeMap<String, Habits> = BTreeMap::new();
    for (name, stored) in BTreeMap::<String, Either>::deserialize(from)? {
        let word = match stored {
            Either::Habits(habits) => {
                games.insert(name, habits);
                continue;
            }
            Either::Word(word) => word,
            Either::Switch(on) => Setting::switched(on).to_owned(),
        };
        if let Some((game, setting)) = name.split_once('.') {
            games.entry(game.to_owned()).or_default().remember(setting, &word);
        }
    }
    Ok(games)
}

#[cfg(test)]
mod tests {
    use super::{Motion, Pace, Preferences};
    use parlour_scene::{Key, Setting};

    const KEY: Key = Key { id: "explore", key: "x", label: "explore" };

    #[test]
    fn what_earlier_versions_stored_is_read_and_written_again() {
        let browser = r#"{"motion":"none","pace":"fast","judge":true,"language":"en",
            "games":{"rogue.key.explore":"g","sudoku.peers":"off","sudoku.alike":true}}"#;
        let terminal = r#"{"motion":false,"speed":"fast","language":"en","games":{
            "sudoku":{"settings":{"peers":"off","alike":true},"wish":"clues=24"},
            "rogue":{"settings":{"key.explore":"g"}}}}"#;
        for (text, judge, wish) in [(browser, true, ""), (terminal, false, "clues=24")] {
            let read: Preferences = serde_json::from_str(text).expect("an old form");
            assert_eq!((read.motion, read.pace, read.judge), (Motion::None, Pace::Fast, judge));
            let sudoku = read.habits("sudoku");
            let touched = |id, on| sudoku.touched(&Setting::switch(id, on));
            assert_eq!((touched("peers", true), touched("alike", false)), (Some("off"), Some("on")));
            assert_eq!((touched("other", true), sudoku.wish.as_str()), (None, wish));
            assert_eq!(read.habits("rogue").key(&KEY), "g");
            assert_eq!(read.habits("mill").key(&KEY), "x");
            let written = serde_json::to_string(&read).expect("plain data");
            assert_eq!(serde_json::from_str::<Preferences>(&written).expect("its own form"), read);
        }
        assert_eq!(serde_json::from_str::<Preferences>("{}").expect("nothing set"), Preferences::default());
        let newer: Preferences =
            serde_json::from_str(r#"{"pace":"glacial","new":1}"#).expect("what is known");
        assert_eq!(newer.pace, Pace::Normal);
    }
}
