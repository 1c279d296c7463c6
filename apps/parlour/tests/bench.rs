//! `parlour bench`: every figure is measured with its result checked, and the book has exactly these.

use crate::driven::parlour;
use serde_json::Value;
use std::{collections::BTreeSet, fs, path::Path};

fn measured(words: &[&str]) -> Vec<Value> {
    let output = parlour(&[&["bench", "--time", "0", "--json"], words].concat(), "");
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("an object a line")).collect()
}

fn names(figures: &[Value]) -> BTreeSet<String> {
    figures.iter().map(|figure| figure["name"].as_str().expect("a name").to_owned()).collect()
}

/// The first column of the table in a text.
fn listed(text: &str) -> BTreeSet<String> {
    let rows = text.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`'));
    rows.map(|(name, _)| name.to_owned()).filter(|name| name.contains('.') && !name.contains(' ')).collect()
}

#[test]
fn every_figure_is_right_and_stands_in_the_book() {
    let folder = std::env::temp_dir().join(format!("parlour-bench-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder of our own");
    let path = folder.join("figures.md");
    fs::write(&path, "# Ours\n\n<!-- bench -->\nold\n<!-- /bench -->\n\nThe end.\n").expect("writable");
    let figures = measured(&["--write", path.to_str().expect("a plain path")]);
    let written = fs::read_to_string(&path).expect("still there");
    fs::remove_dir_all(&folder).expect("our own folder");
    assert!(figures.len() > 10, "{figures:?}");
    for figure in &figures {
        assert!(figure["figure"].as_f64().is_some_and(|value| value > 0.0), "{figure}");
        assert!(figure["machine"].as_str().is_some_and(|machine| machine.contains("threads")), "{figure}");
    }
    assert!(written.starts_with("# Ours\n") && written.ends_with("\nThe end.\n"), "{written}");
    assert!(!written.contains("old"), "{written}");
    assert_eq!(listed(&written), names(&figures));
    let book = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/figures.md");
    let book = fs::read_to_string(book).expect("a page of the book");
    assert_eq!(listed(&book), names(&figures), "again: parlour bench --write docs/figures.md");
}

#[test]
fn one_game_or_one_figure_can_be_measured() {
    let one = measured(&["shutbox.odds"]);
    assert_eq!(names(&one), BTreeSet::from(["shutbox.odds".to_owned()]));
    assert!(names(&measured(&["saves"])).iter().all(|name| name.starts_with("saves.")));
    assert_eq!(parlour(&["bench", "chess"], "").status.code(), Some(2));
    let lines = parlour(&["bench", "saves.load", "--time", "0"], "").stdout;
    let lines = String::from_utf8(lines).expect("text");
    let parts: Vec<usize> = lines.lines().map(|line| line.split('\t').count()).collect();
    assert_eq!(parts, [2, 3], "{lines}");
}

#[test]
fn a_page_without_a_place_for_the_table_is_left_alone() {
    let path = std::env::temp_dir().join(format!("parlour-bench-none-{}", std::process::id()));
    fs::write(&path, "# Nothing\n").expect("writable");
    let refused = parlour(&["bench", "--time", "0", "--write", path.to_str().expect("a plain path")], "");
    let after = fs::read_to_string(&path).expect("still there");
    fs::remove_file(&path).expect("our own file");
    assert_eq!((refused.status.code(), after.as_str()), (Some(1), "# Nothing\n"));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("<!-- bench -->"));
}
