//! The shelf: finding, naming, removing, saving and bringing games, and looking back at finished ones of every kind.

use crate::sitting::{Sitting, folder, table};
use parlour_terminal::{Depth, Start};
use parlour_text::Language;
use ratatui::crossterm::event::{KeyModifiers, MouseButton, MouseEventKind};
use std::{
    fs,
    path::{Path, PathBuf},
};

fn repository(file: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/saves");
    fs::read_to_string(folder.join(file)).expect("in the repository")
}

const FINISHED: [(&str, &str); 5] = [
    ("hidato", "hidato-v2-finished.save"),
    ("mill", "mill-v1-finished.save"),
    ("rogue", "rogue-v2-finished.save"),
    ("shutbox", "shutbox-v1-finished.save"),
    ("sudoku", "sudoku-v1-finished.save"),
];

/// Puts a finished game of every kind into a folder.
fn put_finished(folder: &Path) {
    for (game, file) in FINISHED {
        fs::create_dir_all(folder.join(game)).expect("the test's own folder");
        fs::write(folder.join(game).join("replay-1.save"), repository(file)).expect("written");
    }
}

/// A sitting with a finished game of every kind among its files.
fn with_finished(name: &str) -> Sitting {
    let folder = folder(name);
    put_finished(&folder);
    at(folder)
}

fn at(folder: PathBuf) -> Sitting {
    Sitting::begin(folder, Depth::True, (80, 24), Start::Menu)
}

fn typed(sitting: &mut Sitting, text: &str) {
    sitting.paste(text);
}

#[test]
fn finished_games_of_every_kind_are_reviewed_from_the_shelf() {
    let mut sitting = with_finished("shelf-review");
    sitting.keys("s").shows("5 games");
    for (game, _) in FINISHED {
        sitting.keys("g").shows("One game").keys("v").shows("all is right");
        sitting.keys("Enter").shows("0 of ").keys("Right").shows("1 of ").keys("End");
        let text = sitting.text();
        assert!(text.contains("━●"), "{game} has its steps on one line:\n{text}");
        sitting.keys("[ [ ] Home").shows("0 of ").keys("q").shows("One game");
    }
    sitting.keys("g").shows("5 games");
}

#[test]
fn a_click_on_the_line_of_steps_leads_there() {
    let mut sitting = with_finished("shelf-scrub");
    sitting.keys("s g Enter").shows("0 of ");
    let rule = sitting.text().lines().position(|line| line.contains('●')).expect("the line of steps");
    let before = sitting.text();
    sitting.mouse(
        MouseEventKind::Down(MouseButton::Left),
        (40, u16::try_from(rule).expect("on the screen")),
        KeyModifiers::NONE,
    );
    assert_ne!(sitting.text(), before);
    sitting.hides("0 of ");
}

#[test]
fn a_finished_game_of_any_kind_is_kept_when_it_ends() {
    let mut sitting = Sitting::usual("shelf-ends", table("up=9"));
    sitting.keys("r").wait(1000).keys("9 Enter").wait(300).shows("Victory!").wait(3000).keys("q q");
    let mut sitting = at(sitting.folder.clone());
    sitting.keys("s").shows("One game").shows("★").shows("Won").keys("w w w").shows("Won").shows("One game");
    sitting.keys("w").shows("No game").shows("No game matches");
}

#[test]
fn a_game_is_found_named_removed_and_put_back() {
    let mut sitting = with_finished("shelf-names");
    sitting.keys("s /");
    typed(&mut sitting, "mill");
    sitting.shows("One game").keys("Enter n");
    typed(&mut sitting, "Against Anna");
    sitting.keys("Enter").shows("Named: Against Anna").shows("Mill · Against Anna");
    let mut again = at(sitting.folder.clone());
    again.keys("s /");
    typed(&mut again, "anna");
    again.shows("One game").keys("Enter x").shows("Removed from the shelf").shows("removed");
    assert!(!again.folder.join("mill/replay-1.save").exists());
    again.keys("u").shows("It is back").keys("n Del Enter").shows("no name of its own");
    assert_eq!(
        fs::read_to_string(again.folder.join("mill/replay-1.save")).expect("it is back"),
        repository("mill-v1-finished.save")
    );
    again.keys("/ Del");
    typed(&mut again, "1999");
    again.shows("No game matches").keys("Esc /").keys("Del Enter").shows("5 games");
}

