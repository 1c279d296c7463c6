//! What an action is worth, by search or by exact tables, in figures and in words. Knows no search.

use super::{
    engine::plies_to_end,
    tables::{Value, Verdict},
};
use crate::rules::Side;
use parlour_brain::DECIDED;
use parlour_kernel::{Message, Seat};

/// What an action is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Worth {
    /// By search.
    Score(i32),
    /// By exact tables.
    Exact(Verdict),
}

impl Worth {
    /// As a figure.
    pub fn outlook(self) -> Message {
        self.told(["outlook-wins", "outlook-loses", "outlook-wins-turns", "outlook-loses-turns"], "outlook")
    }

    /// As the end of a sentence.
    pub fn leads_to(self) -> Message {
        self.told(["leads-wins", "leads-loses", "leads-wins-turns", "leads-loses-turns"], "leads")
    }

    /// The same of either side, whoever looks on: `side` acts.
    pub fn leads_of(self, side: Side) -> Message {
        let mut message = self.leads_to();
        let named = match &*message.key {
            "mill.leads-wins-turns" => "mill.leads-side-wins-turns",
            "mill.leads-ahead" => "mill.leads-side-ahead",
            "mill.leads-behind" => "mill.leads-side-behind",
            _ => return message,
        };
        message.key = named.into();
        message.seat("who", Seat(side.index() as u8))
    }

    /// In hundredths of a stone for the side that acts; decided games count alike, however long they take.
    pub fn points(self) -> i32 {
        match self {
            Worth::Exact(verdict) => match verdict.value {
                Value::Win => DECIDED,
                Value::Draw => 0,
                Value::Loss => -DECIDED,
            },
            Worth::Score(score) if plies_to_end(score).is_some() => DECIDED * score.signum(),
            Worth::Score(score) => score.clamp(-DECIDED, DECIDED),
        }
    }

    /// How the game stands with it, as a sentence; `side` acts.
    pub fn stands(self, side: Side) -> Message {
        let points = self.points();
        let ahead = if points < 0 { side.other() } else { side };
        let of_ahead = |key: &'static str| Message::new(key).seat("who", Seat(ahead.index() as u8));
        match self {
            Worth::Exact(Verdict { plies: Some(plies), .. }) if points != 0 => {
                of_ahead("mill.stands-wins-turns").int("n", turns_of_winner(plies))
            }
            Worth::Exact(_) if points == 0 => Message::new("mill.stands-draw"),
            _ if points.abs() >= DECIDED => of_ahead("mill.stands-wins"),
            _ if points == 0 => Message::new("mill.stands-level"),
            _ => of_ahead("mill.stands-ahead").decimal("stones", stones(points.unsigned_abs())),
        }
    }

    /// In words: `decided` are the keys for wins and losses, by search and by tables; others begin with `open`.
    fn told(self, decided: [&'static str; 4], open: &'static str) -> Message {
        let [wins, loses, wins_turns, loses_turns] = decided.map(|key| Message::new(format!("mill.{key}")));
        let other = |word: &str| Message::new(format!("mill.{open}-{word}"));
        match self {
            Worth::Exact(verdict) => match (verdict.value, verdict.plies) {
                (Value::Draw, _) => other("draw"),
                (Value::Win, Some(plies)) => wins_turns.int("n", turns_of_winner(plies)),
                (Value::Loss, Some(plies)) => loses_turns.int("n", turns_of_winner(plies)),
                (Value::Win, None) => other("won"),
                (Value::Loss, None) => other("lost"),
            },
            Worth::Score(score) => {
                let apart = || stones(score.unsigned_abs());
                match plies_to_end(score) {
                    Some(plies) if plies >= 0 => wins.int("n", plies),
                    Some(plies) => loses.int("n", -plies),
                    None if score == 0 => other("level"),
                    None if score > 0 => other("ahead").decimal("stones", apart()),
                    None => other("behind").decimal("stones", apart()),
                }
            }
        }
    }
}

/// How many turns the winner still takes, if so many of both sides are left; every other turn, and the last, is the winner's.
pub(super) fn turns_of_winner(plies: u8) -> i64 {
    i64::from(plies.div_ceil(2))
}

/// Hundredths as stones.
fn stones(points: u32) -> String {
    format!("{}.{:02}", points / 100, points % 100)
}
