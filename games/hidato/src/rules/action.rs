//! Actions, events and refusals.

use crate::rules::{Direction, Place, Value};
use parlour_kernel::{Fault, Message};
use serde::Serialize;
use std::collections::BTreeMap;

/// One atomic action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Select a value from which counting can continue.
    Auto,
    /// Back to the givens.
    Clear,
    /// Count the other way.
    Direction(Direction),
    /// Select a value to count from.
    Select(Place),
    /// Write the next value.
    Place(Place),
    /// Remove a value.
    Remove(Place),
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "field names say what they hold")]
#[non_exhaustive]
pub enum Event {
    /// A value was selected as the anchor.
    Anchored { place: Place, value: Value },
    /// A value was placed.
    Placed { place: Place, value: Value },
    /// A value was removed.
    Removed {
        place: Place,
        value: Value,
        /// Whether it was the end of the chain.
        tail: bool,
    },
    /// The direction changed.
    Turned { direction: Direction },
    /// Only the givens are left.
    Cleared,
    /// The path is complete.
    Solved,
}

/// Why an action was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "field names say what they hold")]
#[non_exhaustive]
pub enum Illegal {
    /// The place is not on the board at all.
    NoCell { place: Place },
    /// There is nothing to place now.
    NoTarget { place: Place },
    /// The place has a value, or is a hole.
    Occupied { place: Place, value: Value },
    /// Not beside the value before it.
    NotAdjacent { place: Place, value: Value },
    /// The value is given.
    Given { place: Place },
    /// The cell is empty.
    Empty { place: Place },
    /// An empty cell cannot be selected.
    Ignored { place: Place },
    /// Counting cannot continue anywhere.
    None,
}

impl Illegal {
    const OCCUPIED: &'static str = "occupied";
    const NOT_ADJACENT: &'static str = "not-adjacent";

    /// Whether mistakes with a code count against the player: clicking while there is no target is only
    /// looking around.
    pub fn counts(code: &str) -> bool {
        [Illegal::OCCUPIED, Illegal::NOT_ADJACENT].contains(&code)
    }

    /// How many mistakes, by code, count against the player.
    pub fn counted(mistakes: &BTreeMap<&'static str, u32>) -> u32 {
        mistakes.iter().filter(|(code, _)| Illegal::counts(code)).map(|(_, count)| count).sum()
    }
}

impl Fault for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::NoCell { .. } => "no-cell",
            Illegal::NoTarget { .. } => "no-target",
            Illegal::Occupied { .. } => Illegal::OCCUPIED,
            Illegal::NotAdjacent { .. } => Illegal::NOT_ADJACENT,
            Illegal::Given { .. } => "given",
            Illegal::Empty { .. } => "empty",
            Illegal::Ignored { .. } => "ignored",
            Illegal::None => "none",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(format!("hidato.{}", self.code()));
        match self {
            Illegal::None => message,
            Illegal::NoCell { place }
            | Illegal::NoTarget { place }
            | Illegal::Given { place }
            | Illegal::Empty { place }
            | Illegal::Ignored { place } => message.text("place", place.to_string()),
            Illegal::Occupied { place, value } | Illegal::NotAdjacent { place, value } => {
                message.text("place", place.to_string()).int("value", value.number())
            }
        }
    }

    /// A value tried where it cannot go.
    fn mistake(&self) -> bool {
        matches!(self, Illegal::NoTarget { .. } | Illegal::Occupied { .. } | Illegal::NotAdjacent { .. })
    }
}

impl Action {
    /// The place it is about.
    pub fn place(&self) -> Option<Place> {
        match self {
            Action::Select(place) | Action::Place(place) | Action::Remove(place) => Some(*place),
            Action::Auto | Action::Clear | Action::Direction(_) => None,
        }
    }
}
