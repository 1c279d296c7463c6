//! Captures without a mill: what an arriving stone triggers, one file per rule, and how a sequence of
//! removals is resolved, one file per reading of the rules.

mod custodian;
mod engine;
mod intervention;
mod leap;
mod spec;

pub(super) use custodian::custodian_lines;
pub(super) use intervention::{intervention_lines, lines_of_targets};
pub(super) use leap::{leaps, leaps_from};

use crate::rules::{Capture, Line, LineKind, Options, Phase, Point, PointSet, Position, Semantics, Side};
use serde::Serialize;

/// Which rule the removals of a sequence follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum CaptureRule {
    /// Removals earned by a mill.
    Mill,
    /// A stone between two.
    Custodian,
    /// The stones on both sides of one.
    Intervention,
    /// A stone jumped over.
    Leap,
}

/// Targets of one rule, and how many of them may be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct Targets {
    /// The stones.
    pub points: PointSet,
    pub quota: u8,
}

impl Targets {
    /// None.
    pub const NONE: Targets = Targets { points: PointSet::EMPTY, quota: 0 };
}

/// What the side to move may capture; all of it empty between sequences.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Captures {
    /// Stones between two.
    pub custodian: Targets,
    /// Stones on both sides of one.
    pub intervention: Targets,
    /// A stone jumped over.
    pub leap: Targets,
    /// How many stones a mill closed by the same move lets the player take.
    pub mill: u8,
    /// The rule fixed by the first removal.
    pub rule: Option<CaptureRule>,
}

impl Captures {
    /// Nothing.
    pub const NONE: Captures = Captures {
        custodian: Targets::NONE,
        intervention: Targets::NONE,
        leap: Targets::NONE,
        mill: 0,
        rule: None,
    };

    /// Removals earned by a mill alone.
    #[inline]
    pub const fn of_mill(count: u8) -> Self {
        Captures { mill: count, ..Captures::NONE }
    }

    /// Every stone that some rule other than a mill lets the player take.
    #[inline]
    pub const fn targets(&self) -> PointSet {
        self.custodian.points.or(self.intervention.points).or(self.leap.points)
    }

    const fn quotas(&self) -> u8 {
        self.custodian.quota + self.intervention.quota + self.leap.quota
    }
}

impl Capture {
    /// Whether the rule works for a side now.
    fn works(&self, phase: Phase, own_on_board: u8) -> bool {
        let in_phase = if phase == Phase::Placing { self.in_placing } else { self.in_moving };
        let few_enough = !self.own_pieces_leq3 || phase == Phase::Placing || own_on_board <= 3;
        self.enabled && in_phase && few_enough
    }

    /// Whether it works along such lines.
    fn follows(&self, kind: LineKind) -> bool {
        match kind {
            LineKind::Cross => self.cross_lines,
            LineKind::Edge => self.square_edges,
            LineKind::Diagonal => self.diagonal_lines,
        }
    }
}

/// A stone that just arrived.
#[derive(Clone, Copy)]
pub(super) struct Arrival {
    pub to: Point,
    pub own: PointSet,
    pub theirs: PointSet,
    pub phase: Phase,
}

impl Arrival {
    fn lines<'a>(&self, rule: &'a Capture, diagonals: bool) -> impl Iterator<Item = Line> + use<'a> {
        let works = rule.works(self.phase, self.own.count());
        Line::through(self.to, diagonals).filter(move |line| works && rule.follows(line.kind))
    }
}

impl Position {
    /// What a stone of the side to move triggers by arriving, mills aside.
    pub(super) fn triggered(&self, to: Point, options: &Options) -> Captures {
        let arrival = Arrival {
            to,
            own: self.stones(self.side),
            theirs: self.stones(self.side.other()),
            phase: self.phase,
        };
        match options.captures {
            Semantics::Spec => spec::triggered(&arrival, options),
            Semantics::Engine => {
                let open = self.mill_targets(options);
                engine::triggered(&arrival, options, open, self.preferred)
            }
        }
    }

    /// How many removals a move earns that closes mills and triggers captures.
    pub(super) fn earned(&self, captures: &Captures, options: &Options) -> u8 {
        match options.captures {
            Semantics::Spec => spec::earned(captures),
            Semantics::Engine => engine::earned(captures, self.phase, options),
        }
    }

    /// The stones that the side to move may remove now; empty if no removal is pending.
    pub fn removable(&self, options: &Options) -> PointSet {
        let owed = self.owed(self.side);
        if owed <= 0 {
            return if owed < 0 { self.stones(self.side) } else { PointSet::EMPTY };
        }
        if self.adjacent_only {
            return self.adjacent_targets(options);
        }
        let captures = &self.captures;
        if captures.targets().is_empty() {
            return self.mill_targets(options);
        }
        let with_mill = match options.captures {
            Semantics::Spec => captures.mill > 0,
            Semantics::Engine => owed.unsigned_abs() > captures.quotas(),
        };
        let by_mill =
            if with_mill && captures.leap.quota == 0 { self.mill_targets(options) } else { PointSet::EMPTY };
        captures.targets().or(by_mill)
    }

    /// Resolves a removal of an opponent's stone, which is still on the board: how many more removals
    /// follow, and what may be captured next.
    pub(super) fn settle_removal(&self, point: Point, options: &Options) -> (u8, Captures) {
        let owed = self.owed(self.side).unsigned_abs();
        let captures = self.captures;
        if captures.leap.points.has(point) {
            return (0, Captures::NONE);
        }
        if captures.targets().is_empty() {
            let left = owed - 1;
            let rule = captures.rule.or((captures.mill > 0).then_some(CaptureRule::Mill));
            return (left, Captures { mill: captures.mill.saturating_sub(1), rule, ..Captures::NONE });
        }
        match options.captures {
            Semantics::Spec => spec::settle(&captures, point, self.stones(self.side)),
            Semantics::Engine => engine::settle(&captures, point, owed, options),
        }
    }

    /// The opponent's stones adjacent to one of the side to move.
    pub(super) fn adjacent_targets(&self, options: &Options) -> PointSet {
        let reach = crate::rules::board::beside(self.stones(self.side), options.has_diagonal_lines);
        self.stones(self.side.other()).and(reach)
    }

    /// The side whose stone a removal takes.
    #[inline]
    pub fn victim(&self) -> Side {
        if self.owed(self.side) < 0 { self.side } else { self.side.other() }
    }
}
