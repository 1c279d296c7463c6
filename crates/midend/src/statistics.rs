//! Statistics of finished games. A front end stores a [`GameStatistics`] per game, says when a game ended,
//! and paints the figures; what counts, and for how much, is decided here. Knows no game and no clock.

mod finished;
mod groups;
mod measure;
mod stored;

pub use finished::{Finished, Replay};
pub(crate) use groups::rival_of;
pub use groups::{Group, group_name};
pub use measure::Measure;

use crate::{AnyTable, Trainee, training};
use parlour_scene::{Day, Tally};
use parlour_table::{Entry, Time};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use stored::Stored;

/// How often each value occurred.
pub type Histogram = BTreeMap<i64, u64>;

/// The chart of timed games: how many seconds they took.
pub const TIME: &str = "time";

/// How many of the newest games are listed, if games are not ranked.
const LISTED: usize = 300;
/// How many of the best lost games are listed, if games are ranked. Every win stays.
const LOST_LISTED: usize = 100;
/// How many of the newest results are kept without details, if games are ranked.
const LATEST: usize = 50;
/// For how many days it is kept how many games ended.
const DAYS: u32 = 400;
/// The total size of the listed games' saves; beyond that the oldest lose theirs.
const SAVE_BYTES: usize = 1_500_000;

/// The statistics of every game, by its id.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Statistics(BTreeMap<String, GameStatistics>);

impl Statistics {
    /// A game's statistics, if any was finished.
    pub fn of(&self, game: &str) -> Option<&GameStatistics> {
        self.0.get(game).filter(|statistics| statistics.games > 0)
    }

    /// How strong the player is at a game's positions to practise, if any was tried.
    pub fn trainee(&self, game: &str) -> Option<Trainee> {
        self.0.get(game).map(|statistics| statistics.trainee).filter(|trainee| !trainee.is_new())
    }

    /// The setups from which the player went wrong.
    pub fn slips(&self, game: &str) -> &[String] {
        self.0.get(game).map_or(&[], |statistics| &statistics.slips)
    }

    /// The statistics of a game, to be changed.
    pub fn of_mut(&mut self, game: &str) -> &mut GameStatistics {
        self.0.entry(game.to_owned()).or_default()
    }
}

/// The statistics of one game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Stored")]
pub struct GameStatistics {
    /// Games finished.
    pub games: u64,
    /// Games won without a hint: see [`is_won`].
    pub won: u64,
    /// Games in which a hint was taken. They only count here and among all games.
    #[serde(skip_serializing_if = "is_zero")]
    pub hinted: u64,
    /// Games won with a hint.
    #[serde(skip_serializing_if = "is_zero")]
    pub hinted_won: u64,
    /// Games of an earlier version, which did not record whether they were won.
    #[serde(skip_serializing_if = "is_zero")]
    unjudged: u64,
    /// The current winning streak.
    pub streak: u64,
    /// The longest winning streak.
    pub best_streak: u64,
    /// How often each value occurred, by the ids of the card's charts and [`TIME`].
    pub charts: BTreeMap<String, Histogram>,
    /// The same by level and opponent, keyed by words for both.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub groups: BTreeMap<String, Group>,
    /// Finished games, newest first, as many as are kept.
    pub recent: Vec<Finished>,
    /// The newest games without details, newest first, if games are ranked: then the list above has the best ones.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    latest: Vec<Finished>,
    /// How many games ended on each of the last days, by the day's number.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    days: Histogram,
    /// How many games ended on days before those.
    #[serde(skip_serializing_if = "is_zero")]
    before: u64,
    /// How strong the player is at positions to practise.
    #[serde(skip_serializing_if = "Trainee::is_new")]
    pub trainee: Trainee,
    /// Setups from which the player went wrong, newest first, to find the better move.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub slips: Vec<String>,
    /// The last position that counted there, so that it counts once.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub practised: String,
}

/// By reference, because serde requires it.
fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// Whether a finished game was won here: a person at this device is among its winners. Draws and games that
/// only the computer won are not wins.
pub fn is_won(table: &dyn AnyTable) -> bool {
    let winners = table.outcome().map(|outcome| outcome.winners).unwrap_or_default();
    winners.iter().any(|seat| table.session().bot(*seat).is_none())
}

/// What happened to a game's end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndingChange {
    /// The game has just ended.
    Reached,
    /// The end was undone.
    Undone,
}

