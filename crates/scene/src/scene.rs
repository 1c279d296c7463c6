//! The scene around the board: status lines, panels, players, commands.

use crate::{Board, Direction, Glyphs, Meaning, command};
use parlour_kernel::{Message, Seat};
use std::borrow::Cow;

/// Everything a front end draws.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// Status lines, each with its own space that stays reserved while it is empty.
    pub lines: Vec<Line>,
    /// The board.
    pub board: Board,
    /// Secondary information: the last turn, the rules in force.
    pub panels: Vec<Panel>,
    /// The players; empty for a single player without a score.
    pub seats: Vec<SeatLine>,
    /// Keys for entering numbers; empty if the board alone is enough.
    pub pad: Vec<PadKey>,
    /// What can be done besides clicking the board, in the order it is offered.
    pub commands: Vec<Command>,
    /// What inputs with their own keys do here, in the order of the list of keys.
    pub meanings: &'static [Meaning],
}

impl Scene {
    /// The enabled command for a key; letters in either case, except on glyph maps, which have more commands
    /// than letters.
    pub fn command_for_key(&self, key: &str) -> Option<&Command> {
        self.commands.iter().find(|command| command.enabled && self.is_key(command, key))
    }

    fn is_key(&self, command: &Command, key: &str) -> bool {
        let exact = matches!(self.board, Board::Glyphs(_));
        if exact { command.key == key } else { command.key.eq_ignore_ascii_case(key) }
    }

    /// The scene of a past state: the commands keep their places, and only a new game can be started.
    #[must_use]
    pub fn looked_back_at(mut self, mut commands: Vec<Command>) -> Scene {
        for offered in &mut commands {
            offered.enabled &= offered.id == command::NEW;
            offered.primary = false;
        }
        match &mut self.board {
            Board::Points(board) => {
                for point in &mut board.points {
                    point.open = false;
                }
            }
            Board::Grid(board) => {
                board.lit = None;
                for cell in &mut board.cells {
                    (cell.selected, cell.near, cell.alike) = (false, false, false);
                }
            }
            Board::Tiles(_) | Board::Glyphs(_) => {}
        }
        self.commands = commands;
        self
    }

    /// The scene with the keys a player chose, in open lists too. A command whose default key was given away,
    /// without a new one, has none.
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

    /// Whether a letter moves the cursor.
    pub fn moves_by(&self, key: &str) -> bool {
        matches!(self.board, Board::Grid(_)) && Direction::of_letter(key).is_some()
    }

    /// Whether a letter is taken, by a command or by moving the cursor.
    pub fn claims(&self, key: &str) -> bool {
        let moves = self.moves_by(key);
        // An open list has its own letters; any other letter should do nothing.
        let lists = matches!(&self.board, Board::Glyphs(board) if board.sheet.is_some());
        moves || lists || self.commands.iter().any(|command| self.is_key(command, key))
    }
}

/// The tone of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Neutral.
    Plain,
    /// The most important number, set large.
    Large,
    /// Good news, such as a win.
    Good,
    /// Bad news, such as a loss.
    Bad,
}

/// A status line.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// Its id, stable from scene to scene.
    pub id: &'static str,
    /// What it says now.
    pub text: Option<Message>,
    /// Its tone.
    pub tone: Tone,
}

/// A block of text at the side.
#[derive(Clone, PartialEq, Debug)]
pub struct Panel {
    /// Its id.
    pub id: &'static str,
    /// Its heading.
    pub title: Message,
    /// Its lines.
    pub lines: Vec<Message>,
}

/// One player in the list of players.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatLine {
    /// The player's seat.
    pub seat: Seat,
    /// Whether it is their turn.
    pub to_move: bool,
    /// Whether they won.
    pub won: bool,
    /// The score.
    pub total: Message,
    /// What the score is made of, round by round.
    pub parts: Vec<Message>,
    /// A note, if the parts do not add up to the total.
    pub note: Option<Message>,
}

/// A key of the pad: it stands for [`crate::Input::Digit`].
#[derive(Clone, PartialEq, Debug)]
pub struct PadKey {
    /// The digit.
    pub digit: u8,
    /// Whether it enters the colour with this number instead of the digit.
    pub colour: bool,
    /// How many are still to be placed, if that is counted.
    pub left: Option<u8>,
    /// Whether it is selected for the next cells.
    pub pressed: bool,
    /// Its label for screen readers.
    pub spoken: Message,
}

/// Where a command is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// With the board: what the game is played with.
    Main,
    /// One of a group of which one is on.
    Mode,
    /// Among the tools.
    Tool,
    /// Only by its key.
    Key,
    /// After the end: what to do next.
    End,
}

/// Something to do besides clicking the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Command {
    /// Its id, for [`crate::Input::Command`].
    pub id: Cow<'static, str>,
    /// What the button says.
    pub label: Message,
    /// Its key by its browser name (`r`, `Enter`); empty for none.
    pub key: Cow<'static, str>,
    /// Whether it does anything now.
    pub enabled: bool,
    /// Whether it is the thing to do next.
    pub primary: bool,
    /// Whether it is on, if it can be on and off.
    pub pressed: Option<bool>,
    /// Where it is offered.
    pub place: Place,
    /// Whether it discards the game and starts again: always enabled, and never repeated by a key held too
    /// long.
    pub starts_over: bool,
}

impl Command {
    /// A command that is not primary.
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

    /// Makes it one that starts over.
    pub fn starts_over(mut self) -> Self {
        self.starts_over = true;
        self
    }

    /// Changes where it is offered.
    pub fn at(mut self, place: Place) -> Self {
        self.place = place;
        self
    }

    /// Makes it one that is on or off.
    pub fn pressed(mut self, on: bool) -> Self {
        self.pressed = Some(on);
        self
    }

    /// Makes it primary while it is enabled.
    pub fn primary(mut self) -> Self {
        self.primary = true;
        self
    }
}
