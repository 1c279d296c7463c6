//! The days of all games: what was done of each day's puzzles, the streaks, and a text to share. Knows no game by name and no
//! clock.

use crate::{
    DayStreak, Listed, Progress, PuzzleState, calendar,
    puzzles::{days_in_time, streak_of},
};
use parlour_kernel::Message;
use parlour_scene::{Daily, Day, Made};
use std::collections::BTreeSet;

/// The first day that has puzzles, 2026-01-01.
const FIRST: Day = Day(20_454);

/// A game with a daily puzzle, and what was done of it.
struct Played {
    game: &'static Listed,
    daily: Daily,
    progress: Progress,
    /// The names of puzzles that were begun.
    begun: BTreeSet<String>,
}

/// The days of all games that have daily puzzles.
pub struct Days {
    today: Day,
    games: Vec<Played>,
}

/// A puzzle of a day.
#[derive(Clone, Debug)]
pub struct DayPuzzle {
    /// Its game.
    pub game: &'static Listed,
    /// Which of the game's kinds.
    pub kind: &'static str,
    /// What it is made from.
    pub made: Made,
    /// What was done of it.
    pub state: PuzzleState,
}

impl Days {
    /// The days of a house; `progress` and `begun` have what is stored for a game: what is solved, and the names of what is
    /// unfinished.
    pub fn new(
        house: &'static [Listed],
        today: Day,
        progress: impl Fn(&'static str) -> Progress,
        begun: impl Fn(&'static str) -> Vec<String>,
    ) -> Days {
        let mut games = Vec::new();
        for game in house {
            if let Some(daily) = game.card.daily {
                let begun = begun(game.id).into_iter().collect();
                games.push(Played { game, daily, progress: progress(game.id), begun });
            }
        }
        Days { today, games }
    }

    /// The current day.
    pub fn today(&self) -> Day {
        self.today
    }

    /// The games, in the order of everything that is said of a day.
    pub fn games(&self) -> impl Iterator<Item = &'static Listed> {
        self.games.iter().map(|played| played.game)
    }

    /// Whether a day has puzzles that can be played.
    pub fn is_out(&self, day: Day) -> bool {
        (FIRST..=self.today).contains(&day)
    }

    /// How many months one can go back.
    pub fn months(&self) -> u32 {
        let months = |day: Day| day.date().0 * 12 + day.date().1;
        months(self.today).saturating_sub(months(FIRST))
    }

    /// The day as near to a day as there is one with puzzles.
    pub fn within(&self, day: Day) -> Day {
        day.max(FIRST).min(self.today)
    }

    /// The puzzles of a day: every kind of every game.
    pub fn puzzles(&self, day: Day) -> Vec<DayPuzzle> {
        let of_game = |played: &Played| {
            let kinds = played.daily.kinds;
            let of_kind = |kind: &&'static str| {
                let made = (played.daily.puzzle)(day, kind);
                let is_begun = || played.begun.contains(&made.name);
                let state = played.progress.state(&played.game.card, &made.name, is_begun);
                DayPuzzle { game: played.game, kind, made, state }
            };
            kinds.iter().map(of_kind).collect::<Vec<_>>()
        };
        self.games.iter().flat_map(of_game).collect()
    }

    /// What was done on a day, game by game: the best of its kinds.
    pub fn marks(&self, day: Day) -> Vec<PuzzleState> {
        let puzzles = self.puzzles(day);
        let of_game = |played: &Played| {
            let own = puzzles.iter().filter(|puzzle| puzzle.game.id == played.game.id);
            let state = own.map(|puzzle| puzzle.state).max().unwrap_or(PuzzleState::New);
            // Of some days of earlier versions only the date is known.
            state.max(played.progress.day(&played.game.card, &played.daily, day))
        };
        self.games.iter().map(of_game).collect()
    }

