//! Imported and exported texts: positions, records, options as words.

use crate::rules::{Action, OptionName, RuleText, Setup, read_record};
use parlour_kernel::ReadError;

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

/// A setup, a position, a record, or a record below a line that says what it starts from.
pub(super) fn bring(text: &str, rules: &str) -> Result<(Setup, Vec<Action>), ReadError> {
    let start = text.len() - text.trim_start().len();
    let head = if begins_record(text) { "" } else { text[start..].lines().next().unwrap_or_default() };
    let mut setup = if head.is_empty() { Setup::default() } else { head.parse().map_err(later(start))? };
    if !names_rules(head) {
        setup.rules = rules.parse()?;
    }
    let end = start + head.len();
    Ok((setup, read_record(&text[end..]).map_err(later(end))?))
}

/// Shifts the offset of an error in a part of a text.
fn later(bytes: usize) -> impl Fn(ReadError) -> ReadError {
    move |error| ReadError { at: error.at + u32::try_from(bytes).unwrap_or(0), ..error }
}

/// Whether a text begins with a round number or an action.
fn begins_record(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    let numbered = first.starts_with(|letter: char| letter.is_ascii_digit());
    numbered || read_record(first).is_ok_and(|actions| !actions.is_empty())
}

/// Whether a setup line names rules; a position alone does not.
fn names_rules(head: &str) -> bool {
    let first = head.split_whitespace().next().unwrap_or_default();
    !first.is_empty() && first != "fen" && !first.contains('/')
}
