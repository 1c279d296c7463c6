//! The log as lists show it: in the game's own words, or its notation.

use parlour_kernel::Message;
use parlour_scene::{Present, StepName};
use parlour_table::{Entry, Table};

/// With more actions than this, a step is only counted.
const WRITTEN: usize = 4;

/// Every listed entry, oldest first: its index in the log, and its text.
pub(crate) fn step_names<G: Present>(table: &Table<G>) -> Vec<(usize, Message)> {
    let mut named: Vec<(usize, Option<Message>)> = Vec::new();
    table.for_each_step(|index, actions, after| match G::name_step(&after.seen(None), actions) {
        StepName::Told(name) => named.push((index, Some(name))),
        StepName::Unlisted => named.push((index, None)),
        StepName::Written => {}
    });
    let name = |(index, record): (usize, &parlour_table::Record)| {
        let name = match named.binary_search_by_key(&index, |(known, _)| *known) {
            Ok(place) => named[place].1.clone(),
            Err(_) => as_written(&record.entry),
        };
        Some((index, name?))
    };
    table.log().records().iter().enumerate().filter_map(name).collect()
}

/// A log entry for games without words of their own; `None` if it is of no interest.
fn as_written(entry: &Entry) -> Option<Message> {
    let written = |text: String| Some(Message::new("ui.as-written").text("text", text));
    match entry {
        Entry::Step(actions) if actions.len() > WRITTEN => {
            written(format!("{} … ({})", actions[..WRITTEN - 1].join("; "), actions.len()))
        }
        Entry::Step(actions) => written(actions.join("; ")),
        Entry::Chance(action) => written(action.clone()),
        Entry::Undo => Some(Message::new("undo")),
        Entry::Redo => Some(Message::new("redo")),
        Entry::Hint => Some(Message::new("hint")),
        Entry::Mark => Some(Message::new("mark")),
        Entry::Wrong(_) => None,
    }
}
