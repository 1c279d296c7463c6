//! Finished games grouped by level, variant and opponent.

use super::{Finished, Measure, Times};
use crate::{AnyTable, Listed};
use parlour_kernel::Message;
use serde::{Deserialize, Serialize};

/// The option for a game's difficulty, whose values need its name to be understood.
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
    /// What the games without a hint came to, by the game's measure: the best, the sum, and their number.
    best: i64,
    all: i64,
    timed: u64,
    /// When the best was reached, in milliseconds since 1970; earlier versions did not record it.
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<u64>,
}

impl Group {
    pub(super) fn add(&mut self, finished: &Finished, measure: Measure) {
        self.games = self.games.saturating_add(1);
        self.won = self.won.saturating_add(u64::from(finished.won && !finished.hinted));
        self.hinted = self.hinted.saturating_add(u64::from(finished.hinted));
        let Some(value) = measure.value(finished).filter(|_| !finished.hinted) else { return };
        if self.timed == 0 || value != self.best && measure.best(value, self.best) == value {
            (self.best, self.at) = (value, Some(finished.time));
        }
        self.all = self.all.saturating_add(value);
        self.timed = self.timed.saturating_add(1);
    }

    /// Uncounts a game; `left` are those still listed, in which the next best is looked for.
    pub(super) fn take_back<'a>(
        &mut self,
        finished: &Finished,
        measure: Measure,
        left: impl Iterator<Item = &'a Finished>,
    ) {
        self.games = self.games.saturating_sub(1);
        self.won = self.won.saturating_sub(u64::from(finished.won && !finished.hinted));
        self.hinted = self.hinted.saturating_sub(u64::from(finished.hinted));
        let Some(value) = measure.value(finished).filter(|_| !finished.hinted) else { return };
        self.all = self.all.saturating_sub(value);
        self.timed = self.timed.saturating_sub(1);
        if value == self.best && self.at == Some(finished.time) {
            let listed = left.filter(|other| other.group == finished.group && !other.hinted);
            let valued = listed.filter_map(|other| Some((measure.value(other)?, other.time)));
            let next = valued
                .reduce(|best, other| if measure.best(other.0, best.0) == other.0 { other } else { best });
            if let Some((value, time)) = next {
                (self.best, self.at) = (value, Some(time));
            }
        }
    }

    /// How long its games took, if they are timed.
    pub fn times(&self) -> Option<Times> {
        let seconds = |value: i64| u64::try_from(value).unwrap_or(0);
        let mean = seconds(self.all).checked_div(self.timed)?;
        Some(Times { best: seconds(self.best).min(mean), mean })
    }

    /// The best result of its games without a hint, and when it was reached, as far as that was recorded.
    pub fn best(&self) -> Option<(i64, Option<u64>)> {
        (self.timed > 0).then_some((self.best, self.at))
    }

    /// The sum of what its games without a hint came to, and how many there were.
    pub fn sum(&self) -> (i64, u64) {
        (self.all, self.timed)
    }
}

/// The words for a table's level, variant and opponent; empty if it has none of them.
pub(super) fn words(table: &dyn AnyTable) -> String {
    let session = table.session();
    let choices = table.choices();
    let card = table.card();
    let value = |id: &&'static str| {
        let said = choices.split(' ').chain(session.grade().split(' ')).chain(session.wish().split(' '));
        let mut words = said.filter_map(|word| word.split_once('='));
        let option = card.options.iter().find(|option| option.id == *id);
        // What is not said is as in the first preset; only a level must have been asked for.
        let usual = option.filter(|_| *id != LEVEL).map(|option| card.usual(option));
        let value = words.find(|(word, _)| word == id).map(|(_, value)| value).or(usual)?;
        Some(format!("{id}={value}")).filter(|_| !value.is_empty())
    };
    let rival = session.players.iter().find_map(|player| player.bot.as_ref());
    let rival = rival.map(|rival| format!("{RIVAL}={rival}"));
    card.grouped.iter().filter_map(value).chain(rival).collect::<Vec<_>>().join(" ")
}

/// The computer's level in a finished game, if it was at the table.
pub(crate) fn rival_of(finished: &Finished) -> Option<&str> {
    let mut words = finished.group.split(' ').filter_map(|word| word.split_once('='));
    words.find(|(id, _)| *id == RIVAL).map(|(_, level)| level)
}

/// A group's display name. Earlier versions did not tell variants apart, which is said.
pub fn group_name(game: &Listed, words: &str) -> Vec<Message> {
    let said =
        |id: &str| words.split(' ').any(|word| word.split_once('=').is_some_and(|(said, _)| said == id));
    let untold = game.card.grouped.iter().any(|id| *id != LEVEL && !said(id));
    let named = |word: &str| {
        let (id, value) = word.split_once('=')?;
        let option = game.card.options.iter().find(|option| option.id == id);
        let of_card = option.is_some_and(|option| option.values.contains(&value));
        let is_figure = value.bytes().all(|byte| byte.is_ascii_digit());
        Some(match id {
            RIVAL => Message::new("ui.computer")
                .message("level", Message::new(format!("{}.level-{value}", game.id))),
            _ if of_card && id != LEVEL && !is_figure => Message::new(format!("{}.{id}-{value}", game.id)),
            _ => {
                let shown = if of_card && (id == LEVEL || !is_figure) {
                    Message::new(format!("{}.{id}-{value}", game.id))
                } else {
                    Message::new("ui.as-written").text("text", value)
                };
                Message::new("ui.group-level")
                    .message("option", Message::new(format!("{}.option-{id}", game.id)))
                    .message("value", shown)
            }
        })
    };
    let untold = untold.then(|| Message::new("ui.group-untold"));
    words.split(' ').filter_map(named).chain(untold).collect()
}
