//! Captures as players and scripts see them: which rules apply, their targets and lines, which rule the
//! first removal chose. All of it is derived from the game.

use crate::rules::{Action, CaptureRule, Line, Mill, Point, PointSet, Semantics, captures::lines_of_targets};
use serde::Serialize;

/// The captures of the sequence under way; all empty between sequences.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CaptureState {
    /// Whether a mill lets the player remove stones.
    pub has_mill: bool,
    /// The stones it lets him remove.
    pub mill_targets: Vec<Point>,
    /// Whether a stone is between two.
    pub has_custodian: bool,
    /// The stone of the line in force.
    pub custodian_target: Option<Point>,
    /// The line in force.
    pub custodian_line: Option<Line>,
    /// Every such line.
    pub custodian_lines: Vec<Line>,
    /// Whether a stone came between two.
    pub has_intervention: bool,
    /// The pair of the line that applies: none or two, even if one is already taken.
    pub intervention_targets: Vec<Point>,
    /// The line in force.
    pub intervention_line: Option<Line>,
    /// Every such line.
    pub intervention_lines: Vec<Line>,
    /// The stone jumped over.
    pub leap_target: Option<Point>,
    /// Stones already taken in this sequence.
    pub selected_targets: Vec<Point>,
    /// The rule chosen by the first of them.
    pub active_rule: Option<CaptureRule>,
}

impl Mill {
    /// The captures of the sequence under way.
    pub fn capture_state(&self) -> CaptureState {
        let (position, options) = (self.board(), self.options());
        let captures = position.captures();
        let own = position.stones(position.side());
        let owed = position.owed(position.side());
        let by_mill = match options.captures {
            Semantics::Spec => captures.mill > 0,
            Semantics::Engine => captures.mill > 0 && position.removable(options) != captures.targets(),
        };
        let custodian_lines = custodian(captures.custodian.points, own, self.arrived());
        let intervention_lines = self.intervention(captures.intervention.points, own);
        let preferred = |lines: &[Line]| {
            let wanted = |line: &&Line| position.preferred.is_some_and(|point| line.points().has(point));
            lines.iter().find(wanted).or(lines.first()).copied()
        };
        let custodian_line = preferred(&custodian_lines);
        let intervention_line = preferred(&intervention_lines);
        CaptureState {
            has_mill: by_mill,
            mill_targets: if by_mill && owed > 0 {
                sorted(position.mill_targets(options))
            } else {
                Vec::new()
            },
            has_custodian: !captures.custodian.points.is_empty(),
            custodian_target: custodian_line.map(|line| line.center).or(captures.custodian.points.first()),
            custodian_line,
            custodian_lines,
            has_intervention: !captures.intervention.points.is_empty(),
            intervention_targets: intervention_line.map_or_else(Vec::new, |line| sorted(line.ends())),
            intervention_line,
            intervention_lines,
            leap_target: captures.leap.points.first(),
            selected_targets: self.selected().to_vec(),
            active_rule: captures.rule.filter(|_| !self.selected().is_empty()),
        }
    }

    /// The point that the last stone arrived on, where it is known.
    fn arrived(&self) -> Option<Point> {
        self.history().iter().rev().find_map(|done| match done.action {
            Action::Place(to) | Action::Move { to, .. } => Some(to),
            Action::Remove(_) => None,
        })
    }

    /// The lines of intervention: both ends are targets, or one is and the other was just taken or is
    /// protected.
    fn intervention(&self, targets: PointSet, own: PointSet) -> Vec<Line> {
        let taken: PointSet = self.selected().iter().copied().collect();
        let whole: Vec<Line> = lines_of_targets(targets.or(taken), own).collect();
        if !whole.is_empty() || targets.is_empty() {
            return whole;
        }
        let arrived = self.arrived();
        let around = |line: &&Line| own.has(line.center) && line.ends().meets(targets);
        let mut lines = Line::all(self.options().has_diagonal_lines).iter().filter(around);
        let exact = lines.clone().find(|line| Some(line.center) == arrived);
        exact.or_else(|| lines.next()).copied().into_iter().collect()
    }
}

/// The lines with a target in the middle of two own stones, one of which just arrived.
fn custodian(targets: PointSet, own: PointSet, arrived: Option<Point>) -> Vec<Line> {
    let between = |line: &&Line| targets.has(line.center) && line.ends().is_within(own);
    let lines: Vec<Line> = Line::all(true).iter().filter(between).copied().collect();
    let exact: Vec<Line> =
        lines.iter().filter(|line| arrived.is_some_and(|point| line.ends().has(point))).copied().collect();
    if exact.is_empty() { lines } else { exact }
}

fn sorted(points: PointSet) -> Vec<Point> {
    let mut list: Vec<Point> = points.iter().collect();
    list.sort_unstable();
    list
}
