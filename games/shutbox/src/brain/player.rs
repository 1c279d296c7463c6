//! How the computer's players choose, from guessing to exact play.

use crate::{brain::moves::moves, rules::TileSet};
use std::cmp::Reverse;

/// A way of playing. All of them answer with a legal move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
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

impl Player {
    /// Every player with the word that commands use.
    pub const ALL: [(Player, &'static str); 5] = [
        (Player::Random, "random"),
        (Player::Most, "most"),
        (Player::Highest, "highest"),
        (Player::Fewest, "fewest"),
        (Player::Exact, "exact"),
    ];

    /// The player with this word.
    pub fn of(word: &str) -> Option<Self> {
        Player::ALL.into_iter().find(|(_, name)| *name == word).map(|(player, _)| player)
    }

    /// The move of a player who goes by the tiles alone, where a move exists; `None` for those
    /// who guess or compute.
    pub fn by_looks(self, up: TileSet, total: u8) -> Option<TileSet> {
        let moves = moves(up, total);
        // The order of sets is that of their highest tiles.
        match self {
            Player::Most => moves.max_by_key(|tiles| (tiles.count(), *tiles)),
            Player::Highest => moves.max(),
            Player::Fewest => moves.max_by_key(|tiles| (Reverse(tiles.count()), *tiles)),
            Player::Random | Player::Exact => None,
        }
    }
}
