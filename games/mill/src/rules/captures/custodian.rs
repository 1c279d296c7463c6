//! Custodian: a stone between two of the opponent's is taken.

use super::Arrival;
use crate::rules::{Line, Options};

/// The lines with the arrived stone at one end, another own at the other, and an opponent's between.
pub(crate) fn custodian_lines(arrival: &Arrival, options: &Options) -> impl Iterator<Item = Line> {
    let Arrival { to, own, theirs, .. } = *arrival;
    arrival
        .lines(&options.custodian, options.has_diagonal_lines)
        .filter(move |line| line.center != to && line.ends().is_within(own) && theirs.has(line.center))
}
