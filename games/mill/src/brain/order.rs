//! In which order actions are tried: the best one known, what closes a mill, what stops one, what
//! succeeded elsewhere.

use super::{field::Field, search::MOST_PLIES};
use crate::rules::{Action, Options, Point, PointSet, Side, board};

/// What succeeded elsewhere in this search.
pub(super) struct Ordering {
    /// By side, from (the last for the hand) and to.
    history: [[[u32; Point::SLOTS]; Point::SLOTS]; 2],
    /// By ply, the codes of actions that cut the search short.
    killers: [[u16; 2]; MOST_PLIES + 1],
}

/// Where the stones of the hand stand in the history.
const HAND: usize = Point::SLOTS - 1;
/// What an action promises, in an order of its own: what succeeded elsewhere never outweighs a killer, a killer never
/// a mill.
const CLOSES: u32 = 1 << 23;
const STOPS: u32 = 1 << 22;
const KILLER: u32 = 1 << 21;
const MOST_HISTORY: u32 = 1 << 20;
/// Below the promise stands the place in the list, counted down, so that the first of equals is the greatest.
const PLACE: u32 = 8;
const LAST_PLACE: u32 = (1 << PLACE) - 1;

/// An action and its promise.
#[derive(Clone, Copy)]
pub(super) struct Promising {
    /// Promise and place in one number, so that the best is found without guessing.
    rank: u32,
    pub action: Action,
}

impl Promising {
    #[inline]
    fn new(action: Action, promise: u32, place: u32) -> Self {
        Promising { rank: promise << PLACE | (LAST_PLACE - place), action }
    }

    /// Whether it is not about a mill.
    #[inline]
    pub(super) fn is_quiet(self) -> bool {
        self.rank >> PLACE < STOPS
    }

    /// Whether nothing speaks for it.
    #[inline]
    pub(super) fn promises_nothing(self) -> bool {
        self.rank >> PLACE == 0
    }
}

impl Ordering {
    pub(super) fn new() -> Self {
        Ordering { history: [[[0; Point::SLOTS]; Point::SLOTS]; 2], killers: [[0; 2]; MOST_PLIES + 1] }
    }

    /// An action was good enough to end the search of its position.
    pub(super) fn succeeded(&mut self, side: Side, action: Action, ply: usize, depth: i32, is_quiet: bool) {
        if matches!(action, Action::Remove(_)) {
            return;
        }
        let entry = &mut self.history[side.index()][source(action)][action.target().index()];
        *entry = (*entry + (depth * depth).unsigned_abs()).min(MOST_HISTORY);
        if is_quiet {
            let killers = &mut self.killers[ply.min(MOST_PLIES)];
            if killers[0] != action.code() {
                *killers = [action.code(), killers[0]];
            }
        }
    }

    /// Appends all actions of a position but one with their promise.
    pub(super) fn list(
        &self,
        field: &impl Field,
        options: &Options,
        skipped: u16,
        ply: usize,
        out: &mut Vec<Promising>,
    ) {
        if field.removes() {
            return list_removals(field, options, skipped, out);
        }
        let from = out.len();
        field.each_action_onto(PointSet::FULL, options, |action| {
            if action.code() != skipped {
                out.push(Promising { rank: 0, action });
            }
        });
        let scene = Scene::of(field, options);
        let table = &self.history[field.side().index()];
        let killers = self.killers(ply);
        for (place, next) in (0..).zip(&mut out[from..]) {
            let (code, to) = (next.action.code(), next.action.target());
            let past = table[source(next.action)][to.index()];
            let mut promise = past + u32::from(code == killers[0] || code == killers[1]) * KILLER;
            if scene.about_mills.has(to) {
                promise += scene.promise(next.action);
            }
            *next = Promising::new(next.action, promise, place);
        }
    }

    /// What cut the search short at this ply.
    #[inline]
    pub(super) fn killers(&self, ply: usize) -> [u16; 2] {
        self.killers[ply.min(MOST_PLIES)]
    }

    /// Appends only what is about mills; says about which points [`list_rest`] has the rest. For positions where
    /// little time is to be spent.
    #[inline]
    pub(super) fn list_best(field: &impl Field, options: &Options, out: &mut Vec<Promising>) -> PointSet {
        if field.removes() {
            list_removals(field, options, 0, out);
            return PointSet::EMPTY;
        }
        let scene = Scene::of(field, options);
        let mut place = 0;
        field.each_action_onto(scene.about_mills, options, |action| {
            out.push(Promising::new(action, scene.promise(action), place));
            place += 1;
        });
        scene.about_mills.complement()
    }
}

/// Appends what is about these points and not about mills, killers aside in no order.
#[inline]
pub(super) fn list_rest(
    field: &impl Field,
    options: &Options,
    targets: PointSet,
    killers: [u16; 2],
    out: &mut Vec<Promising>,
) {
    let mut place = 0;
    field.each_action_onto(targets, options, |action| {
        let is_killer = killers.contains(&action.code());
        out.push(Promising::new(action, u32::from(is_killer) * KILLER, place));
        place += 1;
    });
}

/// The stone that is half of the most lines to come goes first.
fn list_removals(field: &impl Field, options: &Options, skipped: u16, out: &mut Vec<Promising>) {
    let theirs = field.stones().second();
    let mut place = 0;
    field.each_action_onto(PointSet::FULL, options, |action| {
        if action.code() != skipped {
            let halves = board::lines_begun(theirs, action.target(), options.has_diagonal_lines);
            out.push(Promising::new(action, CLOSES + u32::from(halves), place));
            place += 1;
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
    fn of(field: &impl Field, options: &Options) -> Self {
        let diagonals = options.has_diagonal_lines;
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

/// Where an action stands in the history, by where its stone comes from.
#[inline]
fn source(action: Action) -> usize {
    match action {
        Action::Move { from, .. } => from.index(),
        Action::Place(_) | Action::Remove(_) => HAND,
    }
}

/// Brings the most promising action that was not yet taken to this place of the list.
#[inline]
pub(super) fn bring_best(list: &mut [Promising], place: usize) -> Promising {
    let best = list[place..].iter().fold(0, |best, next| best.max(next.rank));
    let found = (LAST_PLACE - (best & LAST_PLACE)) as usize;
    let (chosen, first) = (list[found], list[place]);
    list[found] = Promising::new(first.action, first.rank >> PLACE, found as u32);
    list[place] = chosen;
    chosen
}
