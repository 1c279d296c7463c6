//! The language of sentences is asked for by `--lang` or `PARLOUR_LANG`; codes and JSON stay as they are, and the system's
//! language changes nothing.

use serde_json::Value;
use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

fn run(words: &[&str], variables: &[(&str, &str)], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_parlour"))
        .args(words)
        .env_remove("PARLOUR_LANG")
        .envs(variables.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was just built");
    child.stdin.take().expect("piped").write_all(input.as_bytes()).expect("it reads");
    child.wait_with_output().expect("the program ends")
}

/// The error of an act that the table refuses.
fn refusal(words: &[&str], variables: &[(&str, &str)]) -> (String, String) {
    let words = [&["drive", "shutbox", "--seed", "7"], words].concat();
    let output = run(&words, variables, "act 2+7\nquit\n");
    let answer: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
    let text = |name: &str| answer["error"][name].as_str().expect("a text").to_owned();
    (text("code"), text("message"))
}

#[test]
fn sentences_follow_the_language_asked_for_and_codes_do_not() {
    let english = ("not-rolled".to_owned(), "Roll the dice first.".to_owned());
    let german = ("not-rolled".to_owned(), "Würfle zuerst.".to_owned());
    let system = [("LC_ALL", "de_DE.UTF-8"), ("LANG", "de_DE.UTF-8")];
    let asked = ("PARLOUR_LANG", "de");
    for (words, variables, wanted) in [
        (&[][..], &[][..], &english),
        (&[], &system, &english),
        (&["--lang", "de"], &[], &german),
        (&[], &[asked], &german),
        (&["--lang", "en"], &[asked], &english),
        (&[], &[("PARLOUR_LANG", "tlh")], &english),
    ] {
        assert_eq!(&refusal(words, variables), wanted, "{words:?} {variables:?}");
    }
}

#[test]
fn results_are_the_same_in_every_language_and_reasons_are_not() {
    for words in [&["games"][..], &["games", "--json"], &["shutbox", "odds"], &["mill", "moves"]] {
        let plain = run(words, &[], "").stdout;
        let german = run(&[words, &["--lang", "de"]].concat(), &[], "").stdout;
        let is_named = words == ["games"];
        assert_eq!(plain == german, !is_named, "{words:?}");
    }
    let refused = run(&["--lang", "de", "sudoku", "solve"], &[], "12\n");
    assert_eq!(String::from_utf8_lossy(&refused.stdout), "invalid: Nur 2 von 81 Feldern sind angegeben.\n");
    assert_eq!(refused.status.code(), Some(1));
}

#[test]
fn a_language_nobody_speaks_here_is_wrong_usage() {
    let output = run(&["--lang", "tlh", "games"], &[], "");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2));
    assert!(said.contains("there are de, en"), "{said}");
}
