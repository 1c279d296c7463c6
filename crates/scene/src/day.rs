//! Days by the UTC calendar, for daily puzzles. No clock here: front ends pass in the time.

use std::fmt;

/// A day, counted from 1970-01-01.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Day(pub u32);

impl Day {
    /// The day of a time in milliseconds since 1970.
    pub fn at(milliseconds: u64) -> Day {
        Day(u32::try_from(milliseconds / 86_400_000).unwrap_or(u32::MAX))
    }

    /// Parses a date such as `2026-11-16`.
    pub fn of(text: &str) -> Option<Day> {
        let mut parts = text.splitn(3, '-').map(str::parse::<u32>);
        let (year, month, day) = (parts.next()?.ok()?, parts.next()?.ok()?, parts.next()?.ok()?);
        let fits = (1970..=9999).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
        let found = fits.then(|| Day(days_before(year, month) + day - 1))?;
        (found.to_string() == text).then_some(found)
    }

    /// 0 for Sunday to 6 for Saturday.
    pub fn weekday(self) -> u8 {
        // 1970-01-01 was a Thursday.
        ((self.0 % 7 + 4) % 7) as u8
    }

    /// Year, month from 1, day from 1.
    pub fn date(self) -> (u32, u32, u32) {
        let mut year = 1970 + self.0 / 366;
        while days_before(year + 1, 1) <= self.0 {
            year += 1;
        }
        let month = (1..=12).rev().find(|month| days_before(year, *month) <= self.0).unwrap_or(1);
        (year, month, self.0 - days_before(year, month) + 1)
    }

    /// The day before.
    pub fn before(self) -> Option<Day> {
        self.0.checked_sub(1).map(Day)
    }
}

/// Days from 1970-01-01 to the first of a month.
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
}
