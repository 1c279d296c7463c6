//! Intervention: the two stones on both sides of one are taken.

use super::Arrival;
use crate::rules::{Line, Options, PointSet};

/// The lines with the arrived stone in the middle and the opponent's at both ends: crosses, edges, then diagonals.
pub(crate) fn intervention_lines(arrival: &Arrival, options: &Options) -> impl Iterator<Item = Line> {
    let Arrival { to, theirs, .. } = *arrival;
    arrival
        .lines(&options.intervention, options.has_diagonal_lines)
        .filter(move |line| line.center == to && line.ends().is_within(theirs))
}

/// The lines whose two ends are both targets around a stone of the player's own; in the same order.
pub(crate) fn lines_of_targets(targets: PointSet, own: PointSet) -> impl Iterator<Item = Line> {
    let is_pair = move |line: &&Line| line.ends().is_within(targets) && own.has(line.center);
    Line::all(true).iter().filter(is_pair).copied()
}
