//! The kinds of boards. Each comes with the first game that needs it.

use kernel::Message;

/// What lies on the table.
#[derive(Clone, PartialEq, Debug)]
pub enum Board {
    /// Tiles that flip, and dice.
    Tiles(Tiles),
    /// Cells in rows and columns.
    Grid(Grid),
}

/// Cells in rows and columns, each with a number or notes.
#[derive(Clone, PartialEq, Debug)]
pub struct Grid {
    /// How many cells a row has.
    pub columns: u8,
    /// Every how many rows and columns a thicker line stands.
    pub block: u8,
    /// The cells, row by row; a cell is an index into them.
    pub cells: Vec<GridCell>,
    /// Where the keyboard is.
    pub cursor: u16,
    /// The number whose notes stand out.
    pub lit: Option<u8>,
}

/// One cell of a grid.
#[derive(Clone, PartialEq, Debug)]
pub struct GridCell {
    /// The number in it.
    pub value: Option<u16>,
    /// Whether it belongs to the puzzle and cannot be changed.
    pub given: bool,
    /// Whether it breaks a rule; never of a given one.
    pub error: bool,
    /// Whether the next entry goes here.
    pub selected: bool,
    /// Whether it shares a house with the selected cell.
    pub near: bool,
    /// Whether it holds the number that stands out.
    pub alike: bool,
    /// Notes at fixed places, bit 0 for 1; seen only where no number stands.
    pub corner: u16,
    /// Notes written together in the middle, bit 0 for 1.
    pub centre: u16,
    /// A colour from 1 to 8, or 0.
    pub colour: u8,
    /// What it is, said aloud.
    pub spoken: Message,
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
