//! The real commands reproduce every row of `data/shut-the-box/` as an exact fraction.

use serde_json::Value;
use std::{collections::BTreeSet, fs, path::Path, process::Command};

/// A table's rows as cells; the header line is checked.
fn rows(file: &str, columns: &str) -> Vec<Vec<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/shut-the-box").join(file);
    let text = fs::read_to_string(&path).expect("the data stands in the repository");
    let mut lines = text.lines();
    let head: Vec<&str> = lines.next().expect("a first line").split('\t').collect();
    assert_eq!(head, columns.split(' ').collect::<Vec<_>>(), "{file}");
    let rows: Vec<Vec<String>> = lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect();
    assert!(!rows.is_empty() && rows.iter().all(|row| row.len() == head.len()), "{file}");
    rows
}

/// Runs `parlour shutbox ... --json` and parses its one line.
fn ask(words: &[&str]) -> Value {
    let output = Command::new(env!("CARGO_BIN_EXE_parlour"))
        .arg("shutbox")
        .args(words)
        .arg("--json")
        .output()
        .expect("the binary runs");
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    assert_eq!(text.lines().count(), 1, "{words:?}: {text}");
    serde_json::from_str(&text).expect("a JSON object")
}

fn close(found: &Value, decimal: &str) -> bool {
    let (found, wanted) = (found.as_f64().expect("a number"), decimal.parse::<f64>().expect("a decimal"));
    (found - wanted).abs() <= 1e-11 * wanted.abs()
}

#[test]
fn summary() {
    for row in rows("summary.tsv", "tiles rule objective exact decimal") {
        let answer = ask(&["odds", "--tiles", &row[0], "--dice", &row[1], "--aim", &row[2]]);
        assert_eq!(answer["exact"], row[3].as_str(), "{row:?}");
        assert!(close(&answer["value"], &row[4]), "{row:?}: {answer}");
        assert_eq!(answer["tiles"].to_string(), row[0]);
        assert_eq!((&answer["dice"], &answer["aim"]), (&row[1].as_str().into(), &row[2].as_str().into()));
    }
}

#[test]
fn states() {
    for row in rows("states.tsv", "tiles rule objective up dice total best_moves value_after legal_moves") {
        let rule = ["--tiles", &row[0], "--dice", &row[1], "--aim", &row[2]];
        let answer = ask(&[&["advise", "--up", &row[3], "--total", &row[5]][..], &rule[..]].concat());
        let texts = |value: &Value| -> BTreeSet<String> {
            let list = value.as_array().expect("a list");
            list.iter().map(|text| text.as_str().expect("a text").to_owned()).collect()
        };
        let wanted: BTreeSet<String> = row[6].split('|').map(str::to_owned).collect();
        assert_eq!(texts(&answer["best"]), wanted, "{row:?}");
        let moves = answer["moves"].as_array().expect("a list");
        assert_eq!(moves.len().to_string(), row[8], "{row:?}");
        for (i, found) in moves.iter().enumerate() {
            let is_best = wanted.contains(found["move"].as_str().expect("a text"));
            assert_eq!(is_best, i < wanted.len(), "best first: {answer}");
            assert_eq!(is_best, found["exact"] == row[7].as_str(), "{row:?}: {answer}");
        }
    }
}

#[test]
fn dice_choice() {
    for row in rows("dice_choice.tsv", "tiles rule objective up one_die two_dice") {
        let rule = ["--tiles", &row[0], "--dice", &row[1], "--aim", &row[2]];
        let answer = ask(&[&["advise", "--up", &row[3]][..], &rule[..]].concat());
        assert_eq!(answer["one_die"]["exact"], row[4].as_str(), "{row:?}");
        assert_eq!(answer["two_dice"]["exact"], row[5].as_str(), "{row:?}");
        let (one, two) = (&answer["one_die"]["value"], &answer["two_dice"]["value"]);
        let two_better = (one.as_f64() > two.as_f64()) == (row[2] != "maxP");
        assert_eq!(answer["best"], if two_better { 2 } else { 1 }, "{row:?}");
    }
}

#[test]
fn duel() {
    for row in rows("duel.tsv", "tiles rule role score_to_beat exact decimal") {
        let rule = ["--tiles", &row[0], "--dice", &row[1]];
        let score = ["--score", &row[3]];
        let score = if row[2] == "second" { &score[..] } else { &[] };
        let answer = ask(&[&["duel"][..], score, &rule[..]].concat());
        assert_eq!(answer["exact"], row[4].as_str(), "{row:?}");
        assert!(close(&answer["value"], &row[5]), "{row:?}: {answer}");
    }
}

#[test]
fn target() {
    for row in rows("target.tsv", "tiles rule target exact decimal") {
        let answer = ask(&["target", "--score", &row[2], "--tiles", &row[0], "--dice", &row[1]]);
        assert_eq!(answer["exact"], row[3].as_str(), "{row:?}");
        assert!(close(&answer["value"], &row[4]), "{row:?}: {answer}");
    }
}
