//! Odd input: too much, from other systems, or nonsense.

use crate::driven::{code, drive, parlour};

#[test]
fn twenty_thousand_threads_panicked() {
    let best = ["mill", "best", "--movetime", "50", "--threads", "500"];
    for words in [&["sudoku", "generate", "--seed", "1", "--threads", "20000"][..], &best] {
        let output = parlour(words, "");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{words:?}: {said}");
        assert!(said.contains("threads are too many here"), "{words:?}: {said}");
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

#[test]
fn hidato_refused_what_other_systems_wrap_text_in() {
    let plain = "board a king 2 2\n1 .\n. 4\n\nboard b king 1 2\n1 2\n";
    let count = |text: &str| String::from_utf8(parlour(&["hidato", "count"], text).stdout).expect("text");
    let expected = count(plain);
    assert_eq!(expected, "a 2\nb 1\n");
    for other in [format!("\u{feff}{plain}"), plain.replace('\n', "\r\n"), plain.replace('\n', "\r")] {
        assert_eq!(count(&other), expected, "{other:?}");
    }
}

#[test]
fn a_lone_cr_did_not_end_a_line() {
    let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let solved = |text: &str| String::from_utf8(parlour(&["sudoku", "solve"], text).stdout).expect("text");
    let expected = solved(&format!("{puzzle}\n{puzzle}\n"));
    assert_eq!(expected.lines().count(), 2);
    assert_eq!(solved(&format!("\u{feff}{puzzle}\r{puzzle}\r")), expected);
    assert_eq!(solved(&format!("{puzzle}\r\n\r{puzzle}")), expected);
}

#[test]
fn replay_verify_did_not_read_standard_input() {
    let save = include_str!("../../../data/replays/shutbox-6.save");
    let output = parlour(&["replay", "verify", "-"], save);
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.starts_with("ok "), "{said}");
    let shown = parlour(&["replay", "show", "-"], save);
    assert!(shown.stdout.starts_with(b"game shutbox\n"));
    let refused = parlour(&["replay", "verify", "-"], "nonsense");
    assert_eq!(refused.status.code(), Some(1));
}

#[test]
fn of_an_option_given_twice_only_the_last_counted() {
    for twice in ["tiles=9 tiles=10", "up=1 up=1", "dice=opt7 tiles=9 dice=opt7"] {
        let output = parlour(&["drive", "shutbox", "--setup", twice], "quit\n");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{twice}");
        assert!(said.contains("given twice"), "{twice}: {said}");
    }
}

#[test]
fn a_seed_in_the_setup_of_a_run_was_overruled_by_chance() {
    let run = |words: &[&str]| drive("rogue", words, &["state"])[0]["state"].to_string();
    let by_setup = run(&["--setup", "seed=7"]);
    assert_eq!(by_setup, run(&["--setup", "seed=7"]));
    assert_eq!(by_setup, run(&["--seed", "7"]));
    assert_ne!(by_setup, run(&["--seed", "8", "--setup", "seed=7"]), "a seed beside the setup counts");
}
