//! What a player does to a scene, independent of devices, and what a game makes of it.

use parlour_kernel::Message;
use std::borrow::Cow;

/// One input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// A cell was clicked.
    Pick(u16),
    /// A cell was reached by dragging, or clicked with Shift: it joins the selection.
    Reach(u16),
    /// A cell was clicked with Ctrl: it joins or leaves the selection.
    Toggle(u16),
    /// A cell was double-clicked: selects everything like it.
    Alike(u16),
    /// A cell was held down.
    Hold(u16),
    /// Moves to the next cell that may be filled, or back to the previous one.
    Cycle {
        /// Whether to go back.
        back: bool,
    },
    /// Moves one cell.
    Step(Direction, Held),
    /// A digit was typed that no command or cell claims, or pressed on the pad.
    Digit(u8, Held),
    /// Play what is prepared.
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
    /// To the previous column.
    Left,
    /// To the next column.
    Right,
}

impl Direction {
    /// The direction of a letter on boards with a cursor: `wasd` and `hjkl`.
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

/// The modifier held with a key.
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

/// A kind of input with its own keys on every keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InputKind {
    /// [`Input::Step`] with this modifier.
    Step(Held),
    /// [`Input::Digit`] with this modifier.
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
    /// Describes what an input does.
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
    /// Play these as one step.
    Act(Vec<A>),
    /// Impossible, for this reason.
    Refuse(Message),
    /// Change one of the card's settings to this value.
    Set(&'static str, &'static str),
    /// A note beside the game, which the sitting keeps: as [`crate::Present::note`] parses it.
    Note(String),
    /// Leave this game and open another from this setup.
    Open(String),
}
