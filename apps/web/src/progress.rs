//! Which puzzles of packs and days were solved, and when, kept in local storage: a line each, the name and the time.

use crate::{browser, named::Named};
use catalog::AnyTable;
use scene::{Card, Day, Pack};
use std::collections::BTreeMap;

/// The solved puzzles of a game with the time they were solved first.
#[derive(Clone, Default, PartialEq)]
pub struct Progress(BTreeMap<String, u64>);

/// Days in a row on which the puzzle of the day was solved: until now, and at best.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Streaks {
    pub now: u32,
    pub best: u32,
}

fn key(game: &str) -> String {
    format!("parlour.solved.{game}")
}

/// What is known of a game.
pub fn recall(game: &str) -> Progress {
    Progress::read(&browser::recall(&key(game)).unwrap_or_default())
}

/// Adds the puzzle on a table if it has a name and is solved; once, for the first time counts.
pub fn record(table: &dyn AnyTable) {
    let name = &table.session().puzzle;
    if name.is_empty() || table.outcome().is_none() {
        return;
    }
    let mut progress = recall(table.game());
    if !progress.is_solved(name) {
        progress.0.insert(name.clone(), browser::now().0);
        // Where storage is closed there is no progress; play goes on.
        browser::keep(&key(table.game()), &progress.write());
    }
}

impl Progress {
    /// Lines that cannot be read are left out.
    fn read(text: &str) -> Progress {
        let line = |line: &str| {
            let (name, time) = line.split_once(' ')?;
            Some((name.to_owned(), time.parse().ok()?))
        };
        let mut progress = Progress::default();
        progress.0.extend(text.lines().filter_map(line));
        progress
    }

    fn write(&self) -> String {
        let lines: Vec<String> = self.0.iter().map(|(name, time)| format!("{name} {time}")).collect();
        lines.join("\n")
    }

    pub fn is_solved(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// Whether a day's puzzle was solved on that day.
    pub fn is_solved_on(&self, name: &str, day: Day) -> bool {
        self.0.get(name).is_some_and(|time| Day::at(*time) == day)
    }

    /// How many of a pack are solved.
    pub fn solved_of(&self, pack: &Pack) -> usize {
        (1..=pack.count).filter(|number| self.is_solved(&pack.puzzle(*number).name)).count()
    }

    /// The next puzzle of a pack that is not solved, after a number and then from the start.
    pub fn next_of(&self, pack: &Pack, after: u16) -> Option<u16> {
        let mut numbers = (after + 1..=pack.count).chain(1..=after.min(pack.count));
        numbers.find(|number| !self.is_solved(&pack.puzzle(*number).name))
    }

    /// Days in a row. Today may still be missing without an end to the row.
    pub fn streaks(&self, card: &Card, today: Day) -> Streaks {
        let in_time = |(name, time): (&String, &u64)| match Named::of(card, name)? {
            Named::OfDay(day, _) if day == Day::at(*time) => Some(day.0),
            _ => None,
        };
        let days: Vec<u32> = self.0.iter().filter_map(in_time).collect();
        let row_to = |last: u32| (0..=last).rev().take_while(|day| days.contains(day)).count() as u32;
        let rows = days.iter().map(|day| row_to(*day));
        let until_yesterday = || today.before().map_or(0, |day| row_to(day.0));
        let now = if days.contains(&today.0) { row_to(today.0) } else { until_yesterday() };
        Streaks { now, best: rows.max().unwrap_or(0) }
    }
}

#[cfg(test)]
mod tests {
    use super::{Progress, Streaks};
    use scene::Day;

    const DAY: u64 = 86_400_000;

    #[test]
    fn only_days_solved_in_time_make_a_row() {
        let card = catalog::game("hidato").expect("a game of the house").card;
        let daily = card.daily.expect("a puzzle of the day");
        let name = |day: u32| (daily.puzzle)(Day(day), daily.kinds[0]).name;
        let mut progress = Progress::default();
        for (day, solved) in [(100, 100), (101, 101), (102, 102), (103, 105), (104, 104), (105, 105)] {
            progress.0.insert(name(day), solved * DAY + 7);
        }
        progress.0.insert("nonsense".to_owned(), 106 * DAY);
        assert_eq!(Progress::read(&progress.write()).0, progress.0);
        let streaks = |today| progress.streaks(&card, Day(today));
        assert_eq!(streaks(105), Streaks { now: 2, best: 3 });
        assert_eq!(streaks(106), Streaks { now: 2, best: 3 }, "today is not over yet");
        assert_eq!(streaks(107), Streaks { now: 0, best: 3 });
        assert!(progress.is_solved(&name(103)) && !progress.is_solved_on(&name(103), Day(103)));
    }

    #[test]
    fn the_next_puzzle_of_a_pack_is_the_first_unsolved_one_behind() {
        let card = catalog::game("hidato").expect("a game of the house").card;
        let pack = card.packs[0];
        let mut progress = Progress::default();
        assert_eq!((progress.solved_of(&pack), progress.next_of(&pack, 0)), (0, Some(1)));
        for number in [2, 3, pack.count] {
            progress.0.insert(pack.puzzle(number).name, 1);
        }
        assert_eq!((progress.solved_of(&pack), progress.next_of(&pack, 1)), (3, Some(4)));
        assert_eq!(progress.next_of(&pack, pack.count - 1), Some(1));
        for number in 1..=pack.count {
            progress.0.insert(pack.puzzle(number).name, 1);
        }
        assert_eq!(progress.next_of(&pack, 5), None);
    }
}
