//! Positions to practise with a goal: whether it was reached, and how strong whoever practises has become. Plain data; knows
//! no game.

use crate::{AnyTable, Game, Opening};
use parlour_kernel::{Seat, Turn};
use parlour_scene::{Card, Seats};
use parlour_table::{Player, Time};
use serde::{Deserialize, Serialize};

/// How many of one's own mistakes are kept.
const SLIPS: usize = 30;
/// The wish of a table with one.
const BETTER: &str = "goal=better";
/// The note of a table whose goal was given away once.
const SPOILT: &str = "spoilt";
/// Where everybody begins, and what a position counts whose difficulty nobody knows.
const FIRST: i32 = 1000;
/// How far a rating moves at most.
const STEP: i32 = 40;
/// A difference of so many points is as good as certain.
const FAR: i32 = 800;

/// News of the player's own mistakes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Slip {
    /// An analysis found that something better was to be done from this setup.
    Made(String),
    /// The better move from this setup was found.
    Mended(String),
}

impl Slip {
    /// Takes it into the list of setups to practise, newest first; whether anything changed.
    pub fn into_list(self, slips: &mut Vec<String>) -> bool {
        let (Slip::Made(setup) | Slip::Mended(setup)) = &self;
        let known = slips.iter().position(|slip| slip == setup);
        match (self, known) {
            (Slip::Made(setup), None) => {
                slips.insert(0, setup);
                slips.truncate(SLIPS);
                true
            }
            (Slip::Mended(_), Some(place)) => {
                slips.remove(place);
                true
            }
            (Slip::Made(_), Some(_)) | (Slip::Mended(_), None) => false,
        }
    }
}

/// Whether a table has one of the player's own mistakes.
pub(crate) fn is_slip(table: &dyn AnyTable) -> bool {
    table.session().wish() == BETTER
}

/// A table where something better is to be found, by whoever is to move.
pub fn open_slip(game: &Game, setup: &str, now: Time) -> Option<Box<dyn AnyTable>> {
    let opened = |players| game.open(setup, Opening { players, now, ..Opening::default() }).ok();
    let mut players = players_of_puzzle(&game.card);
    if opened(Vec::new())?.turn() != Turn::Seat(Seat(0)) {
        players.reverse();
    }
    let mut table = opened(players)?;
    table.note_wish(BETTER);
    Some(table)
}

/// How strong somebody is at reaching goals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trainee {
    /// In points: positions whose points are as many are reached every second time.
    pub points: i32,
    /// Positions that were reached.
    pub reached: u32,
    /// Positions that were not.
    pub missed: u32,
    /// How many were reached in a row, up to now.
    pub streak: u32,
    /// The most in a row.
    pub best_streak: u32,
}

impl Default for Trainee {
    fn default() -> Self {
        Trainee { points: FIRST, reached: 0, missed: 0, streak: 0, best_streak: 0 }
    }
}

impl Trainee {
    /// Whether nothing was tried yet.
    pub fn is_new(&self) -> bool {
        self.reached == 0 && self.missed == 0
    }

    /// Counts a position worth so many points.
    pub fn count(&mut self, points: i32, reached: bool) {
        // Stored points can be any number.
        let apart = points.saturating_sub(self.points).clamp(-FAR, FAR);
        // What was hard to reach counts more, and what was easy to miss.
        let share = if reached { FAR + apart } else { apart - FAR };
        self.points = self.points.saturating_add(STEP * share / (2 * FAR)).max(100);
        if reached {
            self.reached = self.reached.saturating_add(1);
            self.streak = self.streak.saturating_add(1);
            self.best_streak = self.best_streak.max(self.streak);
        } else {
            self.missed = self.missed.saturating_add(1);
            self.streak = 0;
        }
    }
}

/// The value of a word among `id=value` words.
fn word<'a>(words: &'a str, id: &str) -> Option<&'a str> {
    let mut pairs = words.split_whitespace().filter_map(|word| word.split_once('='));
    pairs.find(|(known, _)| *known == id).map(|(_, value)| value)
}