    /// How many games of a day are done, and of how many.
    pub fn done(&self, day: Day) -> (u32, u32) {
        let marks = self.marks(day);
        (marks.iter().filter(|mark| mark.is_solved()).count() as u32, marks.len() as u32)
    }

    /// The streaks of days on which a game's puzzle was done on its day, game by game.
    pub fn streaks(&self) -> Vec<DayStreak> {
        let of_game = |played: &Played| played.progress.streak(&played.game.card, self.today);
        self.games.iter().map(of_game).collect()
    }

    /// The streak of days on which those of all games were.
    pub fn streak(&self) -> DayStreak {
        let days = self.games.iter().map(|played| days_in_time(&played.progress, &played.game.card));
        let all = days.reduce(|all, days| all.intersection(&days).copied().collect());
        streak_of(&all.unwrap_or_default(), self.today)
    }

    /// What a day's entry in a calendar says: the date, and what was done.
    pub fn told(&self, day: Day) -> Message {
        let marks = self.marks(day);
        let count = |wanted: PuzzleState| marks.iter().filter(|mark| **mark == wanted).count() as u32;
        Message::new("ui.days-day")
            .message("date", calendar::date(day))
            .int("time", count(PuzzleState::SolvedInTime))
            .int("later", count(PuzzleState::Solved))
            .int("begun", count(PuzzleState::Begun))
    }

    /// A day to share, line by line: how much is done, a line for each game, and the streak on the day itself. Nothing in it
    /// spoils a puzzle.
    pub fn shared(&self, day: Day) -> Vec<Message> {
        let (done, count) = self.done(day);
        let head = Message::new("ui.days-share").message("date", calendar::date(day));
        let of_game = |(game, mark): (&'static Listed, PuzzleState)| {
            let name = Message::new(format!("game.{}", game.id));
            Message::new("ui.days-share-game").text("mark", mark.sign().to_string()).message("game", name)
        };
        let mut lines = vec![head.int("n", done).int("count", count)];
        lines.extend(self.games().zip(self.marks(day)).map(of_game));
        let streak = self.streak().current;
        if day == self.today && streak > 1 {
            lines.push(Message::new("ui.days-share-row").int("n", streak));
        }
        lines
    }
}

impl DayPuzzle {
    /// The puzzle to share, line by line: what it is, and that it is done. Nothing in it spoils it.
    pub fn shared(&self, day: Day) -> Vec<Message> {
        let word = |key: String| Message::new(key);
        let name = Message::new("ui.days-share-one")
            .message("game", word(format!("game.{}", self.game.id)))
            .message("kind", word(format!("{}.daily-{}", self.game.id, self.kind)))
            .message("date", calendar::date(day));
        let state = Message::new("ui.days-share-state").text("mark", self.state.sign().to_string());
        vec![name, state.message("state", Message::new(self.state.key()))]
    }
}

impl PuzzleState {
    /// A character for it, the same everywhere.
    pub fn sign(self) -> char {
        match self {
            PuzzleState::New => '·',
            PuzzleState::Begun => '…',
            PuzzleState::Solved => '✓',
            PuzzleState::SolvedInTime => '★',
        }
    }

    /// The key of its name.
    pub fn key(self) -> &'static str {
        match self {
            PuzzleState::New => "ui.days-open",
            PuzzleState::Begun => "ui.days-begun",
            PuzzleState::Solved => "ui.days-later",
            PuzzleState::SolvedInTime => "ui.days-in-time",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Days, FIRST};
    use crate::{DayStreak, Listed, Progress, PuzzleState};
    use parlour_scene::{Card, Daily, Day, Made};

    const DAY: u64 = 86_400_000;
    const TODAY: Day = Day(20_776);

    fn of_day(day: Day, kind: &str) -> Made {
        Made { name: format!("daily-{day}-{kind}"), wish: String::new(), seed: u64::from(day.0) }
    }