/// Notices when a table's game ends and when its end is undone. A game that was already over when it was
/// opened is not counted again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Endings {
    over: bool,
}

impl Endings {
    /// For a newly opened table.
    pub fn of(table: &dyn AnyTable) -> Self {
        Endings { over: table.outcome().is_some() }
    }

    /// What has changed since the last call.
    pub fn change(&mut self, table: &dyn AnyTable) -> Option<EndingChange> {
        let before = std::mem::replace(&mut self.over, table.outcome().is_some());
        let last = table.log().records().last().map(|record| &record.entry);
        match (before, self.over) {
            (false, true) => Some(EndingChange::Reached),
            // A finished game stays finished if the board is cleared for another one.
            (true, false) if last == Some(&Entry::Undo) => Some(EndingChange::Undone),
            _ => None,
        }
    }
}

impl GameStatistics {
    /// Counts a game that has ended, or uncounts one whose end was undone. Returns whether anything changed.
    pub fn follow(
        &mut self,
        change: EndingChange,
        table: &dyn AnyTable,
        now: Time,
        replay: impl FnOnce() -> Replay,
    ) -> bool {
        match change {
            // Whoever found the better move need not play on.
            _ if training::is_slip(table) => false,
            _ if training::has_goal(table) => change == EndingChange::Reached && self.practise(table),
            _ if !table.counts() => false,
            EndingChange::Reached => self.add(table, now, replay),
            EndingChange::Undone => self.take_back(table),
        }
    }

    /// Counts a position to practise.
    fn practise(&mut self, table: &dyn AnyTable) -> bool {
        let name = crate::name_of(table);
        if self.practised == name {
            return false;
        }
        self.trainee.count(training::points(table), training::is_reached(table));
        self.practised = name;
        true
    }

    fn add(&mut self, table: &dyn AnyTable, now: Time, replay: impl FnOnce() -> Replay) -> bool {
        let mark = finished::mark(table);
        if self.recent.iter().any(|finished| finished.mark == mark) {
            return false;
        }
        let streaks = (self.streak, self.best_streak);
        let finished = Finished { mark, streaks, ..Finished::of(table, now, replay()) };
        self.games = self.games.saturating_add(1);
        if finished.hinted {
            self.hinted = self.hinted.saturating_add(1);
            self.hinted_won = self.hinted_won.saturating_add(u64::from(finished.won));
        } else {
            self.won = self.won.saturating_add(u64::from(finished.won));
            self.streak = if finished.won { self.streak.saturating_add(1) } else { 0 };
            self.best_streak = self.best_streak.max(self.streak);
        }
        for (what, value) in &finished.tallies {
            let count = self.charts.entry(what.clone()).or_default().entry(*value).or_default();
            *count = count.saturating_add(1);
        }
        if !finished.group.is_empty() {
            let group = self.groups.entry(finished.group.clone()).or_default();
            group.add(&finished, Measure::of(&table.card()));
        }
        self.note_day(Day::at(now.0));
        if !table.card().ranks.is_empty() {
            self.latest.insert(0, finished.in_short());
            self.latest.truncate(LATEST);
        }
        self.recent.insert(0, finished);
        self.make_room(table.card().ranks.first().copied());
        true
    }

    /// Removes the newest game of this table, if its end was undone.
    fn take_back(&mut self, table: &dyn AnyTable) -> bool {
        let opened = table.session().opened.0.to_string();
        let line = table.line();
        let newest = self.recent.iter().position(|finished| finished.opened() == opened);
        let undone = |place: &usize| self.recent[*place].end.is_some_and(|end| !line.contains(&end));
        let Some(place) = newest.filter(undone) else { return false };
        let finished = self.recent.remove(place);
        self.games = self.games.saturating_sub(1);
        if finished.hinted {
            self.hinted = self.hinted.saturating_sub(1);
            self.hinted_won = self.hinted_won.saturating_sub(u64::from(finished.won));
        } else {
            self.won = self.won.saturating_sub(u64::from(finished.won));
        }
        if place == 0 {
            (self.streak, self.best_streak) = finished.streaks;
        }
        if let Some(group) = self.groups.get_mut(&finished.group) {
            group.take_back(&finished, Measure::of(&table.card()), self.recent.iter());
        }
        self.latest.retain(|other| other.mark != finished.mark);
        let day = i64::from(Day::at(finished.time).0);
        if let Some(count) = self.days.get_mut(&day) {
            *count = count.saturating_sub(1);
        }
        self.days.retain(|_, count| *count > 0);
        self.groups.retain(|_, group| group.games > 0);
        for (what, value) in &finished.tallies {
            let Some(chart) = self.charts.get_mut(what) else { continue };
            if let Some(count) = chart.get_mut(value) {
                *count = count.saturating_sub(1);
            }
            chart.retain(|_, count| *count > 0);
        }
        true
    }

