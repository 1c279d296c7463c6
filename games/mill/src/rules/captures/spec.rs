//! Captures as specified: mills protect no target, and of all rules that a move triggers the first
//! stone taken chooses one.

use super::{Arrival, CaptureRule, Captures, Targets, custodian_lines, intervention_lines, lines_of_targets};
use crate::rules::{Line, Options, Point, PointSet};

/// All targets of all lines: one stone by custodian, two by intervention.
pub(super) fn triggered(arrival: &Arrival, options: &Options) -> Captures {
    let between: PointSet = custodian_lines(arrival, options).map(|line| line.center).collect();
    let around =
        intervention_lines(arrival, options).fold(PointSet::EMPTY, |points, line| points.or(line.ends()));
    let targets =
        |points: PointSet, quota| if points.is_empty() { Targets::NONE } else { Targets { points, quota } };
    Captures { custodian: targets(between, 1), intervention: targets(around, 2), ..Captures::NONE }
}

/// The most that any of the rules could take.
pub(super) fn earned(captures: &Captures) -> u8 {
    captures.mill.max(captures.custodian.quota).max(captures.intervention.quota)
}

/// The first stone taken chooses the rule: a pair must be taken whole, a stone between two alone, and any
/// other belongs to the mill.
pub(super) fn settle(captures: &Captures, point: Point, own: PointSet) -> (u8, Captures) {
    if captures.intervention.points.has(point) {
        let pairs = lines_of_targets(captures.intervention.points, own);
        let partner = pairs.map(Line::ends).find(|ends| ends.has(point));
        let points = partner.unwrap_or(PointSet::EMPTY).without(point.alone());
        let intervention = Targets { points, quota: points.count() };
        return (
            points.count(),
            Captures { intervention, rule: Some(CaptureRule::Intervention), ..Captures::NONE },
        );
    }
    if captures.custodian.points.has(point) {
        return (0, Captures::NONE);
    }
    let left = captures.mill.saturating_sub(1);
    (left, Captures { mill: left, rule: Some(CaptureRule::Mill), ..Captures::NONE })
}
