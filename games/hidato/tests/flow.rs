//! The guided flow: traces step by step, a model of the flow beside them, and single cases.

use crate::model::Model;
use parlour_hidato::rules::{Hidato, Setup};
use parlour_kernel::{Fault, Rules};
use parlour_table::{Refused, Session, Table, Time};
use parlour_testkit::sample;
use serde_json::{Value, json};

/// A king board from rows of tokens.
fn open(rows: &[&str]) -> Table<Hidato> {
    let columns = rows[0].split_whitespace().count();
    let text = format!("board case king {} {columns}\n{}", rows.len(), rows.join("\n"));
    let setup: Setup = text.parse().expect("a board");
    Table::open(setup, None, Session::default()).expect("a sound board")
}

/// What scripts see, without the cells.
fn state(table: &Table<Hidato>) -> Value {
    let mut state = serde_json::to_value(table.state().seen(None)).expect("plain data");
    let fields = state.as_object_mut().expect("an object");
    fields.remove("cells");
    fields.remove("direction");
    fields.insert("undo".to_owned(), table.undoable().into());
    fields.insert("redo".to_owned(), table.redoable().into());
    fields.insert("mistakes".to_owned(), table.session().mistakes().len().into());
    state
}

fn act(table: &mut Table<Hidato>, text: &str) -> Result<(), Refused> {
    match text {
        "undo" => table.undo(Time(0)),
        "redo" => table.redo(Time(0)),
        _ => table.act(text, Time(0), &mut Vec::new()),
    }
}

fn done(table: &mut Table<Hidato>, texts: &[&str]) {
    for text in texts {
        act(table, text).unwrap_or_else(|refused| panic!("{text}: {refused}"));
    }
}

/// Replays traces with the rules and with the model; how many steps they have.
fn replay(traces: &str) -> usize {
    let mut steps = 0;
    for line in traces.lines() {
        let trace: Value = serde_json::from_str(line).expect("a trace a line");
        let rows: Vec<&str> =
            trace["board"].as_array().expect("rows").iter().filter_map(Value::as_str).collect();
        let (mut table, mut model) = (open(&rows), Model::new(&rows));
        assert_eq!(state(&table), trace["start"], "{}", trace["name"]);
        for (number, step) in trace["steps"].as_array().expect("steps").iter().enumerate() {
            let words = step["op"].as_array().expect("an operation").iter();
            let words: Vec<String> =
                words.map(|word| word.as_str().map_or_else(|| word.to_string(), str::to_owned)).collect();
            let text = words.join(" ");
            let at = format!("{} step {number}: {text}", trace["name"]);
            let result = act(&mut table, &text).map_or_else(|refused| refused.code(), |()| "ok");
            let expected = step["result"].as_str().expect("a word");
            let word = expected.rsplit(':').next().expect("a word");
            assert_eq!(result, word, "{at}");
            assert_eq!(state(&table), step["state"], "{at}");
            assert_eq!(model.act(&text), expected, "{at}, by the model");
            assert_eq!(model.state(), step["state"], "{at}, by the model");
            steps += 1;
        }
    }
    steps
}

#[test]
fn traces_replay_exactly() {
    assert_eq!(replay(&sample("hidato/flow-traces.jsonl")), 420, "every step of every trace");
}

mod large_sets {
    use super::*;

    #[test]
    fn traces_replay_exactly() {
        let Some(traces) = parlour_testkit::large_set("hidato/flow-traces.jsonl") else { return };
        assert_eq!(replay(&traces), 485, "every step of every trace");
    }
}

fn fields(table: &Table<Hidato>, names: &[&str]) -> Vec<Value> {
    let state = state(table);
    names.iter().map(|name| state[*name].clone()).collect()
}

#[test]
fn placing_goes_on_along_the_row() {
    let mut table = open(&["1 2 3 . .", ". . . . .", ". . . . .", ". . . . .", ". . . . ."]);
    done(&mut table, &["select 0 2"]);
    assert_eq!(fields(&table, &["target"]), [4]);
    done(&mut table, &["place 0 3", "place 0 4", "place 1 4"]);
    assert_eq!(fields(&table, &["chainEnd", "chainLength", "target"]), [6, 6, 7]);
}

