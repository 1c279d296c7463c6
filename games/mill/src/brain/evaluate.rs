//! What a position is worth without looking ahead, for the side to move. Whole sets at a time; knows no search.

use super::weights::{Stage, Weights};
use crate::rules::{Options, PointSet, Position, Side, board};

/// What one side has.
struct Assets {
    value: i32,
    /// Whether it could close a mill if it were to move.
    closes: bool,
}

/// What a position looks like at a glance.
#[derive(Clone, Copy)]
pub(super) struct Glance {
    /// Its worth for the side to move.
    pub worth: i32,
    /// Whether the side to move can close a mill at once.
    pub closes: bool,
    /// Whether its opponent could, were it his turn.
    pub is_threatened: bool,
}

/// The look of a position in which nothing is to be removed. Must be inlined into its caller, which has the
/// machine's features switched on.
#[inline(always)]
#[expect(clippy::inline_always, reason = "compiled once with and once without the machine's features")]
pub(super) fn look(position: &Position, options: &Options, weights: &Weights) -> Glance {
    let us = position.side();
    let flies = |side| position.flies(side, options);
    let placing = position.hand(Side::White) | position.hand(Side::Black) > 0;
    let stage = match () {
        () if placing => &weights.placing,
        () if flies(us) || flies(us.other()) => &weights.flying,
        () => &weights.moving,
    };
    let empty = position.empty();
    let ours = assets(position, us, empty, stage, options);
    let theirs = assets(position, us.other(), empty, stage, options);
    let closing = if ours.closes { i32::from(stage.closes) } else { 0 };
    let worth = ours.value - theirs.value + closing;
    Glance { worth, closes: ours.closes, is_threatened: theirs.closes }
}

#[inline(always)]
#[expect(clippy::inline_always, reason = "as above")]
fn assets(position: &Position, side: Side, empty: PointSet, stage: &Stage, options: &Options) -> Assets {
    let diagonals = options.has_diagonal_lines;
    let own = position.stones(side);
    let lines_of_two = board::completing(own, diagonals).and(empty);
    let anywhere = position.hand(side) > 0 || position.flies(side, options);
    let threats = if anywhere { lines_of_two } else { board::closable(own, diagonals).and(empty) };
    let free = own.and(board::beside(empty, diagonals));
    let crossings = own.and(board::MIDDLE_POINTS).and(board::MIDDLE_RING);
    let middles = own.and(board::MIDDLE_POINTS).without(board::MIDDLE_RING);
    let count = |set: PointSet| i32::from(set.count());
    let worth = |weight: i16, amount: i32| i32::from(weight) * amount;
    let value = worth(stage.stone, count(own) + i32::from(position.hand(side)))
        + worth(stage.mobility, board::slides(own, empty, diagonals).cast_signed())
        + worth(stage.threat, count(threats))
        + worth(stage.half, count(lines_of_two.without(threats)))
        + worth(stage.in_mill, count(board::in_lines(own, diagonals)))
        + worth(stage.stuck, count(own.without(free)))
        + worth(stage.crossing, count(crossings))
        + worth(stage.middle, count(middles));
    Assets { value, closes: !threats.is_empty() }
}
