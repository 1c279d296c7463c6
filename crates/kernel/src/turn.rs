//! Who is to move, how a game ended, and what an action does to the undo history.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A place at the table, counted from 0.
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
    /// Dice or cards: the table draws, or waits for the result where it has no seed.
    Chance,
    /// Nobody: the game is finished.
    Over,
}

/// How a game ended. Kept apart from [`Turn`]: a solved grid can still be edited.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Stable word for the kind of ending, such as `shut` or `scores`.
    pub code: &'static str,
    /// One number per seat where the game keeps score, else empty.
    pub scores: Vec<i64>,
    /// The seats that won; empty when nobody did.
    pub winners: Vec<Seat>,
}

/// What an action does to the history of undoable steps. Ordered by force: a step of several
/// actions takes the strongest of their kinds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum UndoKind {
    /// Not a step: nothing to undo, and redo stays possible (selecting, turning direction).
    Transparent,
    /// A step that undo takes back.
    Step,
    /// Ends the history: nothing before it comes back (dice, clearing the board).
    Barrier,
}
