//! Actions that a symmetry of the board makes the same: whatever one is worth, so is the other.

use super::key::map;
use crate::rules::{Action, Mill, PointSet, Side, board};

/// The symmetries that leave a position as it is.
pub(super) struct Symmetries(Vec<u8>);

impl Symmetries {
    /// Those of a game. Where more than stones on points matters, none are looked for.
    pub fn of(game: &Mill) -> Self {
        let position = game.board();
        let plain = game.since().is_empty()
            && position.captures().targets().is_empty()
            && position.relief_number() == 0
            && Side::BOTH
                .iter()
                .all(|side| position.used(*side) == PointSet::EMPTY && position.last_mill(*side).is_none());
        let sets = [position.stones(Side::White), position.stones(Side::Black), position.marked()];
        let stays = |symmetry: &u8| sets.iter().all(|set| board::mapped(*set, *symmetry) == *set);
        Symmetries((1..16).filter(|symmetry| plain && stays(symmetry)).collect())
    }

    /// Whether one of them turns an action into another.
    pub fn join(&self, one: Action, other: Action) -> bool {
        self.0.iter().any(|symmetry| one.mapped(|point| map(point, *symmetry)) == other)
    }
}
