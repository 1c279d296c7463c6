//! Actions of players and dice, events and refusals.

use crate::rules::{DiceCount, Throw, TileSet};
use parlour_kernel::{Fault, Message, Seat};
use serde::{Serialize, Serializer};

/// One atomic action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Roll this many dice.
    Roll(DiceCount),
    /// Chance: the result of a roll.
    Dice(Throw),
    /// Impossible dice, typed by a player: never legal.
    BadDice(u8, u8),
    /// Put these tiles down.
    PutDown(TileSet),
    /// Begin again: all tiles up, no scores.
    Reset,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "field names say what they hold")]
#[non_exhaustive]
pub enum Event {
    /// Dice were rolled, and are tumbling.
    Rolling { dice: u8 },
    /// The dice have landed.
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
        seat: Seat,
        /// The score; 0 means that the box was shut.
        score: i64,
    },
    /// The box was set up for a player.
    Ready {
        seat: Seat,
        /// The round, from 1.
        round: u8,
        /// The tiles that are up again.
        #[serde(serialize_with = "numbers")]
        raised: TileSet,
    },
    /// The game was restarted.
    Reset,
}

fn numbers<S: Serializer>(set: &TileSet, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(set.iter().map(crate::rules::Tile::number))
}

/// Why an action was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "field names say what they hold")]
#[non_exhaustive]
pub enum Illegal {
    /// The dice have not been rolled.
    NotRolled,
    /// The dice have already been rolled.
    AlreadyRolled,
    /// The rule does not allow this many dice now.
    DiceCount { asked: u8 },
    /// Dice have no such faces, or another number of dice was rolled.
    DiceRange { first: u8, second: u8 },
    /// A tile that is already down.
    TileDown { tile: u8 },
    /// The tiles do not add up to the dice.
    WrongSum { want: u8, got: u32 },
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
