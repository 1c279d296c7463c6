//! The tables of the guided flow's data model, row by row, through `parlour drive hidato`.

use crate::driven;

use crate::driven::{code, drive as drive_game};
use serde_json::{Value, json};

fn drive(rows: &[&str], commands: &[&str]) -> Vec<Value> {
    let columns = rows[0].split_whitespace().count();
    let setup = format!("board case king {} {columns}\n{}", rows.len(), rows.join("\n"));
    drive_game("hidato", &["--setup", &setup], commands)
}

const BLANK: &str = ". . . . .";
const ROWS: &[&str] = &["1 2 . # .", BLANK, BLANK, BLANK, ". . . . 24"];

/// The named fields of a `state` answer.
fn fields(answer: &Value, names: &[&str]) -> Vec<Value> {
    names.iter().map(|name| answer["state"][*name].clone()).collect()
}

// State transitions.

#[test]
fn select_anchor_needs_a_value_and_recomputes_target_and_legal() {
    let answers = drive(ROWS, &["act select 1 1", "state", "act select 0 1", "state"]);
    assert_eq!(code(&answers[0]), "ignored");
    assert_eq!(fields(&answers[1], &["anchor", "target"]), [Value::Null, Value::Null]);
    assert_eq!(
        fields(&answers[3], &["anchor", "anchorValue", "target", "legal", "reason", "undo"]),
        [
            json!([0, 1]),
            json!(2),
            json!(3),
            json!([[0, 2], [1, 0], [1, 1], [1, 2]]),
            json!("anchor-change"),
            json!(0)
        ]
    );
}

#[test]
fn place_next_sets_value_anchor_target_chain_reason_and_undo() {
    let answers = drive(ROWS, &["act select 0 1", "act place 1 2", "state"]);
    assert_eq!(
        fields(
            &answers[2],
            &["anchor", "anchorValue", "target", "chainEnd", "chainLength", "reason", "undo"]
        ),
        [json!([1, 2]), json!(3), json!(4), json!(3), json!(3), json!("placement"), json!(1)]
    );
    assert_eq!(answers[2]["state"]["cells"][1][2]["value"], 3);
    assert!(!answers[2]["state"]["legal"].to_string().contains("[0,3]"), "no cell there");
}

#[test]
fn remove_cell_at_the_tail_goes_neutral() {
    let answers = drive(ROWS, &["act select 0 1", "act place 1 2", "act remove 1 2", "state"]);
    assert_eq!(
        fields(&answers[3], &["anchor", "target", "legal", "chainEnd", "reason", "undo"]),
        [Value::Null, Value::Null, json!([]), json!(2), json!("tail-removal"), json!(2)]
    );
}

#[test]
fn remove_cell_elsewhere_keeps_the_anchor() {
    let commands = ["act select 0 1", "act place 1 2", "act place 1 3", "act remove 1 2", "state"];
    let answers = drive(ROWS, &commands);
    assert_eq!(
        fields(&answers[4], &["anchor", "target", "chainEnd", "reason"]),
        [json!([1, 3]), json!(5), json!(2), json!("non-tail-removal")]
    );
}

#[test]
fn remove_cell_of_the_anchor_clears_it() {
    let commands = ["act dir backward", "act select 4 4", "act place 3 3", "act remove 3 3", "state"];
    let answers = drive(ROWS, &commands);
    assert_eq!(
        fields(&answers[4], &["anchor", "target", "chainEnd", "reason"]),
        [Value::Null, Value::Null, json!(2), json!("non-tail-removal")]
    );
}

#[test]
fn toggle_guide_sets_the_flag() {
    let answers = drive(ROWS, &["act guide off", "state", "act guide on", "state"]);
    assert_eq!(fields(&answers[1], &["guideEnabled", "undo"]), [json!(false), json!(0)]);
    assert_eq!(fields(&answers[3], &["guideEnabled"]), [true]);
}

#[test]
fn undo_reverts_the_last_action_and_recomputes() {
    let commands = ["undo", "act select 0 1", "state", "act place 1 2", "undo", "state"];
    let answers = drive(ROWS, &commands);
    assert_eq!(code(&answers[0]), "empty");
    let names = ["anchor", "target", "legal", "chainEnd", "chainLength", "reason", "undo", "filled"];
    assert_eq!(fields(&answers[5], &names), fields(&answers[2], &names));
    assert_eq!(fields(&answers[5], &["redo"]), [1]);
}

#[test]
fn redo_applies_the_next_action_and_recomputes() {
    let commands = ["redo", "act select 0 1", "act place 1 2", "state", "undo", "redo", "state"];
    let answers = drive(ROWS, &commands);
    assert_eq!(code(&answers[0]), "empty");
    let (mut before, mut after) = (answers[3].clone(), answers[6].clone());
    for answer in [&mut before, &mut after] {
        answer["state"]["undoActions"] = Value::Null;
    }
    assert_eq!(before, after);
    let cleared = drive(ROWS, &["act select 0 1", "act place 1 2", "undo", "act place 1 1", "redo"]);
    assert_eq!(code(&cleared[4]), "empty", "a new action clears what could be redone");
}

