//! What commands say of input that is odd: nothing in it drives a terminal, nothing is passed over in silence, and no number
//! is too large.

use crate::driven::parlour;
use std::process::Output;

fn all(output: &Output) -> String {
    String::from_utf8_lossy(&[output.stdout.as_slice(), output.stderr.as_slice()].concat()).into_owned()
}

#[test]
fn escape_sequences_of_input_reached_the_terminal() {
    const ESCAPE: &str = "\x1b]0;title\x07\x1b[2J\u{9b}31m\x08\x7f";
    let board = format!("board {} king 1 2\n1 2\n", ESCAPE.replace(' ', ""));
    let record = format!("[Event \"{ESCAPE}\"]\n{{{ESCAPE}}} 1. a1 d6\n");
    let name = format!("no{ESCAPE}where");
    let lines = format!("{ESCAPE}\nact {ESCAPE}\nsetoption name {ESCAPE} value 1\n");
    let setup = format!("@{name}");
    for (words, input) in [
        (&["hidato", "solve"][..], board.as_str()),
        (&["hidato", "count", "--json"], &board),
        (&["mill", "annotate", "--nodes", "100"], &record),
        (&["mill", "annotate"], &lines),
        (&["mill", "uci"], &lines),
        (&["drive", "shutbox", "--seed", "7"], &lines),
        (&["sudoku", "solve"], &lines),
        (&["sudoku", "convert", "--to", "line"], &lines),
        (&["sudoku", "convert", "--to", "sdk"], &format!("#A{ESCAPE}\n{}", "1........\n".repeat(9))),
        (&["sudoku", "hint", &name], ""),
        (&["sudoku", "find", "--technique", &name], ""),
        (&["replay", "verify", &name], ""),
        (&["replay", "show", &name], ""),
        (&["days", "--compare", &name], ""),
        (&["drive", "shutbox", "--setup", &setup], ""),
        (&["drive", "shutbox", "--setup", &name], ""),
        (&["drive", &name], ""),
        (&["mill", "perft", "--depth", &name], ""),
        (&["mill", "moves", "--rules", &name], ""),
        (&["mill", "moves", "--fen", &name], ""),
        (&["mill", "probe", "--db", &name], ""),
        (&["man", &name], ""),
        (&["serve", "--host", &name], ""),
    ] {
        let shown = all(&parlour(words, input));
        let raw = shown.chars().find(|sign| sign.is_control() && !"\n\t".contains(*sign));
        assert_eq!(raw, None, "{words:?}: {shown:?}");
    }
}

#[test]
fn puzzles_that_are_none_were_passed_over_in_silence() {
    let brackets = "[".repeat(100_000);
    let rows = "1........\n.........\n.........\n".repeat(3);
    let between = format!("{rows}\n[\n{rows}");
    for (input, refused, read) in [
        ("[", 1, 0),
        ("\"\"\"", 1, 0),
        (brackets.as_str(), 1, 0),
        ("<nothing>", 1, 0),
        ("hello", 1, 0),
        ("# only a comment\n\n", 0, 0),
        ("", 0, 0),
        (&between, 1, 1),
    ] {
        let output = parlour(&["sudoku", "convert", "--to", "line"], input);
        let text = String::from_utf8_lossy(&output.stdout);
        let invalid = text.lines().filter(|line| line.starts_with("invalid: ")).count();
        let start: String = input.chars().take(20).collect();
        assert_eq!((invalid, text.lines().count() - invalid), (refused, read), "{start:?}: {text:?}");
        assert_eq!(output.status.code(), Some(i32::from(refused > 0)), "{start:?}");
    }
    for record in [".".repeat(5_000_000), "1. 2. 3.".to_owned(), "...".to_owned()] {
        let output = parlour(&["mill", "annotate"], &record);
        assert_eq!(output.status.code(), Some(1), "{} bytes", record.len());
        assert!(output.stdout.starts_with(b"invalid: "), "{} bytes", record.len());
    }
}

#[test]
fn numbers_that_ended_the_program_are_refused() {
    for words in [
        &["mill", "perft", "--depth", "100000"][..],
        &["mill", "perft", "--depth", "4294967295", "--divide"],
        &["mill", "perft", "--depth", "101"],
        &["mill", "solve", "--stones", "256", "--out", "never"],
        &["mill", "match", "--a", "greedy", "--b", "greedy", "--games", "1000001"],
        &["hidato", "generate", "--rows", "255"],
        &["sudoku", "generate", "--clues", "82"],
        &["sudoku", "print", "--out", "never.html", "--per-page", "3"],
        &["days", "--count", "4294967296"],
        &["rogue", "level", "--seed", "1", "--depth", "256"],
        &["shutbox", "simulate", "--player", "exact", "--games", "0"],
    ] {
        let output = parlour(words, "");
        assert_eq!(output.status.code(), Some(2), "{words:?}: {}", all(&output));
        assert!(output.stdout.is_empty() && !output.stderr.is_empty(), "{words:?}");
    }
    // The largest that are taken, where the work is soon done.
    let most = "18446744073709551615";
    let ended = "O@*******/********/******** w m s 1 0 1 0 0 0 0 0 0 0 0 0 30";
    for (words, input) in [
        (&["mill", "perft", "--depth", "100", "--fen", ended][..], ""),
        (&["mill", "best", "--depth", "4294967295", "--nodes", "100"], ""),
        (&["mill", "best", "--movetime", most, "--depth", "1"], ""),
        (
            &[
                "mill",
                "match",
                "--a",
                "greedy",
                "--b",
                "greedy",
                "--games",
                "1",
                "--patience",
                most,
                "--margin",
                most,
                "--movetime",
                most,
            ],
            "",
        ),
        (&["mill", "uci"], "go movetime 9223372036854775807 depth 2\nquit\n"),
        (
            &["sudoku", "count", "--limit", most],
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......\n",
        ),
        (&["sudoku", "generate", "--seed", most, "--count", "2"], ""),
        (&["hidato", "generate", "--rows", "4", "--cols", "4", "--seed", most, "--count", "2"], ""),
        (&["rogue", "autoplay", "--seed", most, "--games", "2"], ""),
        (&["rogue", "simulate", "--seed", most, "--games", "2", "--turns", "10"], ""),
        (&["shutbox", "duel", "--score", "4294967295"], ""),
        (&["shutbox", "target", "--score", "4294967295"], ""),
        (&["shutbox", "advise", "--total", "12"], ""),
        (&["days", "--from", "9999-12-31", "--count", "4294967295"], ""),
    ] {
        let output = parlour(words, input);
        let code = output.status.code();
        assert!(matches!(code, Some(0 | 1)), "{words:?}: {code:?} {}", all(&output));
        assert!(!all(&output).contains("panicked"), "{words:?}: {}", all(&output));
    }
}

/// Quick and slow lines go to the threads in blocks of different sizes, with the same results.
#[test]
fn blocks_of_lines_change_nothing() {
    let puzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    let open = format!("{}{}", &puzzle[..12], ".".repeat(69));
    let input =
        format!("{}{}{open}\n", "\n".repeat(50_000), format!("{puzzle}\nnonsense\n{open}\n").repeat(400));
    let counted = |limit: &str, threads: &str| {
        parlour(&["sudoku", "count", "--limit", limit, "--threads", threads], &input).stdout
    };
    let expected = counted("5", "1");
    assert_eq!(String::from_utf8_lossy(&expected).lines().count(), 1201);
    assert!(expected.starts_with(b"1\ninvalid: "));
    assert_eq!(counted("5", "4"), expected);
}
