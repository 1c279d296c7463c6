//! `parlour completions` and `parlour man`: every command is in them.

use crate::driven::parlour;
use std::fs;

fn printed(words: &[&str]) -> String {
    let output = parlour(words, "");
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn every_shell_learns_commands_and_options() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = printed(&["completions", shell]);
        for word in ["autoplay", "symmetry", "own-dice", "shutbox"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
    assert_eq!(parlour(&["completions", "tcsh"], "").status.code(), Some(2));
}

#[test]
fn every_command_has_a_page_with_its_options_and_examples() {
    let folder = std::env::temp_dir().join(format!("parlour-man-{}", std::process::id()));
    let name = folder.to_str().expect("a plain path");
    assert_eq!(printed(&["man", "--out", name]), "");
    let pages: Vec<String> = fs::read_dir(&folder)
        .expect("just made")
        .map(|entry| entry.expect("readable").file_name().into_string().expect("a plain name"))
        .collect();
    assert!(pages.len() > 40, "{pages:?}");
    for name in ["parlour.1", "parlour-sudoku.1", "parlour-sudoku-solve.1", "parlour-mill-uci.1"] {
        assert!(pages.iter().any(|page| page == name), "{name}: {pages:?}");
    }
    assert!(!pages.iter().any(|page| page.contains("help")), "{pages:?}");
    let solve = fs::read_to_string(folder.join("parlour-sudoku-solve.1")).expect("just made");
    fs::remove_dir_all(&folder).expect("our own folder");
    assert!(solve.contains(&format!("parlour {}", env!("CARGO_PKG_VERSION"))), "{solve}");
    assert!(solve.contains("\\-\\-threads") && solve.contains("puzzles.txt"), "{solve}");
    assert_eq!(printed(&["man", "sudoku", "solve"]), solve);
}

#[test]
fn a_page_that_there_is_not_and_a_folder_that_cannot_be_are_refused() {
    let unknown = parlour(&["man", "sudoku", "win"], "");
    assert_eq!(unknown.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("'win' is no command of parlour sudoku"));
    let file = std::env::temp_dir().join(format!("parlour-man-file-{}", std::process::id()));
    fs::write(&file, "").expect("writable");
    let taken = parlour(&["man", "--out", file.to_str().expect("a plain path")], "");
    fs::remove_file(&file).expect("our own file");
    assert_eq!(taken.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&taken.stderr).contains("parlour-man-file"));
}
