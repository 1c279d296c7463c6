//! What events look and sound like, and what a finished game adds to the statistics.

use super::{
    look::number,
    scene::{ending, seat, word},
};
use crate::rules::{Action, Event, Seen};
use parlour_kernel::Message;
use parlour_scene::{Cue, Tally, Tone};

pub(super) fn tell(seen: &Seen<'_>, event: &Event, out: &mut Vec<Cue>) {
    let said = match event {
        Event::Placed { side, point } => {
            Message::new("mill.placed").seat("who", seat(*side)).text("point", point.name())
        }
        Event::Moved { side, from, to } => Message::new("mill.moved")
            .seat("who", seat(*side))
            .text("from", from.name())
            .text("to", to.name()),
        Event::Mill { side, lines } => {
            let count = u32::try_from(lines.len()).unwrap_or(u32::MAX);
            Message::new("mill.closed").seat("who", seat(*side)).int("n", count)
        }
        Event::Triggered { side, rule, targets } => {
            out.push(Cue::Flash { cells: targets.iter().map(|point| number(*point)).collect() });
            let rule = Message::new(format!("mill.rule-{}", word(*rule)));
            Message::new("mill.triggered").seat("who", seat(*side)).message("rule", rule)
        }
        Event::Removed { side, point, .. } => {
            Message::new("mill.removed").seat("who", seat(*side)).text("point", point.name())
        }
        Event::HandTaken { side, count } => {
            Message::new("mill.hand-taken").seat("who", seat(*side)).int("n", *count)
        }
        Event::PlacingEnded => Message::new("mill.placing-ended"),
        Event::Blocked { side } => Message::new("mill.blocked").seat("who", seat(*side)),
        Event::Over(_) => {
            if let Some((said, tone)) = ending(seen) {
                out.push(Cue::Say(said));
                out.push(Cue::End { won: tone == Tone::Good });
            }
            return;
        }
    };
    out.push(Cue::Say(said));
}

/// A turn: a stone placed or moved and what that takes, or stones taken alone.
pub(super) fn turn(actions: &[Action]) -> Option<(String, Message)> {
    let (first, taken) = match actions {
        [Action::Remove(_), ..] => (None, actions),
        [first, taken @ ..] => (Some(*first), taken),
        [] => return None,
    };
    let point = |action: &Action| match action {
        Action::Remove(point) => Some(point.name()),
        _ => None,
    };
    let taken: Vec<&str> = taken.iter().map(point).collect::<Option<_>>()?;
    let spoken = first.map(|first| match first {
        Action::Place(point) | Action::Remove(point) => {
            Message::new("mill.turn-placed").text("point", point.name())
        }
        Action::Move { from, to } => {
            Message::new("mill.turn-moved").text("from", from.name()).text("to", to.name())
        }
    });
    let spoken = match (spoken, taken.join(", ")) {
        (Some(spoken), points) if points.is_empty() => spoken,
        (Some(spoken), points) => {
            Message::new("mill.turn-takes").message("turn", spoken).text("points", points)
        }
        (None, points) => Message::new("mill.turn-only-takes").text("points", points),
    };
    Some((actions.iter().map(ToString::to_string).collect(), spoken))
}

/// How many stones were placed and moved.
pub(super) fn tally(story: &[Event]) -> Vec<Tally> {
    let moves =
        story.iter().filter(|event| matches!(event, Event::Placed { .. } | Event::Moved { .. })).count();
    vec![Tally { what: "moves", value: i64::try_from(moves).unwrap_or(i64::MAX) }]
}
