//! Output that cannot be written: a full disk is reported, a closed pipe is not.

use std::{
    fs::OpenOptions,
    io::Write,
    process::{Command, Output, Stdio},
};

fn into(stdout: Stdio, words: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_parlour"))
        .args(words)
        .stdin(Stdio::piped())
        .stdout(stdout)
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was just built");
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

const COMMANDS: &[(&[&str], &str)] = &[
    (&[], ""),
    (&["--help"], ""),
    (&["--version"], ""),
    (&["games"], ""),
    (&["drive", "shutbox", "--seed", "7"], "legal\n"),
    (&["sudoku", "solve"], "1\n"),
    (&["sudoku", "generate", "--seed", "1"], ""),
    (&["hidato", "solve"], "board a king 1 2\n1 2\n"),
    (&["mill", "moves"], ""),
    (&["mill", "uci"], "uci\n"),
    (&["mill", "best", "--depth", "1", "--json"], ""),
    (&["shutbox", "odds"], ""),
    (&["rogue", "level", "--seed", "1", "--depth", "1"], ""),
    (&["serve", "--port", "0"], ""),
];

#[test]
#[cfg(target_os = "linux")]
fn output_into_a_full_disk_looked_like_success() {
    for (words, input) in COMMANDS {
        let full = OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
        let output = into(full.into(), words, input);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{words:?}: {said}");
        assert!(said.contains("could not be written"), "{words:?}: {said}");
    }
}

#[test]
#[cfg(unix)]
fn a_reader_that_went_away_is_no_fault() {
    for (words, input) in COMMANDS {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let output = into(writer.into(), words, input);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), said.as_ref()), (Some(0), ""), "{words:?}");
    }
}
