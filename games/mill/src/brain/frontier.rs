//! Frontier nodes: the last actions and the removals beyond them, searched with a null window and without
//! the table.

use super::{
    node::Node,
    order::{Ordering, bring_best, list_rest},
    search::{Search, WIN, Window, lost_soon},
};
use crate::rules::PointSet;

impl<N: Node> Search<'_, N> {
    /// The best score of a frontier node.
    pub(super) fn search_frontier(&mut self, node: &N, depth: i32, window: Window, ply: usize) -> i32 {
        self.path.enter(node.trace());
        let options = self.shared.options;
        let from = self.actions.len();
        let mut rest = Ordering::list_best(node, options, &mut self.actions).and(self.targets(node, ply));
        let mut best = -WIN;
        loop {
            best = best.max(self.try_last(node, depth, window, ply, from));
            self.actions.truncate(from);
            if best >= window.1 || rest.is_empty() || self.stopped {
                break;
            }
            list_rest(node, options, rest, self.ordering.killers(ply), &mut self.actions);
            rest = PointSet::EMPTY;
        }
        self.path.leave();
        if best == -WIN { lost_soon(ply) } else { best }
    }

    /// Tries the actions listed from `from` on until one fails high; returns the best score.
    #[inline]
    fn try_last(&mut self, node: &N, depth: i32, window: Window, ply: usize, from: usize) -> i32 {
        let mut best = -WIN;
        let mut is_level = false;
        for place in 0..self.actions.len() - from {
            let list = &mut self.actions[from..];
            let next = if is_level { list[place] } else { bring_best(list, place) };
            is_level = next.promises_nothing();
            let child = node.after(next.action, self.shared.options);
            let score = self.child(&child, child.side() == node.side(), depth - 1, window, ply);
            if self.stopped {
                break;
            }
            best = best.max(score);
            if score >= window.1 {
                self.ordering.succeeded(node.side(), next.action, ply, depth, next.is_quiet());
                break;
            }
        }
        best
    }
}
