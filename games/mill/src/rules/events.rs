//! The events of an action, derived from the positions before and after it.

use crate::rules::{
    Action, CaptureRule, Event, Line, MillAction, Options, Phase, Point, Position, Side, captures::Targets,
};

/// Appends what happened.
pub(super) fn tell(
    before: &Position,
    action: Action,
    after: &Position,
    options: &Options,
    events: &mut Vec<Event>,
) {
    let side = before.side();
    match action {
        Action::Place(point) => {
            events.push(Event::Placed { side, point });
            arrived(before, point, after, options, events);
        }
        Action::Move { from, to } => {
            events.push(Event::Moved { side, from, to });
            arrived(before, to, after, options, events);
        }
        Action::Remove(point) => {
            let marked =
                options.mill_formation_action == MillAction::Mark && before.phase() == Phase::Placing;
            events.push(Event::Removed { side: before.victim(), point, marked });
        }
    }
    if !placing_is_over(before) && placing_is_over(after) {
        events.push(Event::PlacingEnded);
    }
    if after.adjacent_only && !before.adjacent_only {
        events.push(Event::Blocked { side: after.side() });
    }
    events.extend(after.ending().map(Event::Over));
}

/// Whether all stones are placed, and the removals of the last one are done.
fn placing_is_over(position: &Position) -> bool {
    hands_empty(position) && !(position.removes() && position.phase() == Phase::Placing)
}

fn hands_empty(position: &Position) -> bool {
    Side::BOTH.iter().all(|side| position.hand(*side) == 0)
}

fn arrived(before: &Position, to: Point, after: &Position, options: &Options, events: &mut Vec<Event>) {
    let side = before.side();
    let own = after.stones(side);
    let closed = Line::all(options.has_diagonal_lines).iter();
    let lines: Vec<Line> =
        closed.filter(|line| line.points().has(to) && line.points().is_within(own)).copied().collect();
    if !lines.is_empty() {
        events.push(Event::Mill { side, lines });
    }
    let captures = after.captures();
    let all = [
        (CaptureRule::Custodian, captures.custodian),
        (CaptureRule::Intervention, captures.intervention),
        (CaptureRule::Leap, captures.leap),
    ];
    for (rule, Targets { points, .. }) in all {
        if !points.is_empty() {
            events.push(Event::Triggered { side, rule, targets: points.iter().collect() });
        }
    }
    let them = side.other();
    let stopped = options.stop_placing_when_two_empty_squares && hands_empty(after);
    let count = before.hand(them).saturating_sub(after.hand(them));
    if count > 0 && !stopped {
        events.push(Event::HandTaken { side: them, count });
    }
}
