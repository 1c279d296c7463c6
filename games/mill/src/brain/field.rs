//! What the search needs of a position, and nothing else: so that it runs on a small one where the rules are plain.

use super::key::Lookup;
use crate::rules::{Action, Options, Pair, PointSet, Position, Side};

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    /// It goes on.
    Open,
    /// Nobody won.
    Drawn,
    /// Somebody did.
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

/// A position on the way, small enough to be copied for every action. Where sides come in pairs, the side to move
/// is first.
pub(super) trait Field: Copy {
    /// Whether the board has diagonals; where that is known beforehand, nobody asks again at every step.
    fn has_diagonals(options: &Options) -> bool;

    /// The same as a position of the rules.
    fn of(position: &Position) -> Self;

    /// The position after an action that [`Field::each_action_onto`] lists; anything else gives nonsense.
    fn after(&self, action: Action, options: &Options) -> Self;

    /// Who acts.
    fn side(&self) -> Side;

    /// Whether the game is over.
    fn standing(&self) -> Standing;

    /// Whether a stone has to be removed.
    fn removes(&self) -> bool;

    /// Moves since the last placement or removal.
    fn halfmove(&self) -> u16;

    /// The stones on the board.
    fn stones(&self) -> Pair;

    /// Points nobody stands on.
    fn empty(&self) -> PointSet;

    /// Stones in hand.
    fn hands(&self) -> [u8; 2];

    /// Tells positions apart between two of which nothing was placed or removed.
    fn trace(&self) -> u64;

    /// How the table knows the position.
    fn lookup(&self, options: &Options) -> Lookup;

    /// Under which key the table will know the position after an action, should it be quiet; where that is quickly
    /// told.
    fn key_after_quiet(&self, action: Action) -> Option<u64>;

    /// Whether an action may be done.
    fn allows(&self, action: Action, options: &Options) -> bool;

    /// Hands out everything that may be done and is about one of these points, each once.
    fn each_action_onto(&self, targets: PointSet, options: &Options, each: impl FnMut(Action));

    /// Which sides may fly.
    fn flies(&self, options: &Options) -> [bool; 2];
}
