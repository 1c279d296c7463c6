//! What a view may know of the sitting around a game: what went wrong, what was written beside it,
//! what can be undone. The table keeps it; a view only reads it.

use parlour_kernel::{Message, Rules};
use std::collections::BTreeMap;

/// The sitting, as it is now.
#[derive(Clone, Debug)]
pub struct Sitting<'a> {
    /// The newest mistakes, oldest first.
    pub mistakes: Vec<Slip<'a>>,
    /// How often each kind of mistake was made, by its code.
    pub counts: &'a BTreeMap<&'static str, u32>,
    /// The action that was refused as a mistake a moment ago, if that is the newest thing that happened.
    pub wrong: Option<&'a str>,
    /// What the player wrote beside the game.
    pub notes: &'a BTreeMap<String, String>,
    /// What was asked for when the setup was made; empty where nothing was.
    pub wish: &'a str,
}

/// An action that was refused and counts as a mistake.
#[derive(Clone, Copy, Debug)]
pub struct Slip<'a> {
    /// In the game's notation.
    pub action: &'a str,
    /// The refusal's code.
    pub code: &'static str,
    /// What was told, with its data.
    pub message: &'a Message,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// A step that can be undone.
pub struct Step<'a, G: Rules + 'a> {
    /// What was seen before it.
    pub before: G::Seen<'a>,
    /// What was seen right after it.
    pub after: G::Seen<'a>,
    /// What was done, in the game's notation.
    pub actions: &'a [String],
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// What a step is called in lists of what was done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepName {
    /// As the game's notation has it.
    Written,
    /// Nothing: it is of no interest there.
    Unlisted,
    /// In these words.
    Told(Message),
}

/// A game from start to end, for those who look back on it.
#[derive(Clone, Debug)]
pub struct Tale<'a, E> {
    /// What happened on the line of play that stands.
    pub story: Vec<E>,
    /// Everything that happened, undone or not.
    pub all: Vec<E>,
    /// Every action that was refused as a mistake.
    pub wrong: Vec<WrongTry<'a>>,
    /// How often each kind of mistake was made, by its code.
    pub counts: &'a BTreeMap<&'static str, u32>,
    /// What it was worth, by seat, where it has ended.
    pub scores: Vec<i64>,
    /// How many hints were taken.
    pub hints: u32,
    /// Milliseconds the clock ran.
    pub played: u64,
}

/// An action that was refused as a mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongTry<'a> {
    /// In the game's notation.
    pub action: &'a str,
    /// The refusal's code.
    pub code: &'static str,
}

/// What is shown and shared of a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// What there is to say of it.
    pub lines: Vec<Message>,
    /// A small picture made of characters, a line a row, which gives nothing away.
    pub picture: String,
}
