//! Snapshots of every screen as text.

use crate::sitting::{Sitting, folder, table};
use parlour_terminal::{Depth, Start};
use std::fs;

#[test]
fn the_menu_before_the_first_game() {
    let sitting = Sitting::usual("menu", Start::Menu);
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn the_menu_with_a_game_to_continue() {
    let mut sitting = Sitting::usual("menu-continue", Start::Menu);
    sitting.keys("1 Enter r").wait(1000).keys("q");
    sitting.shows("▸ 1  Continue Shut the Box  Just as you left it.").shows("2  Shut the Box");
    sitting.keys("1").shows("Dice: 4 + 5 = 9");
}

#[test]
fn the_form_of_a_new_game() {
    let mut sitting = Sitting::usual("new-game", Start::Menu);
    sitting.keys("1 Up Up Up Up Up Up Up Up Right Right");
    sitting.keys("Down Down Down Down Down Down A d a Down");
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn a_game_that_begins() {
    let sitting = Sitting::usual("begins", table(""));
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn tiles_that_stand_lean_out_and_lie() {
    let mut sitting = Sitting::usual("tiles", table(""));
    sitting.keys("r").wait(1000).keys("9 Enter r").wait(1000).keys("2 Right Right Right");
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn twelve_tiles_with_the_keys_of_the_last_three() {
    let mut sitting = Sitting::usual("twelve", table("tiles=12 dice=never"));
    sitting.keys("r").wait(1000).keys("4 5");
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn the_coach_with_every_choice() {
    let mut sitting = Sitting::usual("coach", table(""));
    sitting.keys("r").wait(1000).keys("h").think();
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn a_shut_box() {
    let mut sitting = Sitting::usual("shut", table("up=9"));
    sitting.keys("r").wait(1000).keys("9 Enter").wait(100);
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn help_of_a_game() {
    let mut sitting = Sitting::usual("help", table(""));
    sitting.keys("?");
    insta::assert_snapshot!("help_top", sitting.terminal.backend());
    sitting.keys("Space Space");
    insta::assert_snapshot!("help_end", sitting.terminal.backend());
}

#[test]
fn settings() {
    let mut sitting = Sitting::usual("settings", Start::Menu);
    sitting.keys("Up Up Up Enter Right Right Right Down");
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn statistics_of_some_games() {
    let folder = folder("statistics");
    let scores = r#"{"0": 2, "3": 1, "4": 3, "8": 5, "11": 7, "12": 1, "17": 4, "30": 1}"#;
    let counted = format!(r#"{{"shutbox": {{"games": 24, "charts": {{"score": {scores}}}}}}}"#);
    fs::write(folder.join("statistics.json"), counted).expect("written");
    let mut sitting = Sitting::begin(folder, Depth::True, (80, 24), Start::Menu);
    sitting.keys("Up Up Up Up Enter");
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn a_large_screen() {
    let mut sitting = Sitting::begin(folder("large"), Depth::True, (120, 40), table("players=2 rounds=3"));
    sitting.keys("r").wait(1000).keys("h").think();
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn the_smallest_screen_and_one_that_is_too_small() {
    let mut sitting = Sitting::begin(folder("narrow"), Depth::True, (60, 20), table("tiles=12 dice=opt7"));
    sitting.keys("r").wait(1000).keys("4 5");
    insta::assert_snapshot!("smallest", sitting.terminal.backend());
    sitting.keys("h").think();
    insta::assert_snapshot!("smallest_coach", sitting.terminal.backend());
    let sitting = Sitting::begin(folder("small"), Depth::True, (50, 15), table(""));
    insta::assert_snapshot!("too_small", sitting.terminal.backend());
}

#[test]
fn a_damaged_save_is_told_and_kept_aside() {
    let folder = folder("damaged");
    fs::write(folder.join("shutbox.save"), "parlour 1 0000000000000000\n{}\n").expect("written");
    let mut sitting = Sitting::begin(folder.clone(), Depth::True, (80, 24), Start::Menu);
    sitting.shows("▸ 1  Shut the Box").shows("The saved game of Shut the Box could not be opened.");
    sitting.shows("It lies apart on the shelf;");
    let left = fs::read_dir(folder.join("shutbox/left")).expect("it is kept").count();
    assert!(left == 1 && !folder.join("shutbox.save").exists());
}
