//! `parlour sudoku` as people and scripts use it: every spelling of a line, refusals, statuses, threads,
//! Ctrl-C.

use crate::sudoku::{stdout, sudoku};
use parlour_sudoku::brain::teach::{self, Case, Rule, Technique};
use parlour_text::Speaker;
use std::{
    fs,
    process::{Command, Output},
};

const PUZZLE: &str = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
const SOLUTION: &str = "417369825632158947958724316825437169791586432346912758289643571573291684164875293";

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

#[test]
fn every_spelling_of_a_puzzle_is_solved() {
    let candidates: String = PUZZLE
        .chars()
        .map(|cell| {
            (1..=9)
                .map(|n| if cell == '.' || cell.to_digit(10) == Some(n) { n.to_string() } else { ".".into() })
                .collect::<String>()
        })
        .collect();
    let boxed: Vec<String> =
        PUZZLE.as_bytes().chunks(3).map(|part| String::from_utf8_lossy(part).into_owned()).collect();
    let spellings = [
        PUZZLE.to_owned(),
        PUZZLE.replace('.', "0"),
        PUZZLE.replace('.', "*"),
        PUZZLE.replace('.', "_"),
        PUZZLE.replace('.', "x"),
        PUZZLE.replace('.', " "),
        format!("{PUZZLE}\r"),
        format!("\u{feff}{PUZZLE}"),
        format!("\"{PUZZLE}\""),
        format!("\"{PUZZLE}\",\"hard\",5"),
        format!("{PUZZLE},{SOLUTION}"),
        format!("{PUZZLE} # by nobody"),
        format!("{PUZZLE};8.4"),
        boxed.join("|"),
        PUZZLE.replacen('3', "+3", 1),
        candidates.clone(),
        format!("{candidates}\r"),
        format!("\"{}\",729", candidates.replace('.', "0")),
    ];
    let input = format!("# comment\n\n{}\n   \n  # another\n{PUZZLE}", spellings.join("\n"));
    let answer = stdout("solve", input.clone());
    assert_eq!(answer, format!("{SOLUTION}\n").repeat(spellings.len() + 1));
    assert_eq!(stdout("count --limit 0", input), "1\n".repeat(spellings.len() + 1));
}

#[test]
fn files_and_standard_input_are_the_same() {
    let path = std::env::temp_dir().join(format!("parlour-sudoku-{}.txt", std::process::id()));
    fs::write(&path, format!("{PUZZLE}\n")).expect("a place for temporary files");
    let file = path.to_str().expect("a plain path");
    let wanted = format!("{SOLUTION}\n");
    assert_eq!(stdout(&format!("solve {file}"), ""), wanted);
    assert_eq!(stdout("solve -", PUZZLE), wanted);
    assert_eq!(stdout("solve", ""), "");
    fs::remove_file(&path).expect("written above");
    let output = sudoku(&format!("solve {file}"), "");
    assert_eq!((output.status.code(), text(&output).as_str()), (Some(1), ""));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with(&format!("parlour: {file}: ")));
}

