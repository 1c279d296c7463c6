//! The state of a game and its transitions.

use crate::rules::{Flaw, Setup};
use parlour_kernel::{Fault, Message, Outcome, ReadError, Rules, Seat, Turn};
use serde::Serialize;

/// The most tiles in a row.
const MOST_TILES: u8 = 12;

/// A game: the tiles left, and whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Nim {
    tiles: u8,
    left: u8,
    seat: Seat,
}

/// What a seat sees, which is everything.
pub type Seen<'a> = &'a Nim;

/// Takes so many tiles; also what is told of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Take(pub u8);

/// Why an action was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// One to three may be taken, and no more than are left.
    Count(u8),
}

impl Fault for Illegal {
    fn code(&self) -> &'static str {
        "bad-count"
    }

    fn message(&self) -> Message {
        let Illegal::Count(n) = self;
        Message::new("nim.bad-count").int("n", *n)
    }
}

impl Nim {
    /// How many tiles the row began with.
    pub fn tiles(&self) -> u8 {
        self.tiles
    }

    /// How many are left.
    pub fn left(&self) -> u8 {
        self.left
    }

    /// The most that may be taken now.
    pub fn most(&self) -> u8 {
        self.left.min(3)
    }
}

impl Rules for Nim {
    type Setup = Setup;
    type Action = Take;
    type Event = Take;
    type Illegal = Illegal;
    type Flaw = Flaw;
    type Seen<'a> = Seen<'a>;

    const ID: &'static str = "nim";
    const VERSION: u32 = 1;
    const UNDO_CAP: Option<u16> = None;

    fn start(setup: &Setup) -> Result<Self, Vec<Flaw>> {
        let tiles = setup.tiles;
        let sound = (1..=MOST_TILES).contains(&tiles);
        if sound { Ok(Nim { tiles, left: tiles, seat: Seat(0) }) } else { Err(vec![Flaw::Tiles(tiles)]) }
    }

    fn position(&self) -> Option<Setup> {
        (self.left == self.tiles).then_some(Setup { tiles: self.tiles })
    }

    fn turn(&self) -> Turn {
        if self.left == 0 { Turn::Over } else { Turn::Seat(self.seat) }
    }

    fn outcome(&self) -> Option<Outcome> {
        let winners = vec![Seat(1 - self.seat.0)];
        (self.left == 0).then_some(Outcome { code: "last", scores: Vec::new(), winners })
    }

    fn legal(&self, out: &mut Vec<Take>) {
        out.extend((1..=self.most()).map(Take));
    }

    fn apply(&mut self, action: &Take, events: &mut Vec<Take>) -> Result<(), Illegal> {
        if !(1..=self.most()).contains(&action.0) {
            return Err(Illegal::Count(action.0));
        }
        self.left -= action.0;
        self.seat = Seat(1 - self.seat.0);
        events.push(*action);
        Ok(())
    }

    fn seen(&self, _by: Option<Seat>) -> Seen<'_> {
        self
    }

    fn write(&self, action: &Take) -> String {
        format!("take {}", action.0)
    }

    fn read(&self, text: &str) -> Result<Take, ReadError> {
        let count = text.strip_prefix("take ").ok_or_else(|| ReadError::at("unknown-action", text, text))?;
        count.parse().map(Take).map_err(|_| ReadError::at("not-a-number", text, count))
    }
}
