//! `parlour sudoku` with variants: made, solved, counted, checked, taught, rated and converted by their own rules.

use crate::sudoku::{stdout, sudoku};
use std::process::Output;

const RULES: [&str; 7] =
    ["x", "jigsaw", "windoku", "disjoint", "anti-knight", "anti-king", "non-consecutive"];

fn made(rules: &str) -> String {
    stdout(&format!("generate --seed 3 --variant {rules}"), "").trim_end().to_owned()
}

fn errors(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn every_command_knows_the_rules_on_the_line() {
    for rules in RULES {
        let line = made(rules);
        assert!(line.starts_with(rules), "{line}");
        assert_eq!(line, made(rules), "the same seed makes the same puzzle");
        let solution = stdout("solve", line.as_str());
        assert_eq!(solution.trim_end().len(), 81, "{line}: {solution}");
        assert_eq!(stdout("count", line.as_str()), "1\n");
        let (words, cells) = line.rsplit_once(' ').expect("words before the cells");
        let classic = stdout("count --limit 50", cells);
        assert_ne!(classic, "1\n", "{line}: the rules leave clues out");
        assert_eq!(stdout("check", line.as_str()), "-\t-\t1\n");
        let rated = stdout("rate", line.as_str());
        assert_eq!(rated.split('\t').count(), 6, "{rated}");
        // The fewest clues may ask for more than any technique.
        let taught = stdout(&format!("generate --seed 3 --clues 34 --variant {rules}"), "");
        let (steps, hint) = (stdout(&format!("steps {taught}"), ""), stdout(&format!("hint {taught}"), ""));
        assert!(steps.starts_with(&hint) && steps.lines().count() > 40, "{taught}{steps}");
        for format in ["f-puzzles", "sudokupad"] {
            let packed = stdout(&format!("convert --to {format}"), line.as_str());
            assert_eq!(stdout("convert --to line", packed.as_str()).trim_end(), line, "{packed}");
            assert_eq!(stdout("solve", packed.as_str()), solution);
            assert_eq!(
                stdout(&format!("hint {}", packed.trim_end()), ""),
                stdout(&format!("hint {line}"), "")
            );
        }
        let refused = sudoku("convert --to sdk", line.as_str());
        assert_eq!(refused.status.code(), Some(1));
        let told = String::from_utf8_lossy(&refused.stdout).into_owned();
        assert!(
            told.starts_with("invalid: ") && told.contains(words.split('=').next().unwrap_or(words)),
            "{told}"
        );
        assert_eq!(sudoku("canon", line.as_str()).status.code(), Some(1));
    }
}

#[test]
fn rules_can_be_combined_and_must_be_known() {
    let both = made("x+windoku");
    assert!(both.starts_with("x windoku "), "{both}");
    let object = stdout("generate --seed 3 --variant x+windoku --json", "");
    assert!(object.contains(&both), "{object}");
    let refused = sudoku("generate --variant killer", "");
    assert_eq!(refused.status.code(), Some(2));
    assert!(errors(&refused).contains("killer"), "{}", errors(&refused));
    let lines = format!("killer {}\n{both}\n", ".".repeat(81));
    let output = sudoku("solve", lines.as_str());
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let answers: Vec<&str> = text.lines().collect();
    assert!(answers[0].starts_with("invalid: ") && answers[0].contains("killer"), "{text}");
    assert_eq!(answers[1].len(), 81, "a bad line stops nothing");
    let conflict = format!("anti-king 5{}5{}", ".".repeat(9), ".".repeat(70));
    assert_eq!(stdout("check", conflict.as_str()), "r1c1 r2c2\tr1c1 r2c2\t0\n");
}