/// Whether a table has a goal to reach.
pub fn has_goal(table: &dyn AnyTable) -> bool {
    word(table.session().wish(), Card::GOAL).is_some()
}

/// Whether a game that has ended is solved: where it had a goal, that must have been reached.
pub fn is_solved(table: &dyn AnyTable) -> bool {
    let Some(outcome) = table.outcome() else { return false };
    if !has_goal(table) {
        return true;
    }
    let holds = table.session().wish().split_whitespace().any(|word| word == Card::HOLD);
    let won = outcome.winners.iter().any(|seat| table.session().bot(*seat).is_none());
    won || holds && outcome.winners.is_empty()
}

/// The pack or daily puzzle that a table marks as solved. One that was already solved when it was brought is not the player's.
pub fn solved_puzzle(table: &dyn AnyTable) -> Option<&str> {
    let solved_here = is_solved(table) && !table.session().was_brought();
    table.session().puzzle.as_deref().filter(|_| solved_here)
}

/// Where a position to practise is played again, it keeps its name and its goal.
pub fn keep_goal(of: &dyn AnyTable, again: &mut dyn AnyTable) {
    if has_goal(of) {
        again.session_mut().puzzle.clone_from(&of.session().puzzle);
        again.note_wish(of.session().wish());
        again.note_grade(of.session().grade());
    }
}

/// Notes that the goal was given away.
pub(crate) fn note_spoilt(table: &mut dyn AnyTable) {
    table.session_mut().note(SPOILT.to_owned(), "1".to_owned());
}

/// Whether the goal was reached without giving it away in between.
pub(crate) fn is_reached(table: &dyn AnyTable) -> bool {
    is_solved(table) && !table.session().notes.contains_key(SPOILT)
}

/// What a table counts in points.
pub(crate) fn points(table: &dyn AnyTable) -> i32 {
    word(table.session().grade(), "points").and_then(|points| points.parse().ok()).unwrap_or(FIRST)
}

/// Who plays a named puzzle: in games for two, its best defence is the computer's.
pub fn players_of_puzzle(card: &Card) -> Vec<Player> {
    let strongest = card.levels.last().filter(|_| card.seats == Seats::Two);
    let computer = strongest.map(|level| Player { name: None, bot: Some((*level).to_owned()) });
    computer.map_or_else(Vec::new, |computer| vec![Player::default(), computer])
}

#[cfg(test)]
mod tests {
    use super::{FIRST, Slip, Trainee};

    #[test]
    fn mistakes_are_listed_once_until_they_are_mended() {
        let mut slips = Vec::new();
        let changes = [
            Slip::Made("a".into()),
            Slip::Made("b".into()),
            Slip::Made("a".into()),
            Slip::Mended("c".into()),
        ];
        assert_eq!(changes.map(|slip| slip.into_list(&mut slips)), [true, true, false, false]);
        assert_eq!(slips, ["b", "a"], "the newest first");
        assert!(Slip::Mended("b".into()).into_list(&mut slips));
        assert_eq!(slips, ["a"]);
    }

    #[test]
    fn what_is_hard_counts_more_and_a_miss_ends_the_streak() {
        let mut trainee = Trainee::default();
        trainee.count(FIRST, true);
        assert_eq!((trainee.points, trainee.streak), (FIRST + 20, 1));
        let mut other = trainee;
        trainee.count(FIRST + 400, true);
        other.count(FIRST - 400, true);
        assert!(trainee.points > other.points && other.points > FIRST + 20);
        let before = trainee.points;
        trainee.count(FIRST, false);
        assert!(trainee.points < before);
        assert_eq!((trainee.reached, trainee.missed, trainee.streak, trainee.best_streak), (2, 1, 0, 2));
        for _ in 0..1000 {
            trainee.count(100, false);
        }
        assert_eq!(trainee.points, 100, "nobody falls through the floor");
    }
}
