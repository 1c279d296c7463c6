//! Odd input as it happens: too much, from elsewhere, or nonsense.

mod driven;

use driven::{code, drive, parlour};

#[test]
fn twenty_thousand_threads_panicked() {
    let best = ["mill", "best", "--movetime", "50", "--threads", "500"];
    for words in [&["sudoku", "generate", "--seed", "1", "--threads", "20000"][..], &best] {
        let output = parlour(words, "");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{words:?}: {said}");
        assert!(said.contains("threads are more than are of use"), "{words:?}: {said}");
        assert_eq!(said.lines().count(), 1, "{words:?}: {said}");
    }
}

#[test]
fn a_command_of_ten_megabytes_was_echoed_whole() {
    let long = "ä".repeat(5_000_000);
    let answers =
        drive("shutbox", &["--seed", "7"], &[&long, &format!("act {long}"), &format!("save /{long}")]);
    let codes: Vec<&str> = answers.iter().map(code).collect();
    assert_eq!(codes, ["unknown-command", "unknown-action", "not-saved"]);
    for answer in answers {
        assert!(answer.to_string().len() < 500, "{} bytes", answer.to_string().len());
    }
    let said = parlour(
        &["mill", "uci"],
        &format!("{long}\nsetoption name {long}\ngo {long} 1\nposition fen {long}\n"),
    );
    assert_eq!(said.stdout.split(|byte| *byte == b'\n').count(), 5);
    assert!(said.stdout.len() < 1_000, "{} bytes", said.stdout.len());
}
