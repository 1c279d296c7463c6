//! The puzzles of the day of all games, and their calendar.

use crate::sitting::{Sitting, folder};
use parlour_terminal::{Depth, Start};
use std::fs;

/// Noon of 2026-11-19 by UTC.
const NOON: u64 = 1_795_089_600_000;
const DAY: u64 = 86_400_000;

/// The Sudoku of the day and the days before is done, one of them a day late, and so is the box of the day before.
fn sitting(name: &str) -> Sitting {
    let folder = folder(name);
    let done = |kind: &str, days: &[(u64, u64)]| {
        let entry = |(back, late): &(u64, u64)| {
            format!("\"daily-2026-11-{}-{kind}\": {}", 19 - back, NOON - (back - late) * DAY)
        };
        days.iter().map(entry).collect::<Vec<_>>().join(", ")
    };
    let sudoku = done("classic", &[(0, 0), (1, 0), (2, 1), (3, 0)]);
    let text = format!("{{\"sudoku\": {{{sudoku}}}, \"shutbox\": {{{}}}}}", done("dice", &[(1, 0)]));
    fs::write(folder.join("progress.json"), text).expect("written");
    Sitting::since(NOON, folder, Depth::True, (80, 24), Start::Menu)
}

#[test]
fn todays_puzzles_and_their_calendar() {
    let mut sitting = sitting("days");
    sitting.shows("6  Today’s five").keys("6").shows("19 November 2026, today (UTC)");
    sitting.shows("★ Sudoku").shows("Done on the day").shows("· Mill").shows("midnight UTC");
    sitting.shows("Shut the Box 1/1").shows("Sudoku 2/2").shows("All 5 0/0");
    sitting.keys("c Left Up").shows("November 2026").shows("11 November 2026: 0 on the day");
    sitting.shows("16 ·★···").shows("17 ·✓···").shows("18 ★★···").shows("19 ·★···");
    sitting.keys("Enter").shows("11 November 2026 (UTC)").keys("s");
    sitting.shows("Parlour, 11 November 2026: 0 of 5").shows("· The Dungeon");
}

#[test]
fn days_are_none_before_the_first_and_none_to_come() {
    let mut sitting = sitting("days-ends");
    sitting.keys("6 Right").shows("19 November 2026, today (UTC)").keys("c");
    for _ in 0..13 {
        sitting.keys("PageUp");
    }
    sitting.shows("January 2026").keys("Enter").shows("1 January 2026 (UTC)");
}

#[test]
fn a_puzzle_of_the_day_is_played_and_begun() {
    let mut sitting = sitting("days-play");
    sitting.keys("6 Enter").think();
    sitting.shows("Shut the Box").keys("r").wait(1000).keys("q");
    sitting.shows("… Shut the Box").shows("Begun");
}

#[test]
fn marks_are_clicked() {
    let mut sitting = sitting("days-click");
    sitting.keys("6 c").click("18").shows("18 November 2026 (UTC)");
}
