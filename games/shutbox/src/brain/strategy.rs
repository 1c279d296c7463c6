//! Strategies of computer players, from random to exact play.

use crate::{brain::moves::moves, rules::TileSet};
use std::cmp::Reverse;

/// A way of playing. All of them choose a legal move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strategy {
    /// Any legal move, all equally likely.
    Random,
    /// As many tiles as possible; of equal ones the highest.
    Most,
    /// The highest tile that fits, then the next highest.
    Highest,
    /// As few tiles as possible; of equal ones the highest.
    Fewest,
    /// The best move, computed.
    Exact,
}

impl Strategy {
    /// Every strategy with its word in commands.
    pub const ALL: [(Strategy, &'static str); 5] = [
        (Strategy::Random, "random"),
        (Strategy::Most, "most"),
        (Strategy::Highest, "highest"),
        (Strategy::Fewest, "fewest"),
        (Strategy::Exact, "exact"),
    ];

    /// The strategy with this word.
    pub fn of(word: &str) -> Option<Self> {
        Strategy::ALL.into_iter().find(|(_, name)| *name == word).map(|(player, _)| player)
    }

    /// The move of a strategy that only looks at the tiles; `None` if there is no move, or for random and
    /// exact play.
    pub fn by_looks(self, up: TileSet, total: u8) -> Option<TileSet> {
        let moves = moves(up, total);
        // Sets are ordered by their highest tiles.
        match self {
            Strategy::Most => moves.max_by_key(|tiles| (tiles.count(), *tiles)),
            Strategy::Highest => moves.max(),
            Strategy::Fewest => moves.max_by_key(|tiles| (Reverse(tiles.count()), *tiles)),
            Strategy::Random | Strategy::Exact => None,
        }
    }
}
