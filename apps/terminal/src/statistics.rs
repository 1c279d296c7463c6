//! What finished games counted for, game by game. Knows no game: charts are named by their cards.

use scene::Tally;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How often each value came up.
pub(crate) type Histogram = BTreeMap<i64, u64>;

/// Everything counted.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Statistics(BTreeMap<String, Counted>);

/// What one game counted.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Counted {
    pub games: u64,
    pub charts: BTreeMap<String, Histogram>,
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
