//! The daily box, by UTC date: the same dice for everybody.

use parlour_scene::{Day, Made};

/// The box of a day.
pub(super) fn puzzle(day: Day, kind: &str) -> Made {
    let (year, month, date) = day.date();
    Made {
        name: format!("daily-{day}-{kind}"),
        wish: "tiles=9 dice=mand7".to_owned(),
        seed: u64::from(year * 10_000 + month * 100 + date),
    }
}
