//! Interior nodes: principal variation search with a transposition table, move ordering and late move
//! reductions.

use super::{
    brink::Brink,
    key::mixed,
    node::Node,
    order::bring_best,
    search::{SHALLOW, SURE, Search, TABLE_DEPTH, WIN, Window, lost_soon, plies},
    table::{Bound, Known},
};
use crate::rules::{Action, PointSet};
use std::hint::black_box;

/// The most that an action may score above its worth: a small part of a stone.
const MOST_EXTRA: u64 = 5;

/// The state of trying the actions of a node.
struct Trial {
    alpha: i32,
    beta: i32,
    depth: i32,
    ply: usize,
    count: u32,
    best: i32,
    best_action: Option<Action>,
}

impl<N: Node> Search<'_, N> {
    /// The score of an interior node.
    pub(super) fn search_interior(&mut self, node: &N, depth: i32, window: Window, ply: usize) -> i32 {
        let (alpha, beta) = window;
        let options = self.shared.options;
        // Just above the leaves a lookup takes longer than searching again.
        let lookup = (depth >= TABLE_DEPTH).then(|| node.lookup(options));
        let known = lookup.and_then(|lookup| self.known(lookup.key, depth));
        if let Some(known) = known
            && i32::from(known.depth) >= depth
            && beta - alpha <= 1
        {
            let score = from_table(known.score, ply);
            let decides = match known.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            };
            if decides {
                return score;
            }
        }
        let first = known.zip(lookup).map_or(0, |(known, lookup)| lookup.restored(known.best));
        let known_best = Action::of_code(first).filter(|action| node.allows(*action, options));
        self.path.enter(node.trace());
        let mut trial = Trial { alpha, beta, depth, ply, count: 0, best: -WIN, best_action: None };
        if ply == 0 && (self.variety.is_some() || !self.shared.among.is_empty()) {
            self.try_all::<true>(node, known_best, &mut trial);
        } else {
            self.try_all::<false>(node, known_best, &mut trial);
        }
        self.path.leave();
        let Trial { best_action, .. } = trial;
        let best = if trial.best == -WIN { lost_soon(ply) } else { trial.best };
        let Some(lookup) = lookup.filter(|_| !self.stopped) else { return best };
        let bound = match () {
            () if best >= beta => Bound::Lower,
            () if best > alpha => Bound::Exact,
            () => Bound::Upper,
        };
        let best_code = best_action.map_or(0, |action| lookup.stored(action));
        let depth = depth.clamp(-1, 127) as i8;
        let known = Known { depth, score: to_table(best, ply), bound, best: best_code };
        let table = if known.depth > SHALLOW { self.shared.table } else { &self.shallow };
        table.put(lookup.key, known, self.shared.generation);
        best
    }

    /// The table entry of a position. Shallow entries, of which there are many, live in a small table that
    /// stays in the cache.
    #[inline]
    fn known(&self, key: u64, depth: i32) -> Option<Known> {
        let deep = if depth > i32::from(SHALLOW) { self.shared.table.get(key) } else { None };
        deep.or_else(|| self.shallow.get(key))
    }

    /// Tries one action after another until there is a cutoff.
    #[inline]
    fn try_all<const ROOT: bool>(&mut self, node: &N, known_best: Option<Action>, trial: &mut Trial) {
        let from = self.actions.len();
        let mut place = from;
        let mut next = known_best.map(|action| (action, false));
        let mut is_listed = false;
        loop {
            // The best known action is tried before the others are even generated.
            let (action, is_quiet) = if let Some(known) = next.take() {
                known
            } else {
                if !is_listed {
                    is_listed = true;
                    let skipped = known_best.map_or(0, Action::code);
                    let targets = self.targets(node, trial.ply);
                    let actions = &mut self.actions;
                    self.ordering.list(node, self.shared.options, targets, skipped, trial.ply, actions);
                }
                if place == self.actions.len() {
                    break;
                }
                if trial.count == 1 && trial.depth - 1 > i32::from(SHALLOW) {
                    self.ask_ahead(node, place);
                }
                let best = bring_best(&mut self.actions, place);
                place += 1;
                (best.action, best.is_quiet())
            };
            if ROOT && !self.may_choose(action) {
                continue;
            }
            if self.tries::<ROOT>(node, action, is_quiet, trial) {
                break;
            }
        }
        self.actions.truncate(from);
    }

    /// After the first action failed to cut off, most others will be tried: prefetches their table entries
    /// together, because memory takes as long to answer for one as for many.
    #[inline]
    fn ask_ahead(&self, node: &N, from: usize) {
        let keys = self.actions[from..].iter().filter_map(|next| node.key_after_quiet(next.action));
        black_box(keys.fold(0, |all, key| all ^ self.shared.table.touch(key)));
    }

    /// Onto which points something is to be done; what is done onto others loses at once.
    #[inline]
    pub(super) fn targets(&self, node: &N, ply: usize) -> PointSet {
        match Brink::of(node, self.shared.options) {
            Brink::Forced(points) if ply > 0 && !node.removes() => points,
            _ => PointSet::FULL,
        }
    }

    /// Whether the search may choose an action at the root.
    fn may_choose(&self, action: Action) -> bool {
        self.shared.among.is_empty() || self.shared.among.contains(&action)
    }

    /// Tries an action; returns whether it caused a cutoff. At a root with a choice to make, actions score slightly more
    /// than they are worth, to make games differ.
    #[inline]
    fn tries<const ROOT: bool>(
        &mut self,
        node: &N,
        action: Action,
        is_quiet: bool,
        trial: &mut Trial,
    ) -> bool {
        let Trial { depth, ply, count, .. } = *trial;
        // What is added to a score is taken from the bounds it is compared with.
        let extra = if ROOT { self.extra(action) } else { 0 };
        let (alpha, beta) = (trial.alpha - extra, trial.beta - extra);
        let child = node.after(action, self.shared.options);
        let same_side = child.side() == node.side();
        let narrow = (alpha, alpha + 1);
        let is_late = is_quiet && count >= 4 && depth >= 3 && !same_side;
        let less = if is_late { 1 + i32::from(count >= 10 && depth >= 5) } else { 0 };
        let window = if count == 0 { (alpha, beta) } else { narrow };
        let mut score = self.child(&child, same_side, depth - 1 - less, window, ply);
        if score > alpha && less > 0 {
            score = self.child_again(&child, same_side, depth - 1, narrow, ply);
        }
        if score > alpha && score < beta && count > 0 {
            score = self.child_again(&child, same_side, depth - 1, (alpha, beta), ply);
        }
        if self.stopped {
            return true;
        }
        trial.count += 1;
        // A sure end is as far away as it is.
        let score = if ROOT && score.abs() < SURE { score + extra } else { score };
        let Trial { alpha, beta, .. } = *trial;
        if score > trial.best {
            (trial.best, trial.best_action) = (score, Some(action));
        }
        if score > alpha {
            trial.alpha = score;
            if beta - alpha > 1 {
                self.extend_line(ply, action);
            }
            if score >= beta {
                self.ordering.succeeded(node.side(), action, ply, depth, is_quiet);
                return true;
            }
        }
        false
    }

    /// What an action scores above its worth, to make games differ.
    fn extra(&self, action: Action) -> i32 {
        self.variety.map_or(0, |variety| {
            let word = variety ^ u64::from(action.code());
            i32::from((mixed(word) % (MOST_EXTRA + 1)) as u16)
        })
    }

    fn extend_line(&mut self, ply: usize, action: Action) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(action);
        line.extend_from_slice(&after[0]);
    }
}

/// Wins are stored as seen from the position itself.
fn to_table(score: i32, ply: usize) -> i16 {
    let ply = plies(ply);
    let score = if score >= SURE {
        score + ply
    } else if score <= -SURE {
        score - ply
    } else {
        score
    };
    score.clamp(-WIN, WIN) as i16
}

fn from_table(score: i16, ply: usize) -> i32 {
    let (score, ply) = (i32::from(score), plies(ply));
    if score >= SURE {
        score - ply
    } else if score <= -SURE {
        score + ply
    } else {
        score
    }
}
