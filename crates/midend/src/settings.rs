//! A person's preferences for a device: what both front ends share, as one type to store. Each adds its own,
//! such as colours and sound. Also reads what earlier versions of either stored.

use crate::{AnyTable, words};
use parlour_kernel::Message;
use parlour_scene::Setting;
use serde::{
    Deserialize, Deserializer, Serialize,
    de::{DeserializeOwned, IgnoredAny},
};
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

    /// The defaults of everything that is set. What was last wished for is no setting, and stays.
    pub fn restored(&self) -> Preferences {
        let wished = self.games.iter().filter(|(_, habits)| !habits.wish.is_empty());
        let kept = |habits: &Habits| Habits { wish: habits.wish.clone(), ..Habits::default() };
        let games = wished.map(|(game, habits)| (game.clone(), kept(habits))).collect();
        Preferences { games, ..Preferences::default() }
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

    /// Sets up a table to the person's liking. What is changed at a table is remembered here, so this is never older.
    pub fn apply_to(&self, table: &mut dyn AnyTable) {
        for setting in table.card().settings {
            let stands = table.session().settings.get(setting.id).map(str::to_owned);
            if let Some(word) = self.touched(setting).filter(|word| stands.as_deref() != Some(*word)) {
                table.set(setting.id, word);
            }
        }
    }

    /// The value of a setting.
    pub fn value(&self, setting: &Setting) -> &'static str {
        self.touched(setting).unwrap_or(setting.usual)
    }
}

/// Reads settings brought as text, of a front end's own type. What is not known, such as settings of another front end or
/// of a newer version, is left out.
///
/// # Errors
/// What to say if the text has no settings.
pub fn read_settings<S: DeserializeOwned>(text: &str) -> Result<S, Message> {
    #[derive(Deserialize)]
    struct Settings {
        motion: Option<IgnoredAny>,
        theme: Option<IgnoredAny>,
        games: Option<IgnoredAny>,
    }
    let known: Option<Settings> = serde_json::from_str(text).ok();
    // Everything has a default, so that any object would do.
    let is_ours = known.is_some_and(|known| known.motion.or(known.theme).or(known.games).is_some());
    let read = serde_json::from_str(text).ok().filter(|_| is_ours);
    read.ok_or_else(|| Message::new("ui.settings-unread"))
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
    use super::{Motion, Pace, Preferences, read_settings};
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

    #[test]
    fn settings_are_brought_as_text_and_what_is_none_is_refused() {
        let mut ours = Preferences { pace: Pace::Fast, ..Preferences::default() };
        ours.habits_mut("mill").remember("targets", "off");
        let text = serde_json::to_string(&ours).expect("plain data");
        assert_eq!(read_settings(&text), Ok(ours));
        let newer = r#"{"theme":"ultraviolet","motion":"none","orchestra":[1,2]}"#;
        assert_eq!(read_settings(newer), Ok(Preferences { motion: Motion::None, ..Preferences::default() }));
        for text in ["", "{}", "[]", "7", "{\"theme\":", "{\"games\":3,\"won\":1}", "parlour 1 00"] {
            assert!(read_settings::<Preferences>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn restored_defaults_keep_what_was_last_wished_for() {
        let mut set = Preferences { judge: true, ..Preferences::default() };
        set.habits_mut("sudoku").remember("peers", "off");
        set.habits_mut("mill").remember("targets", "off");
        set.habits_mut("sudoku").wish = "clues=24".to_owned();
        let restored = set.restored();
        assert_eq!((restored.judge, restored.habits("sudoku").wish.as_str()), (false, "clues=24"));
        assert_eq!(restored.habits("sudoku").value(&Setting::switch("peers", true)), "on");
        assert_eq!(set.habits("sudoku").value(&Setting::switch("peers", true)), "off");
        assert!(!restored.games.contains_key("mill"));
    }
}
