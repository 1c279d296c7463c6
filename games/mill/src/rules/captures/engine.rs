//! Captures as two known engines resolve them, for comparison with their counts: mills protect targets, one
//! line of intervention counts, and a mill together with a capture may force the capture.

use super::{Arrival, CaptureRule, Captures, Targets, custodian_lines, intervention_lines};
use crate::rules::{Line, Options, Phase, Point, PointSet};

/// Targets that no mill protects (`open`): any by custodian, those of one line by intervention.
pub(super) fn triggered(
    arrival: &Arrival,
    options: &Options,
    open: PointSet,
    preferred: Option<Point>,
) -> Captures {
    let between: PointSet = custodian_lines(arrival, options).map(|line| line.center).collect();
    let between = between.and(open);
    let wanted = |points: PointSet| preferred.is_some_and(|point| points.has(point));
    let mut lines = intervention_lines(arrival, options).map(Line::ends);
    let first = lines.next();
    let around = first
        .map(|first| if wanted(first) { first } else { lines.find(|ends| wanted(*ends)).unwrap_or(first) });
    let around = around.unwrap_or(PointSet::EMPTY).and(open);
    Captures {
        custodian: Targets { points: between, quota: between.count().min(1) },
        intervention: Targets { points: around, quota: around.count() },
        ..Captures::NONE
    }
}

/// What mill and captures earn together.
pub(super) fn earned(captures: &Captures, phase: Phase, options: &Options) -> u8 {
    let added = captures.mill == 0 || (phase == Phase::Placing && options.may_remove_multiple);
    captures.mill + if added { captures.quotas() } else { 0 }
}

/// A capture cancels the others; a removal by the mill cancels all, and with them what they had added.
pub(super) fn settle(captures: &Captures, point: Point, owed: u8, options: &Options) -> (u8, Captures) {
    if captures.intervention.points.has(point) {
        let points = captures.intervention.points.without(point.alone());
        let quota = captures.intervention.quota.saturating_sub(1).min(points.count());
        return (
            quota,
            Captures {
                intervention: Targets { points, quota },
                rule: Some(CaptureRule::Intervention),
                ..Captures::NONE
            },
        );
    }
    if captures.custodian.points.has(point) {
        return (0, Captures::NONE);
    }
    let quotas = captures.quotas();
    let reduced = if options.may_remove_multiple && owed > quotas { owed - quotas } else { owed };
    let left = reduced.saturating_sub(1);
    (left, Captures { mill: left, rule: Some(CaptureRule::Mill), ..Captures::NONE })
}
