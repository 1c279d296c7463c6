//! `parlour drive sudoku` as scripts use it: setups from seeds, whole games, live conflicts.

use crate::driven;

use crate::driven::{code, parlour};
use serde_json::{Value, json};
use std::fs;

/// A puzzle with a unique solution, and the solution.
const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn drive(arguments: &[&str], commands: &[&str]) -> Vec<Value> {
    driven::drive("sudoku", arguments, commands)
}

fn puzzle(commands: &[&str]) -> Vec<Value> {
    drive(&["--setup", PUZZLE], commands)
}

/// Every entry of the solution that is not a clue.
fn entries() -> Vec<String> {
    let cells = PUZZLE.chars().zip(SOLUTION.chars()).enumerate();
    let missing = cells.filter(|(_, (given, _))| *given == '.');
    missing.map(|(cell, (_, digit))| format!("act set {} {} {digit}", cell / 9, cell % 9)).collect()
}

#[test]
fn a_seed_makes_the_puzzle_and_the_same_one_each_time() {
    let of = |seed: &str| drive(&["--seed", seed], &["position", "state", "hint"]);
    let (one, again, other) = (of("7"), of("7"), of("8"));
    assert_eq!(one, again);
    assert_ne!(one[0]["position"], other[0]["position"]);
    let position = one[0]["position"].as_str().expect("81 characters");
    assert_eq!(position.len(), 81);
    assert_eq!(position.chars().filter(|c| *c != '.').count(), 36, "the first preset has 36 clues");
    let turned: String = position.chars().rev().collect();
    let pattern = |text: &str| -> Vec<bool> { text.chars().map(|c| c == '.').collect() };
    assert_eq!(pattern(position), pattern(&turned), "in a pattern that survives a half turn");
    assert_eq!(one[1]["state"]["hasNoErrors"], true);
    assert_ne!(drive(&[], &["position"]), drive(&[], &["position"]), "without a seed it is any");
    let wished = drive(&["--seed", "7", "--setup", "symmetry=none clues=40"], &["position"]);
    let clues = wished[0]["position"].as_str().expect("81 characters").chars().filter(|c| *c != '.').count();
    assert_eq!(clues, 40);
}

#[test]
fn the_state_has_every_field_of_the_contract() {
    let commands = ["act set 0 2 5", "act corner 1 1 4", "act centre 1 1 7", "act colour 0 0 3", "state"];
    let answers = puzzle(&commands);
    let state = &answers[4]["state"];
    assert_eq!(state["grid"][0], json!([5, 3, 5, 0, 7, 0, 0, 0, 0]));
    assert_eq!(state["given"][0], json!([true, true, false, false, true, false, false, false, false]));
    assert_eq!(state["errors"], json!(["0,0", "0,2"]), "givens take part, sorted as row,col");
    assert_eq!(state["hasNoErrors"], false);
    assert_eq!(state["marks"][1][1], json!({"corner": [4], "centre": [7]}));
    assert_eq!(state["solved"], false);
    let sizes = ["grid", "given", "marks"].map(|name| state[name].as_array().map_or(0, Vec::len));
    assert_eq!(sizes, [9, 9, 9]);
}

#[test]
fn conflicts_come_and_go_with_each_edit() {
    // 7 is given at 0,4: those at 0,3 and 2,3 conflict with it; the one at 1,2 is alone.
    let commands = [
        "act set 0 3 7",
        "state",
        "act set 1 2 7",
        "act set 2 3 7",
        "state",
        "act clear 2 3",
        "state",
        "act set 0 3 2",
        "act clear 1 2",
        "state",
        "undo",
        "undo",
        "state",
    ];
    let answers = puzzle(&commands);
    let errors = |index: usize| answers[index]["state"]["errors"].clone();
    assert_eq!(errors(1), json!(["0,3", "0,4"]));
    assert_eq!(errors(4), json!(["0,3", "0,4", "2,3"]));
    assert_eq!(errors(6), errors(1), "clearing one of three leaves two");
    assert_eq!(errors(9), json!([]));
    assert_eq!(errors(12), errors(6), "undo restores the exact set");
}

#[test]
fn refusals_have_their_code_and_change_nothing() {
    let cases = [
        ("set 0 0 1", "given"),
        ("clear 0 0", "given"),
        ("corner 0 0 1", "given"),
        ("set 0 2 0", "out-of-range"),
        ("set 9 0 1", "out-of-range"),
        ("set 0 2", "incomplete"),
        ("paint 0 0 1", "unknown-action"),
        ("colour 0 0 9", "out-of-range"),
    ];
    let mut commands = vec!["act set 0 2 4".to_owned()];
    commands.extend(cases.iter().map(|(text, _)| format!("act {text}")));
    commands.extend(["act corner 0 2 1".to_owned(), "act set 0 2 4".to_owned()]);
    let commands: Vec<&str> = commands.iter().map(String::as_str).collect();
    let answers = puzzle(&commands);
    for ((text, expected), answer) in cases.iter().zip(&answers[1..]) {
        assert_eq!(code(answer), *expected, "{text}");
    }
    assert_eq!(code(&answers[cases.len() + 1]), "filled");
    assert_eq!(answers[0]["digest"], answers[cases.len() + 2]["digest"]);
}

