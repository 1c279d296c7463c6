//! What the tests of this game share: games from rules and moves, legal actions as text, tables.
#![allow(dead_code, reason = "each test uses some of it")]

use parlour_kernel::{Fault, Rules};
use parlour_mill::rules::{Mill, Setup};
use std::{fs, path::Path};

/// The rows of a table in `data/mill`, each as its cells.
pub fn rows(file: &str) -> Vec<Vec<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/mill").join(file);
    let text = fs::read_to_string(&path).expect("the data stands in the repository");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

/// A game from a setup text.
pub fn start(setup: &str) -> Mill {
    let setup: Setup = setup.parse().expect("a readable setup");
    Mill::start(&setup).expect("a sound setup")
}

/// A game after some moves.
pub fn played(setup: &str, moves: &str) -> Mill {
    start(setup).replay(moves).expect("legal moves")
}

/// Legal actions, sorted as text and separated by blanks.
pub fn legal(game: &Mill) -> String {
    let mut actions = Vec::new();
    game.legal(&mut actions);
    let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    texts.sort();
    texts.join(" ")
}

/// The codes of all that is wrong with a setup; the code of the reading error where it cannot even be read.
pub fn flaws(setup: &str) -> Vec<&'static str> {
    match setup.parse::<Setup>() {
        Err(error) => vec![error.code],
        Ok(setup) => Mill::start(&setup).err().unwrap_or_default().iter().map(Fault::code).collect(),
    }
}

/// What scripts see.
pub fn state(game: &Mill) -> serde_json::Value {
    serde_json::to_value(game.seen(None)).expect("plain data")
}
