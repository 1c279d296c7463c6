//! Searching the shelf: by game, by how a game stands, by day, by any words.

use super::{Ended, Entry, Kind};
use crate::{Game, Puzzle, RanksDays, date, words};
use parlour_kernel::Message;
use parlour_scene::Day;
use parlour_table::Time;

words! {
    /// Which entries to list, by how they stand.
    pub enum ShelfState {
        /// All of them.
        #[default] All = "all",
        /// Games under way.
        UnderWay = "under-way",
        /// Finished games.
        Finished = "finished",
        /// Finished games that were won.
        Won = "won",
        /// Finished games that were lost.
        Lost = "lost",
        /// Finished games that nobody won.
        Drawn = "drawn",
        /// Texts that cannot be opened here.
        Apart = "apart",
    }
}

impl ShelfState {
    fn has(self, kind: &Kind) -> bool {
        matches!(
            (self, kind),
            (ShelfState::All, _)
                | (ShelfState::UnderWay, Kind::UnderWay)
                | (ShelfState::Finished, Kind::Finished(_))
                | (ShelfState::Won, Kind::Finished(Ended::Won))
                | (ShelfState::Lost, Kind::Finished(Ended::Lost))
                | (ShelfState::Drawn, Kind::Finished(Ended::Drawn))
                | (ShelfState::Apart, Kind::Unreadable(_) | Kind::Newer(_))
        )
    }
}

words! {
    /// In which order entries are listed.
    pub enum ShelfOrder {
        /// The one played last first.
        #[default] Newest = "newest",
        /// The one not played for longest first.
        Oldest = "oldest",
    }
}

/// What is listed, and in which order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ShelfView {
    /// The id of a game; empty for all.
    pub game: String,
    /// By how they stand.
    pub state: ShelfState,
    /// Only games from this period.
    pub days: RanksDays,
    /// In which order.
    pub order: ShelfOrder,
    /// Words that all have to be found in an entry: its name, game, puzzle, setup or day.
    pub words: String,
}

impl ShelfView {
    /// The places of the entries to list, in order. `say` makes a sentence of a message, in the person's language.
    pub fn shown(
        &self,
        entries: &[Entry],
        game: fn(&str) -> Option<&'static Game>,
        now: Time,
        say: &dyn Fn(&Message) -> String,
    ) -> Vec<usize> {
        let wanted: Vec<String> = self.words.split_whitespace().map(str::to_lowercase).collect();
        let fits = |entry: &Entry| {
            let recent =
                self.days.milliseconds().is_none_or(|span| entry.last.0.saturating_add(span) >= now.0);
            (self.game.is_empty() || self.game == entry.game)
                && self.state.has(&entry.kind)
                && recent
                && (wanted.is_empty() || {
                    let told = told(entry, game(entry.game), say);
                    wanted.iter().all(|word| told.contains(word))
                })
        };
        let mut shown: Vec<usize> = (0..entries.len()).filter(|index| fits(&entries[*index])).collect();
        shown.sort_by_key(|index| (std::cmp::Reverse(entries[*index].last), *index));
        if self.order == ShelfOrder::Oldest {
            shown.reverse();
        }
        shown
    }
}

/// All that an entry can be found by, in small letters.
fn told(entry: &Entry, game: Option<&Game>, say: &dyn Fn(&Message) -> String) -> String {
    let day = Day::at(entry.last.0);
    let puzzle = game.and_then(|game| Some(say(&Puzzle::of(&game.card, &entry.puzzle)?.message(game))));
    let parts = [
        entry.title.clone(),
        say(&Message::new(format!("game.{}", entry.game))),
        entry.puzzle.clone(),
        puzzle.unwrap_or_default(),
        entry.setup.clone(),
        day.to_string(),
        say(&date(day)),
    ];
    parts.join("\n").to_lowercase()
}
