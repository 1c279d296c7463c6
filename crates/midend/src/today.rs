//! The puzzles of a day, one per game, and the days on which all of them were solved. Knows no game by name and no
//! clock.

use crate::{
    AnyTable, DayStreak, Game, Listed, OpenError, Opening, Progress, PuzzleState, players_of_puzzle,
    puzzles::{days_in_time, streak_of},
};
use parlour_scene::{Daily, Day, Made};
use parlour_table::{PuzzleName, Time};
use std::collections::BTreeSet;

/// A game's puzzle of the day with its state; of several kinds the one of which most is done, or else the first.
pub fn puzzle_of(
    game: &Listed,
    day: Day,
    progress: &Progress,
    is_begun: impl Fn(&str) -> bool,
) -> Option<(Made, PuzzleState)> {
    let daily = game.card.daily?;
    let state = |made: &Made| progress.state(&game.card, &made.name, || is_begun(&made.name));
    let kinds = daily.kinds.iter().map(|kind| (daily.puzzle)(day, kind)).map(|made| (state(&made), made));
    let best = kinds.reduce(|best, next| if next.0 > best.0 { next } else { best });
    best.map(|(state, made)| (made, state))
}

/// The games with a daily puzzle, and how it is found.
fn with_puzzles(house: &[Listed]) -> impl Iterator<Item = (&Listed, Daily)> {
    house.iter().filter_map(|game| Some((game, game.card.daily?)))
}

/// How many of today's puzzles are solved, and of how many games.
pub fn solved_today(house: &[Listed], today: Day, progress: impl Fn(&str) -> Progress) -> (u32, u32) {
    let states = with_puzzles(house).map(|(game, daily)| progress(game.id).day(&game.card, &daily, today));
    states.fold((0, 0), |(solved, count), state| (solved + u32::from(state.is_solved()), count + 1))
}

/// The streak of days on which a puzzle of every game was solved on its day.
pub fn streak_of_all(house: &[Listed], today: Day, progress: impl Fn(&str) -> Progress) -> DayStreak {
    let days = with_puzzles(house).map(|(game, _)| days_in_time(&progress(game.id), &game.card));
    let all = days.reduce(|all: BTreeSet<Day>, days| all.intersection(&days).copied().collect());
    streak_of(&all.unwrap_or_default(), today)
}

/// The table of a named puzzle, from the setup and the grade that its generator answered.
///
/// # Errors
/// Why the setup cannot be played.
pub fn lay_puzzle(
    game: &Game,
    made: &Made,
    setup: &str,
    grade: &str,
    now: Time,
) -> Result<Box<dyn AnyTable>, OpenError> {
    let opening = Opening { seed: Some(made.seed), now, players: players_of_puzzle(&game.card) };
    let mut table = game.open(setup, opening)?;
    table.session_mut().puzzle = PuzzleName::new(&made.name);
    table.note_wish(&made.wish);
    table.note_grade(grade);
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::{puzzle_of, solved_today, streak_of_all};
    use crate::{DayStreak, Listed, Progress, PuzzleState};
    use parlour_scene::{Card, Daily, Day, Made};

    const DAY: u64 = 86_400_000;

    fn of_day(day: Day, kind: &str) -> Made {
        Made { name: format!("daily-{day}-{kind}"), wish: String::new(), seed: u64::from(day.0) }
    }

    fn game(id: &'static str, kinds: &'static [&'static str]) -> Listed {
        let daily = (!kinds.is_empty()).then_some(Daily { kinds, puzzle: of_day });
        Listed { id, version: 1, card: Card { daily, ..Card::PLAIN } }
    }

    #[test]
    fn of_several_kinds_the_one_of_which_most_is_done_is_todays() {
        let game = game("two", &["plain", "hard"]);
        let name = |kind: &str| of_day(Day(100), kind).name;
        let mut progress = Progress::default();
        let found = |progress: &Progress, begun: &str| {
            let found = puzzle_of(&game, Day(100), progress, |known| known == begun);
            found.map(|(made, state)| (made.name, state)).expect("a puzzle")
        };
        assert_eq!(found(&progress, ""), (name("plain"), PuzzleState::New));
        assert_eq!(found(&progress, &name("hard")), (name("hard"), PuzzleState::Begun));
        progress.solve(&name("plain"), 101 * DAY);
        assert_eq!(found(&progress, &name("hard")), (name("plain"), PuzzleState::Solved));
    }

    #[test]
    fn a_day_counts_for_all_if_every_game_with_a_puzzle_was_solved_on_it() {
        let house = [game("one", &["plain"]), game("none", &[]), game("two", &["plain", "hard"])];
        let progress = |id: &str| {
            let mut progress = Progress::default();
            let kind = if id == "two" { "hard" } else { "plain" };
            for day in 100..=104 {
                // The second game misses a day, and is a day late on another.
                let missed = id == "two" && day == 101;
                let late = u32::from(id == "two" && day == 102);
                if !missed {
                    progress.solve(&of_day(Day(day), kind).name, u64::from(day + late) * DAY);
                }
            }
            progress
        };
        assert_eq!(solved_today(&house, Day(104), progress), (2, 2));
        assert_eq!(solved_today(&house, Day(101), progress), (1, 2));
        assert_eq!(streak_of_all(&house, Day(104), progress), DayStreak { current: 2, best: 2 });
        assert_eq!(streak_of_all(&house, Day(106), progress), DayStreak { current: 0, best: 2 });
        assert_eq!(streak_of_all(&[], Day(104), progress), DayStreak::default());
    }
}
