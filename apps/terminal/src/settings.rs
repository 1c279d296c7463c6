//! What a person may set, and how it is kept.

use scene::Setting;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, time::Duration};

/// How it looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Look {
    /// As the terminal is.
    #[default]
    Auto,
    Dark,
    Light,
    /// Black, white and one accent.
    Contrast,
    /// The terminal's own sixteen colours.
    Sixteen,
}

impl Look {
    pub const ALL: [Look; 5] = [Look::Auto, Look::Dark, Look::Light, Look::Contrast, Look::Sixteen];

    pub fn word(self) -> &'static str {
        match self {
            Look::Auto => "auto",
            Look::Dark => "dark",
            Look::Light => "light",
            Look::Contrast => "contrast",
            Look::Sixteen => "sixteen",
        }
    }
}

/// How long the computer waits before it acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Speed {
    Slow,
    #[default]
    Normal,
    Fast,
}

impl Speed {
    pub const ALL: [Speed; 3] = [Speed::Slow, Speed::Normal, Speed::Fast];

    pub fn word(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
        }
    }

    pub fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Speed::Slow => 1600,
            Speed::Normal => 800,
            Speed::Fast => 150,
        })
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    pub theme: Look,
    pub motion: bool,
    pub speed: Speed,
    /// A language code; empty for the one of the system.
    pub language: String,
    /// What was chosen for single games, by their ids.
    pub games: BTreeMap<String, Habits>,
}

/// What a person chose for one game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Habits {
    /// What was set, by the words of the game's card.
    pub settings: table::Settings,
    /// The wish for the newest game that was made.
    pub wish: String,
}

impl Settings {
    /// How a setting of a game stands, where the person ever touched it.
    pub fn touched(&self, game: &str, setting: &Setting) -> Option<&'static str> {
        setting.word(self.games.get(game)?.settings.get(setting.id)?)
    }
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            theme: Look::Auto,
            motion: true,
            speed: Speed::Normal,
            language: String::new(),
            games: BTreeMap::new(),
        }
    }
}

/// The value after or before another in a list, round and round.
pub(crate) fn turn<T: PartialEq + Copy>(all: &[T], from: T, forward: bool) -> T {
    let at = all.iter().position(|value| *value == from).unwrap_or(0);
    let step = if forward { 1 } else { all.len() - 1 };
    all[(at + step) % all.len()]
}
