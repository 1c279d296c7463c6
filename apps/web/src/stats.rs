//! Statistics of finished games, kept in local storage: counts for ever, saves of the newest so that anybody can
//! play them again and see that the dice were fair.

use crate::browser;
use catalog::AnyTable;
use kernel::Turn;
use scene::Tally;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::Entry;

/// How many finished games are listed, and how many bytes all of it may take.
const LISTED: usize = 300;
const MOST_BYTES: usize = 1_500_000;
/// How many lost games are kept where games are ranked.
const RANKED: usize = 100;

/// How often each value of something came up.
pub type Counts = BTreeMap<i64, u32>;

/// Everything known of the finished games of one kind.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Stats {
    /// Games finished.
    pub games: u32,
    /// Games won by somebody at this device.
    pub won: u32,
    /// Games won in a row, now and at best.
    pub streak: u32,
    pub best_streak: u32,
    /// How long timed games took, in milliseconds: the shortest, and all together of how many.
    pub best_time: u64,
    pub all_time: u64,
    pub timed: u32,
    /// Counts under the ids of the game's charts.
    pub charts: BTreeMap<String, Counts>,
    /// The newest games, newest first.
    pub recent: Vec<Finished>,
}

/// A finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Finished {
    /// Which one, so that none is counted twice.
    pub mark: String,
    /// When, in milliseconds since 1970.
    pub time: u64,
    pub setup: String,
    /// As text; none where people threw their own dice.
    pub seed: Option<String>,
    pub scores: Vec<i64>,
    pub won: bool,
    /// Milliseconds that the clock ran.
    #[serde(default)]
    pub played: u64,
    /// The game's figures, `score=120 depth=3`, where finished games are ranked.
    #[serde(default)]
    pub figures: String,
    /// What is shown of it, as messages in JSON, where finished games are ranked.
    #[serde(default)]
    pub told: String,
    /// Empty where only the figures are still kept.
    pub save: String,
}

impl Finished {
    fn score(&self) -> i64 {
        self.scores.first().copied().unwrap_or(0)
    }
}

fn key(game: &str) -> String {
    format!("parlour.stats.{game}")
}

/// The statistics of a game.
pub fn recall(game: &str) -> Stats {
    let kept = browser::recall(&key(game)).and_then(|text| serde_json::from_str(&text).ok());
    let mut stats: Stats = kept.unwrap_or_default();
    if stats.timed == 0 {
        // Times were not summed up at first; the newest games tell them.
        let played: Vec<u64> = stats.recent.iter().map(|finished| finished.played).collect();
        played.into_iter().filter(|played| *played > 0).for_each(|played| stats.add_time(played));
    }
    stats
}

impl Stats {
    fn add_time(&mut self, played: u64) {
        self.best_time = if self.timed == 0 { played } else { self.best_time.min(played) };
        self.all_time += played;
        self.timed += 1;
    }

    /// Drops what is too much. Ranked games keep every victory and the best of the rest, the oldest without their
    /// replays; of others the oldest go.
    fn make_room(&mut self, ranked: bool) {
        let bytes = |stats: &Stats| stats.recent.iter().map(|game| game.save.len()).sum::<usize>();
        if !ranked {
            self.recent.truncate(LISTED);
            while self.recent.len() > 1 && bytes(self) > MOST_BYTES {
                self.recent.pop();
            }
            return;
        }
        let lost = |game: &&Finished| !game.won;
        while self.recent.iter().filter(lost).count() > RANKED {
            let worst = self.recent.iter().filter(lost).map(Finished::score).min();
            // Of equal ones the oldest goes.
            let place = self.recent.iter().rposition(|game| !game.won && Some(game.score()) == worst);
            self.recent.remove(place.unwrap_or(0));
        }
        while bytes(self) > MOST_BYTES {
            let oldest = self.recent.iter().skip(1).rposition(|game| !game.save.is_empty());
            let Some(place) = oldest else { break };
            self.recent[place + 1].save.clear();
        }
    }

    #[cfg(feature = "lobby")]
    /// The shortest time and the mean of all, in seconds.
    pub fn times(&self) -> Option<(u64, u64)> {
        let mean = self.all_time.checked_div(u64::from(self.timed))?;
        Some((self.best_time / 1000, mean / 1000))
    }
}

/// Adds the game on a table if it has come to an end, once.
pub fn record(table: &dyn AnyTable) {
    let Some(outcome) = table.outcome().filter(|_| table.counts()) else { return };
    let session = table.session();
    let is_draw = |entry: &Entry| matches!(entry, Entry::Chance(_));
    let draws = table.log().records().iter().filter(|record| is_draw(&record.entry)).count();
    // What can be changed after its end, such as a solved puzzle, ends once.
    let mark = match table.turn() {
        Turn::Over => format!("{} {} {draws}", session.opened.0, table.digest()),
        Turn::Seat(_) | Turn::Chance => session.opened.0.to_string(),
    };
    let mut stats = recall(table.game());
    if stats.recent.iter().any(|game| game.mark == mark) {
        return;
    }
    let won = outcome.winners.iter().any(|seat| session.bot(*seat).is_none());
    stats.games += 1;
    stats.won += u32::from(won);
    stats.streak = if won { stats.streak + 1 } else { 0 };
    stats.best_streak = stats.best_streak.max(stats.streak);
    if table.card().timed {
        stats.add_time(session.played);
    }
    for tally in table.tally() {
        *stats.charts.entry(tally.what.to_owned()).or_default().entry(tally.value).or_default() += 1;
    }
    let ranked = !table.card().ranks.is_empty();
    let (mut figures, mut told) = (String::new(), String::new());
    if ranked {
        let word = |figure: &Tally| format!("{}={}", figure.what, figure.value);
        figures = table.figures().iter().map(word).collect::<Vec<_>>().join(" ");
        let lines = table.summary().map(|summary| summary.lines);
        told = lines.and_then(|lines| serde_json::to_string(&lines).ok()).unwrap_or_default();
    }
    stats.recent.insert(
        0,
        Finished {
            mark,
            time: browser::now().0,
            setup: table.setup(),
            seed: table.seed().map(|seed| seed.to_string()),
            scores: outcome.scores,
            won,
            played: session.played,
            figures,
            told,
            save: table.save(),
        },
    );
    stats.make_room(ranked);
    if let Ok(text) = serde_json::to_string(&stats) {
        // Where storage is closed there are no statistics; play goes on.
        browser::keep(&key(table.game()), &text);
    }
}

#[cfg(feature = "lobby")]
/// The mean of what was counted, as a text with two decimals.
pub fn mean(counts: &Counts) -> Option<String> {
    let (sum, count) = counts.iter().fold((0, 0), |(sum, count), (value, times)| {
        (sum + value * i64::from(*times), count + i64::from(*times))
    });
    let hundredths = (count > 0).then(|| (200 * sum + count * sum.signum()) / (2 * count))?;
    let sign = if hundredths < 0 { "-" } else { "" };
    Some(format!("{sign}{}.{:02}", hundredths.abs() / 100, hundredths.abs() % 100))
}

#[cfg(test)]
mod tests {
    use super::{Counts, mean};

    #[test]
    fn means_are_rounded_to_hundredths() {
        assert_eq!(mean(&Counts::new()), None);
        assert_eq!(mean(&Counts::from([(0, 1), (1, 2)])).as_deref(), Some("0.67"));
        assert_eq!(mean(&Counts::from([(45, 1)])).as_deref(), Some("45.00"));
        assert_eq!(mean(&Counts::from([(-1, 2), (0, 1)])).as_deref(), Some("-0.67"));
    }
}
