//! Who is to move, how a game ended, and what an action does to the undo history.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A place at the table, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Who acts next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Turn {
    /// A player.
    Seat(Seat),
    /// Dice or cards: the table draws, or waits for the result if it has no seed.
    Chance,
    /// Nobody: the game is over.
    Over,
}

/// How a game ended. Separate from [`Turn`]: a solved grid can still be edited.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// A stable word for the kind of ending, such as `shut` or `scores`.
    pub code: &'static str,
    /// One score per seat if the game keeps score, else empty.
    pub scores: Vec<i64>,
    /// The winning seats; empty if nobody won.
    pub winners: Vec<Seat>,
}

/// What an action does to the undo history. Ordered by strength: a step of several actions takes the
/// strongest of their kinds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum UndoKind {
    /// Not a step: nothing to undo, and redo stays possible (selecting, changing direction).
    Transparent,
    /// A step that can be undone.
    Step,
    /// Ends the history: nothing before it can be undone (dice, clearing the board).
    Barrier,
}
