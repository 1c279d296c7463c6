//! Puzzles that are the same for everybody, numbered in packs and dated for days: their names, which were
//! solved and when, and what comes next. Knows no game and no clock.

use crate::{calendar, game::Listed};
use parlour_kernel::Message;
use parlour_scene::{Card, Daily, Day, Made, Pack};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// A named puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Puzzle {
    /// A puzzle of a pack, by number.
    OfPack(Pack, u16),
    /// A daily puzzle, by kind.
    OfDay(Day, &'static str),
}

/// Milliseconds per day.
const DAY: u64 = 86_400_000;

/// The length of a date, `2026-11-16`.
const DATE_LETTERS: usize = 10;

impl Puzzle {
    /// The puzzle with a name, if the game has it.
    pub fn of(card: &Card, name: &str) -> Option<Puzzle> {
        let numbered = |pack: &Pack| {
            let number = name.strip_prefix(pack.id)?.strip_prefix('-')?.parse().ok()?;
            (1..=pack.count).contains(&number).then_some(Puzzle::OfPack(*pack, number))
        };
        let of_kind = |kind: &&'static str| {
            let before = name.strip_suffix(kind)?.strip_suffix('-')?;
            let day = Day::of(before.get(before.len().checked_sub(DATE_LETTERS)?..)?)?;
            Some(Puzzle::OfDay(day, kind))
        };
        let found = card.packs.iter().find_map(numbered);
        let found = found.or_else(|| card.daily?.kinds.iter().find_map(of_kind))?;
        (found.made(card)?.name == name).then_some(found)
    }

    /// What it is generated from.
    pub fn made(self, card: &Card) -> Option<Made> {
        match self {
            Puzzle::OfPack(pack, number) => Some(pack.puzzle(number)),
            Puzzle::OfDay(day, kind) => card.daily.map(|daily| (daily.puzzle)(day, kind)),
        }
    }

    /// Whether it can be played today: future daily puzzles cannot.
    pub fn is_out(self, today: Day) -> bool {
        match self {
            Puzzle::OfPack(..) => true,
            Puzzle::OfDay(day, _) => day <= today,
        }
    }

    /// Its display name.
    pub fn message(self, game: &Listed) -> Message {
        match self {
            Puzzle::OfPack(pack, number) => {
                let pack = Message::new(format!("{}.pack-{}", game.id, pack.id));
                Message::new("ui.of-pack").message("pack", pack).int("n", number)
            }
            Puzzle::OfDay(day, kind) => {
                let kind = Message::new(format!("{}.daily-{kind}", game.id));
                Message::new("ui.of-day").message("kind", kind).message("date", calendar::date(day))
            }
        }
    }
}

/// A puzzle's progress.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum PuzzleState {
    /// Not touched yet.
    New,
    /// Begun but not finished.
    Begun,
    /// Solved; a daily puzzle, on a later day.
    Solved,
    /// A daily puzzle solved on its day.
    SolvedInTime,
}

impl PuzzleState {
    /// Whether it is solved, in time or not.
    pub fn is_solved(self) -> bool {
        self >= PuzzleState::Solved
    }
}

/// Consecutive days with a puzzle solved on its day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DayStreak {
    /// Up to today, or to yesterday while today's can still be solved.
    pub current: u32,
    /// The longest ever.
    pub best: u32,
}

/// The solved puzzles of every game, by its id.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Solved(BTreeMap<String, Progress>);

impl Solved {
    /// The solved puzzles of a game.
    pub fn of(&self, game: &str) -> &Progress {
        static NOTHING: Progress = Progress(BTreeMap::new());
        self.0.get(game).unwrap_or(&NOTHING)
    }

    /// The same, to be changed.
    pub fn of_mut(&mut self, game: &str) -> &mut Progress {
        self.0.entry(game.to_owned()).or_default()
    }
}

/// A game's solved puzzles by name, with when each was first solved, in milliseconds since 1970.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Stored")]
pub struct Progress(BTreeMap<String, u64>);

/// Progress as stored, now and by earlier versions of the terminal.
#[derive(Deserialize)]
#[serde(untagged)]
enum Stored {
    Times(BTreeMap<String, u64>),
    Names {
        #[serde(default)]
        puzzles: BTreeSet<String>,
        /// Dates whose puzzle was solved on the day itself.
        #[serde(default)]
        days: BTreeSet<String>,
    },
}

impl From<Stored> for Progress {
    fn from(stored: Stored) -> Self {
        match stored {
            Stored::Times(times) => Progress(times),
            Stored::Names { puzzles, days } => {
                let solved = |name: String| {
                    let day = days.iter().find(|date| name.contains(*date)).and_then(|date| Day::of(date));
                    // When the others were solved is unknown; no puzzle is from 1970.
                    let time = day.map_or(0, |day| u64::from(day.0) * DAY);
                    (name, time)
                };
                let named = |date: &&String| puzzles.iter().any(|name| name.contains(*date));
                let unnamed: Vec<String> = days.iter().filter(|date| !named(date)).cloned().collect();
                Progress(puzzles.iter().cloned().chain(unnamed).map(solved).collect())
            }
        }
    }
}