#[test]
fn the_anchor_walks_to_the_last_value_present() {
    let mut table = open(&["13 14 15 .", "12 11 10 9", "5 6 7 8", "4 3 2 1"]);
    done(&mut table, &["select 0 0"]);
    assert_eq!(fields(&table, &["anchor", "anchorValue", "target"]), [json!([0, 2]), json!(15), json!(16)]);
    let mut table = open(&["4 5 1", "9 7 8", "3 2 ."]);
    done(&mut table, &["select 0 0"]);
    assert_eq!(fields(&table, &["anchorValue", "target"]), [json!(5), Value::Null]);
    let mut table = open(&["7 8 9", ". 6 5", ". 3 2"]);
    done(&mut table, &["dir backward", "select 2 1"]);
    assert_eq!(fields(&table, &["anchorValue", "target"]), [json!(2), Value::Null]);
    let mut table = open(&["3 4 5 . .", ". . . . .", ". . . . .", ". . . . .", ". . . . ."]);
    done(&mut table, &["select 0 2"]);
    assert_eq!(fields(&table, &["target"]), [6]);
    done(&mut table, &["dir backward"]);
    assert_eq!(fields(&table, &["anchorValue", "target"]), [3, 2]);
    let mut table = open(&[". . . . .", ". 10 2 11 .", ". 3 1 12 .", ". 13 14 15 .", ". . . . ."]);
    done(&mut table, &["select 2 2"]);
    assert_eq!(fields(&table, &["anchorValue"]), [3]);
    assert_eq!(fields(&table, &["target"]), [4], "beside the 3 the rim of this board is free");
    let walled = ["5 6 7 8 .", "9 10 2 11 16", "17 3 1 12 18", "19 13 14 15 20", "21 22 23 24 25"];
    let mut table = open(&walled);
    done(&mut table, &["select 2 2"]);
    assert_eq!(fields(&table, &["anchorValue", "target"]), [json!(3), Value::Null], "and here it is full");
}

#[test]
fn removals_know_tail_and_anchor() {
    let blank = ". . . . .";
    let mut table = open(&["1 2 3 . .", blank, blank, blank, blank]);
    done(&mut table, &["select 0 2", "place 0 3", "remove 0 3"]);
    assert_eq!(
        fields(&table, &["anchor", "target", "chainEnd", "reason"]),
        [Value::Null, Value::Null, json!(3), json!("tail-removal")]
    );
    done(&mut table, &["select 0 2"]);
    assert_eq!(fields(&table, &["target"]), [4]);
    done(&mut table, &["place 0 3", "place 0 4", "remove 0 3"]);
    assert_eq!(
        fields(&table, &["anchorValue", "target", "chainEnd", "reason"]),
        [json!(5), json!(6), json!(3), json!("non-tail-removal")]
    );
    let mut table = open(&["1 . 3 . .", blank, blank, blank, blank]);
    done(&mut table, &["select 0 0", "place 0 1", "dir backward", "dir forward"]);
    assert_eq!(fields(&table, &["anchorValue"]), [3]);
    done(&mut table, &["dir backward", "select 0 1", "remove 0 1"]);
    assert_eq!(fields(&table, &["reason"]), ["non-tail-removal"]);
    let mut table = open(&["2 3 . . .", blank, blank, blank, blank]);
    done(&mut table, &["dir backward", "select 0 0", "place 1 0", "remove 1 0"]);
    assert_eq!(
        fields(&table, &["anchor", "target", "chainEnd", "reason"]),
        [Value::Null, Value::Null, json!(3), json!("non-tail-removal")],
        "the anchor itself goes, which is not the end of the chain"
    );
}

