//! What a view may know about the sitting around a game: mistakes, notes, what can be undone. The table keeps
//! it; a view only reads it.

use parlour_kernel::{Message, Rules};
use std::collections::BTreeMap;

/// The current sitting.
#[derive(Clone, Debug)]
pub struct Sitting<'a> {
    /// The newest mistakes, oldest first.
    pub mistakes: Vec<Slip<'a>>,
    /// How often each kind of mistake was made, by its code.
    pub counts: &'a BTreeMap<&'static str, u32>,
    /// The action just refused as a mistake, if nothing has happened since.
    pub wrong: Option<&'a str>,
    /// The player's notes beside the game.
    pub notes: &'a BTreeMap<String, String>,
    /// What was asked for when the setup was made; empty where nothing was.
    pub wish: &'a str,
    /// How hard the setup is, as `id=value` words; empty where nobody said so.
    pub grade: &'a str,
}

/// A refused action that counts as a mistake.
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
    /// The actions, in the game's notation.
    pub actions: &'a [String],
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// A step's name in lists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepName {
    /// Its notation.
    Written,
    /// None: it is not listed.
    Unlisted,
    /// This text.
    Told(Message),
}

/// A whole game, for looking back on it.
#[derive(Clone, Debug)]
pub struct Tale<'a, E> {
    /// What happened, without what was undone.
    pub story: Vec<E>,
    /// Everything that happened, undone or not.
    pub all: Vec<E>,
    /// Every action refused as a mistake.
    pub wrong: Vec<WrongTry<'a>>,
    /// How often each kind of mistake was made, by its code.
    pub counts: &'a BTreeMap<&'static str, u32>,
    /// The final scores by seat, if it has ended.
    pub scores: Vec<i64>,
    /// How many hints were taken.
    pub hints: u32,
    /// Milliseconds on the clock.
    pub played: u64,
}

/// An action refused as a mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongTry<'a> {
    /// In the game's notation.
    pub action: &'a str,
    /// The refusal's code.
    pub code: &'static str,
}

/// A finished game's summary, to show and share.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// What to say about it.
    pub lines: Vec<Message>,
    /// A small spoiler-free picture made of characters, one line per row.
    pub picture: String,
}