    fn note_day(&mut self, day: Day) {
        let count = self.days.entry(i64::from(day.0)).or_default();
        *count = count.saturating_add(1);
        let oldest = i64::from(day.0.saturating_sub(DAYS));
        let dropped: u64 = self.days.range(..oldest).map(|(_, count)| *count).sum();
        self.before = self.before.saturating_add(dropped);
        self.days.retain(|day, _| *day >= oldest);
    }

    /// How many games ended on a day.
    pub fn on(&self, day: Day) -> u64 {
        self.days.get(&i64::from(day.0)).copied().unwrap_or(0)
    }

    /// How many games ended on days that were not recorded, by an earlier version.
    pub fn undated(&self) -> u64 {
        let dated = self.days.values().fold(self.before, |sum, count| sum.saturating_add(*count));
        self.games.saturating_sub(dated)
    }

    /// The newest games, newest first: of ranked ones only what was recorded besides the ranks.
    pub fn newest(&self) -> &[Finished] {
        let ranked = self.recent.iter().any(|finished| !finished.figures.is_empty());
        if ranked { &self.latest } else { &self.recent }
    }

    /// Drops what is too much; `ranked` is the figure games are ranked by, if they are.
    fn make_room(&mut self, ranked: Option<&str>) {
        match ranked {
            None => self.recent.truncate(LISTED),
            Some(by) => {
                let lost = |finished: &&Finished| !finished.won;
                while self.recent.iter().filter(lost).count() > LOST_LISTED {
                    let worst = self.recent.iter().filter(lost).map(|finished| finished.figure(by)).min();
                    // Of equal ones, the oldest goes.
                    let is_worst = |finished: &Finished| !finished.won && Some(finished.figure(by)) == worst;
                    let Some(place) = self.recent.iter().rposition(is_worst) else { break };
                    self.recent.remove(place);
                }
            }
        }
        let mut bytes: usize = self.recent.iter().map(|finished| finished.save.len()).sum();
        for finished in self.recent.iter_mut().skip(1).rev() {
            if bytes <= SAVE_BYTES {
                break;
            }
            bytes -= std::mem::take(&mut finished.save).len();
        }
    }

    /// The percentage of games won; `None` if no game is known to be won or lost.
    pub fn won_per_cent(&self) -> Option<u64> {
        self.won.saturating_mul(100).checked_div(self.judged())
    }

    /// How many of the games without a hint are known to be won or lost.
    pub fn judged(&self) -> u64 {
        self.games.saturating_sub(self.unjudged).saturating_sub(self.hinted)
    }

    /// The chart with this id, if anything was counted for it.
    pub fn chart(&self, id: &str) -> Option<&Histogram> {
        self.charts.get(id).filter(|chart| !chart.is_empty())
    }

    /// How long timed games took.
    pub fn times(&self) -> Option<Times> {
        let chart = self.chart(TIME)?;
        let (sum, count) = sum_and_count(chart);
        let seconds = |number: i128| u64::try_from(number).unwrap_or(0);
        Some(Times {
            best: seconds(i128::from(*chart.keys().next()?)),
            mean: seconds(sum.saturating_mul(2).saturating_add(count).checked_div(2 * count)?),
        })
    }
}

/// How long games took, in seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Times {
    /// The shortest.
    pub best: u64,
    /// The mean of all.
    pub mean: u64,
}

fn sum_and_count(chart: &Histogram) -> (i128, i128) {
    chart.iter().fold((0_i128, 0), |(sum, count), (value, times)| {
        (sum.saturating_add(i128::from(*value) * i128::from(*times)), count + i128::from(*times))
    })
}

