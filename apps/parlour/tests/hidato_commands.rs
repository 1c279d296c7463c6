//! `parlour hidato` as people and scripts use it: blocks in, results in order, refusals, statuses.

use crate::driven::parlour;
use parlour_testkit::sample;
use serde_json::{Value, json};

const SMALL: &str = "board small ortho 2 3\n1 . .\n6 . 4\n";
const OPEN: &str = "board open king 2 2\r\n1 .\r\n. .\r\nsolution\r\n1 2\r\n4 3\r\n";
const LINKED: &str = "board linked king 2 2\n1 .\n. #\nlink 0 0 1 0\n";
const EMPTY: &str = "board hopeless ortho 1 3\n1 3 .\n";
const WRONG: &str = "board wrong king 2 2\n1 9\n1 .\n";

/// Runs boards with blank lines between and around them; returns the output lines and the exit status.
fn ask(words: &[&str], boards: &[&str]) -> (Vec<String>, Option<i32>) {
    let input = format!("\n\n{}", boards.join("\n \n\n"));
    let output = parlour(&[&["hidato"], words].concat(), &input);
    let text = String::from_utf8(output.stdout).expect("text");
    (text.lines().map(str::to_owned).collect(), output.status.code())
}

/// Without the times.
fn timeless(lines: Vec<String>) -> Vec<String> {
    let head = |line: String| match line.rsplit_once(' ') {
        Some((head, time)) if time.contains('.') && time.parse::<f64>().is_ok() => head.to_owned(),
        _ => line,
    };
    lines.into_iter().map(head).collect()
}

#[test]
fn every_board_gets_its_result_in_order() {
    for threads in ["1", "3"] {
        let (lines, status) =
            ask(&["solve", "--threads", threads], &[SMALL, EMPTY, WRONG, LINKED, "board", OPEN]);
        assert_eq!(status, Some(1));
        assert_eq!(
            timeless(lines),
            [
                "small unique",
                "1 2 3",
                "6 5 4",
                "hopeless none",
                "invalid: 9 at r1c2 is not from 1 to 4. 1 is given more than once: r1c1, r2c1.",
                "linked unique",
                "1 3",
                "2 #",
                "invalid: “board” (at 1) is not the head of a board: board NAME king|ortho|hex ROWS COLS.",
                "open many",
                "1 2",
                "3 4",
            ]
        );
    }
}

#[test]
fn scripts_get_an_object_a_board() {
    let (lines, status) = ask(&["solve", "--json"], &[LINKED, EMPTY, "board x"]);
    assert_eq!(status, Some(1));
    let mut objects: Vec<Value> =
        lines.iter().map(|line| serde_json::from_str(line).expect("an object")).collect();
    assert!(objects[2]["invalid"].as_str().is_some_and(|why| why.contains("board x")), "{lines:?}");
    for object in &mut objects[..2] {
        assert!(object.as_object_mut().and_then(|fields| fields.remove("ms")).is_some_and(|ms| ms.is_f64()));
    }
    assert_eq!(objects[0], json!({ "name": "linked", "result": "unique", "solution": ["1 3", "2 #"] }));
    assert_eq!(objects[1], json!({ "name": "hopeless", "result": "none", "solution": null }));
}

