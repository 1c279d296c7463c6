//! What the search needs of a position, so that it can run on a small one where the rules are plain.

use super::key::Lookup;
use crate::rules::{Action, Options, Pair, PointSet, Position, Side};

/// Whether a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    /// Not over.
    Open,
    /// A draw.
    Drawn,
    /// Won by a side.
    Won(Side),
}

impl Standing {
    pub(super) fn of(position: &Position) -> Self {
        match position.ending().map(|ending| ending.winner) {
            None => Standing::Open,
            Some(None) => Standing::Drawn,
            Some(Some(side)) => Standing::Won(side),
        }
    }
}

/// A position of the search, small enough to be copied for every action. In pairs, the side to move comes
/// first.
pub(super) trait Node: Copy {
    /// Whether mills are all that takes stones, one each, and nothing else is under way.
    fn is_plain(&self, options: &Options) -> bool;

    /// Whether the board has diagonals; constant where the type knows.
    fn has_diagonals(options: &Options) -> bool;

    /// The node of a position.
    fn of(position: &Position) -> Self;

    /// The position after an action that [`Node::each_action_onto`] lists; anything else gives nonsense.
    fn after(&self, action: Action, options: &Options) -> Self;

    /// The side to move.
    fn side(&self) -> Side;

    /// Whether the game is over.
    fn standing(&self) -> Standing;

    /// Whether a stone has to be removed.
    fn removes(&self) -> bool;

    /// Moves since the last placement or removal.
    fn halfmove(&self) -> u16;

    /// The stones on the board.
    fn stones(&self) -> Pair;

    /// Empty points.
    fn empty(&self) -> PointSet;

    /// Stones in hand.
    fn hands(&self) -> [u8; 2];

    /// Enough to recognise repetitions, between which nothing is placed or removed.
    fn trace(&self) -> u64;

    /// How the table knows the position.
    fn lookup(&self, options: &Options) -> Lookup;

    /// The table key of the position after an action, assuming that it is quiet; `None` if that takes long
    /// to compute.
    fn key_after_quiet(&self, action: Action) -> Option<u64>;

    /// Whether an action may be done.
    fn allows(&self, action: Action, options: &Options) -> bool;

    /// Hands out everything that may be done and is about one of these points, each once.
    fn each_action_onto(&self, targets: PointSet, options: &Options, each: impl FnMut(Action));

    /// Which sides may fly.
    fn flies(&self, options: &Options) -> [bool; 2];
}
