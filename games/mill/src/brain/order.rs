//! In which order actions are tried: the best one known, what closes a mill, what stops one, what
//! succeeded elsewhere.

use super::{node::Node, search::MOST_PLIES};
use crate::rules::{Action, Options, PointSet, Side, board};

/// What succeeded elsewhere in this search.
pub(super) struct Ordering {
    /// By side and code of the action.
    history: [[u32; CODES]; 2],
    /// By ply, the codes of actions that cut the search short.
    killers: [[u16; 2]; MOST_PLIES + 1],
}

/// Action codes modulo this are distinct for all placements and moves.
const CODES: usize = 1 << 11;
/// What an action promises, in an order of its own: what succeeded elsewhere never outweighs a killer, a killer never
/// a mill.
const CLOSES: u32 = 1 << 23;
const STOPS: u32 = 1 << 22;
const KILLER: u32 = 1 << 21;
const MOST_HISTORY: u32 = 1 << 20;
/// An action and its promise.
#[derive(Clone, Copy)]
pub(super) struct Promising {
    promise: u32,
    pub action: Action,
}

impl Promising {
    /// Whether it is not about a mill.
    #[inline]
    pub(super) fn is_quiet(self) -> bool {
        self.promise < STOPS
    }

    /// Whether nothing speaks for the action.
    #[inline]
    pub(super) fn promises_nothing(self) -> bool {
        self.promise == 0
    }
}

impl Ordering {
    pub(super) fn new() -> Self {
        Ordering { history: [[0; CODES]; 2], killers: [[0; 2]; MOST_PLIES + 1] }
    }

    /// An action was good enough to end the search of its position.
    pub(super) fn succeeded(&mut self, side: Side, action: Action, ply: usize, depth: i32, is_quiet: bool) {
        if matches!(action, Action::Remove(_)) {
            return;
        }
        let entry = &mut self.history[side.index()][usize::from(action.code()) % CODES];
        *entry = (*entry + (depth * depth).unsigned_abs()).min(MOST_HISTORY);
        if is_quiet {
            let killers = &mut self.killers[ply.min(MOST_PLIES)];
            if killers[0] != action.code() {
                *killers = [action.code(), killers[0]];
            }
        }
    }

    /// Appends all actions of a node but one, with their scores for ordering. Many nodes never need this
    /// list, so nothing is prepared for it.
    #[inline(never)]
    pub(super) fn list(
        &self,
        field: &impl Node,
        options: &Options,
        targets: PointSet,
        skipped: u16,
        ply: usize,
        out: &mut Vec<Promising>,
    ) {
        if field.removes() {
            return list_removals(field, options, skipped, out);
        }
        let from = out.len();
        field.each_action_onto(targets, options, |action| {
            if action.code() != skipped {
                // Holds the code of the action until its score is known.
                out.push(Promising { promise: u32::from(action.code()), action });
            }
        });
        let scene = Scene::of(field, options);
        let history = &self.history[field.side().index()];
        let killers = self.killers(ply);
        for next in &mut out[from..] {
            let code = next.promise as u16;
            let past = history[usize::from(code) % CODES];
            next.promise = past + u32::from(code == killers[0] || code == killers[1]) * KILLER;
            if scene.about_mills.has(next.action.target()) {
                next.promise += scene.promise(next.action);
            }
        }
    }

    /// What cut the search short at this ply.
    #[inline]
    pub(super) fn killers(&self, ply: usize) -> [u16; 2] {
        self.killers[ply.min(MOST_PLIES)]
    }

    /// Appends only the actions about mills; returns the points for which [`list_rest`] has the rest. For
    /// frontier nodes.
    #[inline]
    pub(super) fn list_best(field: &impl Node, options: &Options, out: &mut Vec<Promising>) -> PointSet {
        if field.removes() {
            list_removals(field, options, 0, out);
            return PointSet::EMPTY;
        }
        let scene = Scene::of(field, options);
        field.each_action_onto(scene.about_mills, options, |action| {
            out.push(Promising { promise: scene.promise(action), action });
        });
        scene.about_mills.complement()
    }
}

/// Appends the actions onto these points that are not about mills, killers first, the rest unordered.
#[inline]
pub(super) fn list_rest(
    field: &impl Node,
    options: &Options,
    targets: PointSet,
    killers: [u16; 2],
    out: &mut Vec<Promising>,
) {
    field.each_action_onto(targets, options, |action| {
        let is_killer = killers.contains(&action.code());
        out.push(Promising { promise: u32::from(is_killer) * KILLER, action });
    });
}

/// The stone that is half of the most lines to come goes first.
fn list_removals<N: Node>(field: &N, options: &Options, skipped: u16, out: &mut Vec<Promising>) {
    let begun = board::in_lines_of_two(field.stones().second(), N::has_diagonals(options));
    field.each_action_onto(PointSet::FULL, options, |action| {
        if action.code() != skipped {
            let lines = begun.iter().fold(0, |count, set| count + u32::from(set.has(action.target())));
            out.push(Promising { promise: CLOSES + lines, action });
        }
    });
}

/// Where mills can be closed and stopped.
struct Scene {
    own: PointSet,
    diagonals: bool,
    stops: PointSet,
    /// Points where any of it may happen.
    about_mills: PointSet,
}

impl Scene {
    #[inline]
    fn of<N: Node>(field: &N, options: &Options) -> Self {
        let diagonals = N::has_diagonals(options);
        let stones = field.stones();
        let completing = stones.completing(diagonals);
        let stops = if field.hands()[1] > 0 || field.flies(options)[1] {
            completing.second()
        } else {
            stones.closable(diagonals).second()
        };
        Scene { own: stones.first(), diagonals, stops, about_mills: completing.first().or(stops) }
    }

    /// What an action about mills promises.
    #[inline]
    fn promise(&self, action: Action) -> u32 {
        let rest = match action {
            Action::Move { from, .. } => self.own.without(from.alone()),
            Action::Place(_) | Action::Remove(_) => self.own,
        };
        let to = action.target();
        let closes = board::lines_closed(rest, to, self.diagonals) > 0;
        u32::from(closes) * CLOSES + u32::from(self.stops.has(to)) * STOPS
    }
}

/// Brings the most promising action that was not yet taken to this place of the list.
#[inline]
pub(super) fn bring_best(list: &mut [Promising], place: usize) -> Promising {
    let mut found = place;
    let mut best = list[place].promise;
    for (other, next) in list.iter().enumerate().skip(place + 1) {
        if next.promise > best {
            (found, best) = (other, next.promise);
        }
    }
    list.swap(place, found);
    list[place]
}
