//! The search of one thread: principal variation search with a table, ordered moves, late moves
//! looked at less deeply, and removals followed to their end. A removal is a ply of its own.

use super::{
    field::{Field, Standing},
    key::StoneKey,
    machine::Machine,
    order::{Ordering, Promising, bring_best, list_rest},
    table::{Bound, Known, Table},
    weights::Weights,
};
use crate::rules::{Action, Mill, Options, move_rule};
use brain::Budget;
use std::{
    hint::black_box,
    marker::PhantomData,
    sync::atomic::{AtomicBool, Ordering as Memory},
};

/// The score of a game won at once; a later win is worth less by one a ply.
pub(super) const WIN: i32 = 30_000;
/// Scores beyond this are wins and losses that were seen to the end.
pub(super) const SURE: i32 = WIN - 1_000;
/// No line is longer.
pub(super) const MOST_PLIES: usize = 128;
/// From this depth on, what is found out is remembered.
const TABLE_DEPTH: i32 = 2;
/// Up to this depth it is remembered in a small table of the thread's own.
const SHALLOW: i8 = 2;
/// The size of that table, in bits: 128 KB.
const SHALLOW_BITS: u32 = 12;
/// What a quiet move changes at most, but seldom.
const QUIET_CHANGE: i32 = 40;
/// Nodes between two looks at the budget.
const BATCH: u64 = 256;

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
pub(super) struct Search<'a, F> {
    shared: Shared<'a>,
    /// Only the first thread has one; the others stop with it.
    budget: Option<&'a mut Budget>,
    pub nodes: u64,
    pub stopped: bool,
    ordering: Ordering,
    /// Traces of the positions that led here, the game's own first.
    path: Vec<u64>,
    /// How many of them there are by their last byte: most positions need not be compared with any.
    by_byte: [u16; 256],
    shallow: Table,
    /// The best line from each ply on.
    lines: Vec<Vec<Action>>,
    /// The actions of all positions on the way, one after another.
    actions: Vec<Promising>,
    field: PhantomData<F>,
}

