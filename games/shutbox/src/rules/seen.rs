//! What a player sees, which is everything, and how scripts see it.

use crate::rules::{Phase, ShutBox, Tile, TileSet, has_valid_moves};
use serde::{Serialize, Serializer};
use std::ops::Deref;

/// The state itself: everything is visible. Serialises under the field names that scripts rely on.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a>(pub(super) &'a ShutBox);

impl Deref for Seen<'_> {
    type Target = ShutBox;

    fn deref(&self) -> &ShutBox {
        self.0
    }
}

#[derive(Serialize)]
struct Printed {
    tiles: Vec<bool>,
    current_sum: u8,
    dice1: u8,
    dice2: u8,
    has_valid_moves: bool,
    game_over: bool,
    score: i64,
    players: u8,
    seat: u8,
    round: u8,
    rounds: u8,
    scores: Vec<Vec<i64>>,
    totals: Vec<i64>,
}

impl Serialize for Seen<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let variant = self.variant();
        let throw = self.throw();
        let total = throw.map_or(0, super::Throw::total);
        let full = TileSet::full(variant.size);
        Printed {
            tiles: full.iter().map(|tile: Tile| self.up().has(tile)).collect(),
            current_sum: total,
            dice1: throw.map_or(0, super::Throw::first),
            dice2: throw.map_or(0, super::Throw::second),
            has_valid_moves: has_valid_moves(self.up(), total),
            game_over: matches!(self.phase(), Phase::Over(_)),
            score: self.score(),
            players: variant.players,
            seat: self.seat().0,
            round: self.round(),
            rounds: variant.rounds,
            scores: self.seats().map(|seat| self.scores_of(seat).collect()).collect(),
            totals: self.seats().map(|seat| self.total_of(seat)).collect(),
        }
        .serialize(serializer)
    }
}
