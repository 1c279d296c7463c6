//! The board as it is drawn: points, lines, stones, what can be taken and why.

use super::{Ui, input::open, place::place};
use crate::rules::{Action, CaptureRule, Line, Point, PointSet, Position, Seen, Side};
use parlour_kernel::Message;
use parlour_scene::{Mark, Point as Drawn, Points, Stone};

pub(super) fn board(seen: &Seen<'_>, ui: &Ui) -> Points {
    let position = seen.board();
    let open = open(seen, ui.from);
    let point = |point: Point| {
        let target = mark(seen, point).filter(|_| ui.targets && open.has(point));
        Drawn {
            picked: ui.from == Some(point),
            open: open.has(point) && (ui.targets || position.stones(position.side()).has(point)),
            target,
            ..drawn(point, stone(position, point), target)
        }
    };
    let last = seen.history().iter().rev().find_map(|done| match done.action {
        Action::Place(to) => Some((None, number(to))),
        Action::Move { from, to } => Some((Some(number(from)), number(to))),
        Action::Remove(_) => None,
    });
    Points {
        points: Point::all().map(point).collect(),
        lines: lines(seen.options().has_diagonal_lines),
        shining: shining(seen),
        last,
        hands: Side::BOTH.map(|side| position.hand(side)).to_vec(),
        lost: Side::BOTH.map(|side| lost(seen, side)).to_vec(),
        cursor: number(ui.cursor),
    }
}

/// How many stones of a side are gone.
pub(super) fn lost(seen: &Seen<'_>, side: Side) -> u8 {
    let position = seen.board();
    seen.options().piece_count.saturating_sub(position.on_board(side) + position.hand(side))
}

/// A point where nothing can be done.
pub(super) fn drawn(point: Point, stone: Option<Stone>, target: Option<Mark>) -> Drawn {
    let (column, row) = place(point);
    let what = match stone {
        None => "free",
        Some(Stone::First) => "white",
        Some(Stone::Second) => "black",
        Some(Stone::Dead) => "marked",
    };
    let spoken = Message::new(format!("mill.point-{what}")).text("point", point.name());
    let spoken = match target {
        None => spoken,
        Some(mark) => {
            let why = match mark {
                Mark::Cross => "mill.target-mill",
                Mark::Bracket => "mill.target-custodian",
                Mark::DoubleBracket => "mill.target-intervention",
                Mark::Arc => "mill.target-leap",
            };
            Message::new("mill.point-target").message("point", spoken).message("why", Message::new(why))
        }
    };
    Drawn { name: point.name(), column, row, stone, picked: false, open: false, target, spoken }
}

pub(super) fn number(point: Point) -> u16 {
    u16::from(point.number())
}

fn stone(position: &Position, point: Point) -> Option<Stone> {
    match () {
        () if position.stones(Side::White).has(point) => Some(Stone::First),
        () if position.stones(Side::Black).has(point) => Some(Stone::Second),
        () if position.marked().has(point) => Some(Stone::Dead),
        () => None,
    }
}

/// Every line as its two halves.
pub(super) fn lines(diagonals: bool) -> Vec<(u16, u16)> {
    let halves = |line: &Line| {
        [(line.endpoint1, line.center), (line.center, line.endpoint2)].map(|(a, b)| (number(a), number(b)))
    };
    Line::all(diagonals).iter().flat_map(halves).collect()
}

/// Why a stone can be taken now, where it can.
fn mark(seen: &Seen<'_>, point: Point) -> Option<Mark> {
    let position = seen.board();
    if !position.removes() {
        return None;
    }
    let captures = position.captures();
    Some(match () {
        () if captures.leap.points.has(point) => Mark::Arc,
        () if captures.intervention.points.has(point) => Mark::DoubleBracket,
        () if captures.custodian.points.has(point) => Mark::Bracket,
        () => Mark::Cross,
    })
}

/// The mills that the last stone closed, until the removals are done or something newer happens.
fn shining(seen: &Seen<'_>) -> Vec<Vec<u16>> {
    let position = seen.board();
    let closing = seen.history().iter().rev().find(|done| !matches!(done.action, Action::Remove(_)));
    let Some(done) = closing else { return Vec::new() };
    let to = match done.action {
        Action::Place(to) | Action::Move { to, .. } => to,
        Action::Remove(_) => return Vec::new(),
    };
    let own = position.stones(done.side);
    let closed = |line: &&Line| line.points().has(to) && line.points().is_within(own);
    let all = Line::all(seen.options().has_diagonal_lines).iter().filter(closed);
    all.map(|line| [line.endpoint1, line.center, line.endpoint2].map(number).to_vec()).collect()
}

/// The rules by which stones can be taken now.
pub(super) fn rules_open(seen: &Seen<'_>) -> Vec<CaptureRule> {
    let captures = seen.board().captures();
    let removable: PointSet = open(seen, None);
    let by_capture = captures.targets();
    let mut rules = Vec::new();
    if !removable.without(by_capture).is_empty() {
        rules.push(CaptureRule::Mill);
    }
    for (targets, rule) in [
        (captures.custodian.points, CaptureRule::Custodian),
        (captures.intervention.points, CaptureRule::Intervention),
        (captures.leap.points, CaptureRule::Leap),
    ] {
        if removable.meets(targets) {
            rules.push(rule);
        }
    }
    rules
}
