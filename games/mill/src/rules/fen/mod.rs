//! The FEN text: 17 fields and markers for captures, in two dialects that number points differently. A FEN
//! that can be read prints back unchanged, inconsistent values included; `check` decides whether a game can
//! start from it.

mod check;
mod marker;
mod read;
mod write;

pub use check::FenFlaw;
pub use marker::{Extension, Marker, MarkerKind, MarkerSide};
pub use read::UnreadFen;

use crate::rules::{Point, PointSet, Side};

/// How points are numbered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub enum Dialect {
    /// 8 to 31; 0 means none.
    Squares,
    /// 0 to 23; -1 means none. Marked by `ids:nodes`.
    Nodes,
}

impl Dialect {
    /// The offset from a point's own number.
    fn base(self) -> i64 {
        match self {
            Dialect::Squares => 8,
            Dialect::Nodes => 0,
        }
    }

    /// The number of no point.
    fn none(self) -> i64 {
        match self {
            Dialect::Squares => 0,
            Dialect::Nodes => -1,
        }
    }

    /// The number of a point.
    pub fn number(self, point: Point) -> i64 {
        i64::from(point.number()) + self.base()
    }

    /// The point with this number.
    pub fn point(self, number: i64) -> Option<Point> {
        let own = number.checked_sub(self.base())?;
        u8::try_from(own).ok().and_then(Point::new)
    }

    /// Two sets of points as one number, White's in the upper half.
    fn masks(self, sets: [PointSet; 2]) -> u64 {
        let [white, black] = sets.map(|set| u64::from(set.bits()) << self.base());
        white << 32 | black
    }

    /// The two sets in a number; bits of no point are dropped.
    fn sets(self, masks: u64) -> [PointSet; 2] {
        [masks >> 32, masks & 0xffff_ffff].map(|mask| PointSet::from_bits((mask >> self.base()) as u32))
    }
}

/// A position as written, consistent or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fen {
    /// Stones as drawn, White's first.
    pub stones: [PointSet; 2],
    /// Markers as drawn.
    pub marked: PointSet,
    /// Who is to move.
    pub side: Side,
    /// One of `r p m o n`.
    pub phase: char,
    /// One of `p s r`, or anything for none.
    pub action: char,
    /// Stones on the board as counted, White's first.
    pub on_board: [i64; 2],
    /// Stones in hand.
    pub hand: [i64; 2],
    /// Removals owed; of own stones if negative.
    pub owed: [i64; 2],
    /// The last moves that closed a mill: from and to, of each side.
    pub mill_moves: [[Option<Point>; 2]; 2],
    /// Points of used mills, as one number.
    pub mills: u64,
    /// Moves since the last placement or removal.
    pub halfmove: u64,
    /// The number of the round, from 1.
    pub fullmove: u64,
    /// Markers, in the order written.
    pub extensions: Vec<Extension>,
    /// How points are numbered.
    pub dialect: Dialect,
}
