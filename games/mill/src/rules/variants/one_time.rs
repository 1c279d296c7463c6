//! Mills that count only once (the Russian game).

use crate::rules::{Line, Options, Point, PointSet, Position};

/// Marks the lines just closed at a point as used; returns how many were new. A line counts as used if all
/// its points belong to used lines.
pub(in crate::rules) fn use_up(position: &mut Position, point: Point, options: &Options) -> u8 {
    let us = position.side.index();
    let (own, used) = (position.stones[us], position.used[us]);
    let closed = Line::through(point, options.has_diagonal_lines).map(Line::points);
    let fresh = closed.filter(|points| points.is_within(own) && !points.is_within(used));
    let (count, points) =
        fresh.fold((0, PointSet::EMPTY), |(count, all), points| (count + 1, all.or(points)));
    position.used[us] = used.or(points);
    count
}
