//! Actions, events and refusals.

use crate::rules::{CaptureRule, Ending, Line, Point, Side};
use parlour_kernel::{Fault, Message, ReadError};
use serde::Serialize;
use std::fmt;

/// One atomic action: a turn is a placement or a move, and the removals it earns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub enum Action {
    /// Put a stone from the hand on a point.
    Place(Point),
    /// Slide, fly or leap.
    Move { from: Point, to: Point },
    /// Take a stone off the board.
    Remove(Point),
}

/// As written in records: `d6`, `a1-a4`, `xa1`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(point) => write!(f, "{point}"),
            Action::Move { from, to } => write!(f, "{from}-{to}"),
            Action::Remove(point) => write!(f, "x{point}"),
        }
    }
}

impl Action {
    /// A small code for each action, never 0.
    #[inline]
    pub const fn code(self) -> u16 {
        match self {
            Action::Place(point) => 1 << 10 | point.number() as u16,
            Action::Move { from, to } => 2 << 10 | (from.number() as u16) << 5 | to.number() as u16,
            Action::Remove(point) => 3 << 10 | point.number() as u16,
        }
    }

    /// The action with this code.
    pub const fn of_code(code: u16) -> Option<Self> {
        let to = Point::new((code & 31) as u8);
        let from = Point::new((code >> 5 & 31) as u8);
        match (code >> 10, from, to) {
            (1, _, Some(to)) => Some(Action::Place(to)),
            (2, Some(from), Some(to)) => Some(Action::Move { from, to }),
            (3, _, Some(to)) => Some(Action::Remove(to)),
            _ => None,
        }
    }

    /// The point where a stone arrives or is removed.
    #[inline]
    pub const fn target(self) -> Point {
        match self {
            Action::Place(point) | Action::Remove(point) | Action::Move { to: point, .. } => point,
        }
    }

    /// The action with its points mapped.
    pub fn mapped(self, map: impl Fn(Point) -> Point) -> Self {
        match self {
            Action::Place(point) => Action::Place(map(point)),
            Action::Move { from, to } => Action::Move { from: map(from), to: map(to) },
            Action::Remove(point) => Action::Remove(map(point)),
        }
    }

    /// Reads one action; `whole` is the text that errors count from.
    ///
    /// # Errors
    /// A name that no point has.
    pub fn read(text: &str, whole: &str) -> Result<Self, ReadError> {
        if let Some(point) = text.strip_prefix('x') {
            return Point::read(point, whole).map(Action::Remove);
        }
        match text.split_once('-') {
            Some((from, to)) => {
                Ok(Action::Move { from: Point::read(from, whole)?, to: Point::read(to, whole)? })
            }
            None => Point::read(text, whole).map(Action::Place),
        }
    }
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "field names say what they hold")]
#[non_exhaustive]
pub enum Event {
    /// A stone was placed.
    Placed { side: Side, point: Point },
    /// A stone moved.
    Moved { side: Side, from: Point, to: Point },
    /// Lines were closed.
    Mill { side: Side, lines: Vec<Line> },
    /// A capture was triggered that needs no mill.
    Triggered {
        side: Side,
        rule: CaptureRule,
        /// The stones that may be taken.
        targets: Vec<Point>,
    },
    /// A stone went off the board.
    Removed {
        side: Side,
        point: Point,
        /// Whether it stays as a marker until placing ends.
        marked: bool,
    },
    /// Stones were taken from a hand.
    HandTaken { side: Side, count: u8 },
    /// All stones are placed, markers are gone.
    PlacingEnded,
    /// A side has no move, but the game continues.
    Blocked { side: Side },
    /// The game ended.
    Over(Ending),
}

/// Why an action was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "field names say what they hold")]
#[non_exhaustive]
pub enum Illegal {
    /// The game is over.
    Over,
    /// A stone has to be removed first.
    RemoveFirst,
    /// There is nothing to remove.
    NothingToRemove,
    /// No stone is left in hand.
    HandEmpty,
    /// Stones are placed now, not moved.
    PlaceFirst,
    /// The point is taken.
    Occupied(Point),
    /// There is no stone of the player's own.
    NotYours(Point),
    /// The two points are not neighbours.
    TooFar { from: Point, to: Point },
    /// The stone may not swing back into the mill it came from.
    Repeated { from: Point, to: Point },
    /// There is no stone that could be removed.
    NoTarget(Point),
    /// A mill protects the stone.
    Protected(Point),
    /// The stone is not adjacent to one of the player's own.
    NotAdjacent(Point),
    /// The first stone taken chose another rule, or only captures are open.
    OtherRule(Point),
}

impl Fault for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::Over => "over",
            Illegal::RemoveFirst => "remove-first",
            Illegal::NothingToRemove => "nothing-to-remove",
            Illegal::HandEmpty => "hand-empty",
            Illegal::PlaceFirst => "place-first",
            Illegal::Occupied(_) => "occupied",
            Illegal::NotYours(_) => "not-yours",
            Illegal::TooFar { .. } => "too-far",
            Illegal::Repeated { .. } => "repeated",
            Illegal::NoTarget(_) => "no-target",
            Illegal::Protected(_) => "protected",
            Illegal::NotAdjacent(_) => "not-adjacent",
            Illegal::OtherRule(_) => "other-rule",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(format!("mill.{}", self.code()));
        match self {
            Illegal::Over
            | Illegal::RemoveFirst
            | Illegal::NothingToRemove
            | Illegal::HandEmpty
            | Illegal::PlaceFirst => message,
            Illegal::Occupied(point)
            | Illegal::NotYours(point)
            | Illegal::NoTarget(point)
            | Illegal::Protected(point)
            | Illegal::NotAdjacent(point)
            | Illegal::OtherRule(point) => message.text("point", point.name()),
            Illegal::TooFar { from, to } | Illegal::Repeated { from, to } => {
                message.text("from", from.name()).text("to", to.name())
            }
        }
    }
}
