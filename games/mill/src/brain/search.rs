//! The search of one thread: principal variation search with a table, ordered moves, late moves
//! looked at less deeply, and removals followed to their end. A removal is a ply of its own.

use super::{
    key::{Lookup, StoneKey},
    machine::Machine,
    order::{Ordering, Promising, best_to_front},
    table::{Bound, Known, Table},
    weights::Weights,
};
use crate::rules::{Action, Mill, Options, PointSet, Position, move_rule};
use brain::Budget;
use std::sync::atomic::{AtomicBool, Ordering as Memory};

/// The score of a game won at once; a later win is worth less by one a ply.
pub(super) const WIN: i32 = 30_000;
/// Scores beyond this are wins and losses that were seen to the end.
pub(super) const SURE: i32 = WIN - 1_000;
/// No line is longer.
pub(super) const MOST_PLIES: usize = 128;
/// From this depth on, what is found out is remembered.
const TABLE_DEPTH: i32 = 2;
/// What a quiet move changes at most, but seldom.
const QUIET_CHANGE: i32 = 40;
/// Nodes between two looks at the budget.
const BATCH: u64 = 256;

/// A position on the way, with the hash of its stones.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub position: Position,
    pub stones: StoneKey,
}

impl Node {
    pub(super) fn of(position: &Position) -> Self {
        let [white, black] = crate::rules::Side::BOTH.map(|side| position.stones(side));
        Node { position: *position, stones: StoneKey::of([white, black], position.marked()) }
    }

    #[inline]
    pub(super) fn after(&self, action: Action, options: &Options) -> Node {
        let mut next = *self;
        next.stones = self.stones.after(action, &self.position);
        next.position.play(action, options);
        let marks = self.position.marked().bits() ^ next.position.marked().bits();
        if marks != 0 {
            next.stones = next.stones.marked(PointSet::from_bits(marks));
        }
        next
    }
}

/// How far the actions of a position have been tried.
struct Trial {
    alpha: i32,
    beta: i32,
    depth: i32,
    ply: usize,
    count: u32,
    best: i32,
    best_action: Option<Action>,
}

/// What the searches of several threads share.
#[derive(Clone, Copy)]
pub(super) struct Shared<'a> {
    pub options: &'a Options,
    pub weights: &'a Weights,
    pub table: &'a Table,
    pub generation: u8,
    pub stop: &'a AtomicBool,
    pub machine: Machine,
}

/// The search of one thread.
pub(super) struct Search<'a> {
    shared: Shared<'a>,
    /// Only the first thread has one; the others stop with it.
    budget: Option<&'a mut Budget>,
    pub nodes: u64,
    pub stopped: bool,
    ordering: Ordering,
    /// Keys of the positions that led here, the game's own first.
    path: Vec<u64>,
    /// The best line from each ply on.
    lines: Vec<Vec<Action>>,
    /// The actions of all positions on the way, one after another.
    actions: Vec<Promising>,
}

impl<'a> Search<'a> {
    pub(super) fn new(shared: Shared<'a>, game: &Mill, budget: Option<&'a mut Budget>) -> Self {
        let root = game.board();
        let earlier = game
            .since()
            .iter()
            .map(|known| StoneKey::of(known.stones(), root.marked()).with_side(known.side()));
        Search {
            shared,
            budget,
            nodes: 0,
            stopped: false,
            ordering: Ordering::new(),
            path: earlier.collect(),
            lines: vec![Vec::new(); MOST_PLIES + 2],
            actions: Vec::with_capacity(1024),
        }
    }

    /// The best line found by the last search from the root.
    pub(super) fn line(&self) -> &[Action] {
        &self.lines[0]
    }

    /// Whether the search has to end; looks at the budget now and then.
    #[inline]
    fn must_stop(&mut self) -> bool {
        if self.nodes.is_multiple_of(BATCH) {
            let spent = self.budget.as_mut().is_some_and(|budget| !budget.spend(BATCH));
            self.stopped |= spent || self.shared.stop.load(Memory::Relaxed);
        }
        self.stopped
    }

    /// The score of a node for its side to move, within the window or a bound outside of it.
    #[inline]
    pub(super) fn search(&mut self, node: &Node, depth: i32, window: (i32, i32), ply: usize) -> i32 {
        self.nodes += 1;
        let is_wide = window.1 - window.0 > 1;
        if is_wide {
            self.lines[ply].clear();
        }
        let position = &node.position;
        if let Some(score) = ended(position, ply) {
            return score;
        }
        if self.must_stop() {
            return 0;
        }
        if !position.removes() {
            if ply > 0 && position.halfmove() > 3 && self.is_draw(node) {
                return 0;
            }
            if depth <= 0 || ply >= MOST_PLIES {
                return self.shared.machine.glance(position, self.shared.options, self.shared.weights).worth;
            }
            if depth <= 2
                && !is_wide
                && let Some(score) = self.is_clear(position, depth, window.0)
            {
                return score;
            }
        }
        self.look_ahead(node, depth, window, ply)
    }

    /// The worth of a position shortly before the end of the search, where no quiet move can bring it back to
    /// the bound: nobody is about to close a mill, and what moves change is little.
    #[inline]
    fn is_clear(&self, position: &Position, depth: i32, bound: i32) -> Option<i32> {
        if bound.abs() >= SURE {
            return None;
        }
        let glance = self.shared.machine.glance(position, self.shared.options, self.shared.weights);
        let margin = QUIET_CHANGE * depth;
        let is_above = !glance.is_threatened && glance.worth - margin > bound;
        let is_below = depth == 1 && !glance.closes && glance.worth + margin <= bound;
        (is_above || is_below).then_some(glance.worth)
    }

