//! What a player does, what happens, and why something is refused.

use crate::rules::{Direction, Place, Value};
use kernel::{Fault, Message};
use serde::Serialize;
use std::collections::BTreeMap;

/// One atomic action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Take up the value where counting can go on.
    Auto,
    /// Back to the givens.
    Clear,
    /// Count the other way.
    Direction(Direction),
    /// Take up a value to count on from.
    Select(Place),
    /// Write the next value.
    Place(Place),
    /// Take a value away.
    Remove(Place),
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    /// An anchor was taken up.
    Anchored {
        /// Where.
        place: Place,
        /// Its value.
        value: Value,
    },
    /// A value was placed.
    Placed {
        /// Where.
        place: Place,
        /// Which.
        value: Value,
    },
    /// A value was removed.
    Removed {
        /// Where.
        place: Place,
        /// Which.
        value: Value,
        /// Whether it was the end of the chain.
        tail: bool,
    },
    /// The direction changed.
    Turned {
        /// To.
        direction: Direction,
    },
    /// The board shows its givens alone.
    Cleared,
    /// The path is complete.
    Solved,
}

/// Why an action was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// Nothing is to be placed now.
    NoTarget {
        /// Where it was tried.
        place: Place,
    },
    /// A value or no cell stands there.
    Occupied {
        /// Where it was tried.
        place: Place,
        /// What was to be placed.
        value: Value,
    },
    /// Not beside the value before it.
    NotAdjacent {
        /// Where it was tried.
        place: Place,
        /// What was to be placed.
        value: Value,
    },
    /// The value is given.
    Given {
        /// Where.
        place: Place,
    },
    /// No value stands there.
    Empty {
        /// Where.
        place: Place,
    },
    /// An empty cell cannot be counted on from.
    Ignored {
        /// Where.
        place: Place,
    },
    /// Counting can go on nowhere.
    None,
}

impl Illegal {
    const OCCUPIED: &'static str = "occupied";
    const NOT_ADJACENT: &'static str = "not-adjacent";

    /// How many of the mistakes made, by their codes, are counted for people: trying where nothing is to
    /// be placed is only looking around.
    pub fn counted(mistakes: &BTreeMap<&'static str, u32>) -> u32 {
        [Illegal::OCCUPIED, Illegal::NOT_ADJACENT].iter().filter_map(|code| mistakes.get(code)).sum()
    }
}

impl Fault for Illegal {
    fn code(&self) -> &'static str {
        match self {
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
            Illegal::NoTarget { place }
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
