//! Sorting and filtering the list of ranked games.

use crate::{Finished, words};
use parlour_scene::Card;
use parlour_table::Time;

/// The column that is not a figure: when a game ended.
pub const DATE: &str = "date";

const DAY: u64 = 86_400_000;

words! {
    /// Which games to list, by outcome.
    pub enum RanksOutcome {
        /// All of them.
        #[default] All = "all",
        /// Only those won.
        Won = "won",
        /// Only those lost.
        Lost = "lost",
    }
}

words! {
    /// Which games to list, by when they ended.
    pub enum RanksDays {
        /// Whenever they ended.
        #[default] All = "all",
        /// In the last seven days.
        Seven = "7",
        /// In the last thirty days.
        Thirty = "30",
    }
}

impl RanksDays {
    pub(crate) fn milliseconds(self) -> Option<u64> {
        match self {
            RanksDays::All => None,
            RanksDays::Seven => Some(7 * DAY),
            RanksDays::Thirty => Some(30 * DAY),
        }
    }
}

/// How the list is sorted and filtered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RanksView {
    /// The figure to sort by, or [`DATE`].
    pub column: &'static str,
    /// Whether to sort in ascending order.
    pub rising: bool,
    /// Only games with this outcome.
    pub outcome: RanksOutcome,
    /// Only games from this period.
    pub days: RanksDays,
    /// Only games with at least this value in the sort column; not for dates.
    pub least: Option<i64>,
    /// Only games whose setup contains this text, such as a seed.
    pub setup: String,
}

impl RanksView {
    /// The whole list, best first; `None` if the game is not ranked.
    pub fn new(card: &Card) -> Option<Self> {
        Some(RanksView {
            column: card.ranks.first()?,
            rising: false,
            outcome: RanksOutcome::All,
            days: RanksDays::All,
            least: None,
            setup: String::new(),
        })
    }

    /// The columns of a game's list.
    pub fn columns(card: &Card) -> Vec<&'static str> {
        card.ranks.iter().copied().chain([DATE]).collect()
    }

    /// Sorts by a column in descending order, or reverses the order if already sorted by it.
    pub fn sort_by(&mut self, column: &'static str) {
        self.rising = self.column == column && !self.rising;
        self.column = column;
    }

    /// The games to list, sorted.
    pub fn shown<'a>(&self, finished: &'a [Finished], now: Time) -> Vec<&'a Finished> {
        let mut shown: Vec<&Finished> = finished.iter().filter(|game| self.lists(game, now)).collect();
        shown.sort_by_key(|game| (self.value(game), game.time));
        if !self.rising {
            shown.reverse();
        }
        shown
    }

    fn value(&self, game: &Finished) -> i64 {
        match self.column {
            DATE => i64::try_from(game.time).unwrap_or(i64::MAX),
            figure => game.figure(figure),
        }
    }

    fn lists(&self, game: &Finished, now: Time) -> bool {
        let outcome = match self.outcome {
            RanksOutcome::All => true,
            RanksOutcome::Won => game.won,
            RanksOutcome::Lost => !game.won,
        };
        let recent = self.days.milliseconds().is_none_or(|span| game.time.saturating_add(span) >= now.0);
        let enough = self.column == DATE || self.least.is_none_or(|least| game.figure(self.column) >= least);
        outcome && recent && enough && game.setup.contains(self.setup.trim())
    }
}

#[cfg(test)]
mod tests {
    use super::{DATE, RanksDays, RanksOutcome, RanksView};
    use crate::Finished;
    use parlour_scene::Card;
    use parlour_table::Time;
    use std::collections::BTreeMap;

    const DAY: u64 = 86_400_000;

    fn game(day: u64, won: bool, score: i64, depth: i64) -> Finished {
        let figures = BTreeMap::from([("score".to_owned(), score), ("depth".to_owned(), depth)]);
        Finished { time: day * DAY, won, figures, setup: format!("seed={day}"), ..Finished::default() }
    }

    #[test]
    fn the_list_is_sorted_and_narrowed_down() {
        let card = Card { ranks: &["score", "depth"], ..Card::PLAIN };
        let games =
            [game(40, false, -5, 3), game(35, true, 90, 9), game(20, false, 40, 3), game(1, true, 80, 2)];
        let days = |view: &RanksView| -> Vec<u64> {
            view.shown(&games, Time(41 * DAY)).iter().map(|game| game.time / DAY).collect()
        };
        assert_eq!(RanksView::columns(&card), ["score", "depth", DATE]);
        let best = RanksView::new(&card).expect("a ranked game");
        assert_eq!(days(&best), [35, 1, 20, 40]);
        let mut view = best.clone();
        view.sort_by("depth");
        assert_eq!(days(&view), [35, 40, 20, 1], "of equal ones the newest first");
        view.sort_by("depth");
        assert_eq!(days(&view), [1, 20, 40, 35]);
        view.sort_by(DATE);
        assert_eq!(days(&view), [40, 35, 20, 1]);
        assert_eq!(days(&RanksView { outcome: RanksOutcome::Won, ..best.clone() }), [35, 1]);
        assert_eq!(days(&RanksView { outcome: RanksOutcome::Lost, ..best.clone() }), [20, 40]);
        assert_eq!(days(&RanksView { days: RanksDays::Seven, ..best.clone() }), [35, 40]);
        assert_eq!(days(&RanksView { days: RanksDays::Thirty, ..best.clone() }), [35, 20, 40]);
        assert_eq!(days(&RanksView { least: Some(40), ..best.clone() }), [35, 1, 20]);
        assert_eq!(days(&RanksView { least: Some(40), column: DATE, ..best.clone() }), [40, 35, 20, 1]);
        assert_eq!(days(&RanksView { setup: " seed=2 ".to_owned(), ..best }), [20]);
        assert!(RanksView::new(&Card::PLAIN).is_none());
    }
}
