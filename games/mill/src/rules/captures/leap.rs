//! Leap: a stone that jumps along a line over an opponent's takes it. It adds moves of its own.

use crate::rules::{Line, Options, Phase, Point, Position};

/// Every leap of the side to move, as points of departure, jumped stone and arrival.
pub(crate) fn leaps(position: &Position, options: &Options) -> impl Iterator<Item = (Point, Point, Point)> {
    let leap = options.leap;
    let own = position.stones(position.side());
    let theirs = position.mill_targets(options);
    let empty = position.empty();
    let moving = position.phase() == Phase::Moving;
    let few_enough = !leap.own_pieces_leq3 || own.count() <= 3;
    let works = leap.enabled && few_enough && if moving { leap.in_moving } else { leap.in_placing };
    let lines = if works { Line::all(options.has_diagonal_lines) } else { &[] };
    let open = lines.iter().filter(move |line| leap.follows(line.kind) && theirs.has(line.center));
    open.filter_map(move |line| {
        let (one, other) = (line.endpoint1, line.endpoint2);
        if own.has(one) && empty.has(other) {
            Some((one, line.center, other))
        } else if own.has(other) && empty.has(one) {
            Some((other, line.center, one))
        } else {
            None
        }
    })
}

/// The stone that a move jumps over, where that is a leap.
pub(crate) fn leaps_from(position: &Position, from: Point, to: Point, options: &Options) -> Option<Point> {
    if !options.leap.enabled {
        return None;
    }
    leaps(position, options).find(|leap| leap.0 == from && leap.2 == to).map(|leap| leap.1)
}
