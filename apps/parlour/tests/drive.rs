//! `parlour drive shutbox` as a script uses it: whole games, refusals that change nothing, saves.

use crate::driven;

use crate::driven::{code, parlour};
use serde_json::Value;
use std::fs;

fn drive(arguments: &[&str], commands: &[&str]) -> Vec<Value> {
    driven::drive("shutbox", arguments, commands)
}

#[test]
fn a_whole_game_with_own_dice() {
    let game = [
        "act roll",
        "act dice 4 5",
        "act 9",
        "state",
        "act roll",
        "act dice 5 3",
        "act 8",
        "act roll",
        "act dice 6 1",
        "act 7",
        "legal",
        "act roll",
        "act dice 6",
        "act 6",
        "act roll 1",
        "act dice 5 0",
        "act 5",
        "act roll",
        "act dice 4",
        "act 4",
        "act roll",
        "act dice 6",
        "act 1+2+3",
        "state",
        "act roll",
        "legal",
        "quit",
        "legal",
    ];
    let answers = drive(&["--own-dice"], &game);
    assert_eq!(answers.len(), game.len() - 2, "quit ends it");
    assert_eq!(answers[3]["state"]["score"], 36);
    assert_eq!(answers[0]["turn"], "chance");
    assert_eq!(answers[2]["turn"]["seat"], 0);
    assert_eq!(answers[10]["legal"], serde_json::json!(["reset", "roll 1"]), "one die is left");
    let end = &answers[22];
    assert_eq!((&end["turn"], &end["outcome"]["code"]), (&"over".into(), &"shut".into()));
    assert_eq!(answers[23]["state"]["score"], 0);
    assert_eq!(code(&answers[24]), "over");
    assert_eq!(answers[25]["legal"], serde_json::json!(["reset"]));
}

#[test]
fn refusals_have_their_code_and_change_nothing() {
    // Every text with its refusal code, before and after dice 3 3 were rolled.
    let before = [
        ("2+7", "not-rolled"),
        ("dice 3 4", "not-rolled"),
        ("roll 1", "dice-count"),
        ("roll 9", "dice-count"),
    ];
    let after = [
        ("roll", "already-rolled"),
        ("3+3", "duplicate-tile"),
        ("1+2", "wrong-sum"),
        ("10", "no-such-tile"),
        ("dice 1 1", "not-rolled"),
        ("fly", "unknown-action"),
    ];
    let mut commands = vec!["act reset".to_owned()];
    commands.extend(before.iter().map(|(text, _)| format!("act {text}")));
    commands.extend(["act roll".to_owned(), "act dice 7 1".to_owned(), "act dice 3 3".to_owned()]);
    commands.extend(after.iter().map(|(text, _)| format!("act {text}")));
    commands.extend([
        "act 6".to_owned(),
        "act roll".to_owned(),
        "act dice 3 3".to_owned(),
        "act 6".to_owned(),
    ]);
    commands.extend(["dance".to_owned(), "undo".to_owned()]);
    let commands: Vec<&str> = commands.iter().map(String::as_str).collect();
    let answers = drive(&["--own-dice"], &commands);
    let codes: Vec<&str> = answers.iter().map(code).collect();
    let mut expected = vec!["ok"];
    expected.extend(before.iter().map(|(_, code)| *code));
    expected.extend(["ok", "dice-range", "ok"]);
    expected.extend(after.iter().map(|(_, code)| *code));
    expected.extend(["ok", "ok", "ok", "tile-down", "unknown-command", "empty"]);
    assert_eq!(codes, expected);
    let message = answers[2 + before.len()]["error"]["message"].as_str().expect("a sentence");
    assert!(message.contains("cannot show"), "{message}");
    // The digest after a refusal is the one before it.
    let twice = drive(&["--seed", "3"], &["act roll", "act 3+3", "act 45", "act roll", "undo", "act reset"]);
    let clean = drive(&["--seed", "3"], &["act roll", "act reset"]);
    assert_eq!(twice[5]["digest"], clean[1]["digest"]);
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    let commands = ["act roll", "state", "legal"];
    let texts = |seed: &str| parlour(&["drive", "shutbox", "--seed", seed], &commands.join("\n")).stdout;
    assert_eq!(texts("12"), texts("12"));
    assert_ne!(texts("12"), texts("13"));
}

#[test]
fn undo_takes_tiles_back_but_never_dice() {
    let commands = ["act roll", "act dice 4 5", "act 4+5", "undo", "redo", "undo", "undo", "act 9", "redo"];
    let answers = drive(&["--own-dice"], &commands);
    let codes: Vec<&str> = answers.iter().map(code).collect();
    assert_eq!(codes, ["ok", "ok", "ok", "ok", "ok", "ok", "empty", "ok", "empty"]);
    assert_eq!(answers[3]["digest"], answers[1]["digest"]);
    assert_eq!(answers[4]["digest"], answers[2]["digest"]);
}

#[test]
fn a_game_saved_goes_on_where_it_was_and_verifies() {
    let folder = std::env::temp_dir().join(format!("parlour-drive-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder of our own");
    let path = folder.join("game.save");
    let path = path.to_str().expect("plain path");
    let played = drive(
        &["--seed", "5", "--setup", "dice=opt7 players=2"],
        &["act roll", &format!("save {path}"), "state"],
    );
    assert_eq!(played[1], serde_json::json!({"ok": true}));
    let again = drive(&["--load", path], &["state"]);
    assert_eq!(again[0]["state"], played[2]["state"]);

    let verified = parlour(&["replay", "verify", path], "");
    let digest = played[0]["digest"].as_str().expect("a digest");
    assert_eq!(String::from_utf8_lossy(&verified.stdout), format!("ok {digest}\n"));
    let shown = parlour(&["replay", "show", path], "");
    assert!(String::from_utf8_lossy(&shown.stdout).contains("roll 2"));

    let damaged = fs::read_to_string(path).expect("just written").replace("roll 2", "roll 1");
    fs::write(path, damaged).expect("writable");
    let refused = parlour(&["replay", "verify", path], "");
    assert_eq!(refused.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&refused.stdout).starts_with("invalid: "), "says why on its result line");
    fs::remove_dir_all(folder).expect("our own folder");
}

#[test]
fn a_setup_that_cannot_be_played_is_refused_with_every_reason() {
    let output = parlour(&["drive", "shutbox", "--setup", "tiles=11 players=9"], "state\n");
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    let reasons = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(reasons.lines().count(), 2, "{reasons}");
    assert_eq!(parlour(&["drive", "chess"], "").status.code(), Some(2));
    let file = parlour(&["drive", "shutbox", "--setup", "@no/such/file"], "");
    assert_eq!(file.status.code(), Some(1));
}

#[test]
fn games_lists_every_game_with_its_options() {
    let output = parlour(&["games", "--json"], "");
    let line = String::from_utf8(output.stdout).expect("text");
    let game: Value = serde_json::from_str(line.lines().next().expect("a game")).expect("an object");
    assert_eq!((&game["game"], &game["rules"]), (&"shutbox".into(), &1.into()));
    assert_eq!(game["options"]["tiles"], serde_json::json!(["9", "10", "12"]));
}
