//! Swinging to and fro between two mills, where that is restricted.

use crate::rules::{Options, Point, Position, board};

/// The one move that the side to move may not make: back to where a stone came from when it closed a mill, if it
/// still stands in a mill and would close another there.
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
