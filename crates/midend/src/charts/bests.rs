//! Personal bests: the best result without a hint by level, variant and opponent, with its day as far as that is known.

use super::{Sheet, as_written, joined, title_of, value_text};
use crate::{GameStatistics, Listed, Measure, date, group_name};
use parlour_kernel::Message;
use parlour_scene::Day;

/// The best result of a group of games.
#[derive(Clone, PartialEq, Debug)]
struct Best {
    /// The group's display name.
    name: Vec<Message>,
    /// The result, by the game's measure.
    value: i64,
    /// The day on which it was reached; earlier versions did not record it.
    day: Option<Day>,
}

/// The bests of a game, in the order of its groups; none where only winning counts.
fn bests(game: &Listed, statistics: &GameStatistics) -> Vec<Best> {
    let measure = Measure::of(&game.card);
    let best = |(words, group): (&String, &crate::Group)| {
        let (value, at) = group.best()?;
        // What an earlier version counted may still be listed.
        let listed = || {
            let same = statistics.recent.iter().filter(|game| game.group == *words && !game.hinted);
            same.filter(|game| measure.value(game) == Some(value)).map(|game| game.time).min()
        };
        let day = at.or_else(listed).map(Day::at);
        Some(Best { name: group_name(game, words), value, day })
    };
    if measure == Measure::Result {
        return Vec::new();
    }
    statistics.groups.iter().filter_map(best).collect()
}

/// The bests as a table; `None` if there are none.
pub fn bests_table(game: &Listed, statistics: &GameStatistics) -> Option<Sheet> {
    let measure = Measure::of(&game.card);
    let row = |best: Best| {
        let day = best.day.map_or_else(|| Message::new("ui.best-undated"), date);
        vec![joined(best.name), as_written(value_text(measure, best.value)), day]
    };
    let rows: Vec<Vec<Message>> = bests(game, statistics).into_iter().map(row).collect();
    let heads =
        vec![Message::new("ui.bests-of"), title_of(game, measure.id()?), Message::new("ui.ranks-date")];
    (!rows.is_empty()).then_some(Sheet { heads, rows })
}

#[cfg(test)]
mod tests {
    use super::bests;
    use crate::{GameStatistics, Listed};
    use parlour_scene::Card;

    #[test]
    fn the_day_of_a_best_is_found_in_old_lists_or_left_out() {
        let game = Listed { id: "grid", version: 1, card: Card { timed: true, ..Card::PLAIN } };
        let stored = r#"{"games":4,"won":4,"groups":{
            "level=easy":{"games":2,"won":2,"best":61,"all":161,"timed":2},
            "level=hard":{"games":1,"won":1,"best":400,"all":400,"timed":1},
            "level=any":{"games":1,"won":0,"hinted":1}},
            "recent":[{"time":1768300000000,"won":true,"group":"level=easy","played":61500},
            {"time":1768200000000,"won":true,"hinted":true,"group":"level=hard","played":400000}]}"#;
        let statistics: GameStatistics = serde_json::from_str(stored).expect("an old form");
        let found: Vec<(i64, Option<String>)> = bests(&game, &statistics)
            .iter()
            .map(|best| (best.value, best.day.map(|day| day.to_string())))
            .collect();
        assert_eq!(found, [(61, Some("2026-01-13".to_owned())), (400, None)]);
        let untimed = Listed { id: "grid", version: 1, card: Card::PLAIN };
        assert!(bests(&untimed, &statistics).is_empty());
    }
}
