//! The scene around the board: lines of status, panels, players, commands.

use crate::Board;
use kernel::{Message, Seat};
use std::borrow::Cow;

/// Everything a front end draws.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// Status, each line at a place of its own that stays reserved while it is silent.
    pub lines: Vec<Line>,
    /// The board.
    pub board: Board,
    /// What steps back: the last turn, the rules in force.
    pub panels: Vec<Panel>,
    /// The players; empty where one plays alone for nothing but the board.
    pub seats: Vec<SeatLine>,
    /// What can be done beside touching the board, in the order it is offered.
    pub commands: Vec<Command>,
}

impl Scene {
    /// The enabled command that a key stands for; letters in either case.
    pub fn command_for_key(&self, key: &str) -> Option<&Command> {
        self.commands.iter().find(|command| command.enabled && command.key.eq_ignore_ascii_case(key))
    }
}

/// How a line is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// As any other.
    Plain,
    /// The number people care about, set large.
    Large,
    /// A happy end.
    Good,
    /// An unhappy one.
    Bad,
}

/// A line of status.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// Which line it is, stable from scene to scene.
    pub id: &'static str,
    /// What it says now.
    pub text: Option<Message>,
    /// How.
    pub tone: Tone,
}

/// A block of text at the side.
#[derive(Clone, PartialEq, Debug)]
pub struct Panel {
    /// Which panel it is.
    pub id: &'static str,
    /// Its heading.
    pub title: Message,
    /// Its lines.
    pub lines: Vec<Message>,
}

/// One player in the list of them.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatLine {
    /// Who.
    pub seat: Seat,
    /// Whether it is their turn.
    pub to_move: bool,
    /// Whether they won.
    pub won: bool,
    /// The number that counts.
    pub total: Message,
    /// What it is made of, round by round.
    pub parts: Vec<Message>,
}

/// Something to do beside touching the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Command {
    /// Its word, for [`crate::Input::Command`].
    pub id: Cow<'static, str>,
    /// What the button says.
    pub label: Message,
    /// The key that stands for it, as browsers name keys (`r`, `Enter`); empty for none.
    pub key: Cow<'static, str>,
    /// Whether it does anything now.
    pub enabled: bool,
    /// Whether it is the thing to do next.
    pub primary: bool,
}

impl Command {
    /// A command that is not the thing to do next.
    pub fn new(
        id: impl Into<Cow<'static, str>>,
        label: Message,
        key: impl Into<Cow<'static, str>>,
        enabled: bool,
    ) -> Self {
        Command { id: id.into(), label, key: key.into(), enabled, primary: false }
    }

    /// The same, as the thing to do next while it is enabled.
    pub fn primary(mut self) -> Self {
        self.primary = true;
        self
    }
}
