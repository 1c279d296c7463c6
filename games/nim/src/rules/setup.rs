//! The setup text: `tiles=12`.

use parlour_kernel::{Fault, Message, ReadError};
use std::{fmt, str::FromStr};

/// What a game starts from, as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Tiles in the row.
    pub tiles: u8,
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tiles={}", self.tiles)
    }
}

impl FromStr for Setup {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let value =
            text.trim().strip_prefix("tiles=").ok_or_else(|| ReadError::at("unknown-option", text, text))?;
        let tiles = value.parse().map_err(|_| ReadError::at("bad-value", text, value))?;
        Ok(Setup { tiles })
    }
}

/// What is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// No row has this many tiles.
    Tiles(u8),
}

impl Fault for Flaw {
    fn code(&self) -> &'static str {
        "bad-tiles"
    }

    fn message(&self) -> Message {
        let Flaw::Tiles(n) = self;
        Message::new("nim.bad-tiles").int("n", *n)
    }
}
