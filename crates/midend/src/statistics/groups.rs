//! Finished games grouped by level and opponent.

use super::{Finished, Times};
use crate::{AnyTable, Listed};
use parlour_kernel::Message;
use parlour_scene::Card;
use serde::{Deserialize, Serialize};

/// The option for a game's difficulty.
const LEVEL: &str = "level";
/// The word for the computer at the table.
const RIVAL: &str = "rival";

/// The statistics of one group.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Group {
    /// Games finished.
    pub games: u64,
    /// Games won without a hint.
    pub won: u64,
    /// Games in which a hint was taken.
    pub hinted: u64,
    /// Seconds the games without a hint took: the shortest, the sum, and their number.
    best: u64,
    all: u64,
    timed: u64,
}

impl Group {
    pub(super) fn add(&mut self, finished: &Finished, is_timed: bool) {
        self.games = self.games.saturating_add(1);
        self.won = self.won.saturating_add(u64::from(finished.won && !finished.hinted));
        self.hinted = self.hinted.saturating_add(u64::from(finished.hinted));
        if is_timed && !finished.hinted {
            let seconds = finished.played / 1000;
            self.best = if self.timed == 0 { seconds } else { self.best.min(seconds) };
            self.all = self.all.saturating_add(seconds);
            self.timed = self.timed.saturating_add(1);
        }
    }

    /// Uncounts a game. A best time stays until a better one comes.
    pub(super) fn take_back(&mut self, finished: &Finished, is_timed: bool) {
        self.games = self.games.saturating_sub(1);
        self.won = self.won.saturating_sub(u64::from(finished.won && !finished.hinted));
        self.hinted = self.hinted.saturating_sub(u64::from(finished.hinted));
        if is_timed && !finished.hinted {
            self.all = self.all.saturating_sub(finished.played / 1000);
            self.timed = self.timed.saturating_sub(1);
        }
    }

    /// How long its games took.
    pub fn times(&self) -> Option<Times> {
        let mean = self.all.checked_div(self.timed)?;
        Some(Times { best: self.best.min(mean), mean })
    }
}

/// Whether a game has levels or opponents at all.
pub fn has_groups(card: &Card) -> bool {
    card.options.iter().any(|option| option.id == LEVEL) || !card.levels.is_empty() && !card.is_watched()
}

/// The words for a table's level and opponent; empty if it has neither.
pub(super) fn words(table: &dyn AnyTable) -> String {
    let session = table.session();
    let choices = table.choices();
    let level = || {
        let said = session.grade().split(' ').chain(session.wish().split(' '));
        let mut words = said.chain(choices.split(' '));
        words.find(|word| word.split_once('=').is_some_and(|(id, _)| id == LEVEL)).map(str::to_owned)
    };
    let level = table.card().options.iter().any(|option| option.id == LEVEL).then(level).flatten();
    let rival = session.players.iter().find_map(|player| player.bot.as_ref());
    let rival = rival.map(|rival| format!("{RIVAL}={rival}"));
    level.into_iter().chain(rival).collect::<Vec<_>>().join(" ")
}

/// The computer's level in a finished game, if it was at the table.
pub(crate) fn rival_of(finished: &Finished) -> Option<&str> {
    let mut words = finished.group.split(' ').filter_map(|word| word.split_once('='));
    words.find(|(id, _)| *id == RIVAL).map(|(_, level)| level)
}

/// A group's display name.
pub fn group_name(game: &Listed, words: &str) -> Vec<Message> {
    let named = |word: &str| {
        let (id, value) = word.split_once('=')?;
        Some(match id {
            RIVAL => Message::new("ui.computer")
                .message("level", Message::new(format!("{}.level-{value}", game.id))),
            _ => Message::new("ui.group-level")
                .message("option", Message::new(format!("{}.option-{id}", game.id)))
                .message("value", Message::new(format!("{}.{id}-{value}", game.id))),
        })
    };
    words.split(' ').filter_map(named).collect()
}
