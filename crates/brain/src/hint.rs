//! What a teacher says: the best action, the alternatives with their figures, and why.

use parlour_kernel::Message;
use serde::{Deserialize, Serialize};

/// A hint for the seat to move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hint {
    /// The action in the game's own notation.
    pub action: String,
    /// A stable word for the technique that found it.
    pub technique: String,
    /// The board cells it is about.
    pub cells: Vec<u16>,
    /// One sentence saying why.
    pub text: Message,
    /// The column headings for the choices' figures.
    pub columns: Vec<Message>,
    /// Every alternative worth showing, best first; empty if there is only one.
    pub choices: Vec<Choice>,
    /// The hint in stages, for players who want to find the move themselves: where to look, why, and what to
    /// do. Empty if it cannot be divided.
    pub stages: Vec<Stage>,
}

/// One stage of a hint.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stage {
    /// What to say.
    pub text: Message,
    /// The board cells to look at.
    pub cells: Vec<u16>,
}

/// One alternative.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// The action in the game's own notation.
    pub action: String,
    /// The board cells it is about.
    pub cells: Vec<u16>,
    /// Whether nothing is better.
    pub best: bool,
    /// Its value: one figure per column of the hint.
    pub figures: Vec<Figure>,
    /// What it leads to, worded to complete a sentence that begins with the action.
    pub leads_to: Message,
}

/// A figure in a column. If a column mixes kinds, the figure says which kind it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Figure {
    /// As shown, rounded for people.
    pub shown: Message,
    /// The exact number, such as a fraction, if what is shown is rounded.
    pub exact: Option<String>,
}