#[test]
fn none_and_many_are_answers() {
    let empty = ".".repeat(81);
    let twice = format!("55{}", ".".repeat(79));
    let none = format!("12345678.........9{}", ".".repeat(63));
    let input = format!("{empty}\n{twice}\n{none}\n{PUZZLE}\n");
    assert_eq!(stdout("solve", input.clone()), format!("many\nnone\nnone\n{SOLUTION}\n"));
    assert_eq!(stdout("count", input.clone()), "2\n0\n0\n1\n");
    assert_eq!(stdout("count --limit 5", input.clone()), "5\n0\n0\n1\n");
    assert_eq!(stdout("count --json", input.clone()).lines().next(), Some(r#"{"count":2}"#));
    let json = format!(
        "{{\"result\":\"many\"}}\n{{\"result\":\"none\"}}\n{{\"result\":\"none\"}}\n\
         {{\"result\":\"unique\",\"solution\":\"{SOLUTION}\"}}\n"
    );
    assert_eq!(stdout("solve --json", input), json);
}

#[test]
fn conflicts_and_solutions_are_checked_apart() {
    let rest = ".".repeat(78);
    let none = format!("12345678.........9{}", ".".repeat(63));
    let input = format!("{PUZZLE}\n55+5{rest}\n+5+5.{rest}\n{none}\n{SOLUTION}\n...{rest}\n");
    assert_eq!(
        stdout("check --json", input.clone()),
        r#"{"conflicts":[],"given_conflicts":[],"solutions":1}
{"conflicts":["r1c1","r1c2","r1c3"],"given_conflicts":["r1c1","r1c2"],"solutions":0}
{"conflicts":["r1c1","r1c2"],"given_conflicts":[],"solutions":0}
{"conflicts":[],"given_conflicts":[],"solutions":0}
{"conflicts":[],"given_conflicts":[],"solutions":1}
{"conflicts":[],"given_conflicts":[],"solutions":2}
"#
    );
    assert_eq!(
        stdout("check", input),
        "-\t-\t1\nr1c1 r1c2 r1c3\tr1c1 r1c2\t0\nr1c1 r1c2\t-\t0\n-\t-\t0\n-\t-\t1\n-\t-\t2\n"
    );
}

#[test]
fn a_bad_line_is_told_in_its_place_and_stops_nothing() {
    let bad = [
        (PUZZLE[..80].to_owned(), "Only 80 of 81 cells are given."),
        (format!("{PUZZLE}7"), "More than 81 cells: the surplus begins with “7” (at 82)."),
        (PUZZLE.replacen("3.7", "3?7", 1), "“?” (at 61) is neither a digit nor an empty cell."),
        ("puzzle,solution".to_owned(), "“p” (at 1) is neither a digit nor an empty cell."),
        (format!("9{}", ".".repeat(728)), "“9” (at 1) is not the digit of its place, nor a sign for none."),
    ];
    for (line, why) in bad {
        let input = format!("{PUZZLE}\n{line}\n{PUZZLE}\n");
        let output = sudoku("solve", input.clone());
        assert_eq!(output.status.code(), Some(1), "{line}");
        assert_eq!(text(&output), format!("{SOLUTION}\ninvalid: {why}\n{SOLUTION}\n"));
        assert!(output.stderr.is_empty());
        let output = sudoku("count --json", input);
        assert_eq!(output.status.code(), Some(1), "{line}");
        assert_eq!(text(&output), format!("{{\"count\":1}}\n{{\"invalid\":\"{why}\"}}\n{{\"count\":1}}\n"));
    }
    let output = sudoku("solve", [PUZZLE.as_bytes(), b"\n4.\xff\n", PUZZLE.as_bytes()].concat());
    let lines = text(&output);
    assert_eq!(
        lines.lines().nth(1),
        Some("invalid: “\u{fffd}” (at 3) is neither a digit nor an empty cell.")
    );
    assert_eq!((lines.lines().count(), output.status.code()), (3, Some(1)));
    let output = sudoku("canon", format!("55{}\n{SOLUTION}\n", ".".repeat(79)));
    let lines = text(&output);
    assert!(lines.starts_with("invalid: Contradictory givens: r1c1, r1c2.\n1234567894"), "{lines}");
    // Far longer than anything that is kept of a line.
    let long = format!("{}\n{PUZZLE},{}\n{PUZZLE}", "7".repeat(700_000), "-".repeat(700_000));
    let lines = text(&sudoku("solve", long));
    let lines: Vec<&str> = lines.lines().collect();
    assert!(lines[0].starts_with("invalid: More than 81 cells"), "{}", lines[0]);
    assert_eq!(lines[1..], [SOLUTION, SOLUTION]);
}

#[test]
fn answers_keep_their_order_whatever_the_threads() {
    // Fast and slow ones mixed, in many blocks.
    let line = |i: usize| match i % 3 {
        0 => PUZZLE.to_owned(),
        1 => SOLUTION.to_owned(),
        _ => format!("bad {i}"),
    };
    let input: String = (0..6000).map(|i| line(i) + "\n").collect();
    for command in ["solve", "count --limit 3", "check", "canon --json"] {
        let run = |threads| {
            let output = sudoku(&format!("{command} --threads {threads}"), input.clone());
            assert_eq!(output.status.code(), Some(1));
            text(&output)
        };
        let one = run(1);
        assert_eq!(one.lines().count(), 6000);
        assert_eq!(one, run(2), "{command}");
        assert_eq!(one, run(5), "{command}");
    }
}

#[test]
fn puzzles_are_made_by_seed() {
    let three = stdout("generate --count 3 --seed 7", "");
    assert_eq!(three.lines().count(), 3);
    assert_eq!(stdout("generate --count 2 --seed 8", ""), three[82..]);
    let many = stdout("generate --count 200 --seed 7 --threads 1", "");
    assert!(many.starts_with(&three));
    assert_eq!(stdout("generate --count 200 --seed 7 --threads 3", ""), many);
    assert_eq!(stdout("count", many.as_str()), "1\n".repeat(200));
    assert_eq!(stdout("generate --count 0", ""), "");
    assert_ne!(stdout("generate", ""), stdout("generate", ""), "a new one every time");

    let made =
        stdout("generate --seed 18446744073709551615 --count 2 --symmetry half-turn --clues 31 --json", "");
    let rows: Vec<serde_json::Value> =
        made.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((rows[0]["seed"].as_u64(), rows[1]["seed"].as_u64()), (Some(u64::MAX), Some(0)));
    for row in rows {
        let puzzle = row["puzzle"].as_str().expect("a text");
        assert_eq!(row["clues"], 31);
        assert_eq!(puzzle.bytes().filter(|byte| *byte != b'.').count(), 31);
        let turned: Vec<bool> = puzzle.bytes().rev().map(|byte| byte == b'.').collect();
        assert_eq!(puzzle.bytes().map(|byte| byte == b'.').collect::<Vec<_>>(), turned, "{puzzle}");
    }
}

#[test]
fn what_cannot_be_made_is_refused() {
    let output = sudoku("generate --symmetry quarter-turn --clues 27 --count 5", "");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(output.stderr, b"parlour: No pattern of this symmetry has 27 clues.\n");
    let output = sudoku("generate --symmetry quarter-turn --clues 17 --seed 3 --json", "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output).starts_with("{\"invalid\":\"No puzzle of 17 clues was found; the fewest were 2"));
    for line in
        ["generate --clues 16", "generate --symmetry round", "count --limit x", "solve --threads 0", "rot"]
    {
        let output = sudoku(line, "");
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{line}");
    }
}

/// A practically endless count is stopped; finished results stand.
#[cfg(unix)]
#[test]
fn ctrl_c_stops_with_whole_lines() {
    use std::{
        io::{BufRead, BufReader, Write},
        process::Stdio,
        thread,
        time::Duration,
    };
    let mut child = Command::new(env!("CARGO_BIN_EXE_parlour"))
        .args(["sudoku", "count", "--limit", "0", "--threads", "2"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut stdin = child.stdin.take().expect("piped");
    writeln!(stdin, "{PUZZLE}\n{}", ".".repeat(81)).expect("it reads");
    let mut stdout = BufReader::new(child.stdout.take().expect("piped")).lines();
    assert_eq!(stdout.next().expect("answered at once").expect("text"), "1");
    // The handler is installed while the work starts.
    thread::sleep(Duration::from_millis(500));
    let told = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill runs");
    assert!(told.success());
    let status = child.wait().expect("it ends, though its input is still open");
    assert_eq!((status.code(), stdout.count()), (Some(130), 0));
    drop(stdin);
}

const EASY: &str = "95..7.863681.......4.8...5272.5.......5..6...43.7.....5..9..68.....8..75.6.3..9.4";

/// A line of a technique library: our own X-wing from `data/sudoku/techniques.txt`.
fn position(code: &str) -> String {
    let text = parlour_testkit::sample("sudoku/techniques.txt");
    let line = text.lines().find(|line| line.starts_with(&format!(":{code}:")));
    line.unwrap_or_else(|| panic!("a position for {code}")).to_owned()
}

#[test]
fn a_technique_is_found_with_an_empty_line_between_positions() {
    let line = position("0300");
    let wanted = format!("elim: {} place:", line.split(':').nth(5).expect("eliminations"));
    let one = stdout("find --technique 0300", line.clone());
    assert!(one.lines().any(|found| found.trim_end() == wanted), "{one}");
    assert!(!one.contains("\n\n"), "one position, no empty line: {one}");
    let full = SOLUTION;
    let several = stdout("find --technique x-wing", format!("{line}\n# between\n{full}\n{line}\n"));
    assert_eq!(several, format!("{one}\nnone\n\n{one}\n"));
    let output = sudoku("find --technique 9999", "");
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0));
    let output = sudoku("find --technique 0300", format!(":0300:1:123\n:0300:1:{EASY}:1:::\n{SOLUTION}\n"));
    assert_eq!(output.status.code(), Some(1));
    let lines = text(&output);
    assert_eq!(lines.matches("invalid: ").count(), 2, "{lines}");
    assert!(lines.ends_with("none\n\n"), "{lines}");
}

#[test]
fn steps_lead_to_the_solution_and_the_hint_is_the_first_of_them() {
    let steps = stdout(&format!("steps {EASY} --json"), "");
    let mut placed = EASY.chars().filter(|cell| *cell != '.').count();
    for line in steps.lines() {
        let step: serde_json::Value = serde_json::from_str(line).expect("an object");
        for key in ["technique", "code", "cells", "placements", "eliminations", "text"] {
            assert!(step.get(key).is_some(), "{key} in {line}");
        }
        placed += step["placements"].as_array().expect("a list").len();
    }
    assert_eq!(placed, 81);
    let hint = stdout(&format!("hint {EASY} --json"), "");
    assert_eq!(hint.lines().next(), steps.lines().next());
    let told = stdout(&format!("hint {EASY}"), "");
    assert_eq!(told.trim_end().split('\t').count(), 3, "{told}");
    let refused = sudoku(&format!("hint {}", ".".repeat(81)), "");
    assert_eq!(refused.status.code(), Some(1));
}

#[test]
fn ratings_are_lines_of_six_figures() {
    let rated = stdout("rate", format!("{EASY}\n{PUZZLE}\n"));
    let columns: Vec<Vec<&str>> = rated.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(columns.len(), 2);
    assert!(columns.iter().all(|line| line.len() == 6), "{rated}");
    assert_eq!(columns[0][4], "easy", "{rated}");
    let json = stdout("rate --json", format!("{EASY}\n"));
    let object: serde_json::Value = serde_json::from_str(&json).expect("an object");
    assert_eq!(object["er"].as_f64().map(|er| er.to_string()).as_deref(), Some(columns[0][0]));
    for key in ["ep", "ed", "step", "level", "score"] {
        assert!(object.get(key).is_some(), "{key} in {json}");
    }
    let output = sudoku("rate", format!("{}\n{EASY}\n", ".".repeat(81)));
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output).starts_with("invalid: "));
}

