//! Which puzzles of packs and days were solved, game by game. Knows no game and no clock: days are
//! handed in.

use scene::{Card, Day, Pack};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Everything solved, by the ids of games.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Progress(BTreeMap<String, Solved>);

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Solved {
    /// The names of puzzles.
    puzzles: BTreeSet<String>,
    /// Dates whose puzzle was solved on the day itself.
    days: BTreeSet<String>,
}

/// Days in a row with a puzzle solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Streak {
    /// Up to today, or to yesterday while today's can still be solved.
    pub current: u32,
    pub best: u32,
}

impl Progress {
    /// Remembers a puzzle that was solved today.
    pub fn solve(&mut self, game: &str, card: &Card, name: &str, today: Day) {
        let solved = self.0.entry(game.to_owned()).or_default();
        solved.puzzles.insert(name.to_owned());
        if of_day(card, name) == Some(today) {
            solved.days.insert(today.to_string());
        }
    }

    pub fn is_solved(&self, game: &str, name: &str) -> bool {
        self.0.get(game).is_some_and(|solved| solved.puzzles.contains(name))
    }

    /// Whether a puzzle of a day was solved on that day.
    pub fn in_time(&self, game: &str, day: Day) -> bool {
        self.0.get(game).is_some_and(|solved| solved.days.contains(&day.to_string()))
    }

    /// How many puzzles of a pack are solved.
    pub fn count(&self, game: &str, pack: &Pack) -> u16 {
        (1..=pack.count).filter(|number| self.is_solved(game, &pack.puzzle(*number).name)).count() as u16
    }

    /// The next puzzle of a pack that is not solved, after a number and then from the beginning.
    pub fn next(&self, game: &str, pack: &Pack, after: u16) -> Option<u16> {
        let open = |number: &u16| !self.is_solved(game, &pack.puzzle(*number).name);
        (after + 1..=pack.count).chain(1..=after.min(pack.count)).find(open)
    }

    pub fn streak(&self, game: &str, today: Day) -> Streak {
        let Some(solved) = self.0.get(game) else { return Streak::default() };
        let days: BTreeSet<Day> = solved.days.iter().filter_map(|date| Day::of(date)).collect();
        let until = |day: Day| {
            let before = std::iter::successors(Some(day), |day| day.before());
            before.take_while(|day| days.contains(day)).count() as u32
        };
        let yesterday = today.before().map_or(0, until);
        let current = if days.contains(&today) { until(today) } else { yesterday };
        Streak { current, best: days.iter().copied().map(until).max().unwrap_or(0) }
    }
}

/// The pack a puzzle is of, and its number there.
pub(crate) fn of_pack<'a>(card: &'a Card, name: &str) -> Option<(&'a Pack, u16)> {
    card.packs.iter().find_map(|pack| {
        let number = name.strip_prefix(pack.id)?.strip_prefix('-')?.parse().ok()?;
        ((1..=pack.count).contains(&number) && pack.puzzle(number).name == name).then_some((pack, number))
    })
}

/// The day a puzzle is of, where it is one of the day's.
pub(crate) fn of_day(card: &Card, name: &str) -> Option<Day> {
    day_and_kind(card, name).map(|(day, _)| day)
}

/// The day a puzzle is of, and its kind.
pub(crate) fn day_and_kind(card: &Card, name: &str) -> Option<(Day, &'static str)> {
    let daily = card.daily?;
    let dates = (0..name.len()).filter_map(|from| Day::of(name.get(from..from + 10)?));
    dates
        .flat_map(|day| daily.kinds.iter().map(move |kind| (day, *kind)))
        .find(|(day, kind)| (daily.puzzle)(*day, kind).name == name)
}

#[cfg(test)]
mod tests {
    use super::{Progress, Streak, of_day, of_pack};
    use scene::Day;

    #[test]
    fn only_a_day_solved_on_the_day_makes_the_streak_longer() {
        let card = &catalog::game("hidato").expect("of the house").card;
        let daily = card.daily.expect("a puzzle a day");
        let name = |day: u32| (daily.puzzle)(Day(day), daily.kinds[0]).name;
        let mut progress = Progress::default();
        for day in [100, 101, 102, 105, 106] {
            progress.solve("hidato", card, &name(day), Day(day));
        }
        // A day late.
        progress.solve("hidato", card, &name(103), Day(104));
        let streak = |today| progress.streak("hidato", Day(today));
        assert_eq!(streak(106), Streak { current: 2, best: 3 });
        assert_eq!(streak(107), Streak { current: 2, best: 3 }, "today's can still be solved");
        assert_eq!(streak(108), Streak { current: 0, best: 3 });
        assert!(progress.is_solved("hidato", &name(103)) && !progress.in_time("hidato", Day(103)));
        assert_eq!(of_day(card, &name(103)), Some(Day(103)));
        assert_eq!(of_day(card, "daily-1970-04-14"), None);
    }

    #[test]
    fn packs_go_on_with_what_is_not_solved() {
        let card = &catalog::game("hidato").expect("of the house").card;
        let pack = &card.packs[0];
        let mut progress = Progress::default();
        for number in [1, 2, 4, pack.count] {
            progress.solve("hidato", card, &pack.puzzle(number).name, Day(0));
        }
        assert_eq!(progress.count("hidato", pack), 4);
        assert_eq!(progress.next("hidato", pack, 0), Some(3));
        assert_eq!(progress.next("hidato", pack, 3), Some(5));
        assert_eq!(progress.next("hidato", pack, pack.count), Some(3), "round from the end");
        assert_eq!(
            of_pack(card, &pack.puzzle(4).name).map(|(of, number)| (of.id, number)),
            Some((pack.id, 4))
        );
        assert_eq!(of_pack(card, &format!("{}-04", pack.id)), None);
        (1..=pack.count).for_each(|number| progress.solve("hidato", card, &pack.puzzle(number).name, Day(0)));
        assert_eq!(progress.next("hidato", pack, 1), None);
    }
}
