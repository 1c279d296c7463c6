//! What front ends store for a person as JSON: settings, statistics, progress, a stock of games, how far news were read.

use parlour_catalog::{GAMES, HOUSE};
use parlour_midend::{
    GameStatistics, Preferences, Progress, RanksView, ReadTo, Statistics, Stock, bests_table, charts_of,
    group_name, groups_table, mean, read_settings, year_of,
};
use parlour_scene::Day;
use parlour_table::Time;
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// A day of today's calendar.
const TODAY: Day = Day(20_776);

/// What is read prints back as one that reads equal.
fn prints_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(text: &str) -> Option<T> {
    let read: T = serde_json::from_str(text).ok()?;
    let written = serde_json::to_string(&read).expect("plain data");
    let again: T = serde_json::from_str(&written).expect("our own form");
    assert_eq!(again, read, "read, written and read again, differs: {written}");
    Some(read)
}

/// Settings, progress, stock and news.
pub fn stored(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    prints_back::<Preferences>(&text);
    match read_settings::<Preferences>(&text) {
        Err(why) => assert!(!why.key.is_empty(), "refused without a sentence"),
        Ok(preferences) => {
            for game in GAMES {
                let table = game.open("", parlour_midend::Opening::seeded(1));
                preferences.habits(game.id).apply_to(table.expect("a preset").as_mut());
            }
            let _ = preferences.restored();
        }
    }
    let progress = Progress::read(&text);
    assert_eq!(Progress::read(&progress.write()), progress, "progress written and read again differs");
    for game in HOUSE {
        let streak = progress.streak(&game.card, TODAY);
        assert!(streak.current <= streak.best, "a streak longer than the longest");
        for pack in game.card.packs {
            assert!(progress.count(pack) <= pack.count, "more solved than there are");
            let _ = progress.next(pack, pack.count);
        }
    }
    let mut stock = Stock::read(&text);
    assert_eq!(Stock::read(&stock.written()), stock, "stock written and read again differs");
    for game in HOUSE {
        let _ = (stock.missing(game, &text), stock.take(game, ""));
    }
    let read_to = ReadTo::of(Some(&text), true);
    assert_eq!(ReadTo::of(Some(&read_to.text()), true), read_to);
    let told = read_to.unread(7).len() + read_to.unread(u32::MAX).len();
    assert!(told <= 10, "more news than are told at once");
}

/// Statistics of one game and of all, drawn as every chart and table there is.
pub fn statistics(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let all = prints_back::<Statistics>(&text);
    let one = prints_back::<GameStatistics>(&text);
    for game in HOUSE {
        let of_all = all.as_ref().and_then(|all| all.of(game.id));
        for statistics in of_all.into_iter().chain(&one) {
            let _ = charts_of(game, statistics, TODAY, 12);
            let _ = (bests_table(game, statistics), groups_table(game, statistics), statistics.times());
            let _ = (statistics.undated(), statistics.judged(), statistics.won_per_cent());
            statistics.charts.values().for_each(|chart| drop(mean(chart)));
            let names: Vec<_> = statistics.groups.keys().map(|words| group_name(game, words)).collect();
            assert_eq!(names.len(), statistics.groups.len());
            if let Some(view) = RanksView::new(&game.card) {
                assert!(view.shown(&statistics.recent, Time(0)).len() <= statistics.recent.len());
            }
            let mut trainee = statistics.trainee;
            for (points, reached) in [(1_500, true), (1_500, false)] {
                trainee.count(points, reached);
            }
        }
    }
    let _ = year_of(&one.iter().collect::<Vec<_>>(), TODAY);
}
