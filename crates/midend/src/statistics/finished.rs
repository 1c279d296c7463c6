//! A finished game in the list: what is shown of it, and what it takes to replay or uncount it.

use super::{groups, is_won, stored, tallies};
use crate::AnyTable;
use parlour_kernel::{Message, Turn};
use parlour_scene::Tally;
use parlour_table::{Entry, Time};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A finished game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Finished {
    /// Identifies the game and its ending, so that none is counted twice; empty in lists of an earlier
    /// version.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) mark: String,
    /// The index of its end in the table's log, to see whether it was undone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) end: Option<usize>,
    /// The streaks before it: current and longest.
    pub(crate) streaks: (u64, u64),
    /// What it added to the charts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) tallies: Vec<(String, i64)>,
    /// When it ended, in milliseconds since 1970.
    pub time: u64,
    /// The setup as text.
    pub setup: String,
    /// The seed as text; `None` if people threw their own dice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The score of each player.
    pub scores: Vec<i64>,
    /// Whether it was won: see [`is_won`].
    pub won: bool,
    /// Whether nobody won; earlier versions did not record it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) drawn: Option<bool>,
    /// Words for its level, variant and opponent.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) group: String,
    /// Whether a hint was taken.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hinted: bool,
    /// Milliseconds on the clock.
    pub played: u64,
    /// The figures it is ranked by, if games are ranked.
    #[serde(deserialize_with = "stored::figures", skip_serializing_if = "BTreeMap::is_empty")]
    pub figures: BTreeMap<String, i64>,
    /// Its details, if games are ranked.
    #[serde(deserialize_with = "stored::told", skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<Message>,
    /// The whole game as text; empty if it is not, or no longer, kept.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub save: String,
    /// The file the whole game is stored in; empty if there is none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub replay: String,
}

/// How a finished game can be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Replay {
    /// Not at all.
    None,
    /// From this save.
    Save(String),
    /// From the save in a file of this name.
    File(String),
}

impl Finished {
    pub(super) fn of(table: &dyn AnyTable, now: Time, replay: Replay) -> Finished {
        let ranked = !table.card().ranks.is_empty();
        let figure = |figure: &Tally| (figure.what.to_owned(), figure.value);
        let lines = || table.summary().map(|summary| summary.lines).unwrap_or_default();
        let (save, replay) = match replay {
            Replay::None => (String::new(), String::new()),
            Replay::Save(save) => (save, String::new()),
            Replay::File(name) => (String::new(), name),
        };
        Finished {
            mark: mark(table),
            end: table.line().last().copied(),
            tallies: tallies(table),
            time: now.0,
            setup: table.setup(),
            seed: table.seed().map(|seed| seed.to_string()),
            scores: table.outcome().map(|outcome| outcome.scores).unwrap_or_default(),
            won: is_won(table),
            drawn: table.outcome().map(|outcome| outcome.winners.is_empty()),
            hinted: is_hinted(table),
            group: groups::words(table),
            played: table.session().played,
            figures: if ranked { table.figures().iter().map(figure).collect() } else { BTreeMap::new() },
            told: if ranked { lines() } else { Vec::new() },
            save,
            replay,
            ..Finished::default()
        }
    }

    /// The game without what it takes to replay it.
    pub(super) fn in_short(&self) -> Finished {
        Finished {
            setup: String::new(),
            told: Vec::new(),
            save: String::new(),
            replay: String::new(),
            ..self.clone()
        }
    }

    /// One of its figures; 0 if it has none by that name.
    pub fn figure(&self, what: &str) -> i64 {
        self.figures.get(what).copied().unwrap_or(0)
    }

    /// When its table was opened, as text: unique on a device.
    pub(super) fn opened(&self) -> &str {
        self.mark.split(' ').next().unwrap_or_default()
    }
}

/// Whether a hint was taken in a table's game.
pub(super) fn is_hinted(table: &dyn AnyTable) -> bool {
    table.log().records().iter().any(|record| record.entry == Entry::Hint)
}

/// Identifies the end of a table's game. A game that can be changed after its end, such as a solved puzzle,
/// ends once.
pub(super) fn mark(table: &dyn AnyTable) -> String {
    let opened = table.session().opened.0;
    let is_draw = |entry: &Entry| matches!(entry, Entry::Chance(_));
    let draws = table.log().records().iter().filter(|record| is_draw(&record.entry)).count();
    match table.turn() {
        Turn::Over => format!("{opened} {} {draws}", table.digest()),
        Turn::Seat(_) | Turn::Chance => opened.to_string(),
    }
}
