//! `data/schemas` describes saves, states and answers as they are: real ones fit, broken ones do not, and nothing is described
//! that does not occur.

mod checker;

use crate::driven;
use checker::Schema;
use parlour_kernel::Rng;
use parlour_midend::{AnyTable, Opening};
use parlour_table::{Player, PuzzleName, Time};
use serde_json::Value;
use std::{
    fs,
    path::{Path, PathBuf},
};

const GAMES: [&str; 5] = ["shutbox", "sudoku", "hidato", "mill", "rogue"];

/// Setups under which a short random game meets what others do not.
const SETUPS: [(&str, &str); 9] = [
    ("shutbox", "tiles=12 dice=opt7 players=3 rounds=2"),
    ("shutbox", ""),
    ("sudoku", "95..7.863681.......4.8...5272.5.......5..6...43.7.....5..9..68.....8..75.6.3..9.4"),
    ("hidato", "board one king 3 3\n1 . .\n. # .\n. . 8"),
    ("mill", "nine custodian=1 intervention=1"),
    ("mill", "nine custodian=1 intervention=1 leap=1"),
    ("mill", "nine millFormationAction=4"),
    ("rogue", "seed=7"),
    ("rogue", "seed=9 levels=26 style=rogue"),
];

/// What is captured without a mill, with its lines.
const CAPTURES: [(&str, &[&str]); 2] =
    [("nine custodian=1", &["b6", "d6", "f6"]), ("nine intervention=1", &["a1", "b6", "g1", "f6", "d6"])];

fn data(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data").join(folder)
}

fn schema(name: &str) -> Schema {
    let path = data("schemas").join(format!("{name}.schema.json"));
    Schema::of(&fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

/// All saves of the repository that load: their names and texts.
fn saves() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for folder in ["replays", "saves"] {
        for entry in fs::read_dir(data(folder)).expect("a folder of the repository") {
            let path = entry.expect("it can be read").path();
            let name = path.file_name().and_then(|name| name.to_str()).expect("a plain name").to_owned();
            if path.extension().is_some_and(|end| end == "save") && !name.contains(".refused-") {
                found.push((name, fs::read_to_string(&path).expect("text")));
            }
        }
    }
    assert!(found.len() > 30, "{}", found.len());
    found
}

/// States on the way back from a saved game's end.
fn replayed(text: &str, states: &mut Vec<Value>) {
    let Ok(mut table) = parlour_catalog::load(text) else { return };
    states.push(table.state(None));
    for _ in 0..12 {
        if table.undo(Time(0)).is_ok() {
            states.push(table.state(None));
        }
    }
}

/// States of a short game at random.
fn played(table: &mut dyn AnyTable, states: &mut Vec<Value>) {
    let mut rng = Rng::stream(1, 1);
    for step in 0..80 {
        let legal = table.legal();
        if legal.is_empty() {
            return;
        }
        let action = &legal[rng.below(legal.len() as u32) as usize];
        // What ends or begins the game anew would make it short.
        if !["reset", "clear"].contains(&action.as_str()) {
            table.act(action, Time(step)).expect("listed as legal");
        }
        if step % 4 == 0 {
            states.push(table.state(None));
        }
    }
}

fn states(game: &str) -> Vec<Value> {
    let mut states = Vec::new();
    let begins = format!("{game}-");
    saves()
        .iter()
        .filter(|(name, _)| name.starts_with(&begins))
        .for_each(|(_, text)| replayed(text, &mut states));
    if game == "mill" {
        states.extend(CAPTURES.map(|(setup, actions)| after(game, setup, actions)));
    }
    for (_, setup) in SETUPS.iter().filter(|(of, _)| *of == game) {
        let found = parlour_catalog::game(game).expect("a game of the list");
        let mut table = found.open(setup, Opening::seeded(3)).expect("a good setup");
        played(table.as_mut(), &mut states);
    }
    states
}

/// The state after these actions.
fn after(game: &str, setup: &str, actions: &[&str]) -> Value {
    let found = parlour_catalog::game(game).expect("a game of the list");
    let mut table = found.open(setup, Opening::seeded(3)).expect("a good setup");
    for action in actions {
        table.act(action, Time(0)).expect("a legal action");
    }
    table.state(None)
}

/// A save with all that front ends write beside the game.
fn saved_by_people() -> String {
    let players = vec![
        Player { name: Some("Anna".to_owned()), bot: None },
        Player { name: None, bot: Some("3".to_owned()) },
    ];
    let opening = Opening { seed: Some(1), players, now: Time(1000) };
    let mut table =
        parlour_catalog::game("mill").and_then(|mill| mill.open("nine", opening).ok()).expect("a good setup");
    table.note_wish("variant=nine");
    let session = table.session_mut();
    session.puzzle = PuzzleName::new("pack-1");
    session.played = 90_000;
    table.save()
}

#[test]
fn saves_are_as_described() {
    let mut schema = schema("save");
    let ours = ("by people".to_owned(), saved_by_people());
    for (name, text) in saves().into_iter().chain([ours]) {
        let body = text.lines().nth(1).expect("a save has two lines");
        let body: Value = serde_json::from_str(body).expect("the second is JSON");
        assert_eq!(schema.faults(&body), [""; 0], "{name}");
        let mut without = body.clone();
        without.as_object_mut().expect("an object").remove("setup");
        assert_eq!(schema.faults(&without), [": no setup"], "{name}");
        let mut with = body;
        with.as_object_mut().expect("an object").insert("state".to_owned(), Value::Null);
        assert_eq!(schema.faults(&with), [": state is not described"], "{name}");
    }
    assert_eq!(schema.never_met(), [""; 0]);
}

#[test]
fn states_are_as_described() {
    for game in GAMES {
        let mut schema = schema(&format!("state-{game}"));
        let states = states(game);
        assert!(states.len() > 20, "{game}: {}", states.len());
        for state in &states {
            assert_eq!(schema.faults(state), [""; 0], "{game}");
        }
        let mut broken = states[0].clone();
        broken.as_object_mut().expect("an object").insert("undo".to_owned(), "many".into());
        assert_eq!(schema.faults(&broken).len(), 1, "{game}");
        assert_eq!(schema.never_met(), [""; 0], "{game}");
    }
}

#[test]
fn answers_are_as_described() {
    let mut schema = schema("answer");
    let save = std::env::temp_dir().join(format!("parlour-schemas-{}.save", std::process::id()));
    let save = format!("save {}", save.display());
    for (game, arguments, actions) in [
        ("shutbox", &["--own-dice"][..], &["act roll", "act dice 4 5", "act 9", "act reset"][..]),
        ("sudoku", &["--seed", "1"], &["hint", "act set 0 0 5", "act corner 0 1 3"]),
        ("hidato", &["--setup", "board a king 1 3\n1 . 3"], &["act auto", "act place 0 1", "legal"]),
        ("mill", &["--seed", "1"], &["act d6", "act f4", "act d6"]),
        ("rogue", &["--seed", "1"], &["act search", "act fly"]),
    ] {
        let common =
            ["legal", "state", "hint", "position", "undo", "redo", &save, "save /no/such/folder/x", "dance"];
        let commands = [actions, &common[..]].concat();
        for answer in driven::drive(game, arguments, &commands) {
            assert_eq!(schema.faults(&answer), [""; 0], "{game}: {answer}");
        }
    }
    let _ = fs::remove_file(save.trim_start_matches("save "));
    assert_eq!(schema.never_met(), [""; 0]);
}
