//! What a teacher says: the best action, the alternatives with their figures, and why.

use parlour_kernel::Message;
use serde::{Deserialize, Serialize};

/// A hint for the seat to move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hint {
    /// The action in the game's own notation.
    pub action: String,
    /// Stable word for how it was found.
    pub technique: String,
    /// The cells of the board that it is about.
    pub cells: Vec<u16>,
    /// One sentence saying why.
    pub text: Message,
    /// What the figures of every choice tell, in their order.
    pub columns: Vec<Message>,
    /// Every alternative worth showing, best first; empty where there is only the one.
    pub choices: Vec<Choice>,
    /// The same in stages, for players who want to find the move themselves: where to look, why, and what
    /// to do; empty where there is only the whole.
    pub stages: Vec<Stage>,
}

/// One stage of a hint.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stage {
    /// What to say.
    pub text: Message,
    /// The cells of the board to look at.
    pub cells: Vec<u16>,
}

/// One alternative.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// The action in the game's own notation.
    pub action: String,
    /// The cells of the board that it is about.
    pub cells: Vec<u16>,
    /// Whether nothing is better.
    pub best: bool,
    /// What it is worth, a figure for every column of the hint.
    pub figures: Vec<Figure>,
    /// What it leads to, as the rest of a sentence that begins with the action.
    pub leads_to: Message,
}

/// A figure among others of its column. Where those differ in kind, it says what it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Figure {
    /// As shown, rounded for people.
    pub shown: Message,
    /// The number exactly, such as a fraction, where what is shown is rounded.
    pub exact: Option<String>,
}