// Validation rules.

#[test]
fn nothing_is_placed_without_a_target() {
    let answers = drive(ROWS, &["act place 1 1", "state"]);
    assert_eq!(code(&answers[0]), "no-target");
    assert_eq!(fields(&answers[1], &["filled", "undo", "mistakes"]), [3, 0, 1]);
    assert_eq!(answers[1]["state"]["mistakeEvents"][0]["attemptedValue"], Value::Null);
}

#[test]
fn nothing_is_placed_on_occupied_or_blocked_cells() {
    let answers = drive(ROWS, &["act auto", "act place 0 0", "act place 0 3", "state"]);
    assert_eq!([code(&answers[1]), code(&answers[2])], ["occupied", "occupied"]);
    assert_eq!(fields(&answers[3], &["filled", "mistakes"]), [3, 2]);
}

#[test]
fn occupied_and_blocked_cells_are_never_highlighted() {
    let answers = drive(ROWS, &["act auto", "act place 0 2", "state"]);
    for cell in answers[2]["state"]["cells"]
        .as_array()
        .expect("rows")
        .iter()
        .flat_map(|row| row.as_array().expect("cells").iter().filter(|cell| cell["highlighted"] == true))
    {
        assert_eq!((&cell["value"], &cell["blocked"]), (&Value::Null, &json!(false)));
    }
    let highlighted = answers[2]["state"]["cells"].to_string().matches("\"highlighted\":true").count();
    assert_eq!(Some(highlighted), answers[2]["state"]["legal"].as_array().map(Vec::len));
    assert_eq!(highlighted, 3);
}

#[test]
fn only_values_of_the_players_are_removed() {
    let answers = drive(ROWS, &["act remove 0 0", "act remove 1 1", "act remove 0 3", "state"]);
    assert_eq!([code(&answers[0]), code(&answers[1]), code(&answers[2])], ["given", "empty", "empty"]);
    assert_eq!(fields(&answers[3], &["filled", "mistakes"]), [3, 0]);
}

#[test]
fn at_most_fifty_actions_can_be_undone() {
    let mut commands = vec!["act select 0 1".to_owned()];
    for _ in 0..30 {
        commands.extend(["act place 1 2", "act remove 1 2", "act select 0 1"].map(str::to_owned));
    }
    commands.push("state".to_owned());
    commands.extend(vec!["undo".to_owned(); 51]);
    commands.push("state".to_owned());
    let texts: Vec<&str> = commands.iter().map(String::as_str).collect();
    let answers = drive(ROWS, &texts);
    let state = &answers[91];
    assert_eq!(fields(state, &["undo"]), [50]);
    let actions = state["state"]["undoActions"].as_array().expect("a list");
    assert_eq!((actions.len(), &actions[49]["type"]), (50, &json!("REMOVE")));
    assert_eq!(code(&answers[92 + 49]), "ok");
    assert_eq!(code(&answers[92 + 50]), "empty", "older ones were dropped");
    assert_eq!(fields(&answers[92 + 51], &["undo", "redo", "filled"]), [0, 50, 3]);
}

#[test]
fn at_most_twenty_mistakes_are_remembered() {
    let mut commands = vec!["act place 1 1"; 5];
    commands.push("act auto");
    commands.extend(vec!["act place 4 0"; 18]);
    commands.push("state");
    let answers = drive(ROWS, &commands);
    let state = &answers[24]["state"];
    assert_eq!(state["mistakes"], 20);
    let reasons: Vec<&Value> =
        state["mistakeEvents"].as_array().expect("a list").iter().map(|event| &event["reason"]).collect();
    assert_eq!((reasons[1], reasons[2]), (&json!("no-target"), &json!("not-adjacent")), "newest last");
}

#[test]
fn clear_goes_back_to_the_givens_and_keeps_settings() {
    let commands =
        ["act guide off", "act auto", "act place 1 1", "act place 4 4", "act clear", "state", "undo"];
    let answers = drive(ROWS, &commands);
    assert_eq!(
        fields(&answers[5], &["filled", "undo", "redo", "mistakes", "anchor", "guideEnabled"]),
        [json!(3), json!(0), json!(0), json!(0), Value::Null, json!(false)]
    );
    assert_eq!(code(&answers[6]), "empty");
}

// Entities.

#[test]
fn values_outside_the_range_and_values_given_twice_are_refused_by_name() {
    let setup = "board bad king 2 3\n9 2 2\n# . 0";
    let output = driven::parlour(&["drive", "hidato", "--setup", setup], "state\n");
    assert_eq!((output.status.code(), output.stdout.is_empty()), (Some(1), true));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    for place in ["r1c1", "r2c3", "r1c2, r1c3"] {
        assert!(said.contains(place), "{said}");
    }
}
