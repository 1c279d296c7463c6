//! What players and dice do, what happens, and why something is refused.

use crate::rules::{DiceCount, Throw, TileSet};
use kernel::{Fault, Message, Seat};
use serde::{Serialize, Serializer};

/// One atomic action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Take up so many dice and throw them.
    Roll(DiceCount),
    /// Chance: how the dice came to rest.
    Dice(Throw),
    /// Dice that no dice have, typed by a player: never legal.
    BadDice(u8, u8),
    /// Put these tiles down.
    PutDown(TileSet),
    /// Begin again: all tiles up, no scores.
    Reset,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    /// Dice were taken up.
    Rolling {
        /// How many.
        dice: u8,
    },
    /// The dice came to rest.
    Rolled {
        /// The first die.
        first: u8,
        /// The second die, 0 for one die alone.
        second: u8,
    },
    /// Tiles went down.
    Down {
        /// Which.
        #[serde(serialize_with = "numbers")]
        tiles: TileSet,
    },
    /// A player's turn ended.
    Ended {
        /// Whose.
        seat: Seat,
        /// What the tiles left count; 0 is a shut box.
        score: i64,
    },
    /// The box was set up for a player.
    Ready {
        /// For whom.
        seat: Seat,
        /// The round, from 1.
        round: u8,
        /// The tiles that stand up again.
        #[serde(serialize_with = "numbers")]
        raised: TileSet,
    },
    /// The whole game began again.
    Reset,
}

fn numbers<S: Serializer>(set: &TileSet, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(set.iter().map(crate::rules::Tile::number))
}

/// Why an action was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The dice have not been rolled.
    NotRolled,
    /// The dice lie there already.
    AlreadyRolled,
    /// The rule does not allow so many dice now.
    DiceCount {
        /// How many were asked for.
        asked: u8,
    },
    /// Dice have no such faces, or not so many were rolled.
    DiceRange {
        /// The first die given.
        first: u8,
        /// The second die given.
        second: u8,
    },
    /// A tile that already lies down.
    TileDown {
        /// Which.
        tile: u8,
    },
    /// The tiles do not add up to the dice.
    WrongSum {
        /// The total of the dice.
        want: u8,
        /// The sum of the tiles.
        got: u32,
    },
    /// The game is over.
    Over,
}

impl Fault for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::NotRolled => "not-rolled",
            Illegal::AlreadyRolled => "already-rolled",
            Illegal::DiceCount { .. } => "dice-count",
            Illegal::DiceRange { .. } => "dice-range",
            Illegal::TileDown { .. } => "tile-down",
            Illegal::WrongSum { .. } => "wrong-sum",
            Illegal::Over => "over",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(format!("shutbox.{}", self.code()));
        match *self {
            Illegal::NotRolled | Illegal::AlreadyRolled | Illegal::Over => message,
            Illegal::DiceCount { asked } => message.int("asked", asked),
            Illegal::DiceRange { first, second } => message.int("first", first).int("second", second),
            Illegal::TileDown { tile } => message.int("tile", tile),
            Illegal::WrongSum { want, got } => message.int("want", want).int("got", got),
        }
    }
}
