//! What touches and keys mean in Mill: place, pick and move, remove.

use super::{Ui, arrange::Arranged, place::beside};
use crate::rules::{Action, Illegal, Phase, Point, PointSet, Seen};
use parlour_kernel::{Fault, Rules};
use parlour_scene::{Input, Intent};

pub(super) fn input(seen: &Seen<'_>, ui: &mut Ui, input: &Input) -> Intent<Action> {
    match input {
        Input::Pick(number) => {
            let point = u8::try_from(*number).ok().and_then(Point::new);
            point.map_or(Intent::Nothing, |point| touch(seen, ui, point))
        }
        Input::Step(direction, _) => {
            ui.cursor = beside(ui.cursor, *direction);
            Intent::Ui
        }
        Input::Confirm => touch(seen, ui, ui.cursor),
        Input::Cancel => {
            ui.from = None;
            Intent::Ui
        }
        Input::Command(id) => match id.as_ref() {
            "touch" => touch(seen, ui, ui.cursor),
            "arrange" => {
                ui.arranged = Some(Arranged::of(seen));
                Intent::Ui
            }
            _ => Intent::Nothing,
        },
        Input::Reach(_)
        | Input::Toggle(_)
        | Input::Alike(_)
        | Input::Hold(_)
        | Input::Cycle { .. }
        | Input::Digit(..) => Intent::Nothing,
    }
}

fn legal(seen: &Seen<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    seen.legal(&mut actions);
    actions
}

/// The stones that can be moved now.
pub(super) fn movable(seen: &Seen<'_>) -> PointSet {
    let from = |action: &Action| if let Action::Move { from, .. } = action { Some(*from) } else { None };
    legal(seen).iter().filter_map(from).collect()
}

/// The points that something can be done at now: with a stone picked, where it can go.
pub(super) fn open(seen: &Seen<'_>, from: Option<Point>) -> PointSet {
    let point = |action: &Action| match action {
        Action::Place(point) | Action::Remove(point) => Some(*point),
        Action::Move { from: start, to } => Some(if from == Some(*start) { *to } else { *start }),
    };
    legal(seen).iter().filter_map(point).collect()
}

fn touch(seen: &Seen<'_>, ui: &mut Ui, point: Point) -> Intent<Action> {
    ui.cursor = point;
    let position = seen.board();
    if position.ending().is_some() {
        return Intent::Refuse(Illegal::Over.message());
    }
    if position.removes() {
        return Intent::Act(vec![Action::Remove(point)]);
    }
    let own = position.stones(position.side()).has(point);
    match ui.from {
        Some(from) if from == point => {
            ui.from = None;
            Intent::Ui
        }
        Some(from) if !own => {
            // A stone that cannot go there stays picked up, and the refusal says why.
            Intent::Act(vec![Action::Move { from, to: point }])
        }
        _ if own && movable(seen).has(point) => {
            ui.from = Some(point);
            Intent::Ui
        }
        _ if position.phase() == Phase::Moving && own => {
            Intent::Refuse(parlour_kernel::Message::new("mill.stuck").text("point", point.name()))
        }
        _ if position.phase() == Phase::Moving => Intent::Refuse(Illegal::NotYours(point).message()),
        _ => Intent::Act(vec![Action::Place(point)]),
    }
}
