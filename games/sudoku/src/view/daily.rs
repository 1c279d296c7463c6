//! The daily puzzle, by UTC date: easy as the week begins, unfair as it ends.

use parlour_scene::{Day, Made};

/// How hard a day is, Sunday first.
const LEVELS: [&str; 7] = ["unfair", "easy", "easy", "medium", "medium", "hard", "hard"];

/// The puzzle of a day.
pub(super) fn puzzle(day: Day, kind: &str) -> Made {
    let level = LEVELS[usize::from(day.weekday())];
    let (year, month, date) = day.date();
    Made {
        name: format!("daily-{day}-{kind}"),
        wish: format!("level={level} clues=fewest symmetry=half-turn"),
        seed: u64::from(year * 10_000 + month * 100 + date),
    }
}