#[test]
fn legal_is_exactly_what_is_accepted() {
    let first = puzzle(&["act set 0 2 4", "legal"]);
    let legal: Vec<&str> =
        first[1]["legal"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
    let mut sorted = legal.clone();
    sorted.sort_unstable();
    assert_eq!(legal, sorted);
    // Every action of the notation, each followed by an undo if it was accepted.
    let mut all = Vec::new();
    for (row, column) in (0..9).flat_map(|row| (0..9).map(move |column| (row, column))) {
        all.push(format!("clear {row} {column}"));
        for number in 0..=9 {
            all.extend(
                ["set", "corner", "centre", "colour"].map(|verb| format!("{verb} {row} {column} {number}")),
            );
        }
    }
    let mut commands = vec!["act set 0 2 4".to_owned()];
    for action in &all {
        commands.push(format!("act {action}"));
        commands.extend(legal.contains(&action.as_str()).then(|| "undo".to_owned()));
    }
    let texts: Vec<&str> = commands.iter().map(String::as_str).collect();
    for (command, answer) in commands.iter().zip(puzzle(&texts)) {
        let listed = command.strip_prefix("act ").is_none_or(|action| legal.contains(&action));
        assert_eq!(answer["ok"], listed, "{command}: {answer}");
    }
}

#[test]
fn a_whole_game_to_its_outcome_and_edited_after_it() {
    let mut commands = entries();
    commands.extend(["state", "undo", "redo", "position", "legal"].map(str::to_owned));
    let count = commands.len();
    let texts: Vec<&str> = commands.iter().map(String::as_str).collect();
    let answers = puzzle(&texts);
    let last = &answers[count - 6];
    assert_eq!(last["outcome"]["code"], "solved");
    assert_eq!(last["turn"]["seat"], 0, "a solved grid can still be edited");
    assert!(last["events"].as_array().expect("a list").contains(&json!("solved")));
    assert_eq!(answers[count - 5]["state"]["solved"], true);
    assert_eq!(answers[count - 4]["outcome"], Value::Null, "undo takes the outcome back");
    assert_eq!(answers[count - 3]["digest"], last["digest"]);
    let position = answers[count - 2]["position"].as_str().expect("a position");
    assert_eq!(position.replace('+', ""), SOLUTION);
}

#[test]
fn a_position_leads_back_and_marks_have_none() {
    let answers = puzzle(&["act set 0 2 4", "position", "act corner 0 3 6", "position", "undo", "position"]);
    let position = answers[1]["position"].as_str().expect("a position");
    assert!(position.starts_with("53+4.7"), "{position}");
    assert_eq!(code(&answers[3]), "no-position");
    assert_eq!(answers[5]["position"], answers[1]["position"]);
    let again = drive(&["--setup", position], &["state", "act set 0 2 1", "act set 0 0 1"]);
    assert_eq!(again[0]["state"]["given"][0][2], false, "a digit after + is the player's");
    assert_eq!((code(&again[1]), code(&again[2])), ("ok", "given"));
}

#[test]
fn saved_games_and_grids_in_files_are_opened() {
    let folder = std::env::temp_dir().join(format!("parlour-drive-sudoku-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder of our own");
    let path = |name: &str| folder.join(name).to_str().expect("plain path").to_owned();
    let save = format!("save {}", path("game.save"));
    let played = drive(&["--seed", "5"], &["hint", "state", &save]);
    let hint = &played[0]["hint"];
    assert_eq!((&hint["technique"], &hint["then"]), (&json!("hidden-single"), &json!([])));
    assert!(hint["text"].as_str().expect("a sentence").contains(" only: r"), "{hint}");
    assert_eq!(hint["stages"][2]["marks"][0]["part"], "In");
    let again = drive(&["--load", &path("game.save")], &["state"]);
    assert_eq!(again[0]["state"], played[1]["state"]);
    let verified = parlour(&["replay", "verify", &path("game.save")], "");
    assert!(String::from_utf8_lossy(&verified.stdout).starts_with("ok "));

    let lines: Vec<&str> = (0..9).map(|row| &PUZZLE[9 * row..9 * row + 9]).collect();
    fs::write(path("grid.txt"), lines.join("\r\n")).expect("writable");
    let from_file = drive(&["--setup", &format!("@{}", path("grid.txt"))], &["position"]);
    assert_eq!(from_file[0]["position"], PUZZLE);
    fs::remove_dir_all(folder).expect("our own folder");
}

#[test]
fn setups_that_cannot_be_played_say_why() {
    let why = |setup: &str| {
        let output = parlour(&["drive", "sudoku", "--setup", setup], "state\n");
        assert_eq!((output.status.code(), output.stdout.is_empty()), (Some(1), true));
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let contradictory = format!("55{}", &PUZZLE[2..]);
    assert!(why(&contradictory).contains("Contradictory givens: r1c1, r1c2"));
    assert!(why("123").contains("Only 3 of 81 cells"));
    assert!(why("clues=5").contains("not a value"));
}

#[test]
fn games_lists_what_can_be_wished_for() {
    let output = parlour(&["games", "--json"], "");
    let text = String::from_utf8(output.stdout).expect("text");
    let games = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("an object a line"));
    let game = games.into_iter().find(|game| game["game"] == "sudoku").expect("of the house");
    assert_eq!(game["made"], true);
    assert_eq!(game["options"]["symmetry"][0], "none", "in their natural order");
    assert_eq!(game["usual"]["symmetry"], "half-turn");
    assert_eq!(game["options"]["level"][0], "easy");
    assert_eq!(game["presets"]["medium"], "level=medium clues=30 symmetry=half-turn");
}
