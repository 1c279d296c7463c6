//! `parlour drive hidato` as scripts use it: recorded traces, the fields of `state`, settings.

use crate::driven::{code, drive as drive_game};
use serde_json::{Value, json};

fn drive(rows: &[&str], commands: &[&str]) -> Vec<Value> {
    let columns = rows[0].split_whitespace().count();
    let setup = format!("board case king {} {columns}\n{}", rows.len(), rows.join("\n"));
    drive_game("hidato", &["--setup", &setup], commands)
}

/// Replays a trace, comparing each step's effect and the state after it with the program's answers.
fn replay(trace: &Value) -> usize {
    let rows: Vec<&str> = trace["board"].as_array().expect("rows").iter().filter_map(Value::as_str).collect();
    let steps = trace["steps"].as_array().expect("steps");
    let mut commands = vec!["state".to_owned()];
    for step in steps {
        let words = step["op"].as_array().expect("an operation").iter();
        let words: Vec<String> =
            words.map(|word| word.as_str().map_or_else(|| word.to_string(), str::to_owned)).collect();
        let text = words.join(" ");
        commands.push(if matches!(&*text, "undo" | "redo") { text } else { format!("act {text}") });
        commands.push("state".to_owned());
    }
    let texts: Vec<&str> = commands.iter().map(String::as_str).collect();
    let answers = drive(&rows, &texts);
    let name = &trace["name"];
    let same = |answer: &Value, expected: &Value, what: &str| {
        for (field, value) in expected.as_object().expect("fields") {
            assert_eq!(&answer["state"][field], value, "{name} {what}: {field}");
        }
    };
    same(&answers[0], &trace["start"], "start");
    for (number, (step, pair)) in steps.iter().zip(answers[1..].chunks(2)).enumerate() {
        let expected = step["result"].as_str().and_then(|word| word.rsplit(':').next()).expect("a word");
        assert_eq!(code(&pair[0]), expected, "{name} step {number}: {}", step["op"]);
        same(&pair[1], &step["state"], &format!("step {number}: {}", step["op"]));
    }
    steps.len()
}

/// Replays all traces of a text; returns how many steps they have.
fn replay_all(traces: &str) -> usize {
    let lines = traces.lines().map(|line| serde_json::from_str::<Value>(line).expect("a trace a line"));
    lines.map(|trace| replay(&trace)).sum()
}

#[test]
fn traces_replay_exactly() {
    let traces = parlour_testkit::sample("hidato/flow-traces.jsonl");
    assert_eq!(replay_all(&traces), 420, "every step of every trace");
}

mod large_sets {
    use super::*;

    #[test]
    fn traces_replay_exactly() {
        let Some(traces) = parlour_testkit::large_set("hidato/flow-traces.jsonl") else { return };
        assert_eq!(replay_all(&traces), 485, "every step of every trace");
    }
}

const ROWS: &[&str] = &["1 . . .", ". # . .", ". . . .", ". . . 15"];

#[test]
fn the_state_has_every_field_of_the_contract() {
    let answers = drive(ROWS, &["act select 0 0", "act place 0 1", "act place 3 0", "state"]);
    assert_eq!(code(&answers[2]), "not-adjacent");
    let state = answers[3]["state"].as_object().expect("fields");
    let expected = json!({
        "anchor": [0, 1], "anchorValue": 2, "target": 3, "legal": [[0, 2], [1, 0], [1, 2]],
        "chainEnd": 2, "chainLength": 2, "reason": "placement", "undo": 1, "redo": 0, "mistakes": 1,
        "filled": 3, "direction": "forward", "guideEnabled": true,
    });
    for (field, value) in expected.as_object().expect("fields") {
        assert_eq!(state.get(field), Some(value), "{field}");
    }
    let undone = &state["undoActions"];
    assert_eq!(undone.as_array().map(Vec::len), Some(1));
    assert!(undone[0]["timestamp"].is_u64());
    let before = &undone[0]["previousSequenceSnapshot"];
    assert_eq!(
        (&undone[0]["type"], &undone[0]["position"], &undone[0]["value"], &undone[0]["changeReason"]),
        (&json!("PLACE"), &json!({"row": 0, "col": 1}), &json!(2), &json!("placement"))
    );
    assert_eq!((&before["anchorValue"], &before["nextTarget"]), (&json!(1), &json!(2)));
    assert_eq!(before["anchorPos"], json!({"row": 0, "col": 0}));
    assert_eq!(before["legalTargets"], json!([{"row": 0, "col": 1}, {"row": 1, "col": 0}]));
    assert_eq!((&before["chainEndValue"], &before["chainLength"]), (&json!(1), &json!(1)));
    assert_eq!(before["nextTargetChangeReason"], "anchor-change");
    let mistake = &state["mistakeEvents"][0];
    assert_eq!(
        (&mistake["position"], &mistake["attemptedValue"], &mistake["reason"]),
        (&json!({"row": 3, "col": 0}), &json!(3), &json!("not-adjacent"))
    );
    assert!(mistake["timestamp"].is_u64());
    let cells = &state["cells"];
    let cell = |value: Value, given, blocked, highlighted, anchor, mistake| {
        json!({"value": value, "given": given, "blocked": blocked, "highlighted": highlighted,
            "anchor": anchor, "mistake": mistake})
    };
    assert_eq!(cells[0][0], cell(json!(1), true, false, false, false, false));
    assert_eq!(cells[0][1], cell(json!(2), false, false, false, true, false));
    assert_eq!(cells[0][2], cell(Value::Null, false, false, true, false, false));
    assert_eq!(cells[1][1], cell(Value::Null, false, true, false, false, false));
    assert_eq!(cells[3][0], cell(Value::Null, false, false, false, false, true));
}

