//! What a new board should look like, and its text: `relation=hex rows=7 cols=7 shape=ring level=5`, all
//! optional.

use super::Shape;
use crate::{brain::teach::Level, rules::Relation};
use parlour_kernel::ReadError;
use std::{fmt, ops::RangeInclusive, str::FromStr};

/// What a new board should look like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wish {
    /// Which cells are neighbours.
    pub relation: Relation,
    /// Rows, within [`Wish::LENGTHS`].
    pub rows: u8,
    /// Columns, within [`Wish::LENGTHS`].
    pub columns: u8,
    /// What it looks like.
    pub shape: Shape,
    /// How hard it should be. Without a level, no clue is redundant.
    pub level: Option<Level>,
}

impl Wish {
    /// The numbers of rows and columns that can be asked for.
    pub const LENGTHS: RangeInclusive<u8> = 4..=30;
}

impl Default for Wish {
    fn default() -> Self {
        Wish { relation: Relation::King, rows: 8, columns: 8, shape: Shape::Rect, level: None }
    }
}

impl fmt::Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Wish { relation, rows, columns, shape, level } = self;
        write!(f, "relation={} rows={rows} cols={columns} shape={}", relation.word(), shape.word())?;
        level.map_or(Ok(()), |level| write!(f, " level={level}"))
    }
}

impl FromStr for Wish {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let mut wish = Wish::default();
        for word in text.split_whitespace() {
            let unknown = || ReadError::at("unknown-option", text, word);
            let (name, value) = word.split_once('=').ok_or_else(unknown)?;
            let bad = || ReadError::at("bad-value", text, value);
            let length =
                || value.parse().ok().filter(|length| Wish::LENGTHS.contains(length)).ok_or_else(bad);
            match name {
                "relation" => wish.relation = Relation::of(value).ok_or_else(bad)?,
                "rows" => wish.rows = length()?,
                "cols" => wish.columns = length()?,
                "level" if value == "any" => wish.level = None,
                "level" => wish.level = Some(value.parse().ok().and_then(Level::new).ok_or_else(bad)?),
                "shape" => wish.shape = Shape::of(value).ok_or_else(bad)?,
                _ => return Err(unknown()),
            }
        }
        Ok(wish)
    }
}
