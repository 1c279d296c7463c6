//! What events look and sound like, and what a finished game adds to the statistics.

use super::scene::why;
use crate::rules::{Cell, Event, Seen};
use parlour_kernel::Message;
use parlour_scene::{Cue, Tally};

pub(super) fn tell(seen: &Seen<'_>, event: &Event, out: &mut Vec<Cue>) {
    match event {
        Event::Set { row, col, digit } => {
            let conflict = Cell::at(*row, *col).and_then(|cell| why(seen, cell));
            let said = conflict.unwrap_or_else(|| Message::new("sudoku.wrote").int("digit", *digit));
            out.push(Cue::Say(said));
        }
        Event::Cleared { .. } => out.push(Cue::Say(Message::new("sudoku.cleared"))),
        Event::Marked { digit, on, .. } => {
            let key = if *on { "sudoku.marked" } else { "sudoku.unmarked" };
            out.push(Cue::Say(Message::new(key).int("digit", *digit)));
        }
        Event::Coloured { colour, .. } => out.push(Cue::Say(Message::new(format!("colour-{colour}")))),
        Event::Solved => {
            out.push(Cue::Say(Message::new("sudoku.solved")));
            out.push(Cue::End { won: true });
        }
    }
}

/// How many digits were written until the grid was solved, corrections included.
pub(super) fn tally(story: &[Event]) -> Vec<Tally> {
    let written = story.iter().filter(|event| matches!(event, Event::Set { .. })).count();
    vec![Tally { what: "entries", value: i64::try_from(written).unwrap_or(i64::MAX) }]
}
