//! Parses setups: options such as `seed=7 levels=10`, or a scenario in JSON.

use crate::rules::Setup;
use parlour_kernel::ReadError;
use std::str::FromStr;

impl FromStr for Setup {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        if text.trim_start().starts_with('{') { scenario(text) } else { text.parse().map(Setup::Options) }
    }
}

#[cfg(feature = "view")]
fn scenario(text: &str) -> Result<Setup, ReadError> {
    let value: serde_json::Value = serde_json::from_str(text).map_err(|error| {
        // The parser counts lines and columns; we want the offset in the text.
        let before: usize = text.split_inclusive('\n').take(error.line().max(1) - 1).map(str::len).sum();
        let at = (before + error.column()).min(text.len());
        ReadError { code: "bad-json", at: at as u32, found: String::new() }
    })?;
    if let Some(number) = unsettled_number(text) {
        return Err(ReadError::at("bad-number", text, number));
    }
    Ok(Setup::Scenario(value.to_string().into()))
}

/// The first number of a JSON text that changes each time it is read and written: the setup would be another one every
/// time a game is saved.
#[cfg(feature = "view")]
fn unsettled_number(json: &str) -> Option<&str> {
    let mut rest = json;
    while let Some(at) = rest.find(|sign: char| sign == '"' || sign == '-' || sign.is_ascii_digit()) {
        rest = &rest[at..];
        if let Some(quoted) = rest.strip_prefix('"') {
            let mut is_escaped = false;
            let ends = |sign: char| {
                let ends = sign == '"' && !is_escaped;
                is_escaped = sign == '\\' && !is_escaped;
                ends
            };
            rest = quoted.split_once(ends).map_or("", |(_, rest)| rest);
            continue;
        }
        let length = rest.find(|sign: char| !(sign.is_ascii_alphanumeric() || "+-.".contains(sign)));
        let (number, after) = rest.split_at(length.unwrap_or(rest.len()));
        let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).ok();
        let written = read(number).map(|read| read.to_string()).unwrap_or_default();
        if read(&written).map(|again| again.to_string()).as_deref() != Some(written.as_str()) {
            return Some(number);
        }
        rest = after;
    }
    None
}

/// Parsing JSON needs the feature `view`; without it, starting from a scenario is refused.
#[cfg(not(feature = "view"))]
#[expect(clippy::unnecessary_wraps, reason = "with the feature, this can fail")]
fn scenario(text: &str) -> Result<Setup, ReadError> {
    Ok(Setup::Scenario(text.into()))
}
