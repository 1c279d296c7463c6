//! Exact tables inside the search: what a node is worth where they reach. Knows nothing of how they are made.

use super::{
    evaluate::evaluate,
    node::Node,
    search::{Search, WIN, plies},
    tables::Value,
};

/// The score of a game that a table says is won, without saying in how many plies. The evaluation is added, so that
/// play makes progress.
const WON: i32 = 20_000;
/// The most that the evaluation may add.
const MOST_ADDED: i32 = 5_000;

impl<N: Node> Search<'_, N> {
    /// The score by the tables, if they know the node. Where they do not say how long a win takes and the game has already
    /// come to where they reach, the search goes on to its end (`is_end`), to find a way.
    #[inline(never)]
    pub(super) fn by_tables(&self, node: &N, is_end: bool, ply: usize) -> Option<i32> {
        let tables = self.shared.endgames?;
        let stones = node.stones();
        let count = stones.first().count() + stones.second().count();
        if node.hands() != [0; 2] || count > self.reach {
            return None;
        }
        let verdict = tables.verdict(stones).ok()?;
        let won = |for_us: i32| match verdict.plies {
            Some(left) => Some(for_us * (WIN - plies(ply) - i32::from(left))),
            None if self.begins_in_tables && !is_end => None,
            None => {
                let worth = evaluate(node, self.shared.options, self.shared.weights).worth;
                Some(for_us * WON + worth.clamp(-MOST_ADDED, MOST_ADDED))
            }
        };
        match verdict.value {
            Value::Draw => Some(0),
            Value::Win => won(1),
            Value::Loss => won(-1),
        }
    }
}
