//! Drives a game as scripts do: lines in, lines of JSON out.

mod commands;
mod program;

pub use commands::{LONG, QUICK, SAVE, WAITING};
pub use program::{parlour, parlour_bytes};

use serde_json::Value;

/// Drives a game; returns one answer per command.
pub fn drive(game: &str, arguments: &[&str], commands: &[&str]) -> Vec<Value> {
    let output = parlour(&[&["drive", game], arguments].concat(), &commands.join("\n"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("an object a line")).collect()
}

/// The code of a refusal, or `ok`.
pub fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or("ok")
}
