//! What a player does to a scene, free of devices, and what a game makes of it.

use parlour_kernel::Message;
use std::borrow::Cow;

/// One input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// A cell of the board was touched.
    Pick(u16),
    /// A cell was reached by dragging, or touched with Shift: it joins what is selected.
    Reach(u16),
    /// A cell was touched with Ctrl: it joins what is selected, or leaves.
    Toggle(u16),
    /// A cell was touched twice: everything like it.
    Alike(u16),
    /// A cell was touched and held.
    Hold(u16),
    /// On to the next cell that may be filled, or back to the one before.
    Cycle {
        /// Whether back.
        back: bool,
    },
    /// One cell further.
    Step(Direction, Held),
    /// A digit was typed that no command or cell claims, or its key on the pad pressed.
    Digit(u8, Held),
    /// Do what is prepared.
    Confirm,
    /// Drop what is prepared.
    Cancel,
    /// A command of the scene.
    Command(Cow<'static, str>),
}

/// Where a step goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// To the row above.
    Up,
    /// To the row below.
    Down,
    /// To the column before.
    Left,
    /// To the column after.
    Right,
}

impl Direction {
    /// The direction of a letter on boards one walks over: `wasd`, and `hjkl`.
    pub fn of_letter(key: &str) -> Option<Direction> {
        match key {
            "w" | "k" => Some(Direction::Up),
            "s" | "j" => Some(Direction::Down),
            "a" | "h" => Some(Direction::Left),
            "d" | "l" => Some(Direction::Right),
            _ => None,
        }
    }
}

/// What is held down with a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// Nothing.
    Nothing,
    /// Shift.
    Shift,
    /// Ctrl, or the key that stands for it.
    Control,
    /// Alt.
    Alt,
    /// The row of function keys: `F3` is 3 with this.
    Function,
}

/// A kind of input that has keys of its own on every keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InputKind {
    /// [`Input::Step`] with this held.
    Step(Held),
    /// [`Input::Digit`] with this held.
    Digit(Held),
    /// [`Input::Cycle`].
    Cycle,
    /// [`Input::Confirm`].
    Confirm,
    /// [`Input::Cancel`].
    Cancel,
}

/// What a kind of input does in a scene, for lists of keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meaning {
    /// The input.
    pub of: InputKind,
    /// The message key of what it does.
    pub label: &'static str,
}

impl Meaning {
    /// What an input does.
    pub const fn new(of: InputKind, label: &'static str) -> Self {
        Meaning { of, label }
    }
}

/// What a game makes of an input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Intent<A> {
    /// Nothing at all.
    Nothing,
    /// Only what is shown has changed.
    Ui,
    /// Do these as one step.
    Act(Vec<A>),
    /// Not possible, for this reason.
    Refuse(Message),
    /// Turn one of the card's settings to this word.
    Set(&'static str, &'static str),
    /// Something beside the game, which the sitting keeps: as [`crate::Present::note`] reads it.
    Note(String),
    /// Leave this game and open another from this setup.
    Open(String),
}
