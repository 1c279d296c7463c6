//! Dates and times for display. Days are by the UTC calendar; no clock here.

use parlour_kernel::Message;
use parlour_scene::Day;

/// A duration as on a clock: `4:09`, `1:02:03`.
pub fn time_text(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// A date for display.
pub fn date(day: Day) -> Message {
    let (year, month, day) = day.date();
    Message::new("ui.date").int("day", day).message("month", month_name(month)).int("year", year)
}

fn month_name(month: u32) -> Message {
    Message::new(format!("ui.month-{month}"))
}

/// A month in the archive of daily puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Month {
    /// Its first day.
    pub first: Day,
    /// How many days it has.
    pub length: u32,
}

impl Month {
    /// The month this many months before that of a day.
    pub fn before(day: Day, months: u32) -> Month {
        let (year, month, _) = day.date();
        let first = |months: u32| Day::of(&format!("{:04}-{:02}-01", months / 12, months % 12 + 1));
        let number = (year * 12 + month - 1).saturating_sub(months);
        let start = first(number).unwrap_or(Day(0));
        Month { first: start, length: first(number + 1).map_or(31, |next| next.0 - start.0) }
    }

    /// Its display name.
    pub fn message(self) -> Message {
        let (year, month, _) = self.first.date();
        Message::new("ui.month-of").message("month", month_name(month)).int("year", year)
    }

    /// Its weeks, Monday first; `None` for days of other months.
    pub fn weeks(self) -> Vec<[Option<Day>; 7]> {
        let before = u32::from((self.first.weekday() + 6) % 7);
        let day = |place: u32| {
            let number = place.checked_sub(before).filter(|number| *number < self.length)?;
            Some(Day(self.first.0 + number))
        };
        let week = |week: u32| [0, 1, 2, 3, 4, 5, 6].map(|weekday| day(7 * week + weekday));
        (0..(before + self.length).div_ceil(7)).map(week).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Month, date, time_text};
    use parlour_scene::Day;

    #[test]
    fn times_read_as_people_write_them() {
        let shown = [0, 59, 60, 249, 3600, 3723].map(time_text);
        assert_eq!(shown, ["0:00", "0:59", "1:00", "4:09", "1:00:00", "1:02:03"]);
    }

    #[test]
    fn months_begin_and_end_where_they_should() {
        let today = Day::of("2028-03-31").expect("a date");
        let shown = |back| {
            let month = Month::before(today, back);
            (month.first.to_string(), month.length)
        };
        assert_eq!(shown(0), ("2028-03-01".to_owned(), 31));
        assert_eq!(shown(1), ("2028-02-01".to_owned(), 29));
        assert_eq!(shown(3), ("2027-12-01".to_owned(), 31));
        assert_eq!(date(today).to_string(), "ui.date day=31 month=(ui.month-3) year=2028");
    }

    #[test]
    fn weeks_begin_on_mondays() {
        // February 2027 fills four weeks; March 2028 began on a Wednesday.
        let weeks = Month::before(Day::of("2027-02-14").expect("a date"), 0).weeks();
        assert!(weeks.len() == 4 && weeks.iter().flatten().all(Option::is_some));
        let weeks = Month::before(Day::of("2028-03-31").expect("a date"), 0).weeks();
        assert_eq!(
            weeks[0].map(|day| day.map(|day| day.date().2)),
            [None, None, Some(1), Some(2), Some(3), Some(4), Some(5)]
        );
        assert_eq!(weeks[4][4].map(|day| day.to_string()).as_deref(), Some("2028-03-31"));
        assert_eq!((weeks.len(), weeks[4][5]), (5, None));
    }
}
