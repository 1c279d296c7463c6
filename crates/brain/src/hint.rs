//! What a teacher says: the best action, the alternatives with their figures, and why.

use parlour_kernel::Message;
use serde::{Deserialize, Serialize};

/// A hint for the seat to move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hint {
    /// The action in the game's own notation; empty where there is something to say, and nothing to do.
    pub action: String,
    /// What belongs to the same step after it, in order.
    #[serde(default)]
    pub then: Vec<String>,
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

impl Hint {
    /// All that it says to do, one after the other, as one step.
    pub fn actions(&self) -> Vec<String> {
        let first = Some(&self.action).filter(|action| !action.is_empty());
        first.into_iter().chain(&self.then).cloned().collect()
    }
}

/// One stage of a hint.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stage {
    /// What to say.
    pub text: Message,
    /// The board cells to look at.
    pub cells: Vec<u16>,
    /// The numbers noted in cells that it speaks of.
    #[serde(default)]
    pub marks: Vec<Mark>,
    /// What leads to what among them, in order.
    #[serde(default)]
    pub links: Vec<Link>,
}

impl Stage {
    /// A stage about whole cells.
    pub fn new(text: Message, cells: Vec<u16>) -> Stage {
        Stage { text, cells, marks: Vec::new(), links: Vec::new() }
    }
}

/// A number that may stand in a cell, and the part it plays in a reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mark {
    /// Where.
    pub cell: u16,
    /// The number.
    pub number: u8,
    /// What for.
    pub part: Part,
}

/// The part that a number plays in a reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Part {
    /// The reason rests on it.
    Base,
    /// It belongs to a second set, or to the other end of links.
    Second,
    /// An exception that the reason has to survive.
    Exception,
    /// It is ruled out.
    Out,
    /// It follows.
    In,
}

/// A link between two numbers, each in one cell or in one of several.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Link {
    /// Where it begins.
    pub from: End,
    /// Where it leads.
    pub to: End,
    /// Strong: if the first is not there, the second is. Weak: if the first is there, the second is not.
    pub strong: bool,
}

/// An end of a link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct End {
    /// The number.
    pub number: u8,
    /// The cells; the number stands in one of them.
    pub cells: Vec<u16>,
}

/// A whole way to the end, step by step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lesson {
    /// What leads from where it was asked for to where the way begins.
    pub start: Vec<String>,
    /// The steps in order, each with what it does.
    pub steps: Vec<Hint>,
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
