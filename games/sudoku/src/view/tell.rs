//! What events look and sound like, what a finished game adds to the statistics, and its summary.

use super::{extra, scene::why};
use crate::rules::{Cell, CellSet, Event, Seen};
use parlour_kernel::Message;
use parlour_scene::{Cue, Summary, Tale, Tally};

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
            out.push(Cue::Say(extra::solved(seen.variant())));
            out.push(Cue::End { won: true });
        }
    }
}

/// The summary of a finished game. The picture has an emoji for each cell: given, right at once, or wrong at some time.
pub(super) fn summary(seen: &Seen<'_>, tale: &Tale<'_, Event>) -> Summary {
    let is_other = |event: &Event| match event {
        Event::Set { row, col, digit } => {
            let cell = Cell::at(*row, *col)?;
            let stands = seen.digits().get(cell)?;
            (stands.number() != *digit).then_some(cell)
        }
        _ => None,
    };
    let wrong: CellSet = tale.all.iter().filter_map(is_other).collect();
    let written = tale.all.iter().filter(|event| matches!(event, Event::Set { .. })).count();
    let lines = vec![
        Message::new("sudoku.summary-entries").int("n", u32::try_from(written).unwrap_or(u32::MAX)),
        Message::new("sudoku.summary-wrong").int("n", wrong.len()),
        Message::new("sudoku.summary-hints").int("n", tale.hints),
    ];
    let sign = |cell: Cell| match cell {
        cell if seen.is_given(cell) => "⬜",
        cell if wrong.has(cell) => "🟧",
        _ => "🟩",
    };
    let row = |row: u8| Cell::all().filter(|cell| cell.row() == row).map(sign).collect::<String>();
    Summary { lines, picture: (0..9).map(row).collect::<Vec<_>>().join("\n") }
}

/// How many digits were written until the grid was solved, corrections included.
pub(super) fn tally(story: &[Event]) -> Vec<Tally> {
    let written = story.iter().filter(|event| matches!(event, Event::Set { .. })).count();
    vec![Tally { what: "entries", value: i64::try_from(written).unwrap_or(i64::MAX) }]
}
