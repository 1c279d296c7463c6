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
    Ok(Setup::Scenario(value.to_string().into()))
}

/// Parsing JSON needs the feature `view`; without it, starting from a scenario is refused.
#[cfg(not(feature = "view"))]
#[expect(clippy::unnecessary_wraps, reason = "with the feature, this can fail")]
fn scenario(text: &str) -> Result<Setup, ReadError> {
    Ok(Setup::Scenario(text.into()))
}
