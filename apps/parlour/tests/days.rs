//! `parlour days` as scripts use it.

use crate::driven::parlour;
use serde_json::Value;
use std::{env, fs};

fn lines(arguments: &[&str]) -> (Vec<String>, Option<i32>) {
    let output = parlour(arguments, "");
    let text = String::from_utf8(output.stdout).expect("text");
    (text.lines().map(str::to_owned).collect(), output.status.code())
}

#[test]
fn days_are_the_same_whatever_the_number_of_threads() {
    let days = |threads: &str| lines(&["days", "--from", "2027-03-01", "--count", "3", "--threads", threads]);
    let (listed, status) = days("1");
    assert_eq!((listed.len(), status), (4, Some(0)));
    assert!(listed[0].starts_with("day\tshutbox-dice\t") && listed[3].starts_with("2027-03-03\t"));
    assert_eq!(days("2").0, listed);
    let (json, _) = lines(&["days", "--from", "2027-03-01", "--json"]);
    let day: Value = serde_json::from_str(&json[0]).expect("JSON");
    let puzzles = day["puzzles"].as_array().expect("a list");
    let digests: Vec<&str> = puzzles.iter().filter_map(|puzzle| puzzle["digest"].as_str()).collect();
    assert_eq!(listed[1], format!("2027-03-01\t{}", digests.join("\t")));
    assert!(puzzles.iter().all(|puzzle| puzzle["proof"].as_str().is_some_and(|proof| !proof.is_empty())));
    // 2027-03-01 is a Monday.
    assert!(puzzles[1]["proof"].as_str().is_some_and(|proof| proof.starts_with("unique level=easy")));
}

#[test]
fn a_digest_that_differs_is_named() {
    let (listed, _) = lines(&["days", "--from", "2027-03-01", "--count", "2"]);
    let path = env::temp_dir().join(format!("parlour-days-{}.tsv", std::process::id()));
    let name = path.to_string_lossy();
    fs::write(&path, listed.join("\n")).expect("a file");
    let (same, status) = lines(&["days", "--compare", &name]);
    assert_eq!((same.len(), status), (1, Some(0)));
    let made = listed[2].split('\t').nth(2).expect("a digest").to_owned();
    fs::write(&path, listed.join("\n").replace(&made, "0123456789abcdef")).expect("a file");
    let (differs, status) = lines(&["days", "--compare", &name]);
    assert_eq!(differs, [format!("2027-03-02\tsudoku-classic\t0123456789abcdef\t{made}")]);
    assert_eq!(status, Some(1));
    fs::write(&path, "nonsense").expect("a file");
    let (nothing, status) = lines(&["days", "--compare", &name]);
    assert_eq!((nothing.len(), status), (0, Some(1)));
    fs::remove_file(&path).expect("it is there");
    assert_eq!(lines(&["days", "--from", "2027-02-30"]).1, Some(2));
}