impl<'a, F: Field> Search<'a, F> {
    pub(super) fn new(shared: Shared<'a>, game: &Mill, budget: Option<&'a mut Budget>) -> Self {
        let root = game.board();
        let earlier = game
            .since()
            .iter()
            .map(|known| StoneKey::of(known.stones(), root.marked()).with_side(known.side()));
        let mut search = Search {
            shared,
            budget,
            nodes: 0,
            stopped: false,
            ordering: Ordering::new(),
            path: Vec::new(),
            by_byte: [0; 256],
            shallow: Table::new(SHALLOW_BITS),
            lines: vec![Vec::new(); MOST_PLIES + 2],
            actions: Vec::with_capacity(1024),
            field: PhantomData,
        };
        earlier.for_each(|trace| search.remember(trace));
        search
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
    pub(super) fn search(&mut self, node: &F, depth: i32, window: (i32, i32), ply: usize) -> i32 {
        let is_wide = window.1 - window.0 > 1;
        if is_wide {
            self.lines[ply].clear();
        }
        if !node.removes() && (depth <= 0 || ply >= MOST_PLIES) {
            return self.leaf(node, ply);
        }
        self.nodes += 1;
        if let Some(score) = ended(node, ply) {
            return score;
        }
        if self.must_stop() {
            return 0;
        }
        if !node.removes() {
            if ply > 0 && self.is_draw(node) {
                return 0;
            }
            if depth <= 2
                && !is_wide
                && let Some(score) = self.is_clear(node, depth, window.0)
            {
                return score;
            }
        }
        if depth < TABLE_DEPTH && !is_wide {
            self.last_actions(node, depth, window, ply)
        } else {
            self.look_ahead(node, depth, window, ply)
        }
    }

    /// The score of a node at the end of a line, where nothing is to be removed.
    #[inline]
    fn leaf(&mut self, node: &F, ply: usize) -> i32 {
        self.nodes += 1;
        if let Some(score) = ended(node, ply) {
            return score;
        }
        if self.must_stop() || self.is_draw(node) {
            return 0;
        }
        self.shared.machine.glance(node, self.shared.options, self.shared.weights).worth
    }

    /// Tries the last actions of a line, and removals beyond it, with a narrow window: nothing is remembered of them.
    fn last_actions(&mut self, node: &F, depth: i32, window: (i32, i32), ply: usize) -> i32 {
        self.enter(node);
        let options = self.shared.options;
        let from = self.actions.len();
        let rest = Ordering::list_best(node, options, &mut self.actions);
        let mut best = self.try_last(node, depth, window, ply, from);
        if best < window.1 && !rest.is_empty() && !self.stopped {
            self.actions.truncate(from);
            list_rest(node, options, rest, self.ordering.killers(ply), &mut self.actions);
            best = best.max(self.try_last(node, depth, window, ply, from));
        }
        self.actions.truncate(from);
        self.leave();
        best
    }

    /// Tries the actions listed from here on, until one is good enough; says the best score.
    #[inline]
    fn try_last(&mut self, node: &F, depth: i32, window: (i32, i32), ply: usize, from: usize) -> i32 {
        let options = self.shared.options;
        let mut best = -WIN;
        let mut is_level = false;
        for place in 0..self.actions.len() - from {
            let list = &mut self.actions[from..];
            let next = if is_level { list[place] } else { bring_best(list, place) };
            is_level = next.promises_nothing();
            let child = node.after(next.action, options);
            let same_side = child.side() == node.side();
            let score = match () {
                () if child.removes() => self.child(&child, same_side, depth - 1, window, ply),
                () if same_side => self.leaf(&child, ply + 1),
                () => -self.leaf(&child, ply + 1),
            };
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

    /// The worth of a position shortly before the end of the search, where no quiet move can bring it back to
    /// the bound: nobody is about to close a mill, and what moves change is little.
    #[inline]
    fn is_clear(&self, node: &F, depth: i32, bound: i32) -> Option<i32> {
        if bound.abs() >= SURE {
            return None;
        }
        let glance = self.shared.machine.glance(node, self.shared.options, self.shared.weights);
        let margin = QUIET_CHANGE * depth;
        let is_above = !glance.is_threatened && glance.worth - margin > bound;
        let is_below = depth == 1 && !glance.closes && glance.worth + margin <= bound;
        (is_above || is_below).then_some(glance.worth)
    }

    fn look_ahead(&mut self, node: &F, depth: i32, window: (i32, i32), ply: usize) -> i32 {
        let (alpha, beta) = window;
        let options = self.shared.options;
        // Just above the leaves, looking something up takes longer than finding it out again.
        let lookup = (depth >= TABLE_DEPTH).then(|| node.lookup(options));
        let known = lookup.and_then(|lookup| self.known(lookup.key, depth));
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
        let known_best = Action::of_code(first).filter(|action| node.allows(*action, options));
        self.enter(node);
        let mut trial = Trial { alpha, beta, depth, ply, count: 0, best: -WIN, best_action: None };
        // The best action known is tried before the others are even listed.
        let is_enough = known_best.is_some_and(|action| self.tries(node, action, false, &mut trial));
        if !is_enough {
            let from = self.actions.len();
            let skipped = if known_best.is_some() { first } else { 0 };
            self.ordering.list(node, options, skipped, ply, &mut self.actions);
            for place in 0..self.actions.len() - from {
                if trial.count == 1 && depth - 1 > i32::from(SHALLOW) {
                    self.ask_ahead(node, from + place);
                }
                let next = bring_best(&mut self.actions[from..], place);
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
        let table = if known.depth > SHALLOW { self.shared.table } else { &self.shallow };
        table.put(lookup.key, known, self.shared.generation);
        best
    }

    /// What is known about a position that is looked at to a depth. Of the many where little is left to look at, only the
    /// latest are remembered, in a table that stays near.
    #[inline]
    fn known(&self, key: u64, depth: i32) -> Option<Known> {
        let deep = if depth > i32::from(SHALLOW) { self.shared.table.get(key) } else { None };
        deep.or_else(|| self.shallow.get(key))
    }

    /// Once the first action was not enough, most others will be tried: asks the table for all of them in one go, since
    /// its memory takes long to answer, but as long for one as for many.
    #[inline]
    fn ask_ahead(&self, node: &F, from: usize) {
        let keys = self.actions[from..].iter().filter_map(|next| node.key_after_quiet(next.action));
        black_box(keys.fold(0, |all, key| all ^ self.shared.table.touch(key)));
    }

    /// Tries an action; says whether nothing more need be tried.
    #[inline]
    fn tries(&mut self, node: &F, action: Action, is_quiet: bool, trial: &mut Trial) -> bool {
        let Trial { alpha, beta, depth, ply, count, .. } = *trial;
        let child = node.after(action, self.shared.options);
        let same_side = child.side() == node.side();
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
                self.ordering.succeeded(node.side(), action, ply, depth, is_quiet);
                return true;
            }
        }
        false
    }

    /// A child's score from its parent's side: the same side may still be to move.
    #[inline]
    pub(super) fn child(
        &mut self,
        child: &F,
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
    #[inline]
    fn is_draw(&self, node: &F) -> bool {
        // It takes four moves to come back.
        if node.halfmove() <= 3 {
            return false;
        }
        let (options, stones) = (self.shared.options, node.stones());
        if move_rule(node.halfmove(), [stones.first(), stones.second()], options).is_some() {
            return true;
        }
        let key = node.trace();
        if !options.threefold_repetition_rule || self.by_byte[usize::from(key as u8)] == 0 {
            return false;
        }
        let back = usize::from(node.halfmove()).min(self.path.len());
        let earlier = self.path[self.path.len() - back..].iter().rev();
        // The same side was to move two plies ago; it takes four to come back.
        earlier.skip(3).step_by(2).any(|known| *known == key)
    }

    /// Remembers that the search looks below this position.
    #[inline]
    pub(super) fn enter(&mut self, node: &F) {
        self.remember(node.trace());
    }

    #[inline]
    fn remember(&mut self, trace: u64) {
        self.path.push(trace);
        self.by_byte[usize::from(trace as u8)] += 1;
    }

    /// Forgets it again.
    #[inline]
    pub(super) fn leave(&mut self) {
        if let Some(trace) = self.path.pop() {
            self.by_byte[usize::from(trace as u8)] -= 1;
        }
    }
}

/// The score of a game that is over, for the side to move.
#[inline]
fn ended(node: &impl Field, ply: usize) -> Option<i32> {
    let sure = WIN - plies(ply);
    match node.standing() {
        Standing::Open => None,
        Standing::Drawn => Some(0),
        Standing::Won(side) => Some(if side == node.side() { sure } else { -sure }),
    }
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
