//! Results by level, variant and opponent as a table, games with a hint apart.

use super::{Sheet, Unit, as_written, joined};
use crate::{GameStatistics, Group, Histogram, Listed, Measure, group_name, mean};
use parlour_kernel::Message;

/// The table; `None` if nothing was counted by group.
pub fn groups_table(game: &Listed, statistics: &GameStatistics) -> Option<Sheet> {
    let measure = Measure::of(&game.card);
    let is_valued =
        measure != Measure::Result && statistics.groups.values().any(|group| group.best().is_some());
    let row = |(words, group): (&String, &Group)| {
        let counts = [group.games, group.won, group.hinted].map(|count| as_written(count.to_string()));
        let average = is_valued.then(|| average(group, measure));
        [joined(group_name(game, words))].into_iter().chain(counts).chain(average).collect()
    };
    let heads = ["ui.bests-of", "ui.stat-games", "ui.stat-clean-won", "ui.stat-hinted", "ui.group-mean"];
    let shown = if is_valued { heads.len() } else { heads.len() - 1 };
    let rows: Vec<Vec<Message>> = statistics.groups.iter().map(row).collect();
    (!rows.is_empty())
        .then(|| Sheet { heads: heads[..shown].iter().map(|head| Message::new(*head)).collect(), rows })
}

/// The mean of what a group's games without a hint came to.
fn average(group: &Group, measure: Measure) -> Message {
    let (sum, count) = group.sum();
    let unit = Unit::of(measure.id());
    match (unit, i64::try_from(count).unwrap_or(i64::MAX)) {
        (_, 0) => as_written("–"),
        (Unit::Seconds, count) => as_written(unit.text(sum / count)),
        // A histogram with the sum once and zeros for the rest has the same mean.
        (Unit::Number, 1) => Message::new("figure").decimal("value", format!("{sum}.00")),
        (Unit::Number, count) => {
            let all = if sum == 0 {
                Histogram::from([(0, 1)])
            } else {
                Histogram::from([(sum, 1), (0, count.unsigned_abs() - 1)])
            };
            Message::new("figure").decimal("value", mean(&all).unwrap_or_default())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::groups_table;
    use crate::{GameStatistics, Listed};
    use parlour_scene::{Better, Card, Chart, Choice};

    #[test]
    fn groups_are_listed_with_clean_and_hinted_games_apart() {
        let card = Card {
            charts: &[Chart { id: "score", mean: true, better: Some(Better::Lower) }],
            options: &[Choice { id: "tiles", values: &["9", "12"] }],
            grouped: &["tiles"],
            ..Card::PLAIN
        };
        let game = Listed { id: "box", version: 1, card };
        let stored = r#"{"games":6,"won":1,"groups":{
            "rival=exact":{"games":1,"won":1},
            "tiles=9":{"games":4,"won":0,"hinted":1,"best":3,"all":20,"timed":3}}}"#;
        let statistics: GameStatistics = serde_json::from_str(stored).expect("its own form");
        let table = groups_table(&game, &statistics).expect("two groups");
        let rows: Vec<String> = table
            .rows
            .iter()
            .map(|row| {
                row.iter()
                    .map(ToString::to_string)
                    .collect::<Vec<_>>()
                    .join(" | ")
                    .replace("ui.as-written text=", "")
            })
            .collect();
        assert_eq!(
            rows,
            [
                "ui.steps-and first=(ui.computer level=(box.level-exact)) next=(ui.group-untold) | 1 | 1 | 0 | –",
                "ui.group-level option=(box.option-tiles) value=(9) | 4 | 0 | 1 | figure value=6.67",
            ]
        );
        assert_eq!(table.heads.len(), 5);
        assert!(groups_table(&game, &GameStatistics::default()).is_none());
    }
}