/// The cells marked with this name, as row and column.
fn marked(answer: &Value, name: &str) -> Vec<(usize, usize)> {
    let rows = answer["state"]["cells"].as_array().expect("rows");
    let cells = rows.iter().enumerate().flat_map(|(row, cells)| {
        let cells = cells.as_array().expect("cells").iter().enumerate();
        cells.map(move |(col, cell)| (row, col, cell))
    });
    cells.filter(|(_, _, cell)| cell[name] == true).map(|(row, col, _)| (row, col)).collect()
}

#[test]
fn a_mistake_is_marked_only_right_after_it() {
    let commands =
        ["act auto", "act place 3 3", "state", "act place 2 2", "state", "act select 0 0", "state"];
    let answers = drive(ROWS, &commands);
    assert_eq!(marked(&answers[2], "mistake"), [(3, 3)]);
    assert_eq!(marked(&answers[4], "mistake"), [(2, 2)]);
    assert!(marked(&answers[6], "mistake").is_empty());
    assert_eq!(answers[6]["state"]["mistakes"], 2, "the ring keeps them");
}

#[test]
fn the_guide_is_display_only() {
    let commands = [
        "act auto",
        "state",
        "legal",
        "act guide off",
        "state",
        "legal",
        "act place 1 0",
        "undo",
        "act guide on",
        "state",
        "act guide maybe",
    ];
    let answers = drive(ROWS, &commands);
    assert_eq!(marked(&answers[1], "highlighted"), [(0, 1), (1, 0)]);
    assert_eq!((code(&answers[3]), &answers[3]["digest"]), ("ok", &answers[0]["digest"]));
    assert_eq!(answers[3]["events"], json!([]));
    assert_eq!(answers[4]["state"]["guideEnabled"], false);
    assert!(marked(&answers[4], "highlighted").is_empty());
    assert_eq!(answers[4]["state"]["legal"], answers[1]["state"]["legal"], "rules stay enforced");
    assert_eq!(answers[5], answers[2], "and are listed as before");
    assert!(!answers[2]["legal"].to_string().contains("guide"));
    assert_eq!(code(&answers[6]), "ok");
    assert_eq!(answers[8]["digest"], answers[0]["digest"]);
    assert_eq!(answers[9]["state"]["cells"], answers[1]["state"]["cells"]);
    assert_ne!(code(&answers[10]), "ok");
}

#[test]
fn a_whole_game_ends_with_an_outcome_and_can_be_edited() {
    let rows = &["1 . 3", ". . 4", "7 . ."];
    let places =
        ["act auto", "act place 0 1", "act place 1 1", "act place 1 0", "act place 2 1", "act place 2 2"];
    let commands: Vec<&str> = places.into_iter().chain(["state", "undo", "redo", "position"]).collect();
    let answers = drive(rows, &commands);
    assert_eq!(answers[5]["outcome"]["code"], "solved");
    assert_eq!(answers[5]["turn"]["seat"], 0);
    assert_eq!(answers[6]["state"]["target"], Value::Null);
    assert_eq!(answers[7]["outcome"], Value::Null, "undo takes the outcome back");
    assert_eq!(answers[8]["digest"], answers[5]["digest"]);
    assert_eq!(code(&answers[9]), "no-position", "values of the player's would become givens");
}

/// The log has times: the caller's, or the clock's if the caller gives none.
#[test]
fn commands_happen_at_the_time_they_are_given() {
    let rows = ["1 . .", ". . .", ". . 9"];
    let commands = ["@1000 act select 0 0", "@2500 act place 0 1", "@2600 act place 2 2", "@3000 state"];
    let answers = drive(&rows, &commands);
    let state = &answers[3]["state"];
    assert_eq!(state["undoActions"][0]["timestamp"], 2500);
    assert_eq!(state["mistakeEvents"][0]["timestamp"], 2600);
    let answers = drive(&rows, &["act select 0 0", "act place 0 1", "state", "@x state", "@5"]);
    let stamp = answers[2]["state"]["undoActions"][0]["timestamp"].as_u64().expect("a time");
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970");
    assert!(now.as_millis().abs_diff(u128::from(stamp)) < 600_000, "{stamp} is by the clock");
    assert_eq!([code(&answers[3]), code(&answers[4])], ["bad-time", "unknown-command"]);
}

#[test]
fn a_number_tried_outside_the_board_is_refused_and_no_mistake() {
    let answers =
        drive(&["1 . .", ". . .", ". . 9"], &["act place 9 9", "act select 0 0", "act place 9 9", "state"]);
    assert_eq!([code(&answers[0]), code(&answers[2])], ["no-cell", "no-cell"]);
    assert_eq!(answers[3]["state"]["mistakes"], 0);
}
