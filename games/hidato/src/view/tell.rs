//! What events look and sound like, what a finished game adds to the statistics, and its summary.

use crate::rules::{Cell, Event, Illegal, Place, Relation, Seen, Value};
use parlour_kernel::{Message, Rules};
use parlour_scene::{Cue, Summary, Tale, Tally};

pub(super) fn tell(seen: &Seen<'_>, event: &Event, out: &mut Vec<Cue>) {
    let said = match event {
        Event::Anchored { value, .. } => {
            going_on(seen, Message::new("hidato.anchored").int("value", value.number()))
        }
        Event::Placed { place, value } => going_on(seen, placing(seen, *place, *value)),
        Event::Removed { value, .. } => {
            going_on(seen, Message::new("hidato.removed").int("value", value.number()))
        }
        Event::Turned { direction } => {
            going_on(seen, Message::new(format!("hidato.turned-{}", direction.word())))
        }
        Event::Cleared => Message::new("hidato.cleared"),
        Event::Solved => Message::new("hidato.solved"),
    };
    out.push(Cue::Say(said));
    if matches!(event, Event::Solved) {
        out.push(Cue::End { won: true });
    }
}

/// A number was placed; names the first number it should touch but does not.
fn placing(seen: &Seen<'_>, place: Place, value: Value) -> Message {
    let here = seen.board().cell(place);
    let other = |(a, b): (Cell, Cell)| match here {
        Some(cell) if cell == a => seen.value(b),
        Some(cell) if cell == b => seen.value(a),
        _ => None,
    };
    let message = match seen.gaps().into_iter().find_map(other) {
        Some(other) => Message::new("hidato.placed-apart").int("other", other.number()),
        None => Message::new("hidato.placed"),
    };
    message.int("value", value.number())
}

/// What happened, and what to do next and where.
fn going_on(seen: &Seen<'_>, happened: Message) -> Message {
    let next = match seen.target() {
        Some(target) => {
            let cells = u32::try_from(target.cells.len()).unwrap_or(u32::MAX);
            Message::new("hidato.then").int("value", target.value.number()).int("n", cells)
        }
        None if seen.outcome().is_some() => return happened,
        None => Message::new("hidato.then-nothing"),
    };
    Message::new("hidato.told").message("happened", happened).message("next", next)
}

fn placed(tale: &Tale<'_, Event>) -> u32 {
    let placed = tale.all.iter().filter(|event| matches!(event, Event::Placed { .. })).count();
    u32::try_from(placed).unwrap_or(u32::MAX)
}

/// How many numbers were placed, corrections included, and how many tries were wrong.
pub(super) fn tally(tale: &Tale<'_, Event>) -> Vec<Tally> {
    let tally = |what, value: u32| Tally { what, value: i64::from(value) };
    vec![tally("placed", placed(tale)), tally("slips", Illegal::counted(tale.counts))]
}

/// A finished game's summary. The picture has one emoji per cell: given, right at once, or wrong at some
/// point.
pub(super) fn summary(seen: &Seen<'_>, tale: &Tale<'_, Event>) -> Summary {
    let board = seen.board();
    let counted = tale.wrong.iter().filter(|slip| Illegal::counts(slip.code));
    let tried: Vec<Place> = counted.filter_map(|slip| seen.read(slip.action).ok()?.place()).collect();
    let other_value = |place: Place| {
        let stands = board.cell(place).and_then(|cell| seen.value(cell));
        tale.all.iter().any(|event| matches!(event, Event::Placed { place: at, value } if *at == place && Some(*value) != stands))
    };
    let was_wrong = |place: Place| tried.contains(&place) || other_value(place);
    let sign = |place: Place| match board.cell(place) {
        None => "⬛",
        Some(cell) if seen.is_given(cell) => "⬜",
        Some(_) if was_wrong(place) => "🟧",
        Some(_) => "🟩",
    };
    let own = board.cells().filter(|cell| !seen.is_given(*cell));
    let wrong = own.filter(|cell| was_wrong(board.place(*cell))).count();
    let lines = vec![
        Message::new("hidato.summary-placed").int("n", placed(tale)),
        Message::new("hidato.summary-wrong").int("n", u32::try_from(wrong).unwrap_or(u32::MAX)),
        Message::new("hidato.summary-hints").int("n", tale.hints),
    ];
    let row = |row: u8| {
        let signs: String = (0..board.columns()).map(|col| sign(Place { row, col })).collect();
        // A row of hexagons is shifted half an emoji to the right: about a space.
        let indent = if board.relation() == Relation::Hex { usize::from(row) } else { 0 };
        format!("{}{signs}", " ".repeat(indent))
    };
    let rows: Vec<String> = (0..board.rows()).map(row).collect();
    Summary { lines, picture: rows.join("\n") }
}
