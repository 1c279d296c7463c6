//! The book's pictures are made by the engines: scenes of real games, steps that the teacher finds. With `PARLOUR_UPDATE=1`
//! this writes them; without it, it compares.
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss, reason = "pictures are small")]

mod board;
mod sudoku;
mod svg;

use parlour_kernel::Message;
use parlour_midend::{AnyTable, Opening};
use parlour_table::Time;
use parlour_text::Speaker;
use std::{env, fmt::Write, fs, path::Path};

/// Name, game, setup, and what is done first.
const BOARDS: [(&str, &str, &str, &[&str]); 9] = [
    ("shutbox", "shutbox", "tiles=9", &["roll", "dice 4 5", "4+5", "roll", "dice 6 2"]),
    ("mill-nine", "mill", "nine", &["d6", "f4", "d2", "b4", "c5", "e5", "e4", "c4", "a7", "g7", "d5", "g4"]),
    ("mill-twelve", "mill", "twelve", &[]),
    ("mill-mill", "mill", "nine", &["a1", "d6", "a4", "f4", "a7"]),
    ("mill-custodian", "mill", "nine custodian=1", &["b6", "d6", "f6"]),
    ("mill-intervention", "mill", "nine intervention=1", &["a1", "b6", "g1", "f6", "d6"]),
    ("hidato-square", "hidato", "board-0", &["auto"]),
    ("hidato-hex", "hidato", "board-hex-hexagon", &["auto"]),
    ("hidato-ring", "hidato", "board-ring-", &["auto"]),
];

/// A setup as it stands, or a board of `data/hidato/boards.txt`: the first, or the first with a word in its name.
fn setup(text: &str) -> String {
    let Some(word) = text.strip_prefix("board-") else { return text.to_owned() };
    let boards = parlour_testkit::sample("hidato/boards.txt");
    let is_meant = |block: &&str| block.lines().next().is_some_and(|head| word == "0" || head.contains(word));
    boards.split("\n\n").find(is_meant).unwrap_or_else(|| panic!("no board {word}")).to_owned()
}

fn table(game: &str, text: &str, actions: &[&str]) -> Box<dyn AnyTable> {
    let found = parlour_catalog::game(game).expect("a game of the list");
    let mut table = found.open(&setup(text), Opening::default()).expect("a good setup");
    for action in actions {
        table.act(action, Time(0)).unwrap_or_else(|refused| panic!("{game}: {action}: {refused:?}"));
    }
    table
}

/// Compares a file of the book with what was made, or writes it.
fn assert_page(path: &str, made: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(path);
    if env::var_os("PARLOUR_UPDATE").is_some() {
        fs::create_dir_all(path.parent().expect("it lies in a folder")).expect("docs/ is writable");
        fs::write(&path, made).expect("docs/ is writable");
    }
    let is_same = fs::read_to_string(&path).is_ok_and(|text| text == made);
    assert!(is_same, "{} differs; if the change is meant, set PARLOUR_UPDATE=1", path.display());
}

#[test]
fn boards_are_drawn_from_their_scenes() {
    for (name, game, setup, actions) in BOARDS {
        let scene = table(game, setup, actions).scene(None);
        assert_page(&format!("pictures/made/{name}.svg"), &board::drawn(&scene.board));
    }
}

#[test]
fn techniques_are_drawn_from_what_the_teacher_finds() {
    let examples = sudoku::examples();
    for (technique, case, step) in &examples {
        let picture = sudoku::drawn(&case.board(), step);
        assert_page(&format!("pictures/made/technique-{}.svg", technique.word()), &picture);
    }
    assert_list("playing/sudoku-techniques.md", &sudoku::list(&examples));
}

/// Compares the end of a page, below a mark, with a list that was made.
fn assert_list(page: &str, made: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(page);
    let before = fs::read_to_string(path).expect("a page of the book");
    let (head, _) = before.split_once("<!-- made -->\n").expect("a place for the list");
    assert_page(page, &format!("{head}<!-- made -->\n\n{made}"));
}

#[test]
fn variants_and_their_options_are_those_of_the_form() {
    let speaker = Speaker::english();
    let say = |key: String| speaker.say(&Message::new(key));
    let options = parlour_catalog::game("mill").expect("a game of the list").card.options;
    let (mut games, mut rules) = (String::new(), String::new());
    for option in options {
        if option.id == "variant" {
            for value in option.values {
                let key = format!("mill.variant-{value}");
                let _ = writeln!(games, "**{}** (`{value}`). {}\n", say(key.clone()), say(key + "-about"));
            }
            continue;
        }
        let key = format!("mill.option-{}", option.id);
        let values: Vec<String> = option
            .values
            .iter()
            .filter(|value| **value != "usual")
            .map(|value| format!("`{value}`"))
            .collect();
        let _ = writeln!(rules, "| `{}` | {} | {} |", option.id, say(key + "-about"), values.join(" "));
    }
    let list = format!(
        "{games}## Every option\n\n| option | what it says | values of the form |\n|---|---|---|\n{rules}"
    );
    assert_list("playing/mill-variants.md", &list);
}