    fn look_ahead(&mut self, node: &Node, depth: i32, window: (i32, i32), ply: usize) -> i32 {
        let (alpha, beta) = window;
        let position = &node.position;
        let options = self.shared.options;
        // Just above the leaves, looking something up takes longer than finding it out again.
        let lookup = (depth >= TABLE_DEPTH).then(|| Lookup::of(position, node.stones, options));
        let known = lookup.and_then(|lookup| self.shared.table.get(lookup.key));
        let is_wide = beta - alpha > 1;
        if let Some(known) = known
            && i32::from(known.depth) >= depth
            && !is_wide
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
        let known_best = Action::of_code(first).filter(|action| position.allows(*action, options));
        self.enter(node);
        let mut trial = Trial { alpha, beta, depth, ply, count: 0, best: -WIN, best_action: None };
        // The best action known is tried before the others are even listed.
        let is_enough = known_best.is_some_and(|action| self.tries(node, action, false, &mut trial));
        if !is_enough {
            let from = self.actions.len();
            let skipped = if known_best.is_some() { first } else { 0 };
            self.ordering.list(position, options, skipped, (depth, ply), &mut self.actions);
            let to = self.actions.len();
            for place in from..to {
                let next = best_to_front(&mut self.actions[place..to]);
                if self.tries(node, next.action, next.is_quiet(), &mut trial) {
                    break;
                }
            }
            self.actions.truncate(from);
        }
        self.leave();
        let Trial { best, best_action, .. } = trial;
        let Some(lookup) = lookup.filter(|_| !self.stopped) else { return best };
        let bound = match () {
            () if best >= beta => Bound::Lower,
            () if best > alpha => Bound::Exact,
            () => Bound::Upper,
        };
        let best_code = best_action.map_or(0, |action| lookup.stored(action));
        let depth = depth.clamp(-1, 127) as i8;
        let known = Known { depth, score: to_table(best, ply), bound, best: best_code };
        self.shared.table.put(lookup.key, known, self.shared.generation);
        best
    }

    /// Tries an action; says whether nothing more need be tried.
    #[inline]
    fn tries(&mut self, node: &Node, action: Action, is_quiet: bool, trial: &mut Trial) -> bool {
        let Trial { alpha, beta, depth, ply, count, .. } = *trial;
        let child = node.after(action, self.shared.options);
        let same_side = child.position.side() == node.position.side();
        let score = if count == 0 {
            self.child(&child, same_side, depth - 1, (alpha, beta), ply)
        } else {
            let is_late = is_quiet && count >= 4 && depth >= 3 && !same_side;
            let less = if is_late { 1 + i32::from(count >= 10 && depth >= 5) } else { 0 };
            let mut score = self.child(&child, same_side, depth - 1 - less, (alpha, alpha + 1), ply);
            if score > alpha && less > 0 {
                score = self.child(&child, same_side, depth - 1, (alpha, alpha + 1), ply);
            }
            if score > alpha && score < beta {
                score = self.child(&child, same_side, depth - 1, (alpha, beta), ply);
            }
            score
        };
        if self.stopped {
            return true;
        }
        trial.count += 1;
        if score > trial.best {
            (trial.best, trial.best_action) = (score, Some(action));
        }
        if score > alpha {
            trial.alpha = score;
            if beta - alpha > 1 {
                self.extend_line(ply, action);
            }
            if score >= beta {
                self.ordering.succeeded(node.position.side(), action, ply, depth, is_quiet);
                return true;
            }
        }
        false
    }

    /// A child's score from its parent's side: the same side may still be to move.
    #[inline]
    pub(super) fn child(
        &mut self,
        child: &Node,
        same_side: bool,
        depth: i32,
        window: (i32, i32),
        ply: usize,
    ) -> i32 {
        if same_side {
            self.search(child, depth, window, ply + 1)
        } else {
            -self.search(child, depth, (-window.1, -window.0), ply + 1)
        }
    }

    fn extend_line(&mut self, ply: usize, action: Action) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(action);
        line.extend_from_slice(&after[0]);
    }

    /// Whether the position stood before on the way here, or too many moves were made.
    fn is_draw(&self, node: &Node) -> bool {
        let (position, options) = (&node.position, self.shared.options);
        if move_rule(position, options).is_some() {
            return true;
        }
        let key = node.stones.with_side(position.side());
        let back = usize::from(position.halfmove()).min(self.path.len());
        let earlier = self.path[self.path.len() - back..].iter().rev();
        // The same side was to move two plies ago; it takes four to come back.
        options.threefold_repetition_rule && earlier.skip(3).step_by(2).any(|known| *known == key)
    }

    /// Remembers that the search looks below this position.
    pub(super) fn enter(&mut self, node: &Node) {
        self.path.push(node.stones.with_side(node.position.side()));
    }

    /// Forgets it again.
    pub(super) fn leave(&mut self) {
        self.path.pop();
    }
}

/// The score of a game that is over, for the side to move.
#[inline]
fn ended(position: &Position, ply: usize) -> Option<i32> {
    let ending = position.ending()?;
    let sure = WIN - plies(ply);
    Some(match ending.winner {
        None => 0,
        Some(side) if side == position.side() => sure,
        Some(_) => -sure,
    })
}

/// A ply counts little beside a score.
fn plies(ply: usize) -> i32 {
    i32::from(ply as u16)
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
