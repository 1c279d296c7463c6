//! In which order actions are tried: the best one known, what closes a mill, what stops one, what
//! succeeded elsewhere.

use super::search::MOST_PLIES;
use crate::rules::{Action, Options, Point, Position, Side, board};

/// What succeeded elsewhere in this search.
pub(super) struct Ordering {
    /// By side, from (the last for the hand) and to.
    history: [[[i32; Point::SLOTS]; Point::SLOTS]; 2],
    /// By ply, the codes of actions that cut the search short.
    killers: [[u16; 2]; MOST_PLIES + 1],
}

/// Where the stones of the hand stand in the history.
const HAND: usize = Point::SLOTS - 1;
const CLOSES: i32 = 1 << 28;
const STOPS: i32 = 1 << 26;
const KILLER: i32 = 1 << 24;
const MOST_HISTORY: i32 = 1 << 20;

/// An action and its promise.
#[derive(Clone, Copy)]
pub(super) struct Promising {
    promise: i32,
    pub action: Action,
}

impl Promising {
    /// Whether it is not about a mill.
    #[inline]
    pub(super) fn is_quiet(self) -> bool {
        self.promise < STOPS
    }
}

impl Ordering {
    pub(super) fn new() -> Self {
        Ordering { history: [[[0; Point::SLOTS]; Point::SLOTS]; 2], killers: [[0; 2]; MOST_PLIES + 1] }
    }

    /// An action was good enough to end the search of its position.
    pub(super) fn succeeded(&mut self, side: Side, action: Action, ply: usize, depth: i32, is_quiet: bool) {
        let table = &mut self.history[side.index()];
        let entry = match action {
            Action::Place(to) => &mut table[HAND][to.index()],
            Action::Move { from, to } => &mut table[from.index()][to.index()],
            Action::Remove(_) => return,
        };
        *entry = (*entry + depth * depth).min(MOST_HISTORY);
        if is_quiet {
            let killers = &mut self.killers[ply.min(MOST_PLIES)];
            if killers[0] != action.code() {
                *killers = [action.code(), killers[0]];
            }
        }
    }

    /// Appends all actions of a position but one with their promise. Just above the leaves, what succeeded elsewhere is
    /// not asked for.
    #[inline]
    pub(super) fn list(
        &self,
        position: &Position,
        options: &Options,
        skipped: u16,
        (depth, ply): (i32, usize),
        out: &mut Vec<Promising>,
    ) {
        let side = position.side();
        let diagonals = options.has_diagonal_lines;
        let (own, theirs) = (position.stones(side), position.stones(side.other()));
        let stops = if position.hand(side.other()) > 0 || position.flies(side.other(), options) {
            board::completing(theirs, diagonals)
        } else {
            board::closable(theirs, diagonals)
        };
        let table = &self.history[side.index()];
        let killers = self.killers[ply.min(MOST_PLIES)];
        let from = out.len();
        position.each_action(options, |action| out.push(Promising { promise: 0, action }));
        if let Some(place) = out[from..].iter().position(|next| next.action.code() == skipped) {
            out.remove(from + place);
        }
        for next in &mut out[from..] {
            let (to, rest, from) = match next.action {
                Action::Place(to) => (to, own, HAND),
                Action::Move { from, to } => (to, own.without(from.alone()), from.index()),
                Action::Remove(point) => {
                    // The stone whose loss leaves the fewest lines to come.
                    let left = board::completing(theirs.without(point.alone()), diagonals);
                    next.promise = CLOSES - i32::from(left.count());
                    continue;
                }
            };
            // Sums instead of choices: nothing here could be predicted.
            let code = next.action.code();
            let is_closing = i32::from(board::lines_closed(rest, to, diagonals) > 0);
            let is_stopping = i32::from(stops.has(to));
            let is_killer = i32::from(code == killers[0] || code == killers[1]);
            let past = if depth > 1 { table[from][to.index()] } else { 0 };
            next.promise = past + is_closing * CLOSES + is_stopping * STOPS + is_killer * KILLER;
        }
    }
}

/// Brings the most promising action to the front.
#[inline]
pub(super) fn best_to_front(actions: &mut [Promising]) -> Promising {
    // Promise and place in one number, so that the greatest is found without guessing.
    let numbered = (0..)
        .zip(actions.iter())
        .map(|(place, next)| u64::from(next.promise.cast_unsigned()) << 8 | (255 - place));
    let best = numbered.fold(0, u64::max);
    let place = usize::from(255 - best as u8);
    actions.swap(0, place);
    actions[0]
}
