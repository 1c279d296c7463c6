//! Snapshots of Sudoku's screens as text.

use crate::{
    sitting::{Sitting, folder},
    sudoku::{JIGSAW, JIGSAW_SOLUTION, PUZZLE, begin, sudoku},
};
use parlour_terminal::{Depth, Start};

/// Marks everywhere, an entry in conflict, colours, two cells selected.
const KEYS: &str = "m Right Right 3 Down Down A-4 Right Right A-6 Down c 7 8 z Up S-Right";

#[test]
fn a_grid_at_the_usual_size() {
    let mut sitting = begin("sudoku-usual");
    sitting.keys(KEYS);
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn a_grid_with_room_for_marks_three_by_three() {
    let mut sitting = Sitting::begin(folder("sudoku-large"), Depth::True, (120, 45), sudoku(PUZZLE));
    sitting.keys(KEYS).keys("t").think().keys("t");
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn a_tall_window_of_eighty_columns() {
    let mut sitting = Sitting::begin(folder("sudoku-tall"), Depth::True, (80, 40), sudoku(PUZZLE));
    sitting.keys(KEYS);
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn a_grid_on_the_smallest_screen() {
    let mut sitting = Sitting::begin(folder("sudoku-small"), Depth::True, (60, 20), sudoku(PUZZLE));
    sitting.keys(KEYS).keys("Left t").think().keys("t");
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn a_grid_without_colours() {
    let mut sitting = Sitting::begin(folder("sudoku-mono"), Depth::Mono, (80, 24), sudoku(PUZZLE));
    sitting.keys(KEYS).keys("F3");
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn a_game_that_is_paused() {
    let mut sitting = begin("sudoku-paused");
    sitting.wait(3_725_000).keys("p");
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn the_form_of_a_new_puzzle() {
    let mut sitting = Sitting::usual("sudoku-form", Start::Menu);
    sitting.keys("2 Up");
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn a_puzzle_with_many_solutions() {
    let mut sitting = begin("sudoku-verdict");
    let many = PUZZLE.replace("6.6....28", ".........");
    sitting.paste(&many).shows("your own puzzle");
    insta::assert_snapshot!("own_puzzle", sitting.terminal.backend());
    sitting.keys("Enter").think().shows("Many solutions");
    insta::assert_snapshot!("many_solutions", sitting.terminal.backend());
}

#[test]
fn settings_and_keys_of_the_game() {
    let mut sitting = begin("sudoku-settings");
    sitting.keys(", Down Enter");
    insta::assert_snapshot!("sudoku_settings", sitting.terminal.backend());
    sitting.keys("Esc ? Space Space Space");
    insta::assert_snapshot!("sudoku_keys", sitting.terminal.backend());
}

#[test]
fn a_jigsaw_with_diagonals_at_the_usual_size() {
    let digits: Vec<char> = JIGSAW_SOLUTION.chars().collect();
    let cells: String =
        digits.iter().enumerate().map(|(at, digit)| if at % 3 == 0 { *digit } else { '.' }).collect();
    let mut sitting = Sitting::usual("sudoku-jigsaw-screen", sudoku(&format!("{JIGSAW} {cells}")));
    sitting.keys("Right 3 Down Right");
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn windows_stand_out_from_the_rest() {
    let mut sitting = Sitting::usual("sudoku-windoku-screen", sudoku(&format!("windoku {}", ".".repeat(81))));
    sitting.keys("Right Down 3");
    insta::assert_snapshot!(sitting.terminal.backend());
}
