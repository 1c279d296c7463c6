//! Days by the UTC calendar, for daily puzzles. No clock here: front ends pass in the time.

use std::fmt;

/// A day, counted from 1970-01-01.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Day(pub u32);

impl Day {
    /// 9999-12-31. Later days have no date that reads back.
    pub const LAST: Day = Day(2_932_896);

    /// The day of a time in milliseconds since 1970; [`Day::LAST`] for later ones.
    pub fn at(milliseconds: u64) -> Day {
        u32::try_from(milliseconds / 86_400_000).map_or(Day::LAST, |day| Day(day).min(Day::LAST))
    }

    /// Parses a date such as `2026-11-16`.
    pub fn of(text: &str) -> Option<Day> {
        let mut parts = text.splitn(3, '-').map(str::parse::<u32>);
        let (year, month, day) = (parts.next()?.ok()?, parts.next()?.ok()?, parts.next()?.ok()?);
        let fits = (1970..=9999).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
        let found = fits.then(|| Day(days_before(year, month) + day - 1))?;
        // Days that a month does not have come out as others.
        (found.to_string() == text).then_some(found)
    }

    /// 0 for Sunday to 6 for Saturday.
    pub fn weekday(self) -> u8 {
        // 1970-01-01 was a Thursday.
        ((self.0 % 7 + 4) % 7) as u8
    }

    /// Year, month from 1, day from 1.
    pub fn date(self) -> (u32, u32, u32) {
        // Counted from 0000-03-01, leap days end their years, and every 400 years are alike.
        let days = u64::from(self.0) + u64::from(DAYS_BEFORE_1970);
        let (eras, day) = (days / DAYS_IN_ERA, days % DAYS_IN_ERA);
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let day = day - (153 * month + 2) / 5 + 1;
        let year = year + 400 * eras + u64::from(month >= 10);
        let month = if month < 10 { month + 3 } else { month - 9 };
        (year as u32, month as u32, day as u32)
    }

    /// The day before.
    pub fn before(self) -> Option<Day> {
        self.0.checked_sub(1).map(Day)
    }
}

/// Days from 0000-03-01 to 1970-01-01.
const DAYS_BEFORE_1970: u32 = 719_468;

/// Days in 400 years.
const DAYS_IN_ERA: u64 = 146_097;

/// Days from 1970-01-01 to the first of a month, in years with four digits.
fn days_before(year: u32, month: u32) -> u32 {
    let leap_days = |year: u32| year / 4 - year / 100 + year / 400;
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let years = (year - 1970) * 365 + leap_days(year - 1) - leap_days(1969);
    let months = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
    let in_year = months.get(month as usize - 1).copied().unwrap_or(0);
    years + in_year + u32::from(leap && month > 2)
}

/// As `2026-11-16`.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::Day;

    #[test]
    fn dates_of_two_centuries_read_back_and_follow_each_other() {
        let mut weekday = 4;
        for number in 0..80_000 {
            let day = Day(number);
            assert_eq!(Day::of(&day.to_string()), Some(day));
            assert_eq!(day.weekday(), weekday, "{day}");
            weekday = (weekday + 1) % 7;
        }
        for (text, number, weekday) in
            [("2000-02-29", 11_016, 2), ("2026-11-16", 20_773, 1), ("2100-03-01", 47_541, 1)]
        {
            assert_eq!(Day::of(text), Some(Day(number)), "{text}");
            assert_eq!(Day(number).weekday(), weekday, "{text}");
        }
        for wrong in ["2100-02-29", "2026-13-01", "2026-1-1", "today", "1969-12-31", "2026-11-16 "] {
            assert_eq!(Day::of(wrong), None, "{wrong}");
        }
        assert_eq!(Day::at(1_794_787_200_000).to_string(), "2026-11-16");
    }

    #[test]
    fn every_time_has_a_day_and_every_day_a_date() {
        assert_eq!(Day::LAST.to_string(), "9999-12-31");
        assert_eq!(Day::of("9999-12-31"), Some(Day::LAST));
        for time in [253_402_300_799_999, 253_402_300_800_000, u64::MAX] {
            assert_eq!(Day::at(time), Day::LAST, "{time}");
        }
        // Far beyond what texts can say there is still an end to counting.
        assert_eq!(Day(u32::MAX).date(), (11_761_191, 1, 20));
        let mut before = Day(0).date();
        for number in 1..=Day::LAST.0 {
            let date = Day(number).date();
            assert!(date > before, "{number}");
            before = date;
        }
    }
}
