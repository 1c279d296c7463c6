//! First rounds in the terminal: where they are found, two played to the end by keys, and room for every sentence.

use crate::sitting::{Sitting, saved};
use parlour_catalog::GAMES;
use parlour_terminal::Start;
use parlour_text::Language;

fn first(id: &str) -> Start {
    Start::First(parlour_catalog::game(id).expect("of the house"))
}

#[test]
fn shut_the_box_is_learned_by_keys_and_nothing_of_it_is_kept() {
    let mut sitting = Sitting::usual("first-box", first("shutbox"));
    sitting.shows("1/6 Roll the dice.").shows("Skip").hides("Reset");
    sitting.keys("r").wait(2000).shows("2/6 Select tiles that add up to the dice");
    sitting.keys("4 5").shows("3/6 Submit the move").keys("Enter").wait(1000).shows("4/6 Roll again");
    sitting.keys("r").wait(2000).shows("5/6").keys("9 2 Enter").wait(1000).shows("6/6 Go on");
    sitting.keys("r").wait(2000).keys("8 3 1 Enter").wait(1000).shows("6/6");
    sitting.keys("r").wait(2000).keys("6 Enter").wait(1000).shows("6/6").keys("r").wait(2000);
    sitting.shows("What still stands is your score").shows("A real game");
    assert!(saved(&sitting.folder).is_none(), "the round is not stored");
    assert!(!sitting.folder.join("statistics.json").exists(), "nor counted");
    sitting.keys("a").shows("1/6 Roll the dice.");
    sitting.click("Skip").shows("Score: 45").hides("1/6");
    assert!(!sitting.app.ended(), "it leads to the real game");
}

#[test]
fn sudoku_is_learned_by_keys() {
    let mut sitting = Sitting::usual("first-sudoku", first("sudoku"));
    sitting.shows("1/7 Every row,").keys("Down Right Right Right Right Right Right 5");
    sitting.shows("✗ Not in this step.").keys("7").shows("2/7");
    sitting.keys("Down Down Down Down Down Down Left Left Left Left 7").shows("3/7 [");
    sitting.keys("C-z").shows("4/7").keys("Up Up Up Right Right Enter 1 9").shows("5/7");
    sitting.keys("t").shows("6/7").keys("Left Left Left Enter 1").shows("7/7 Fill the");
    sitting
        .keys("Right Right Right 9 Up 1 Down Down Down Down Right Right Right 7 Left Left Left Left Left 4");
    sitting.shows("Solved: real").shows("A real game").keys("Enter").hides("Solved");
}

#[test]
fn the_opponent_in_mill_answers_by_itself() {
    let mut sitting = Sitting::usual("first-mill", first("mill"));
    sitting.shows("1/6 Three in a row are a mill").wait(3000).shows("1/6");
    assert!(sitting.app.questions().is_empty(), "no engine is asked");
}

#[test]
fn the_dungeon_is_learned_by_keys_that_are_named() {
    let mut sitting = Sitting::usual("first-rogue", first("rogue"));
    sitting.shows("1/6 You are the @").keys("Right Right 9").shows("2/6 [v] Choose Look");
    sitting.keys("v").shows("Looking.").keys("Esc").shows("3/6 [x] Choose Explore");
    press_until(&mut sitting, "4/6 The S is a snake", &["x"]);
    // Into the row of the snake, and against it.
    press_until(&mut sitting, "5/6 [q] Drink", &["9", "Right", "Right", "Right", "Right", "Right"]);
    sitting.keys("q").shows("healing");
}

/// Presses keys in turn, the last again and again, until a text is on the screen.
fn press_until(sitting: &mut Sitting, wanted: &str, keys: &[&str]) {
    for turn in 0..40 {
        if sitting.text().contains(wanted) {
            return;
        }
        sitting.keys(keys.get(turn).or(keys.last()).expect("some keys")).wait(3000);
    }
    sitting.shows(wanted);
}

#[test]
fn every_first_round_is_found_in_the_form_and_in_the_help_and_left_by_escape() {
    for (number, game) in (1..).zip(GAMES) {
        let mut sitting = Sitting::usual(&format!("first-found-{}", game.id), Start::Menu);
        sitting.keys(&number.to_string()).shows("First round").keys("f").shows("1/").keys("Esc");
        if sitting.text().contains("1/") {
            // The first Escape left the board.
            sitting.keys("Esc");
        }
        sitting.hides("1/").shows("First round");
        sitting.click("First round").shows("1/").keys("?").shows("First round").keys("f").shows("1/");
    }
}

#[test]
fn first_rounds_have_room_in_every_language() {
    for language in Language::all() {
        for game in GAMES {
            let name = format!("first-room-{}", game.id);
            let mut sitting = Sitting::speaking(language, &name, Start::First(game));
            sitting.draw();
            let cut = sitting.app.cut_words();
            assert!(cut.is_empty(), "{}: no room for {cut:#?}\n{}", game.id, sitting.terminal.backend());
        }
    }
}
