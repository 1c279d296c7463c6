//! Reads statistics as stored, also by earlier versions: the browser summed up times and wrote figures as
//! words, the terminal listed its games as `runs` and did not record which were won.

use super::{DAYS, Finished, GameStatistics, Group, Histogram, LATEST, LOST_LISTED, TIME};
use crate::Trainee;
use parlour_kernel::Message;
use parlour_scene::Day;
use serde::{Deserialize, Deserializer};
use std::{cmp::Reverse, collections::BTreeMap};

#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Stored {
    games: u64,
    won: Option<u64>,
    unjudged: u64,
    hinted: u64,
    hinted_won: u64,
    streak: u64,
    best_streak: u64,
    charts: BTreeMap<String, Histogram>,
    groups: BTreeMap<String, Group>,
    recent: Vec<Finished>,
    latest: Vec<Finished>,
    /// Missing in statistics of earlier versions.
    days: Option<Histogram>,
    before: u64,
    trainee: Trainee,
    practised: String,
    slips: Vec<String>,
    /// Oldest first.
    runs: Vec<Finished>,
    /// Milliseconds: of the shortest game, of all together, and how many there were.
    best_time: u64,
    all_time: u64,
    timed: u64,
}

impl From<Stored> for GameStatistics {
    fn from(mut stored: Stored) -> Self {
        stored.recent.extend(stored.runs.drain(..).rev());
        if !stored.charts.contains_key(TIME) {
            let times = stored.times();
            stored.charts.extend((!times.is_empty()).then(|| (TIME.to_owned(), times)));
        }
        // No days at all are not stored, and so look like days of an earlier version.
        let days = stored.days.take().filter(|days| !days.is_empty());
        let days = match days {
            Some(days) => days,
            None if stored.before > 0 => Histogram::new(),
            None => stored.listed_days(),
        };
        stored.find_latest();
        let Stored { games, hinted, hinted_won, streak, best_streak, charts, groups, recent, .. } = stored;
        let (trainee, practised, slips) = (stored.trainee, stored.practised, stored.slips);
        let (latest, before) = (stored.latest, stored.before);
        let (won, unjudged) = stored.won.map_or_else(
            || {
                let won = recent.iter().filter(|finished| finished.won).count();
                // All wins were listed, and as many others as there was room for.
                let all_listed = recent.len() - won >= LOST_LISTED;
                let judged = if all_listed { games } else { recent.len() as u64 };
                (won as u64, games.saturating_sub(judged))
            },
            |won| (won, stored.unjudged),
        );
        GameStatistics {
            games,
            won,
            hinted,
            hinted_won,
            unjudged,
            streak,
            best_streak,
            charts,
            groups,
            recent,
            latest,
            days,
            before,
            trainee,
            slips,
            practised,
        }
    }
}

impl Stored {
    /// The days on which the listed games ended; of others nothing is known.
    fn listed_days(&mut self) -> Histogram {
        let mut days = Histogram::new();
        for finished in self.recent.iter().filter(|finished| finished.time > 0) {
            *days.entry(i64::from(Day::at(finished.time).0)).or_default() += 1;
        }
        let oldest = days.keys().next_back().map_or(0, |newest| newest - i64::from(DAYS));
        self.before = days.range(..oldest).map(|(_, count)| *count).sum();
        days.retain(|day, _| *day >= oldest);
        days
    }

    /// The newest ranked games, which earlier versions did not list apart: known if all games are listed.
    fn find_latest(&mut self) {
        let ranked = self.recent.iter().any(|finished| !finished.figures.is_empty());
        if ranked && self.latest.is_empty() && self.recent.len() as u64 == self.games {
            self.latest = self.recent.iter().map(Finished::in_short).collect();
            self.latest.sort_unstable_by_key(|finished| Reverse(finished.time));
            self.latest.truncate(LATEST);
        }
    }

    /// The chart of times. Games no longer listed count with the mean of their sum, and with the shortest
    /// time if no listed game has it.
    fn times(&self) -> Histogram {
        let mut times = Histogram::new();
        let mut add = |milliseconds: u64, count: u64| {
            if count > 0 {
                let seconds = i64::try_from(milliseconds / 1000).unwrap_or(i64::MAX);
                let known = times.entry(seconds).or_default();
                *known = known.saturating_add(count);
            }
        };
        let listed: Vec<u64> =
            self.recent.iter().map(|finished| finished.played).filter(|played| *played > 0).collect();
        for played in &listed {
            add(*played, 1);
        }
        let mut others = self.timed.saturating_sub(listed.len() as u64);
        let mut sum =
            self.all_time.saturating_sub(listed.iter().fold(0, |sum, played| sum.saturating_add(*played)));
        if others > 0 && listed.iter().all(|played| self.best_time < *played) {
            add(self.best_time, 1);
            others -= 1;
            sum = sum.saturating_sub(self.best_time);
        }
        add(sum.checked_div(others).unwrap_or(0), others);
        times
    }
}

/// Figures; formerly written as `score=120 depth=3`.
pub(super) fn figures<'de, D: Deserializer<'de>>(from: D) -> Result<BTreeMap<String, i64>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Either {
        Figures(BTreeMap<String, i64>),
        Words(String),
    }
    let read = |word: &str| {
        let (what, value) = word.split_once('=')?;
        Some((what.to_owned(), value.parse().ok()?))
    };
    Ok(match Either::deserialize(from)? {
        Either::Figures(figures) => figures,
        Either::Words(words) => words.split(' ').filter_map(read).collect(),
    })
}

