//! The setup text: `tiles=9 dice=mand7 score=sum players=1 rounds=1 up=1,2,9`, all optional. Parsing keeps
//! invalid values; [`Variant::check`] lists them all.

use crate::rules::{BoxSize, DiceRule, Tile, TileSet};
use parlour_kernel::{Fault, Message, ReadError};
use serde::Serialize;
use std::{fmt, str::FromStr};

/// How the tiles left are scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Scoring {
    /// Their numbers added up.
    Sum,
    /// Their numbers written side by side: 3, 6, 7 is 367.
    Digits,
}

impl Scoring {
    /// Every scoring with its word.
    pub const ALL: [(Scoring, &'static str); 2] = [(Scoring::Sum, "sum"), (Scoring::Digits, "digits")];

    /// Its word in setups.
    pub fn word(self) -> &'static str {
        match self {
            Scoring::Sum => "sum",
            Scoring::Digits => "digits",
        }
    }

    /// The score of these tiles.
    ///
    /// # Panics
    /// Never: twelve tiles side by side have 15 digits.
    pub fn score(self, up: TileSet) -> i64 {
        match self {
            Scoring::Sum => i64::from(up.sum()),
            Scoring::Digits => i64::try_from(up.digits()).expect("15 digits at most"),
        }
    }
}

/// What a game starts from, as written: numbers may be nonsense until checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Tiles in the box.
    pub tiles: u8,
    /// When one die is thrown.
    pub dice: DiceRule,
    /// How the tiles left are scored.
    pub score: Scoring,
    /// People (or computers) at the table.
    pub players: u8,
    /// Turns of each player.
    pub rounds: u8,
    /// Tiles up at the start of each turn, if not all are.
    pub up: Option<Vec<u8>>,
}

impl Default for Setup {
    fn default() -> Self {
        Setup { tiles: 9, dice: DiceRule::Mand7, score: Scoring::Sum, players: 1, rounds: 1, up: None }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tiles={} dice={} score={} ", self.tiles, self.dice.word(), self.score.word())?;
        write!(f, "players={} rounds={}", self.players, self.rounds)?;
        if let Some(up) = &self.up {
            let numbers: Vec<String> = up.iter().map(u8::to_string).collect();
            write!(f, " up={}", numbers.join(","))?;
        }
        Ok(())
    }
}

impl FromStr for Setup {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let mut setup = Setup::default();
        let mut named = Vec::new();
        for word in text.split_whitespace() {
            let (name, value) =
                word.split_once('=').ok_or_else(|| ReadError::at("unknown-option", text, word))?;
            if named.contains(&name) {
                return Err(ReadError::at("option-twice", text, word));
            }
            named.push(name);
            let bad = || ReadError::at("bad-value", text, value);
            let number = |piece: &str| piece.parse::<u8>().map_err(|_| bad());
            match name {
                "tiles" => setup.tiles = number(value)?,
                "players" => setup.players = number(value)?,
                "rounds" => setup.rounds = number(value)?,
                "dice" => setup.dice = DiceRule::of(value).ok_or_else(bad)?,
                "score" => {
                    let found = Scoring::ALL.into_iter().find(|(_, name)| *name == value);
                    setup.score = found.ok_or_else(bad)?.0;
                }
                "up" => setup.up = Some(value.split(',').map(number).collect::<Result<_, _>>()?),
                _ => return Err(ReadError::at("unknown-option", text, word)),
            }
        }
        Ok(setup)
    }
}

/// What is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Flaw {
    /// No box has this many tiles.
    Tiles(u8),
    /// Too few or too many players.
    Players(u8),
    /// Too few or too many rounds.
    Rounds(u8),
    /// A tile to start with that the box does not have.
    NoSuchTile(u8),
    /// A tile to start with that is named twice.
    DuplicateTile(u8),
}

impl Fault for Flaw {
    fn code(&self) -> &'static str {
        match self {
            Flaw::Tiles(_) => "bad-tiles",
            Flaw::Players(_) => "bad-players",
            Flaw::Rounds(_) => "bad-rounds",
            Flaw::NoSuchTile(_) => "no-such-tile",
            Flaw::DuplicateTile(_) => "duplicate-tile",
        }
    }

    fn message(&self) -> Message {
        let (Flaw::Tiles(n)
        | Flaw::Players(n)
        | Flaw::Rounds(n)
        | Flaw::NoSuchTile(n)
        | Flaw::DuplicateTile(n)) = self;
        Message::new(format!("shutbox.{}", self.code())).int("n", *n)
    }
}

/// A checked setup: the rules in force.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Variant {
    /// Tiles in the box.
    pub size: BoxSize,
    /// When one die is thrown.
    pub dice: DiceRule,
    /// How the tiles left are scored.
    pub scoring: Scoring,
    /// 1 to 6.
    pub players: u8,
    /// 1 to 99.
    pub rounds: u8,
    /// Tiles up at the start of each turn.
    pub start: TileSet,
}

impl Variant {
    /// Most players at one table.
    pub const MAX_PLAYERS: u8 = 6;
    /// Most rounds of one game.
    pub const MAX_ROUNDS: u8 = 99;

    /// Validates a setup.
    ///
    /// # Errors
    /// Everything that is wrong with it, at once.
    pub fn check(setup: &Setup) -> Result<Self, Vec<Flaw>> {
        let mut flaws = Vec::new();
        let size = BoxSize::of(setup.tiles);
        if size.is_none() {
            flaws.push(Flaw::Tiles(setup.tiles));
        }
        if !(1..=Variant::MAX_PLAYERS).contains(&setup.players) {
            flaws.push(Flaw::Players(setup.players));
        }
        if !(1..=Variant::MAX_ROUNDS).contains(&setup.rounds) {
            flaws.push(Flaw::Rounds(setup.rounds));
        }
        let size = size.unwrap_or(BoxSize::Twelve);
        let mut start = TileSet::EMPTY;
        for &number in setup.up.iter().flatten() {
            match Tile::new(number).filter(|_| number <= size.tiles()) {
                None => flaws.push(Flaw::NoSuchTile(number)),
                Some(tile) if start.has(tile) => flaws.push(Flaw::DuplicateTile(number)),
                Some(tile) => start = start.with(tile),
            }
        }
        if !flaws.is_empty() {
            return Err(flaws);
        }
        let start = if setup.up.is_some() { start } else { TileSet::full(size) };
        let (dice, scoring) = (setup.dice, setup.score);
        Ok(Variant { size, dice, scoring, players: setup.players, rounds: setup.rounds, start })
    }
}
