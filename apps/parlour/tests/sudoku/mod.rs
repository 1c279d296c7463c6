//! Runs `parlour sudoku` with lines on its standard input.

use std::{
    io::Write,
    process::{Command, Output, Stdio},
    thread,
};

/// Runs a command with an input and waits for its end.
pub fn sudoku(line: &str, input: impl Into<Vec<u8>>) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_parlour"))
        .arg("sudoku")
        .args(line.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.into();
    // Written from a thread, since answers come while questions are still being written.
    let writer = thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the binary ends");
    writer.join().expect("no panic").expect("all input is read");
    output
}

/// The output of a command that refuses nothing and prints no remarks.
pub fn stdout(line: &str, input: impl Into<Vec<u8>>) -> String {
    let output = sudoku(line, input);
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "{line}");
    String::from_utf8(output.stdout).expect("text")
}