/// Messages; formerly written as JSON within a text.
pub(super) fn told<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Message>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Either {
        Messages(Vec<Message>),
        Text(String),
    }
    Ok(match Either::deserialize(from)? {
        Either::Messages(messages) => messages,
        Either::Text(text) => serde_json::from_str(&text).unwrap_or_default(),
    })
}

#[cfg(test)]
mod tests {
    use crate::{GameStatistics, Statistics, Times, mean};
    use parlour_scene::Day;

    /// As the browser wrote it.
    const BROWSER: &str = r#"{"games":5,"won":2,"streak":1,"best_streak":2,"best_time":61000,"all_time":1000000,
        "timed":5,"charts":{"placed":{"21":3,"-2":1}},"recent":[
        {"mark":"7 00ff 3","time":1768300000000,"setup":"seed=4","seed":"4","scores":[606],"won":true,"played":249700,
        "figures":"score=606 depth=2","told":"[{\"key\":\"rogue.ended-died\",\"args\":[[\"depth\",{\"Int\":4}]]}]",
        "save":"parlour 1"},
        {"mark":"5","time":1768200000000,"setup":"","seed":null,"scores":[],"won":false,"played":300000,"save":""}]}"#;

    /// As the terminal wrote it.
    const TERMINAL: &str = r#"{"rogue":{"games":3,"charts":{"depth":{"2":2,"10":1}},"runs":[
        {"time":1768200000000,"won":false,"figures":{"score":12},"told":[],"setup":"seed=1","replay":"replay-1.save"},
        {"time":1768300000000,"won":true,"figures":{"score":31340},"told":[{"key":"rogue.ended-won","args":[]}],
        "setup":"seed=2","replay":"replay-2.save"}]},
        "hidato":{"games":2,"charts":{"placed":{"21":2},"time":{"61":1,"120":1}}}}"#;

    #[test]
    fn what_the_browser_stored_is_read_and_written_again() {
        let read: GameStatistics = serde_json::from_str(BROWSER).expect("the old form");
        assert_eq!((read.games, read.won, read.streak, read.best_streak), (5, 2, 1, 2));
        assert_eq!(read.won_per_cent(), Some(40));
        assert_eq!(read.times(), Some(Times { best: 61, mean: 200 }));
        assert_eq!(mean(&read.charts["placed"]).as_deref(), Some("15.25"));
        let newest = &read.recent[0];
        assert_eq!((newest.figure("score"), newest.figure("depth"), newest.figure("gold")), (606, 2, 0));
        assert_eq!(newest.told[0].to_string(), "rogue.ended-died depth=4");
        assert_eq!((newest.seed.as_deref(), newest.save.as_str()), (Some("4"), "parlour 1"));
        assert_eq!((newest.opened(), newest.scores.as_slice()), ("7", &[606][..]));
        let written = serde_json::to_string(&read).expect("plain data");
        assert_eq!(serde_json::from_str::<GameStatistics>(&written).expect("its own form"), read);
    }

    #[test]
    fn the_newest_ranked_games_are_known_only_if_all_are_listed() {
        let run = |time: u64| format!(r#"{{"time":{time},"figures":{{"score":{time}}},"setup":"seed=1"}}"#);
        let read = |games: u64| -> GameStatistics {
            let text = format!(r#"{{"games":{games},"won":0,"recent":[{},{}]}}"#, run(5), run(9));
            serde_json::from_str(&text).expect("an old form")
        };
        let times = |read: &GameStatistics| read.newest().iter().map(|run| run.time).collect::<Vec<_>>();
        assert_eq!((times(&read(2)), times(&read(3))), (vec![9, 5], Vec::new()));
        assert!(read(2).newest().iter().all(|run| run.setup.is_empty()), "the ranks have the rest");
        assert_eq!((read(3).undated(), read(3).on(Day(0))), (1, 2));
    }

    #[test]
    fn what_is_stored_reads_the_same_every_time_whatever_its_numbers_are() {
        let run = r#"{"time":1768200000000,"played":18446744073709551615}"#;
        for rest in ["", r#","days":{}"#, r#","days":{},"before":7"#, r#","timed":9,"all_time":5"#] {
            let text = format!(r#"{{"games":2,"won":0,"recent":[{run},{run}]{rest}}}"#);
            let read: GameStatistics = serde_json::from_str(&text).expect("readable");
            let written = serde_json::to_string(&read).expect("plain data");
            assert_eq!(
                serde_json::from_str::<GameStatistics>(&written).expect("its own form"),
                read,
                "{rest}"
            );
        }
    }

    #[test]
    fn what_the_terminal_stored_is_read_and_written_again() {
        let read: Statistics = serde_json::from_str(TERMINAL).expect("the old form");
        let rogue = read.of("rogue").expect("three games");
        assert_eq!((rogue.games, rogue.won, rogue.judged()), (3, 1, 2));
        let newest = &rogue.recent[0];
        assert_eq!((newest.figure("score"), newest.replay.as_str()), (31340, "replay-2.save"));
        assert_eq!(newest.told[0].to_string(), "rogue.ended-won");
        let hidato = read.of("hidato").expect("two games");
        assert_eq!(hidato.times(), Some(Times { best: 61, mean: 91 }));
        assert_eq!((hidato.judged(), hidato.won_per_cent()), (0, None));
        assert_eq!(read.of("mill"), None);
        let written = serde_json::to_string(&read).expect("plain data");
        assert_eq!(serde_json::from_str::<Statistics>(&written).expect("its own form"), read);
    }
}
