//! Prints results: a line for people, or one JSON object per line for scripts.

use crate::report;
use parlour_kernel::Message;
use parlour_shutbox::brain::Ratio;
use serde::Serialize;

/// Decimals shown beside a fraction; they are exact, by long division.
const PLACES: usize = 10;

/// A fraction for scripts.
#[derive(Serialize)]
pub struct Value {
    exact: String,
    value: f64,
}

impl From<Ratio> for Value {
    fn from(ratio: Ratio) -> Self {
        Value { exact: ratio.to_string(), value: ratio.to_f64() }
    }
}

/// A fraction for people: `823/216 = 3.8101851852`.
pub fn shown(ratio: Ratio) -> String {
    let exact = ratio.to_string();
    if exact.contains('/') { format!("{exact} = {}", ratio.decimal(PLACES)) } else { exact }
}

/// A result as one JSON object on one line.
pub fn json<T: Serialize>(result: &T) {
    report::result(serde_json::to_string(result).expect("plain data"));
}

/// Prints a remark that is not a result.
pub fn remark(message: &Message) {
    report::tell(crate::language::speaker().say(message));
}
