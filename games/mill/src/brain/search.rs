//! The search of one thread: what happens on entering a node, and the state that all nodes share. A removal
//! is a ply of its own. The actions of a node are tried in `interior` and, near the leaves, in `frontier`.

use super::{
    brink::{Brink, last_stones},
    evaluate::evaluate,
    key::StoneKey,
    node::{Node, Standing},
    order::{Ordering, Promising},
    path::Path,
    table::Table,
    tables::Tables,
    weights::Weights,
};
use crate::rules::{Action, Mill, Options, PointSet, move_rule};
use parlour_brain::Budget;
use std::{
    marker::PhantomData,
    sync::atomic::{AtomicBool, Ordering as Memory},
};

/// The score of a game won at once; each ply until a later win takes one off.
pub(super) const WIN: i32 = 30_000;
/// Scores beyond this are wins and losses that the search saw to the end.
pub(super) const SURE: i32 = WIN - 1_000;
/// No line is longer.
pub(super) const MOST_PLIES: usize = 128;
/// The least depth at which results go into a table.
pub(super) const TABLE_DEPTH: i32 = 2;
/// Up to this depth results go into the thread's own small table.
pub(super) const SHALLOW: i8 = 2;
/// The size of that table, in bits: 128 KB.
const SHALLOW_BITS: u32 = 12;
/// Up to this depth the static evaluation may decide.
const CLEAR_DEPTH: i32 = 2;
/// The most that a quiet move usually changes the score.
const QUIET_CHANGE: i32 = 40;
/// The most that anything but the number of stones is usually worth.
const FAR: i32 = 150;
/// Nodes between two checks of the budget.
const BATCH: u64 = 256;

/// The alpha-beta window: scores outside of it need only be known to be outside.
pub(super) type Window = (i32, i32);

/// What the searches of several threads share.
#[derive(Clone, Copy)]
pub(super) struct Shared<'a> {
    pub options: &'a Options,
    pub weights: &'a Weights,
    pub table: &'a Table,
    pub generation: u8,
    pub stop: &'a AtomicBool,
    /// Exact tables of the same rules.
    pub endgames: Option<&'a Tables>,
    /// What may be chosen at the root; everything where it is empty.
    pub among: &'a [Action],
}

/// The search of one thread.
pub(super) struct Search<'a, N> {
    pub(super) shared: Shared<'a>,
    /// Only the main thread has one; the helpers stop with it.
    budget: Option<&'a mut Budget>,
    pub nodes: u64,
    pub stopped: bool,
    /// Chooses between actions at the root that are nearly equal.
    pub variety: Option<u64>,
    pub(super) ordering: Ordering,
    pub(super) path: Path,
    pub(super) shallow: Table,
    /// With this many stones on the board, losing one can change everything.
    few: u8,
    /// The most stones that exact tables reach; 0 without any.
    pub(super) reach: u8,
    /// Whether exact tables know where the search begins.
    pub(super) begins_in_tables: bool,
    /// The best line from each ply on.
    pub(super) lines: Vec<Vec<Action>>,
    /// The action lists of all nodes on the way, in one stack.
    pub(super) actions: Vec<Promising>,
    node: PhantomData<N>,
}

