//! Swinging back and forth between two mills, if that is restricted.

use crate::rules::{Options, Point, Position, board};

/// The one forbidden move: back to where a stone came from when it closed a mill, if it is still in a mill
/// and would close another there.
pub(in crate::rules) fn restriction(position: &Position, options: &Options) -> Option<(Point, Point)> {
    if !options.restrict_repeated_mills_formation {
        return None;
    }
    let own = position.stones(position.side);
    let (from, to) = position.last_mill(position.side)?;
    let closes = |stones, point| board::lines_closed(stones, point, options.has_diagonal_lines) > 0;
    let swings = own.has(to) && closes(own, to) && closes(own.without(to.alone()), from);
    swings.then_some((to, from))
}
