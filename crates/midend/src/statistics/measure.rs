//! What a game's results are measured by: time, a score, or only who won. Knows no game by name.

use super::{Finished, TIME};
use parlour_scene::{Better, Card};

/// What makes one result better than another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// The seconds it took; fewer are better.
    Time,
    /// A figure, and which of its values are better.
    Figure(&'static str, Better),
    /// Won, drawn or lost.
    Result,
}

impl Measure {
    /// The measure of a game: its time if it is timed, else the figure it is ranked by, else the first of its charts
    /// in which some values are better.
    pub fn of(card: &Card) -> Measure {
        let better =
            |id: &str| card.charts.iter().find(|chart| chart.id == id).and_then(|chart| chart.better);
        let ranked = card.ranks.first().map(|id| (*id, better(id).unwrap_or(Better::Higher)));
        let charted = || card.charts.iter().find_map(|chart| Some((chart.id, chart.better?)));
        match ranked.or_else(charted) {
            _ if card.timed => Measure::Time,
            Some((id, better)) => Measure::Figure(id, better),
            None => Measure::Result,
        }
    }

    /// The id of its figure, as charts have it; none for results alone.
    pub fn id(self) -> Option<&'static str> {
        match self {
            Measure::Time => Some(TIME),
            Measure::Figure(id, _) => Some(id),
            Measure::Result => None,
        }
    }

    /// What a game comes to; `None` for results alone, and for games of several rounds, which come to several values.
    pub fn value(self, finished: &Finished) -> Option<i64> {
        match self {
            Measure::Time => i64::try_from(finished.played / 1000).ok().filter(|_| finished.played > 0),
            Measure::Figure(id, _) => {
                let mut tallied = finished.tallies.iter().filter(|(what, _)| what == id);
                match (finished.figures.get(id), tallied.next(), tallied.next()) {
                    (Some(value), ..) | (None, Some((_, value)), None) => Some(*value),
                    (None, Some(_), Some(_)) => None,
                    // An earlier version did not list what a game added to the charts.
                    (None, None, _) => match finished.scores.as_slice() {
                        [score] if finished.tallies.is_empty() => Some(*score),
                        _ => None,
                    },
                }
            }
            Measure::Result => None,
        }
    }

    /// The better of two values.
    pub fn best(self, one: i64, other: i64) -> i64 {
        match self {
            Measure::Figure(_, Better::Higher) => one.max(other),
            Measure::Figure(_, Better::Lower) | Measure::Time | Measure::Result => one.min(other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Measure;
    use crate::Finished;
    use parlour_scene::{Better, Card, Chart};
    use std::collections::BTreeMap;

    const CHARTS: &[Chart] = &[
        Chart { id: "moves", mean: true, better: None },
        Chart { id: "score", mean: true, better: Some(Better::Lower) },
    ];

    #[test]
    fn a_game_is_measured_by_time_or_rank_or_score_or_result() {
        let score = Measure::Figure("score", Better::Lower);
        for (card, measure) in [
            (Card { timed: true, charts: CHARTS, ..Card::PLAIN }, Measure::Time),
            (Card { charts: CHARTS, ..Card::PLAIN }, score),
            (
                Card { ranks: &["gold"], charts: CHARTS, ..Card::PLAIN },
                Measure::Figure("gold", Better::Higher),
            ),
            (Card { charts: &CHARTS[..1], ..Card::PLAIN }, Measure::Result),
        ] {
            assert_eq!(Measure::of(&card), measure);
        }
        let game = |tallies: &[(&str, i64)], scores: &[i64]| Finished {
            tallies: tallies.iter().map(|(what, value)| ((*what).to_owned(), *value)).collect(),
            scores: scores.to_vec(),
            played: 61_900,
            ..Finished::default()
        };
        for (finished, value) in [
            (game(&[("moves", 9), ("score", 4)], &[4]), Some(4)),
            (game(&[("score", 4), ("score", 5)], &[9]), None),
            (game(&[], &[7]), Some(7)),
            (game(&[], &[7, 8]), None),
            (game(&[("moves", 9)], &[7]), None),
        ] {
            assert_eq!(score.value(&finished), value, "{finished:?}");
            assert_eq!((Measure::Time.value(&finished), Measure::Result.value(&finished)), (Some(61), None));
        }
        let figures = BTreeMap::from([("score".to_owned(), 3)]);
        assert_eq!(score.value(&Finished { figures, ..game(&[("score", 4)], &[]) }), Some(3));
        assert_eq!((score.best(3, 4), Measure::Figure("gold", Better::Higher).best(3, 4)), (3, 4));
    }
}