impl Progress {
    /// Parses what was stored: JSON, or lines of a name and a time from earlier versions of the page.
    /// Unreadable entries are dropped.
    pub fn read(text: &str) -> Progress {
        let line = |line: &str| {
            let (name, time) = line.split_once(' ')?;
            Some((name.to_owned(), time.parse().ok()?))
        };
        serde_json::from_str(text).unwrap_or_else(|_| Progress(text.lines().filter_map(line).collect()))
    }

    /// The text to store.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Records a solved puzzle. Only the first time counts; returns whether this is it.
    pub fn solve(&mut self, name: &str, time: u64) -> bool {
        let new = !self.is_solved(name);
        if new {
            self.0.insert(name.to_owned(), time);
        }
        new
    }

    /// Adds what was solved elsewhere; returns whether anything is new.
    pub fn join(&mut self, other: &Progress) -> bool {
        other.0.iter().fold(false, |new, (name, time)| self.solve(name, *time) || new)
    }

    /// Whether a puzzle is solved.
    pub fn is_solved(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// The state of a puzzle; `is_begun` is asked if it is not solved.
    pub fn state(&self, card: &Card, name: &str, is_begun: impl FnOnce() -> bool) -> PuzzleState {
        match self.0.get(name) {
            Some(time) if in_time(card, name, *time).is_some() => PuzzleState::SolvedInTime,
            Some(_) => PuzzleState::Solved,
            None if is_begun() => PuzzleState::Begun,
            None => PuzzleState::New,
        }
    }

    /// The state of a day: the best of its puzzles. Begun ones do not count.
    pub fn day(&self, card: &Card, daily: &Daily, day: Day) -> PuzzleState {
        let names = daily.kinds.iter().map(|kind| (daily.puzzle)(day, kind).name).chain([day.to_string()]);
        names.map(|name| self.state(card, &name, || false)).max().unwrap_or(PuzzleState::New)
    }

    /// How many puzzles of a pack are solved.
    pub fn count(&self, pack: &Pack) -> u16 {
        (1..=pack.count).map(|number| u16::from(self.is_solved(&pack.puzzle(number).name))).sum()
    }

    /// The next unsolved puzzle of a pack: after a number, then from the start.
    pub fn next(&self, pack: &Pack, after: u16) -> Option<u16> {
        let mut numbers = (after + 1..=pack.count).chain(1..=after.min(pack.count));
        numbers.find(|number| !self.is_solved(&pack.puzzle(*number).name))
    }

    /// The next unsolved puzzle of the pack a puzzle belongs to.
    pub fn next_after(&self, card: &Card, name: &str) -> Option<Made> {
        match Puzzle::of(card, name)? {
            Puzzle::OfPack(pack, number) => Some(pack.puzzle(self.next(&pack, number)?)),
            Puzzle::OfDay(..) => None,
        }
    }

    /// The current and the longest streak.
    pub fn streak(&self, card: &Card, today: Day) -> DayStreak {
        streak_of(&days_in_time(self, card), today)
    }
}

/// The days whose puzzle was solved on the day itself.
pub(crate) fn days_in_time(progress: &Progress, card: &Card) -> BTreeSet<Day> {
    progress.0.iter().filter_map(|(name, time)| in_time(card, name, *time)).collect()
}

/// The current and the longest run of these days.
pub(crate) fn streak_of(days: &BTreeSet<Day>, today: Day) -> DayStreak {
    let until = |day: Day| {
        let before = std::iter::successors(Some(day), |day| day.before());
        before.take_while(|day| days.contains(day)).count() as u32
    };
    let until_yesterday = || today.before().map_or(0, until);
    DayStreak {
        current: if days.contains(&today) { until(today) } else { until_yesterday() },
        best: days.iter().copied().map(until).max().unwrap_or(0),
    }
}

/// The day of a daily puzzle solved on that day. For some from earlier versions, only the date is known.
fn in_time(card: &Card, name: &str, time: u64) -> Option<Day> {
    let day = match Puzzle::of(card, name) {
        Some(Puzzle::OfDay(day, _)) => Some(day),
        Some(Puzzle::OfPack(..)) => None,
        None => Day::of(name),
    };
    day.filter(|day| *day == Day::at(time))
}

/// Whether a game has packs or daily puzzles.
pub fn has_puzzles(card: &Card) -> bool {
    !card.packs.is_empty() || card.daily.is_some()
}

#[cfg(test)]
mod tests {
    use super::{DAY, DayStreak, Progress, Puzzle, PuzzleState, Solved};
    use parlour_scene::{Card, Daily, Day, Made, Pack};

    const PACKS: [Pack; 2] =
        [Pack { id: "first", wish: "", count: 9 }, Pack { id: "first-steps", wish: "", count: 3 }];
    const DAILY: Daily = Daily { kinds: &["classic", "expert"], puzzle: of_day };
    const CARD: Card = Card { packs: &PACKS, daily: Some(DAILY), ..Card::PLAIN };