#[test]
fn chains_start_at_one_or_at_the_smallest() {
    let blank = ". . . . .";
    let table = open(&["5 6 7 . .", blank, blank, blank, blank]);
    assert_eq!(fields(&table, &["chainEnd", "chainLength"]), [7, 3]);
    let table = open(&["1 2 . 4 .", blank, blank, blank, blank]);
    assert_eq!(fields(&table, &["chainEnd", "chainLength"]), [2, 2]);
    let mut table = open(&["1 2 3 . .", blank, "10 11 12 . .", blank, blank]);
    assert_eq!(fields(&table, &["chainEnd"]), [3]);
    done(&mut table, &["select 2 2"]);
    assert_eq!(fields(&table, &["target"]), [13]);
    let table = open(&[blank, blank]);
    assert_eq!(fields(&table, &["chainEnd", "chainLength"]), [Value::Null, json!(0)]);
}

#[test]
fn the_last_value_ends_the_game() {
    let mut table = open(&["1 2 3", ". 8 4", "7 6 5"]);
    done(&mut table, &["auto", "place 1 0"]);
    assert_eq!(fields(&table, &["target", "legal"]), [Value::Null, json!([])]);
    assert!(table.state().outcome().is_some());
    assert!(open(&["1 3 5", "2 4 6", "7 8 9"]).state().outcome().is_none(), "full, but no path");
    let mut single = open(&["1"]);
    done(&mut single, &["select 0 0"]);
    assert_eq!(fields(&single, &["target", "legal"]), [Value::Null, json!([])]);
}

#[test]
fn mistakes_change_nothing_but_the_ring() {
    let mut table = open(&["1 2 # . .", ". . . . ."]);
    let before = table.state().digest();
    let code = |table: &mut Table<Hidato>, text: &str| act(table, text).expect_err("refused").code();
    assert_eq!(code(&mut table, "place 1 1"), "no-target");
    assert_eq!(table.state().digest(), before);
    done(&mut table, &["select 0 1"]);
    assert_eq!(code(&mut table, "place 0 0"), "occupied");
    assert_eq!(code(&mut table, "place 0 2"), "occupied", "a hole");
    assert_eq!(code(&mut table, "place 9 9"), "no-cell", "outside the board, and no mistake");
    assert_eq!(code(&mut table, "place 1 4"), "not-adjacent");
    assert_eq!(code(&mut table, "remove 0 0"), "given");
    assert_eq!(code(&mut table, "remove 1 1"), "empty");
    assert_eq!(code(&mut table, "select 1 1"), "ignored");
    assert_eq!(table.session().mistakes().len(), 4, "only values tried in vain are mistakes");
    done(&mut table, &["clear"]);
    assert_eq!(table.session().mistakes().len(), 0);
}

#[test]
fn bad_boards_say_everything_that_is_wrong() {
    let text = "board bad king 2 3\n9 2 2\n# . 0\nlink 0 0 1 2\nlink 0 0 0 1";
    let setup: Setup = text.parse().expect("readable nonsense");
    assert_eq!(setup.to_string(), text);
    let flaws = Hidato::start(&setup).expect_err("nonsense");
    let codes: Vec<&str> = flaws.iter().map(Fault::code).collect();
    assert_eq!(codes, ["out-of-range", "out-of-range", "duplicate", "bad-link"]);
    let far: Setup = "board far king 1 1\n1\nlink 255 0 0 255".parse().expect("readable nonsense");
    let told = Hidato::start(&far).expect_err("far off the board")[0].message().to_string();
    assert_eq!(told, "hidato.bad-link from=r256c1 to=r1c256");
    for (text, code) in [
        ("", "board-head"),
        ("board x king 2", "board-head"),
        ("board x queen 2 2\n. .\n. .", "board-relation"),
        ("board x king 0 2\n", "board-size"),
        ("board x king 2 2\n. .", "rows-missing"),
        ("board x king 2 2\n. .\n. . .", "row-length"),
        ("board x king 1 2\n. ?", "board-token"),
        ("board x king 1 2\n. .\nlinks", "board-link"),
    ] {
        assert_eq!(text.parse::<Setup>().expect_err("unreadable").code, code, "{text:?}");
    }
}
