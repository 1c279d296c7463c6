//! What finished games counted for, game by game. Knows no game: charts are named by their cards.

use catalog::AnyTable;
use kernel::Message;
use scene::Tally;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::Time;

/// How often each value came up.
pub(crate) type Histogram = BTreeMap<i64, u64>;

/// How many lost games are kept where games are ranked.
const RANKED: usize = 100;

/// Everything counted.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Statistics(BTreeMap<String, Counted>);

/// What one game counted.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Counted {
    pub games: u64,
    pub charts: BTreeMap<String, Histogram>,
    /// Finished games that are ranked, oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub runs: Vec<Run>,
}

/// A finished game in the list of them.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Run {
    /// When it ended, in milliseconds since 1970.
    pub time: u64,
    pub won: bool,
    pub figures: BTreeMap<String, i64>,
    /// What is shown of it.
    pub told: Vec<Message>,
    pub setup: String,
    /// The file of its replay.
    pub replay: String,
}

impl Run {
    /// A table's game that has just ended.
    pub fn of(table: &dyn AnyTable, replay: String, now: Time) -> Run {
        let won = table.outcome().is_some_and(|outcome| !outcome.winners.is_empty());
        let figures = table.figures().iter().map(|figure| (figure.what.to_owned(), figure.value)).collect();
        let told = table.summary().map(|summary| summary.lines).unwrap_or_default();
        Run { time: now.0, won, figures, told, setup: table.setup(), replay }
    }

    pub fn figure(&self, what: &str) -> i64 {
        self.figures.get(what).copied().unwrap_or(0)
    }
}

impl Statistics {
    pub fn of(&self, game: &str) -> Option<&Counted> {
        self.0.get(game).filter(|counted| counted.games > 0)
    }

    /// Counts a finished game.
    pub fn add(&mut self, game: &str, tallies: &[Tally]) {
        let counted = self.0.entry(game.to_owned()).or_default();
        counted.games = counted.games.saturating_add(1);
        for tally in tallies {
            let count =
                counted.charts.entry(tally.what.to_owned()).or_default().entry(tally.value).or_default();
            *count = count.saturating_add(1);
        }
    }

    /// Lists a finished game; every victory stays, and of the rest the best by a figure.
    pub fn rank(&mut self, game: &str, run: Run, by: &str) {
        let runs = &mut self.0.entry(game.to_owned()).or_default().runs;
        runs.push(run);
        if runs.iter().filter(|run| !run.won).count() > RANKED {
            let worst = runs.iter().filter(|run| !run.won).map(|run| run.figure(by)).min();
            let place = runs.iter().position(|run| !run.won && Some(run.figure(by)) == worst);
            runs.remove(place.unwrap_or(0));
        }
    }

    /// Takes a game back whose ending was undone.
    pub fn remove(&mut self, game: &str, tallies: &[Tally]) {
        let Some(counted) = self.0.get_mut(game) else { return };
        counted.games = counted.games.saturating_sub(1);
        for tally in tallies {
            let Some(chart) = counted.charts.get_mut(tally.what) else { continue };
            if let Some(count) = chart.get_mut(&tally.value) {
                *count = count.saturating_sub(1);
            }
            chart.retain(|_, count| *count > 0);
        }
    }
}

/// The chart of timed games: how many seconds they took.
pub(crate) const TIME: &str = "time";

/// Seconds as they are read off a clock.
pub(crate) fn clock(seconds: i64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// The mean as a whole number.
pub(crate) fn mean_of(chart: &Histogram) -> Option<i64> {
    let count: i128 = chart.values().map(|count| i128::from(*count)).sum();
    let sum: i128 = chart.iter().map(|(value, count)| i128::from(*value) * i128::from(*count)).sum();
    (sum * 2 + count).checked_div(count * 2).and_then(|mean| i64::try_from(mean).ok())
}

/// The mean with two decimals, in whole numbers so that it is the same everywhere.
pub(crate) fn mean(chart: &Histogram) -> Option<String> {
    let count: i128 = chart.values().map(|count| i128::from(*count)).sum();
    if count == 0 {
        return None;
    }
    let sum: i128 = chart.iter().map(|(value, count)| i128::from(*value) * i128::from(*count)).sum();
    let hundredths = (sum * 200 + count) / (count * 2);
    Some(format!("{}.{:02}", hundredths / 100, hundredths % 100))
}
