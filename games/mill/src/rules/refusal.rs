//! Why an action is refused. Legality itself is decided in `generate`.

use crate::rules::{
    Action, Illegal, Options, Point, Position, board, captures::CaptureRule, variants::repeated,
};

/// Whether an action may be done.
///
/// # Errors
/// Why not.
pub(super) fn check(position: &Position, action: Action, options: &Options) -> Result<(), Illegal> {
    if position.allows(action, options) { Ok(()) } else { Err(reason(position, action, options)) }
}

fn reason(position: &Position, action: Action, options: &Options) -> Illegal {
    if position.ending().is_some() {
        return Illegal::Over;
    }
    match (action, position.removes()) {
        (Action::Place(_) | Action::Move { .. }, true) => Illegal::RemoveFirst,
        (Action::Remove(_), false) => Illegal::NothingToRemove,
        (Action::Place(point), false) => placing(position, point),
        (Action::Move { from, to }, false) => moving(position, from, to, options),
        (Action::Remove(point), true) => removing(position, point, options),
    }
}

fn placing(position: &Position, point: Point) -> Illegal {
    if position.hand(position.side()) == 0 { Illegal::HandEmpty } else { Illegal::Occupied(point) }
}

fn moving(position: &Position, from: Point, to: Point, options: &Options) -> Illegal {
    match () {
        () if position.hand(position.side()) > 0 && !options.may_move_in_placing_phase => Illegal::PlaceFirst,
        () if !position.stones(position.side()).has(from) => Illegal::NotYours(from),
        () if !position.empty().has(to) => Illegal::Occupied(to),
        () if repeated::restriction(position, options) == Some((from, to)) => Illegal::Repeated { from, to },
        () => Illegal::TooFar { from, to },
    }
}

fn removing(position: &Position, point: Point, options: &Options) -> Illegal {
    let captures = position.captures();
    let chosen = captures.rule.is_some_and(|rule| rule != CaptureRule::Mill);
    let theirs = position.stones(position.victim());
    let protected = board::in_lines(theirs, options.has_diagonal_lines).has(point);
    match () {
        () if !theirs.has(point) => Illegal::NoTarget(point),
        () if position.adjacent_only => Illegal::NotAdjacent(point),
        () if chosen || (captures.mill == 0 && !captures.targets().is_empty()) => Illegal::OtherRule(point),
        () if protected => Illegal::Protected(point),
        () => Illegal::OtherRule(point),
    }
}