/// The mean with two decimals, halves rounded away from zero. Integer arithmetic, so that it is the same
/// everywhere.
pub fn mean(chart: &Histogram) -> Option<String> {
    let (sum, count) = sum_and_count(chart);
    let hundredths = sum.saturating_mul(200).saturating_add(count * sum.signum()).checked_div(2 * count)?;
    let sign = if hundredths < 0 { "-" } else { "" };
    Some(format!("{sign}{}.{:02}", hundredths.abs() / 100, hundredths.abs() % 100))
}

/// What a finished game counts for: the game's own tallies, and its time.
fn tallies(table: &dyn AnyTable) -> Vec<(String, i64)> {
    let seconds = i64::try_from(table.session().played / 1000).unwrap_or(i64::MAX);
    let time =
        (table.card().timed && !finished::is_hinted(table)).then_some(Tally { what: TIME, value: seconds });
    table.tally().into_iter().chain(time).map(|tally| (tally.what.to_owned(), tally.value)).collect()
}

#[cfg(test)]
mod tests {
    use super::{Finished, GameStatistics, Histogram, LISTED, LOST_LISTED, SAVE_BYTES, Times, mean};
    use std::collections::BTreeMap;

    #[test]
    fn means_are_rounded_to_hundredths_on_both_sides_of_zero() {
        assert_eq!(mean(&Histogram::new()), None);
        assert_eq!(mean(&Histogram::from([(0, 1), (1, 2)])).as_deref(), Some("0.67"));
        assert_eq!(mean(&Histogram::from([(45, 1)])).as_deref(), Some("45.00"));
        assert_eq!(mean(&Histogram::from([(-1, 2), (0, 1)])).as_deref(), Some("-0.67"));
        assert_eq!(mean(&Histogram::from([(-1, 1), (0, 199)])).as_deref(), Some("-0.01"));
        assert_eq!(mean(&Histogram::from([(-3, 1), (-4, 1)])).as_deref(), Some("-3.50"));
        assert!(
            mean(&Histogram::from([(i64::MIN, u64::MAX), (i64::MAX, 1)])).is_some(),
            "whatever was stored"
        );
    }

    #[test]
    fn strength_is_stored_with_the_rest() {
        let mut statistics = GameStatistics {
            practised: "one".to_owned(),
            slips: vec!["two".to_owned()],
            ..GameStatistics::default()
        };
        statistics.trainee.count(1200, true);
        let text = serde_json::to_string(&statistics).expect("plain data");
        assert_eq!(serde_json::from_str::<GameStatistics>(&text).expect("its own form"), statistics);
        let nothing = serde_json::to_string(&GameStatistics::default()).expect("plain data");
        assert!(!nothing.contains("trainee"), "{nothing}");
    }

    #[test]
    fn times_are_the_best_and_the_mean() {
        let mut statistics = GameStatistics::default();
        assert_eq!(statistics.times(), None);
        statistics.charts.insert("time".to_owned(), Histogram::from([(100, 1), (249, 2)]));
        assert_eq!(statistics.times(), Some(Times { best: 100, mean: 199 }));
    }

    #[test]
    fn the_list_keeps_what_was_won_the_best_of_the_rest_and_the_newest_saves() {
        let game = |number: usize, won: bool| Finished {
            time: number as u64,
            won,
            figures: BTreeMap::from([("score".to_owned(), i64::try_from(number % 70).expect("small"))]),
            save: "x".repeat(SAVE_BYTES / 50),
            ..Finished::default()
        };
        // Newest first, as they are added.
        let recent: Vec<Finished> = (0..400).rev().map(|number| game(number, number % 4 == 0)).collect();
        let mut ranked = GameStatistics { recent: recent.clone(), ..GameStatistics::default() };
        ranked.make_room(Some("score"));
        let (won, lost): (Vec<&Finished>, Vec<&Finished>) =
            ranked.recent.iter().partition(|finished| finished.won);
        assert_eq!((won.len(), lost.len()), (100, LOST_LISTED));
        assert_eq!(lost.iter().map(|finished| finished.figure("score")).min(), Some(44));
        let saved = ranked.recent.iter().take_while(|finished| !finished.save.is_empty()).count();
        assert_eq!(
            (saved, ranked.recent.iter().filter(|finished| !finished.save.is_empty()).count()),
            (50, 50)
        );
        let mut plain = GameStatistics { recent, ..GameStatistics::default() };
        plain.make_room(None);
        assert_eq!((plain.recent.len(), plain.recent[0].time), (LISTED, 399));
    }
}