#[test]
fn every_technique_and_every_rule_has_its_texts() {
    let speaker = Speaker::english();
    let techniques = Technique::ALL.iter().map(|technique| technique.word());
    let names = techniques.clone().map(|word| format!("sudoku.technique-{word}"));
    let sentences = techniques.map(|word| format!("sudoku.step-{word}"));
    let rules = Rule::ALL.iter().map(|rule| format!("sudoku.rule-{}", rule.word()));
    let missing: Vec<String> =
        names.chain(sentences).chain(rules).filter(|key| !speaker.knows(key)).collect();
    assert!(missing.is_empty(), "no text for {missing:?}");
    // A text whose argument is missing shows its braces.
    let text = parlour_testkit::sample("sudoku/techniques.txt");
    for line in text.lines().filter(|line| line.starts_with(':')) {
        let case: Case = line.parse().expect("a case");
        let technique = Technique::of_code(&case.code).expect("a code");
        for step in teach::all(&case.board(), technique) {
            let told = speaker.say(&teach::sentence(&step));
            assert!(!told.contains(['{', '}', '$']) && !told.contains(", :"), "{told}");
        }
    }
}

#[test]
fn puzzles_of_a_level_are_the_same_whatever_the_number_of_threads() {
    for wish in ["--level hard", "--level unfair --symmetry half-turn", "--rating 4.5..5.0"] {
        let made = |threads| stdout(&format!("generate {wish} --seed 3 --count 3 --threads {threads}"), "");
        let alone = made(1);
        assert_eq!((alone.lines().count(), made(3)), (3, alone.clone()));
        for line in stdout("rate", alone).lines() {
            let parts: Vec<&str> = line.split('\t').collect();
            let is_as_wished = match wish {
                "--rating 4.5..5.0" => (4.5..=5.0).contains(&parts[0].parse().unwrap_or(0.0)),
                _ => wish.contains(parts[4]),
            };
            assert!(is_as_wished, "{line}");
        }
    }
    assert_eq!(sudoku("generate --rating 5.0..4.5", "").status.code(), Some(2));
    assert_eq!(sudoku("generate --level harder", "").status.code(), Some(2));
}