#[test]
fn everything_comes_over_in_one_file_and_nothing_twice() {
    let mut sitting = with_finished("shelf-all");
    sitting.keys("s g g g g n");
    typed(&mut sitting, "Against Anna");
    sitting.keys("Enter a Del");
    let file = sitting.folder.join("all.shelf");
    typed(&mut sitting, &file.display().to_string());
    sitting.keys("Enter").shows("Saved as");
    sitting.keys("a Del");
    typed(&mut sitting, &file.display().to_string());
    sitting.keys("Enter").shows("exists already");

    let mut other = at(folder("shelf-all-other"));
    other.keys("s").shows("Nothing lies here yet").keys("b");
    typed(&mut other, &file.display().to_string());
    other.keys("Enter").shows("5 added.").shows("5 games").shows("Against Anna").keys("b");
    typed(&mut other, &file.display().to_string());
    other.keys("Enter").shows("5 were here already.").shows("5 games");
    let mut damaged: Vec<String> =
        fs::read_to_string(&file).expect("just saved").lines().map(str::to_owned).collect();
    damaged[2] = damaged[2].replace('a', "b");
    let file = other.folder.join("damaged.shelf");
    fs::write(&file, damaged.join("\n")).expect("written");
    let mut third = at(folder("shelf-all-third"));
    third.keys("s b");
    typed(&mut third, &file.display().to_string());
    third.keys("Enter").shows("4 added.").shows("damaged in places").shows("4 games");
}

#[test]
fn one_game_goes_out_as_a_file_and_comes_back() {
    let mut sitting = with_finished("shelf-one");
    sitting.keys("s g g g g s Del");
    let file = sitting.folder.join("one.save");
    typed(&mut sitting, &file.display().to_string());
    sitting.keys("Enter").shows("Saved as");
    assert_eq!(fs::read_to_string(&file).expect("just saved"), repository("mill-v1-finished.save"));
    let mut other = at(folder("shelf-one-other"));
    other.keys("s b");
    typed(&mut other, &file.display().to_string());
    other.keys("Enter").shows("One added.").shows("Mill");
    other.keys("b");
    typed(&mut other, "/nowhere/at/all");
    other.keys("Enter").shows("cannot be read");
}

#[test]
fn what_cannot_be_opened_lies_apart_and_stays() {
    let folder = folder("shelf-apart");
    let left = folder.join("shutbox/left");
    fs::create_dir_all(&left).expect("the test's own folder");
    let newer = repository("shutbox-v1-tomorrow.refused-newer-format.save");
    fs::write(left.join("a.save"), &newer).expect("written");
    fs::write(left.join("b.save"), "not a save").expect("written");
    let mut sitting = at(folder);
    sitting.keys("s").shows("2 games").shows("!").shows("Cannot be opened");
    sitting.keys("w w w w w w").shows("2 games").keys("Enter").shows("2 games").keys("n v");
    let text = sitting.text();
    sitting.keys("Down");
    let both = format!("{text}{}", sitting.text());
    assert!(both.contains("Only a newer Parlour") && both.contains("This game cannot be opened."), "{both}");
    assert_eq!(fs::read_to_string(left.join("a.save")).expect("it stays"), newer);
}

#[test]
fn puzzles_that_were_begun_are_on_the_shelf() {
    let folder = folder("shelf-puzzle");
    let game = parlour_catalog::game("hidato").expect("of the house");
    let text = repository("hidato-v2-under-way.save");
    let mut table = game.load(&text).expect("it is loaded by every version");
    table.session_mut().puzzle = parlour_table::PuzzleName::new("first-steps-1");
    fs::create_dir_all(folder.join("hidato")).expect("the test's own folder");
    fs::write(folder.join("hidato/first-steps-1.save"), table.save()).expect("written");
    let mut sitting = at(folder);
    sitting.keys("s").shows("One game").shows("Under way").keys("Enter q");
}

#[test]
fn every_word_has_room_in_every_language() {
    for language in Language::all() {
        let mut sitting = Sitting::speaking(language, "shelf-room", Start::Menu);
        let whole = |sitting: &mut Sitting, what: &str| {
            sitting.draw();
            let cut = sitting.app.cut_words();
            assert!(cut.is_empty(), "{what}: no room for {cut:#?}\n{}", sitting.terminal.backend());
        };
        sitting.keys("s");
        whole(&mut sitting, "an empty shelf");
        sitting.keys("Esc");
        put_finished(&sitting.folder);
        sitting.keys("s");
        for (game, _) in FINISHED {
            whole(&mut sitting, game);
            sitting.keys("v");
            whole(&mut sitting, "a checked game");
            sitting.keys("x");
            whole(&mut sitting, "a removed game");
            sitting.keys("u n");
            whole(&mut sitting, "a name");
            sitting.keys("Esc Down");
        }
    }
}
