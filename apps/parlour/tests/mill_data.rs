//! The real commands reproduce every row of `data/mill/`: actions, FEN, counts, captures.

use crate::driven::parlour;
use std::{fs, path::Path, process::Output, thread};

fn rows(file: &str) -> Vec<Vec<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/mill").join(file);
    let text = fs::read_to_string(&path).expect("the data stands in the repository");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

fn mill(words: &[&str]) -> Output {
    parlour(&[&["mill"], words].concat(), "")
}

/// The one output line of a successful command.
fn line(words: &[&str]) -> String {
    let output = mill(words);
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    text.strip_suffix('\n').unwrap_or_else(|| panic!("{words:?}: a line, not {text:?}")).to_owned()
}

fn check(row: &[String]) {
    let [id, rules, _, moves, fen, legal, counts] = row else { panic!("{row:?}") };
    let rules = format!("{rules} captures=engine");
    let position = ["--rules", rules.as_str(), "--moves", moves.as_str()];
    let ask = |command: &str, more: &[&str]| line(&[&[command], &position[..], more].concat());
    assert_eq!(ask("moves", &[]), *legal, "{id}");
    let found = ask("fen", &[]);
    // Every program counts the round number differently.
    let comparable = |fen: &str| -> Vec<String> {
        fen.split(' ').enumerate().filter(|(i, _)| *i != 16).map(|(_, field)| field.to_owned()).collect()
    };
    assert_eq!(comparable(&found), comparable(fen), "{id}");
    assert_eq!(line(&["fen", "--fen", fen]), *fen, "{id}");
    // The output for the deepest count includes the others.
    let depth = counts.split(' ').count().to_string();
    assert_eq!(Some(ask("perft", &["--depth", &depth]).as_str()), counts.split(' ').next_back(), "{id}");
}

#[test]
fn cases() {
    let rows = rows("cases.tsv");
    assert_eq!(rows.len(), 507);
    let halves = rows.split_at(rows.len() / 2);
    thread::scope(|scope| {
        scope.spawn(|| halves.0.iter().for_each(|row| check(row)));
        halves.1.iter().for_each(|row| check(row));
    });
}

#[test]
fn spec_captures() {
    const RULES: &str = "twelve custodian=1 intervention=1 mayRemoveFromMillsAlways=1 boardFullAction=1";
    for row in rows("spec_captures.tsv") {
        let [id, moves, kind, expected, _] = row.as_slice() else { panic!("{row:?}") };
        let position = ["moves", "--rules", RULES, "--moves", moves.as_str()];
        if kind == "reject" {
            let output = mill(&position);
            assert_eq!((output.status.code(), output.stdout.is_empty()), (Some(1), true), "{id}");
            assert!(!output.stderr.is_empty(), "{id}: the reason is told");
            continue;
        }
        let listed = line(&position);
        let removals: Vec<&str> = listed.split(' ').filter(|action| action.starts_with('x')).collect();
        let mut first: Vec<&str> =
            expected.split('|').filter_map(|sequence| sequence.split_whitespace().next()).collect();
        first.sort_unstable();
        assert_eq!(removals, first, "{id}");
    }
}

#[test]
fn counts_from_the_start() {
    for (rules, depth, count) in [
        ("nine", "5", "5100480"),
        ("twelve", "5", "5100480"),
        ("lasker", "5", "7871032"),
        ("nine custodian=1 captures=engine", "5", "5062208"),
        ("nine intervention=1 captures=engine", "5", "5088384"),
    ] {
        assert_eq!(line(&["perft", "--rules", rules, "--depth", depth]), count, "{rules}");
    }
    let divided = mill(&["perft", "--depth", "2", "--divide"]);
    let text = String::from_utf8(divided.stdout).expect("text");
    assert_eq!(text.lines().count(), 25);
    assert!(text.starts_with("a1 23\n") && text.ends_with("\n552\n"), "{text}");
}

#[test]
fn an_inconsistent_fen_is_printed_back_but_not_played() {
    let fen = "O*******/********/******** w p p 3 9 1 9 0 0 0 0 0 0 0 0 1 c:w-1-10|b-0-";
    assert_eq!(line(&["fen", "--fen", fen]), fen);
    for words in [&["fen", "--moves", "d6"][..], &["moves"], &["perft", "--depth", "1"]] {
        let output = mill(&[words, &["--fen", fen]].concat());
        assert_eq!((output.status.code(), output.stdout.is_empty()), (Some(1), true), "{words:?}");
        let told = String::from_utf8(output.stderr).expect("text");
        assert_eq!(told.lines().count(), 4, "all reasons: {told}");
    }
    let unreadable = mill(&["fen", "--fen", "O*@*O*@*O/********/******** w p p 3 6 3 6 0 0 0 0 0 0 0 0 1"]);
    assert_eq!((unreadable.status.code(), unreadable.stdout.is_empty()), (Some(1), true));
    let over = "********/@*@*@*@*/@O@O@O@O w m s 4 0 8 0 0 0 0 0 0 0 0 0 20";
    assert_eq!(line(&["moves", "--fen", over]), "", "an empty line when the game is over");
}