    fn of_day(day: Day, kind: &str) -> Made {
        Made { name: format!("daily-{day}-{kind}"), wish: String::new(), seed: u64::from(day.0) }
    }

    fn name(day: u32) -> String {
        of_day(Day(day), "classic").name
    }

    #[test]
    fn names_of_every_kind_are_read_and_no_others() {
        for name in ["first-1", "first-9", "first-steps-3", "daily-2026-11-16-expert"] {
            let made = Puzzle::of(&CARD, name).and_then(|puzzle| puzzle.made(&CARD));
            assert_eq!(made.map(|made| made.name).as_deref(), Some(name));
        }
        for name in ["", "first", "first-0", "first-10", "first-01", "daily-2026-02-30-classic", "classic"] {
            assert_eq!(Puzzle::of(&CARD, name), None, "{name}");
        }
        let puzzle = Puzzle::of(&CARD, "daily-2026-11-16-expert").expect("a puzzle of a day");
        let today = Day::of("2026-11-16").expect("a date");
        assert!(puzzle.is_out(today) && !puzzle.is_out(Day(today.0 - 1)));
    }

    #[test]
    fn only_days_solved_in_time_make_a_row() {
        let mut progress = Progress::default();
        for (day, solved) in [(100, 100), (101, 101), (102, 102), (103, 105), (104, 104), (105, 105)] {
            assert!(progress.solve(&name(day), solved * DAY + 7));
        }
        assert!(!progress.solve(&name(103), 103 * DAY), "the first time counts");
        progress.solve("nonsense", 106 * DAY);
        let streak = |today| progress.streak(&CARD, Day(today));
        assert_eq!(streak(105), DayStreak { current: 2, best: 3 });
        assert_eq!(streak(106), DayStreak { current: 2, best: 3 }, "today is not over yet");
        assert_eq!(streak(107), DayStreak { current: 0, best: 3 });
        let state = |day: u32| progress.state(&CARD, &name(day), || day == 98);
        assert_eq!([state(97), state(98)], [PuzzleState::New, PuzzleState::Begun]);
        assert_eq!([state(103), state(104)], [PuzzleState::Solved, PuzzleState::SolvedInTime]);
        let day = |day: u32| progress.day(&CARD, &DAILY, Day(day));
        assert_eq!(
            [day(97), day(103), day(104)],
            [PuzzleState::New, PuzzleState::Solved, PuzzleState::SolvedInTime]
        );
    }

    #[test]
    fn packs_go_on_with_the_first_unsolved_puzzle_behind() {
        let pack = PACKS[0];
        let mut progress = Progress::default();
        assert_eq!((progress.count(&pack), progress.next(&pack, 0)), (0, Some(1)));
        for number in [1, 2, 4, 9] {
            progress.solve(&pack.puzzle(number).name, 1);
        }
        assert_eq!(
            (progress.count(&pack), progress.next(&pack, 0), progress.next(&pack, 3)),
            (4, Some(3), Some(5))
        );
        assert_eq!(progress.next(&pack, 9), Some(3), "round from the end");
        assert_eq!(progress.next_after(&CARD, "first-3"), Some(pack.puzzle(5)));
        assert_eq!(progress.next_after(&CARD, &name(7)), None);
        for number in 1..=9 {
            progress.solve(&pack.puzzle(number).name, 1);
        }
        assert_eq!(progress.next(&pack, 5), None);
    }

    #[test]
    fn what_earlier_versions_stored_is_read() {
        let lines = format!("first-2 5\n{} {}\nnonsense\n", name(100), 100 * DAY);
        let browser = Progress::read(&lines);
        assert!(browser.is_solved("first-2") && !browser.is_solved("nonsense"));
        assert_eq!(browser.streak(&CARD, Day(100)), DayStreak { current: 1, best: 1 });
        assert_eq!(Progress::read(&browser.write()), browser);
        assert_eq!(Progress::read(""), Progress::default());

        let (late, in_time) = (name(20_000), name(20_001));
        let json = format!(
            r#"{{"hidato":{{"puzzles":["first-2","{late}","{in_time}"],"days":["{}","{}"]}},"sudoku":{{}}}}"#,
            Day(20_001),
            Day(20_002)
        );
        let terminal: Solved = serde_json::from_str(&json).expect("the old form");
        let hidato = terminal.of("hidato");
        assert_eq!(hidato.streak(&CARD, Day(20_002)), DayStreak { current: 2, best: 2 });
        assert_eq!(hidato.day(&CARD, &DAILY, Day(20_002)), PuzzleState::SolvedInTime);
        assert_eq!(hidato.state(&CARD, &late, || false), PuzzleState::Solved);
        assert_eq!(hidato.count(&PACKS[0]), 1);
        let written = serde_json::to_string(&terminal).expect("plain data");
        assert_eq!(serde_json::from_str::<Solved>(&written).expect("its own form"), terminal);
    }
}
