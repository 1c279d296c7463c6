//! What a player does to a scene, free of devices, and what a game makes of it.

use kernel::Message;
use std::borrow::Cow;

/// One input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// A cell of the board was touched.
    Pick(u16),
    /// A digit was typed that no command or cell claims.
    Digit(u8),
    /// Do what is prepared.
    Confirm,
    /// Drop what is prepared.
    Cancel,
    /// A command of the scene.
    Command(Cow<'static, str>),
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
}