    const fn game(id: &'static str, kinds: &'static [&'static str]) -> Listed {
        Listed { id, version: 1, card: Card { daily: Some(Daily { kinds, puzzle: of_day }), ..Card::PLAIN } }
    }

    static HOUSE: [Listed; 3] = [
        game("one", &["plain"]),
        Listed { id: "none", version: 1, card: Card::PLAIN },
        game("two", &["a", "b"]),
    ];

    /// The first game done today and yesterday, the second begun today, done late the day before.
    fn days() -> Days {
        let progress = |id: &str| {
            let mut progress = Progress::default();
            let mut solve = |back: u32, kind: &str, late: u64| {
                let day = Day(TODAY.0 - back);
                progress.solve(&of_day(day, kind).name, (u64::from(day.0) + late) * DAY);
            };
            if id == "one" {
                (0..3).for_each(|back| solve(back, "plain", 0));
            } else {
                solve(1, "b", 1);
                solve(2, "a", 0);
            }
            progress
        };
        let begun = |id: &str| if id == "two" { vec![of_day(TODAY, "b").name] } else { Vec::new() };
        Days::new(&HOUSE, TODAY, progress, begun)
    }

    #[test]
    fn a_day_has_a_mark_for_each_game_with_the_best_of_its_kinds() {
        use PuzzleState::{Begun, New, Solved, SolvedInTime};
        let days = days();
        let marks = |back: u32| days.marks(Day(TODAY.0 - back));
        assert_eq!(marks(0), [SolvedInTime, Begun]);
        assert_eq!(marks(1), [SolvedInTime, Solved]);
        assert_eq!(marks(2), [SolvedInTime, SolvedInTime]);
        assert_eq!(marks(3), [New, New]);
        let states: Vec<_> = days.puzzles(TODAY).iter().map(|puzzle| (puzzle.kind, puzzle.state)).collect();
        assert_eq!(states, [("plain", SolvedInTime), ("a", New), ("b", Begun)]);
        assert_eq!(days.done(TODAY), (1, 2));
    }

    #[test]
    fn streaks_are_of_each_game_and_of_all() {
        let days = days();
        let streak = |current, best| DayStreak { current, best };
        assert_eq!(days.streaks(), [streak(3, 3), streak(0, 1)]);
        assert_eq!(days.streak(), streak(0, 1));
    }

    #[test]
    fn days_begin_with_the_first_and_end_with_today() {
        let days = days();
        assert_eq!((FIRST.to_string().as_str(), TODAY.to_string().as_str()), ("2026-01-01", "2026-11-19"));
        assert!(days.is_out(FIRST) && days.is_out(TODAY) && !days.is_out(Day(TODAY.0 + 1)));
        assert!(!days.is_out(Day(FIRST.0 - 1)) && days.months() == 10);
        assert_eq!((days.within(Day(1)), days.within(Day(99_999))), (FIRST, TODAY));
    }

    #[test]
    fn what_is_shared_says_how_much_is_done_and_nothing_of_how() {
        let shared: Vec<String> = days().shared(TODAY).iter().map(ToString::to_string).collect();
        let date = "(ui.date day=19 month=(ui.month-11) year=2026)";
        assert_eq!(
            shared,
            [
                format!("ui.days-share date={date} n=1 count=2"),
                "ui.days-share-game mark=★ game=(game.one)".to_owned(),
                "ui.days-share-game mark=… game=(game.two)".to_owned(),
            ]
        );
        let one: Vec<String> =
            days().puzzles(TODAY)[2].shared(TODAY).iter().map(ToString::to_string).collect();
        assert_eq!(
            one,
            [
                format!("ui.days-share-one game=(game.two) kind=(two.daily-b) date={date}"),
                "ui.days-share-state mark=… state=(ui.days-begun)".to_owned(),
            ]
        );
        let told = days().told(Day(TODAY.0 - 1)).to_string();
        assert!(told.ends_with("time=1 later=1 begun=0"), "{told}");
    }
}
