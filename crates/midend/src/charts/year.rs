//! A year of days as squares, a column per week: how many games ended on each.

use super::{Chart, Shape, Sheet, as_written, number};
use crate::{GameStatistics, date};
use parlour_kernel::Message;
use parlour_scene::Day;

/// How many weeks are shown, this one included.
const WEEKS: usize = 53;

/// How many letters of a month's name there is room for.
pub const MONTH_LETTERS: usize = 3;

/// 53 weeks of seven days, Monday first.
#[derive(Clone, PartialEq, Debug)]
pub struct Year {
    /// The weeks, oldest first; `None` for days to come.
    pub weeks: Vec<[Option<Square>; 7]>,
    /// In which column a month begins, and its name, of which there is room for [`MONTH_LETTERS`].
    pub months: Vec<(usize, Message)>,
}

/// A day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Square {
    /// The day.
    pub day: Day,
    /// How many games ended on it.
    pub count: u64,
    /// How dark it is drawn, from 0 for none to [`Square::DARKEST`].
    pub shade: u8,
    /// The day and its number in words.
    pub told: Message,
}

impl Square {
    /// The darkest shade.
    pub const DARKEST: u8 = 4;

    fn of(day: Day, count: u64) -> Self {
        let shade = match count {
            0 => 0,
            1 => 1,
            2 | 3 => 2,
            4..=6 => 3,
            _ => Square::DARKEST,
        };
        let told = Message::new("ui.year-day").message("day", date(day)).int("n", number(count));
        Square { day, count, shade, told }
    }
}

/// A year of days of some games, up to today.
pub fn year_of(games: &[&GameStatistics], today: Day) -> Chart {
    let since_monday = u32::from((today.weekday() + 6) % 7);
    let span = 7 * (WEEKS as u32 - 1) + since_monday;
    let first = Day(today.0.saturating_sub(span));
    let on = |day: Day| games.iter().fold(0_u64, |sum, game| sum.saturating_add(game.on(day)));
    let square = |number: u32| {
        let day = Day(first.0.checked_add(number)?);
        (day <= today).then(|| Square::of(day, on(day)))
    };
    let week = |week: u32| [0, 1, 2, 3, 4, 5, 6].map(|weekday| square(7 * week + weekday));
    let weeks: Vec<[Option<Square>; 7]> = (0..WEEKS as u32).map(week).collect();
    let mut months = Vec::new();
    for (column, week) in weeks.iter().enumerate() {
        // A month is named above the week in which its first day is.
        let begins = week.iter().flatten().map(|square| square.day.date()).find(|(_, _, day)| *day == 1);
        months.extend(begins.map(|(_, month, _)| (column, Message::new(format!("ui.month-{month}")))));
    }
    let played: Vec<&Square> = weeks.iter().flatten().flatten().filter(|square| square.count > 0).collect();
    let all = played.iter().fold(0_u64, |sum, square| sum.saturating_add(square.count));
    let undated = games.iter().fold(0_u64, |sum, game| sum.saturating_add(game.undated()));
    let spoken = match all {
        0 => Message::new("ui.year-none"),
        all => Message::new("ui.year-spoken").int("n", number(all)).int("days", number(played.len() as u64)),
    };
    let row = |square: &&Square| vec![date(square.day), as_written(square.count.to_string())];
    Chart {
        id: "year",
        title: Message::new("ui.year"),
        spoken,
        note: (undated > 0).then(|| Message::new("ui.year-undated").int("n", number(undated))),
        table: Sheet {
            heads: vec![Message::new("ui.year-day-head"), Message::new("ui.stat-games")],
            rows: played.iter().rev().map(row).collect(),
        },
        shape: Shape::Year(Year { weeks, months }),
    }
}

#[cfg(test)]
mod tests {
    use super::{WEEKS, Year, year_of};
    use crate::{GameStatistics, charts::Shape};
    use parlour_scene::Day;

    /// Statistics with games on these days, as earlier versions stored them.
    fn on(days: &[&str], games: u64) -> GameStatistics {
        let at = |day: &&str| u64::from(Day::of(day).expect("a date").0) * 86_400_000;
        let recent: Vec<String> = days.iter().map(|day| format!("{{\"time\":{}}}", at(day))).collect();
        let text = format!("{{\"games\":{games},\"won\":0,\"recent\":[{}]}}", recent.join(","));
        serde_json::from_str(&text).expect("an old form")
    }

    fn year(games: &[&GameStatistics], today: &str) -> (Year, Option<String>, String) {
        let chart = year_of(games, Day::of(today).expect("a date"));
        match chart.shape {
            Shape::Year(year) => (year, chart.note.map(|note| note.to_string()), chart.spoken.to_string()),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_year_ends_today_and_its_weeks_begin_on_mondays() {
        // A Thursday.
        let (year, _, _) = year(&[], "2026-11-19");
        assert_eq!(year.weeks.len(), WEEKS);
        let days = |week: &[Option<super::Square>; 7]| {
            week.iter().map(|square| square.as_ref().map(|square| square.day.to_string())).collect::<Vec<_>>()
        };
        assert_eq!(days(&year.weeks[WEEKS - 1])[3].as_deref(), Some("2026-11-19"));
        assert_eq!(days(&year.weeks[WEEKS - 1])[4..], [None, None, None]);
        assert_eq!(days(&year.weeks[0])[0].as_deref(), Some("2025-11-17"));
        let months: Vec<(usize, String)> =
            year.months.iter().map(|(column, name)| (*column, name.to_string())).collect();
        assert_eq!(months.len(), 12);
        assert_eq!(months[0], (2, "ui.month-12".to_owned()));
        assert_eq!(months[11], (49, "ui.month-11".to_owned()));
    }

    #[test]
    fn days_of_old_statistics_are_found_and_what_has_no_date_is_said() {
        let one = on(&["2026-11-19", "2026-11-19", "2026-11-16"], 3);
        let other = on(&["2026-11-16"], 5);
        let (year, note, spoken) = year(&[&one, &other], "2026-11-19");
        let last = year.weeks[WEEKS - 1]
            .each_ref()
            .map(|square| square.as_ref().map(|square| (square.count, square.shade)));
        assert_eq!(last[..4], [Some((2, 2)), Some((0, 0)), Some((0, 0)), Some((2, 2))]);
        assert_eq!(note.as_deref(), Some("ui.year-undated n=4"));
        assert_eq!(spoken, "ui.year-spoken n=4 days=2");
    }
}