#[test]
fn counts_up_to_a_limit() {
    assert_eq!(ask(&["count"], &[OPEN, SMALL, EMPTY]).0, ["open 2", "small 1", "hopeless 0"]);
    assert_eq!(ask(&["count", "--limit", "0"], &[OPEN]), (vec!["open 6".to_owned()], Some(0)));
    assert_eq!(ask(&["count", "--limit", "4", "--json"], &[OPEN]).0, [r#"{"count":4,"name":"open"}"#]);
    assert_eq!(ask(&["count", "nowhere.txt"], &[]), (vec![], Some(1)));
    assert_eq!(ask(&["count"], &[]), (vec![], Some(0)));
}

#[test]
fn how_hard_each_board_is() {
    let boards = [SMALL, EMPTY, OPEN, WRONG, LINKED];
    for threads in ["1", "3"] {
        let (lines, status) = ask(&["rate", "--threads", threads], &boards);
        assert_eq!(status, Some(1));
        assert_eq!(lines[..3], ["small 1 only-cell 3", "hopeless none", "open many"]);
        assert!(lines[3].starts_with("invalid: 9 at r1c2"), "{lines:?}");
        assert_eq!(lines[4], "linked 1 link 2");
    }
    let (lines, _) = ask(&["rate", "--json"], &boards[..2]);
    let objects: Vec<Value> =
        lines.iter().map(|line| serde_json::from_str(line).expect("an object")).collect();
    let rating = json!({
        "name": "small", "result": "unique", "level": 1, "technique": "only-cell", "steps": 3, "effort": 3,
    });
    assert_eq!(objects[0], rating);
    assert_eq!(objects[1], json!({ "name": "hopeless", "result": "none", "level": null }));
}

#[test]
fn the_next_step_with_its_reason() {
    let (lines, status) = ask(&["hint"], &[SMALL, EMPTY, OPEN, "board"]);
    assert_eq!(status, Some(1));
    let (wanted, last) = (
        [
            "small bridge",
            "5 lies between 4 at r2c3 and 6 at r2c1, and r2c2 is the only free cell beside both. So 5 goes to r2c2: select 4 at r2c3 and continue from there.",
            "hopeless none",
            "open choice",
            "From here on there is more than one solution; this is one way to continue. So 2 goes to r1c2: select 1 at r1c1 and continue from there.",
        ],
        &lines[5],
    );
    assert_eq!(lines[..5], wanted);
    assert!(last.starts_with("invalid: “board”"), "{last}");
    let (lines, _) = ask(&["hint", "--json"], &[SMALL, EMPTY]);
    let hint: Value = serde_json::from_str(&lines[0]).expect("an object");
    assert_eq!((&hint["action"], &hint["cells"]), (&json!("select 1 2"), &json!(["r2c2", "r2c3", "r2c1"])));
    let stages: Vec<&Value> =
        hint["stages"].as_array().expect("stages").iter().map(|it| &it["text"]).collect();
    assert_eq!(stages[0], "A bridge. Where can 5 go?");
    assert_eq!(stages.len(), 3);
    assert_eq!(lines[1], r#"{"name":"hopeless","technique":null}"#);
}

#[test]
fn new_boards_are_what_the_solver_reads() {
    let words =
        ["generate", "--relation", "hex", "--rows", "5", "--cols", "5", "--shape", "hexagon", "--seed", "4"];
    let (five, status) = ask(&[&words[..], &["--count", "5", "--threads", "2"]].concat(), &[]);
    assert_eq!(status, Some(0));
    let (solved, status) = ask(&["solve"], &[&five.join("\n")]);
    assert_eq!(status, Some(0));
    let heads: Vec<String> =
        timeless(solved.clone()).into_iter().filter(|line| line.ends_with("unique")).collect();
    let wanted: Vec<String> = (4..9).map(|seed| format!("hex-hexagon-5x5-{seed} unique")).collect();
    assert_eq!(heads, wanted);
    // Each board is 1 + 5 rows, the word, 5 rows and a blank line; each result 1 + 5 rows.
    for (board, result) in five.chunks(13).zip(solved.chunks(6)) {
        assert_eq!((board[6].as_str(), &board[7..12]), ("solution", &result[1..]));
    }
    let (again, _) = ask(&[&words[..], &["--json"]].concat(), &[]);
    let again: Value = serde_json::from_str(&again[0]).expect("an object");
    assert_eq!(again["board"], five[..6].join("\n"));
    assert_eq!((&again["seed"], &again["solution"]), (&json!(4), &json!(five[7..12])));
}

#[test]
fn new_boards_of_a_level() {
    let words = ["generate", "--rows", "5", "--cols", "5", "--seed", "1", "--level"];
    let (boards, status) = ask(&[&words[..], &["3", "--count", "4"]].concat(), &[]);
    assert_eq!(status, Some(0));
    let (rated, _) = ask(&["rate"], &[&boards.join("\n")]);
    assert_eq!(rated.len(), 4);
    for (seed, line) in (1..).zip(&rated) {
        assert!(line.starts_with(&format!("king-rect-5x5-level3-{seed} 3 distance ")), "{line}");
    }
    let (lower, _) = ask(&[&words[..], &["7", "--json"]].concat(), &[]);
    let object: Value = serde_json::from_str(&lower[0]).expect("an object");
    assert_eq!(object["level"], 6, "no level 7 with diagonals");
    let output = parlour(&[&["hidato"], &words[..], &["7"]].concat(), "");
    assert_eq!(
        String::from_utf8_lossy(&output.stderr).trim(),
        "parlour: Seed 1: level 6; none of level 7 was found."
    );
    assert_eq!(ask(&[&words[..], &["10"]].concat(), &[]).1, Some(2));
}

#[test]
fn wishes_that_cannot_be_fulfilled() {
    let words = [
        "generate",
        "--relation",
        "ortho",
        "--shape",
        "diamond",
        "--rows",
        "7",
        "--cols",
        "7",
        "--seed",
        "1",
    ];
    let output = parlour(&[&["hidato"], &words[..]].concat(), "");
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(1), &b""[..]));
    assert!(String::from_utf8_lossy(&output.stderr).contains("Seed 1: No path"), "{output:?}");
    for wrong in [["--rows", "3"], ["--cols", "31"], ["--shape", "square"], ["--relation", "queen"]] {
        assert_eq!(ask(&[&["generate"], &wrong[..]].concat(), &[]).1, Some(2), "{wrong:?}");
    }
}

/// Solves the boards of a text and expects the solutions under `solution`, in order.
fn assert_solved(text: &str, number: usize) {
    let (lines, status) = ask(&["solve"], &[text]);
    assert_eq!(status, Some(0));
    assert_eq!(lines.iter().filter(|line| line.contains(" unique ")).count(), number);
    let dense = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    let found: Vec<String> =
        lines.iter().filter(|line| !line.contains(" unique ")).map(|line| dense(line)).collect();
    let blocks = text.split("\n\n").filter_map(|block| block.split_once("solution\n"));
    let wanted: Vec<String> = blocks.flat_map(|(_, rows)| rows.trim_end().lines().map(dense)).collect();
    assert_eq!(found, wanted);
}

#[test]
fn samples_come_out_exact() {
    let boards = sample("hidato/boards.txt");
    assert_solved(&boards, boards.matches("board ").count());
    let counts = sample("hidato/counts.txt");
    let heads = counts.lines().filter(|line| line.starts_with("board "));
    let wanted: Vec<String> = heads
        .map(|head| {
            let words: Vec<&str> = head.split(' ').collect();
            format!("{} {}", words[1], words[5].trim_start_matches("solutions="))
        })
        .collect();
    assert_eq!(ask(&["count", "--limit", "0"], &[&counts]), (wanted, Some(0)));
    let ratings = sample("hidato/ratings.tsv");
    let wanted: Vec<String> =
        ratings.lines().skip(1).map(|row| row.split('\t').take(4).collect::<Vec<_>>().join(" ")).collect();
    assert_eq!(ask(&["rate"], &[&boards]), (wanted, Some(0)));
}

mod large_sets {
    use super::*;

    #[test]
    fn boards_are_solved() {
        for (file, boards) in [("packs.txt", 140), ("classics.txt", 8)] {
            let Some(text) = parlour_testkit::large_set(&format!("hidato/{file}")) else { return };
            assert_solved(&text, boards);
        }
    }
}
