//! Tiles and sets of tiles. Knows nothing of dice or turns.

use parlour_kernel::ReadError;
use serde::{Serialize, Serializer};
use std::fmt;

/// How many tiles the box has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub enum BoxSize {
    /// Tiles 1 to 9, the usual box.
    Nine,
    /// Tiles 1 to 10.
    Ten,
    /// Tiles 1 to 12.
    Twelve,
}

impl BoxSize {
    /// Every size, smallest first.
    pub const ALL: [BoxSize; 3] = [BoxSize::Nine, BoxSize::Ten, BoxSize::Twelve];

    /// The size with this many tiles.
    pub fn of(tiles: u8) -> Option<Self> {
        BoxSize::ALL.into_iter().find(|size| size.tiles() == tiles)
    }

    /// The number of tiles, which is also the highest number on one.
    pub fn tiles(self) -> u8 {
        match self {
            BoxSize::Nine => 9,
            BoxSize::Ten => 10,
            BoxSize::Twelve => 12,
        }
    }
}

/// A tile, by its number from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Tile(u8);

impl Tile {
    /// The highest number any box has.
    pub const MAX: u8 = 12;

    /// The tile with this number, if a box has one.
    pub fn new(number: u8) -> Option<Self> {
        (1..=Tile::MAX).contains(&number).then_some(Tile(number))
    }

    /// The number on it.
    pub fn number(self) -> u8 {
        self.0
    }
}

/// A set of tiles; bit 0 is tile 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct TileSet(u16);

/// As its bits: one small integer in digests.
impl Serialize for TileSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl TileSet {
    /// No tile.
    pub const EMPTY: TileSet = TileSet(0);

    /// All tiles of a box.
    pub fn full(size: BoxSize) -> Self {
        TileSet((1 << size.tiles()) - 1)
    }

    /// The set with these bits; bits above tile 12 are dropped.
    pub fn from_bits(bits: u16) -> Self {
        TileSet(bits & ((1 << Tile::MAX) - 1))
    }

    /// Its bits, for tables indexed by set.
    pub fn bits(self) -> u16 {
        self.0
    }

    /// Whether the tile is in it.
    pub fn has(self, tile: Tile) -> bool {
        self.0 >> (tile.0 - 1) & 1 == 1
    }

    /// This set plus one tile.
    pub fn with(self, tile: Tile) -> Self {
        TileSet(self.0 | 1 << (tile.0 - 1))
    }

    /// This set with the tile added or removed.
    pub fn toggled(self, tile: Tile) -> Self {
        TileSet(self.0 ^ 1 << (tile.0 - 1))
    }

    /// This set minus another.
    pub fn without(self, other: TileSet) -> Self {
        TileSet(self.0 & !other.0)
    }

    /// Whether every tile of this set is in the other.
    pub fn is_within(self, other: TileSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether it has no tile.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many tiles it has.
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Its tiles in ascending order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Tile> + Clone {
        (1..=Tile::MAX).map(Tile).filter(move |tile| self.has(*tile))
    }

    /// The sum of its tiles' numbers.
    pub fn sum(self) -> u32 {
        self.iter().map(|tile| u32::from(tile.0)).sum()
    }

    /// Its tiles in ascending order, read as one number: 3, 6, 7 is 367.
    pub fn digits(self) -> u64 {
        self.iter().fold(0, |number, tile| {
            let shift = if tile.0 < 10 { 10 } else { 100 };
            number * shift + u64::from(tile.0)
        })
    }

    /// Parses tiles such as `2+7` or `1,2,9`; `whole` is the text that errors count from.
    ///
    /// # Errors
    /// A number that no tile of the box has, or one named twice.
    pub fn read(text: &str, separator: char, size: BoxSize, whole: &str) -> Result<Self, ReadError> {
        text.split(separator).try_fold(TileSet::EMPTY, |set, piece| {
            let number: u8 = piece.parse().map_err(|_| ReadError::at("no-such-tile", whole, piece))?;
            match Tile::new(number).filter(|_| number <= size.tiles()) {
                None => Err(ReadError::at("no-such-tile", whole, piece)),
                Some(tile) if set.has(tile) => Err(ReadError::at("duplicate-tile", whole, piece)),
                Some(tile) => Ok(set.with(tile)),
            }
        })
    }
}

/// As written in a move: `2+7`.
impl fmt::Display for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, tile) in self.iter().enumerate() {
            let plus = if i == 0 { "" } else { "+" };
            write!(f, "{plus}{}", tile.0)?;
        }
        Ok(())
    }
}
