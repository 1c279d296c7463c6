//! The program as scripts run it: words and lines in, lines of JSON out.

use serde_json::Value;
use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

/// Runs the program to its end.
pub fn parlour(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_parlour"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was just built");
    // A program that refuses to start reads nothing; that is not an error of the test.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

/// Drives a game: an answer for every command.
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
