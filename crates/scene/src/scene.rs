//! The scene around the board: lines of status, panels, players, commands.

use crate::{Board, Direction, Glyphs, Meaning, command};
use parlour_kernel::{Message, Seat};
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
    /// Keys to enter numbers with; empty where the board alone is enough.
    pub pad: Vec<PadKey>,
    /// What can be done beside touching the board, in the order it is offered.
    pub commands: Vec<Command>,
    /// What inputs do here that have keys of their own, in the order lists of keys tell it.
    pub meanings: &'static [Meaning],
}

impl Scene {
    /// The enabled command that a key stands for; letters in either case, except over maps of signs, where
    /// there are more commands than letters.
    pub fn command_for_key(&self, key: &str) -> Option<&Command> {
        self.commands.iter().find(|command| command.enabled && self.is_key(command, key))
    }

    fn is_key(&self, command: &Command, key: &str) -> bool {
        let exact = matches!(self.board, Board::Glyphs(_));
        if exact { command.key == key } else { command.key.eq_ignore_ascii_case(key) }
    }

    /// The scene of a time that is past: these commands stand where they stood, and only a new game can be begun.
    #[must_use]
    pub fn looked_back_at(mut self, mut commands: Vec<Command>) -> Scene {
        for offered in &mut commands {
            offered.enabled &= offered.id == command::NEW;
            offered.primary = false;
        }
        if let Board::Points(board) = &mut self.board {
            for point in &mut board.points {
                point.open = false;
            }
        }
        self.commands = commands;
        self
    }

    /// The same with the keys that a player chose for commands, in lists that lie open, too. Whoever had such a key by
    /// custom and was given no other is left without.
    #[must_use]
    pub fn bound(mut self, chosen: impl Fn(&str) -> Option<String>) -> Scene {
        let keys: Vec<Option<String>> = self.commands.iter().map(|command| chosen(&command.id)).collect();
        for (command, key) in self.commands.iter_mut().zip(&keys) {
            match key {
                Some(key) => command.key = key.clone().into(),
                None if keys.iter().flatten().any(|key| *key == command.key) => command.key = "".into(),
                None => {}
            }
        }
        if let Board::Glyphs(Glyphs { sheet: Some(sheet), .. }) = &mut self.board {
            for entry in &mut sheet.entries {
                if let Some(key) = chosen(&entry.command) {
                    entry.key = key.into();
                }
            }
        }
        self
    }

    /// Whether a letter moves over the board.
    pub fn moves_by(&self, key: &str) -> bool {
        matches!(self.board, Board::Grid(_)) && Direction::of_letter(key).is_some()
    }

    /// Whether a letter is taken, by a command or by moving over the board.
    pub fn claims(&self, key: &str) -> bool {
        let moves = self.moves_by(key);
        // A list has letters of its own; one that it has not should do nothing.
        let lists = matches!(&self.board, Board::Glyphs(board) if board.sheet.is_some());
        moves || lists || self.commands.iter().any(|command| self.is_key(command, key))
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
    /// What else there is to say of it, where its parts do not add up to the total.
    pub note: Option<Message>,
}

/// A key of the pad: it stands for [`crate::Input::Digit`].
#[derive(Clone, PartialEq, Debug)]
pub struct PadKey {
    /// The digit.
    pub digit: u8,
    /// Whether it enters the colour of this number instead of the digit.
    pub colour: bool,
    /// How many are still to be placed, where that is counted.
    pub left: Option<u8>,
    /// Whether it is held for cells to come.
    pub pressed: bool,
    /// What it is, said aloud.
    pub spoken: Message,
}

/// Where a command is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// With the board: what the game is played with.
    Main,
    /// One of a group, of which one is on.
    Mode,
    /// Among the tools, one step back.
    Tool,
    /// By its key alone.
    Key,
    /// Once the game has ended: what to do next.
    End,
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
    /// Whether it is on, where it can be on and off.
    pub pressed: Option<bool>,
    /// Where it is offered.
    pub place: Place,
    /// Whether it drops what stands and begins again: open at any time, and never done twice by one key held too long.
    pub starts_over: bool,
}

impl Command {
    /// A command that is not the thing to do next.
    pub fn new(
        id: impl Into<Cow<'static, str>>,
        label: Message,
        key: impl Into<Cow<'static, str>>,
        enabled: bool,
    ) -> Self {
        Command {
            id: id.into(),
            label,
            key: key.into(),
            enabled,
            primary: false,
            pressed: None,
            place: Place::Main,
            starts_over: false,
        }
    }

    /// The same, as one that begins again.
    pub fn starts_over(mut self) -> Self {
        self.starts_over = true;
        self
    }

    /// The same, offered elsewhere.
    pub fn at(mut self, place: Place) -> Self {
        self.place = place;
        self
    }

    /// The same, as something that is on or off.
    pub fn pressed(mut self, on: bool) -> Self {
        self.pressed = Some(on);
        self
    }

    /// The same, as the thing to do next while it is enabled.
    pub fn primary(mut self) -> Self {
        self.primary = true;
        self
    }
}
