//! Runs the program as scripts do: arguments and text in, output and status out.

use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

/// Runs the program to its end.
pub fn parlour(arguments: &[&str], input: &str) -> Output {
    parlour_bytes(arguments, input.as_bytes())
}

/// The same with input that need not be text.
pub fn parlour_bytes(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_parlour"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was just built");
    // A program that refuses to start reads nothing; that is no test failure.
    let _ = child.stdin.take().expect("piped").write_all(input);
    child.wait_with_output().expect("the program ends")
}