impl<'a, N: Node> Search<'a, N> {
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
            variety: None,
            ordering: Ordering::new(),
            path: Path::new(earlier),
            shallow: Table::new(SHALLOW_BITS),
            few: few(shared.options),
            reach: shared.endgames.map_or(0, Tables::reach),
            begins_in_tables: shared.endgames.is_some_and(|tables| tables.probe(root).is_ok()),
            lines: vec![Vec::new(); MOST_PLIES + 2],
            actions: Vec::with_capacity(1024),
            node: PhantomData,
        }
    }

    /// The best line found by the last search from the root.
    pub(super) fn line(&self) -> &[Action] {
        &self.lines[0]
    }

    /// Whether the search must stop; checks the budget now and then.
    #[inline]
    fn must_stop(&mut self) -> bool {
        if self.nodes.is_multiple_of(BATCH) {
            let spent = self.budget.as_mut().is_some_and(|budget| !budget.spend(BATCH));
            self.stopped |= spent || self.shared.stop.load(Memory::Relaxed);
        }
        self.stopped
    }

    /// The score of a node for its side to move: exact inside the window, otherwise a bound.
    pub(super) fn search(&mut self, node: &N, depth: i32, window: Window, ply: usize) -> i32 {
        match self.on_entering(node, depth, window, ply) {
            Some(score) => score,
            None => self.below(node, depth, window, ply),
        }
    }

    /// The score of a node that needs no further search. Most of the time is spent here, so it is inlined
    /// into the two hottest callers.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a call for every node takes longer")]
    fn on_entering(&mut self, node: &N, depth: i32, window: Window, ply: usize) -> Option<i32> {
        let is_wide = window.1 - window.0 > 1;
        if is_wide {
            self.lines[ply].clear();
        }
        self.nodes += 1;
        if let Some(score) = ended(node, ply) {
            return Some(score);
        }
        if self.must_stop() {
            return Some(0);
        }
        if node.removes() {
            return None;
        }
        if ply > 0 && self.is_draw(node) {
            return Some(0);
        }
        if self.reach > 0
            && ply > 0
            && let Some(score) = self.by_tables(node, depth <= 0, ply)
        {
            return Some(score);
        }
        let brink = if ply > 0 { Brink::of(node, self.shared.options) } else { Brink::Away };
        if let Some((left, wins)) = brink.actions_left() {
            let sure = WIN - plies(ply + left);
            return Some(if wins { sure } else { -sure });
        }
        let is_end = depth <= 0 || ply >= MOST_PLIES;
        if !is_end && (is_wide || depth > CLEAR_DEPTH || window.0.abs() >= SURE) {
            return None;
        }
        if !is_wide && let Some(score) = self.far_outside(node, depth, window.0) {
            return Some(score);
        }
        let evaluation = evaluate(node, self.shared.options, self.shared.weights);
        // Close to the leaves, if nobody is about to close a mill, no quiet move can bring the score back
        // to the bound.
        let (margin, bound) = (QUIET_CHANGE * depth, window.0);
        // Known better than by counting stones, and nothing that a margin allows for.
        if let Some(worth) = last_stones(node, self.shared.options, evaluation.worth) {
            return is_end.then_some(worth);
        }
        let is_above = !evaluation.is_threatened && evaluation.worth - margin > bound;
        let is_below = depth == 1 && !evaluation.closes && evaluation.worth + margin <= bound;
        (is_end || is_above || is_below).then_some(evaluation.worth)
    }

    /// A rough score close to the leaves, if the difference in stones is so far outside the window that
    /// nothing else matters, not even a mill.
    #[inline]
    fn far_outside(&self, node: &N, depth: i32, bound: i32) -> Option<i32> {
        let stones = node.stones();
        let [own, theirs] = [stones.first(), stones.second()].map(PointSet::count);
        let is_usual = node.hands() == [0; 2] && own.min(theirs) > self.few;
        let rough = i32::from(self.shared.weights.moving.stone) * (i32::from(own) - i32::from(theirs));
        let margin = FAR + QUIET_CHANGE * depth.max(0);
        let is_far = rough - margin > bound || rough + margin <= bound;
        (is_usual && is_far).then_some(rough)
    }

    /// The score of a node by searching its actions.
    #[inline(never)]
    fn below(&mut self, node: &N, depth: i32, window: Window, ply: usize) -> i32 {
        let is_wide = window.1 - window.0 > 1;
        if depth < TABLE_DEPTH && !is_wide {
            self.search_frontier(node, depth, window, ply)
        } else {
            self.search_interior(node, depth, window, ply)
        }
    }

    /// The score of a child from its parent's side; the same side may still be to move.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a call for every node takes longer")]
    pub(super) fn child(
        &mut self,
        child: &N,
        same_side: bool,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> i32 {
        let window = if same_side { window } else { (-window.1, -window.0) };
        let score = match self.on_entering(child, depth, window, ply + 1) {
            Some(score) => score,
            None => self.below(child, depth, window, ply + 1),
        };
        if same_side { score } else { -score }
    }

    /// [`Search::child`] for rare cases: not inlined.
    pub(super) fn child_again(
        &mut self,
        child: &N,
        same_side: bool,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> i32 {
        self.child(child, same_side, depth, window, ply)
    }

    /// Whether the position repeats an earlier one, or the move rule makes it a draw.
    #[inline]
    fn is_draw(&self, node: &N) -> bool {
        let (options, moves) = (self.shared.options, node.halfmove());
        // A repetition takes at least four moves.
        if moves <= 3 {
            return false;
        }
        let stones = node.stones();
        move_rule(moves, [stones.first(), stones.second()], options).is_some()
            || (options.threefold_repetition_rule && self.path.has(node.trace(), moves))
    }
}

/// With this many stones or fewer, losing some may end the game or allow flying; `u8::MAX` if several may
/// be lost at once.
fn few(options: &Options) -> u8 {
    let loses_many = options.may_remove_multiple || options.has_line_captures() || options.leap.enabled;
    let flies = if options.may_fly { options.fly_piece_count } else { 0 };
    if loses_many { u8::MAX } else { options.pieces_at_least_count.max(flies) }
}

/// The score of a game that is over, for the side to move.
#[inline]
fn ended(node: &impl Node, ply: usize) -> Option<i32> {
    let sure = WIN - plies(ply);
    match node.standing() {
        Standing::Open => None,
        Standing::Drawn => Some(0),
        Standing::Won(side) => Some(if side == node.side() { sure } else { -sure }),
    }
}

/// The score of a node where nothing was worth trying: the other side closes a mill and wins.
#[cold]
pub(super) fn lost_soon(ply: usize) -> i32 {
    plies(ply + 3) - WIN
}

/// Plies as a part of a score.
pub(super) fn plies(ply: usize) -> i32 {
    i32::from(ply as u16)
}