#[test]
fn a_file_of_any_formats_is_converted() {
    let boxed = stdout("convert --to boxed", PUZZLE);
    assert_eq!((boxed.lines().count(), boxed.starts_with("+-------+")), (13, true));
    let mixed = format!("# some\n{PUZZLE}\n{boxed}\n{}", stdout("convert --to f-puzzles", PUZZLE));
    assert_eq!(stdout("convert --to line", mixed.clone()), format!("{PUZZLE}\n").repeat(3));
    assert!(stdout("convert --to opensudoku", mixed).ends_with("/>\n</opensudoku>\n"));
    let bad = format!("{PUZZLE}\n{}", boxed.replacen(". . .", ". q .", 1));
    let output = sudoku("convert --to sdm", bad);
    let wanted = format!(
        "{}\ninvalid: Line 3: “q” (at 13) is neither a digit nor an empty cell.\n",
        PUZZLE.replace('.', "0")
    );
    assert_eq!((output.status.code(), text(&output)), (Some(1), wanted));
}

#[test]
fn puzzles_are_printed_with_their_solutions() {
    let path = std::env::temp_dir().join(format!("parlour-print-{}.html", std::process::id()));
    let file = path.to_str().expect("a plain path");
    let puzzles = format!("{PUZZLE}\n{PUZZLE}\n{}\n", ".".repeat(81));
    for (options, sheets, drawings) in [
        ("", 3, 5),
        ("--per-page 6", 2, 5),
        ("--per-page 1 --solutions upside-down", 3, 5),
        ("--solutions none", 2, 3),
    ] {
        assert_eq!(stdout(&format!("print --out {file} {options}"), puzzles.clone()), "");
        let page = fs::read_to_string(&path).expect("just written");
        assert_eq!(
            (page.matches("<section").count(), page.matches("<svg").count()),
            (sheets, drawings),
            "{options}"
        );
        assert!(page.contains("1 · ") && page.contains("rated ") && page.contains("not one solution alone"));
    }
    fs::remove_file(&path).expect("written above");
    assert_eq!(sudoku("print --out /nowhere/at/all.html", PUZZLE).status.code(), Some(1));
    assert_eq!(sudoku("print --out x.html --per-page 3", "").status.code(), Some(2));
}
