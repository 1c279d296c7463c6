//! Imported and exported texts: positions, records, options as words.

use crate::rules::{Action, OptionName, RuleText, Setup, read_record};
use parlour_kernel::ReadError;
use parlour_scene::Brought;

/// The rules of a setup as words of the card.
pub(super) fn choices(setup: &Setup) -> String {
    let RuleText { preset, overrides } = &setup.rules;
    let word = |(name, value): &(OptionName, u16)| {
        let written = match (name.is_switch(), value) {
            (true, 0) => "false".to_owned(),
            (true, 1) => "true".to_owned(),
            _ => name.written(*value),
        };
        format!(" {}={written}", name.word())
    };
    format!("variant={}{}", preset.word, overrides.iter().map(word).collect::<String>())
}

/// A setup, a position, a record, or a record below a line or headers that say what it starts from.
pub(super) fn bring(text: &str, rules: &str) -> Result<Brought<Setup, Action>, ReadError> {
    let start = text.len() - text.trim_start().len();
    let head = if begins_record(text) { "" } else { text[start..].lines().next().unwrap_or_default() };
    let mut setup = if head.is_empty() { Setup::default() } else { head.parse().map_err(later(start))? };
    let end = start + head.len();
    let record = read_record(&text[end..]).map_err(later(end))?;
    if let Some(fen) = record.header("FEN").filter(|_| setup.fen.is_none()) {
        setup.fen = Some(fen.parse());
    }
    if !names_rules(head) {
        setup.rules = record.header("Rules").unwrap_or(rules).parse()?;
    }
    // A question mark stands for somebody whose name nobody knows.
    let name = |side| record.header(side).filter(|name| !name.is_empty() && *name != "?").map(str::to_owned);
    let names = ["White", "Black"].map(name).to_vec();
    Ok(Brought { setup, actions: record.actions, names })
}

/// Shifts the offset of an error in a part of a text.
fn later(bytes: usize) -> impl Fn(ReadError) -> ReadError {
    move |error| ReadError { at: error.at + u32::try_from(bytes).unwrap_or(0), ..error }
}

/// Whether a text begins with a header, a comment, a round number or an action.
fn begins_record(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    first.starts_with(|letter: char| letter.is_ascii_digit() || "[{".contains(letter))
        || read_record(first).is_ok_and(|record| !record.actions.is_empty())
}

/// Whether a setup line names rules; a position alone does not.
fn names_rules(head: &str) -> bool {
    let first = head.split_whitespace().next().unwrap_or_default();
    !first.is_empty() && first != "fen" && !first.contains('/')
}
