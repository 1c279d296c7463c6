//! The kinds of boards. Each comes with the first game that needs it.

use kernel::Message;

/// What lies on the table.
#[derive(Clone, PartialEq, Debug)]
pub enum Board {
    /// Tiles that flip, and dice.
    Tiles(Tiles),
}

/// A row of tiles with dice.
#[derive(Clone, PartialEq, Debug)]
pub struct Tiles {
    /// The tiles from left to right; a cell is an index into them.
    pub tiles: Vec<Tile>,
    /// The dice in play; 0 is a die that has not been thrown.
    pub dice: Vec<u8>,
}

/// One tile.
#[derive(Clone, PartialEq, Debug)]
pub struct Tile {
    /// The number on it.
    pub number: u8,
    /// The key that picks it.
    pub key: char,
    /// Whether it stands up.
    pub up: bool,
    /// Whether the player has picked it.
    pub picked: bool,
    /// Whether picking it does anything now.
    pub enabled: bool,
    /// What it is, said aloud.
    pub spoken: Message,
}
