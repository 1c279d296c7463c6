//! Nim with one heap, as small as a game can be: take one to three matches; whoever takes the last one wins.

use parlour_kernel::{Fault, Message, Outcome, ReadError, Rules, Seat, Turn, english_errors};
use serde::Serialize;
use std::{fmt, str::FromStr};

/// The most a player may take at once.
pub const MOST: u8 = 3;

/// The matches a game starts with, written as a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heap(pub u8);

/// Matches taken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Take(pub u8);

/// The state: what is left, and whose turn it is.
#[derive(Clone, Debug, Serialize)]
pub struct Nim {
    pub heap: u8,
    mover: Seat,
}

/// Why something is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The starting heap is empty.
    NoMatches,
    /// None, more than [`MOST`], or more than are left.
    WrongNumber,
}

impl Fault for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::NoMatches => "no-matches",
            Refusal::WrongNumber => "wrong-number",
        }
    }

    fn message(&self) -> Message {
        Message::new(format!("nim.{}", self.code()))
    }
}

english_errors! { include_str!("nim.ftl") => Refusal }

impl fmt::Display for Heap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Heap {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        text.parse().map(Heap).map_err(|_| ReadError::at("not-a-number", text, text))
    }
}

impl Rules for Nim {
    type Setup = Heap;
    type Action = Take;
    type Event = Take;
    type Illegal = Refusal;
    type Flaw = Refusal;
    type Seen<'a> = &'a Nim;

    const ID: &'static str = "nim";
    const VERSION: u32 = 1;
    const UNDO_CAP: Option<u16> = None;

    fn start(setup: &Heap) -> Result<Self, Vec<Refusal>> {
        if setup.0 == 0 { Err(vec![Refusal::NoMatches]) } else { Ok(Nim { heap: setup.0, mover: Seat(0) }) }
    }

    // A heap does not say whose turn it is, so only the first player's positions can be written.
    fn position(&self) -> Option<Heap> {
        (self.mover == Seat(0) && self.heap > 0).then_some(Heap(self.heap))
    }

    fn turn(&self) -> Turn {
        if self.heap == 0 { Turn::Over } else { Turn::Seat(self.mover) }
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = Seat(1 - self.mover.0);
        (self.heap == 0).then(|| Outcome { code: "won", scores: Vec::new(), winners: vec![winner] })
    }

    fn legal(&self, out: &mut Vec<Take>) {
        out.extend((1..=MOST.min(self.heap)).map(Take));
    }

    fn apply(&mut self, action: &Take, events: &mut Vec<Take>) -> Result<(), Refusal> {
        if !(1..=MOST.min(self.heap)).contains(&action.0) {
            return Err(Refusal::WrongNumber);
        }
        self.heap -= action.0;
        self.mover = Seat(1 - self.mover.0);
        events.push(*action);
        Ok(())
    }

    fn seen(&self, _by: Option<Seat>) -> &Nim {
        self
    }

    fn write(&self, action: &Take) -> String {
        format!("take {}", action.0)
    }

    fn read(&self, text: &str) -> Result<Take, ReadError> {
        let number = text.strip_prefix("take ").and_then(|number| number.parse().ok());
        number.map(Take).ok_or_else(|| ReadError::at("not-an-action", text, text))
    }
}
