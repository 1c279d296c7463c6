//! Clicks and keys: what each does to the game, the focus and the sitting.

use crate::view::sitting::{Response, Sitting, board, done, number, refused};
use parlour_scene::{Direction, Held, Input};

/// 1 at the corner; 2 may go to three cells.
fn corner() -> Sitting {
    Sitting::king(&["1 . . .", ". . . .", ". . . .", ". . . 16"])
}

#[test]
fn one_touch_a_number_and_filled_cells_are_taken_up() {
    let mut sitting = corner();
    assert_eq!(sitting.pick(5), done("place 1 1"));
    assert_eq!(sitting.pick(10), done("place 2 2"));
    assert_eq!((sitting.value(5), sitting.value(10)), (Some(2), Some(3)));
    assert_eq!(sitting.pick(5), done("select 1 1"));
    assert!(sitting.cell(10).anchor, "the walk goes on to the end of the run");
    assert_eq!(sitting.pick(15), done("select 3 3"));
    assert_eq!(sitting.line("message").expect("a reason").key, "hidato.stops", "nothing follows the 16");
    assert!(sitting.enabled("continue"));
    assert_eq!(sitting.command("continue"), done("auto"));
    assert_eq!(number(sitting.line("next"), "value"), Some(4));
}

#[test]
fn double_clicks_place_once() {
    let mut sitting = corner();
    sitting.pick(5);
    assert_eq!(sitting.pick(5), done("select 1 1"), "the second touch finds a filled cell");
    assert_eq!(sitting.put(&Input::Alike(5)), Response::Nothing, "and so does its double click");
    assert_eq!((sitting.table.state().filled(), sitting.table.undoable()), (3, 1));
}

#[test]
fn wrong_tries_flash_count_and_change_nothing() {
    let mut sitting = corner();
    let before = sitting.grid();
    assert_eq!(sitting.pick(7), refused("hidato.not-adjacent", &[7]));
    assert!(sitting.cell(7).wrong);
    assert_eq!(number(sitting.line("slips"), "n"), Some(1));
    assert_eq!(sitting.pick(5), done("place 1 1"));
    assert!(!sitting.cell(7).wrong, "the sign goes with the next thing done");
    sitting.undo();
    assert_eq!(sitting.grid(), before);
    sitting.pick(15);
    for _ in 0..3 {
        assert_eq!(sitting.pick(6), refused("hidato.no-target", &[6]));
    }
    assert_eq!(number(sitting.line("slips"), "n"), Some(1), "looking around is no mistake");
    assert_eq!(sitting.table.session().mistakes().len(), 4, "though the ring has it");
}

#[test]
fn a_press_held_takes_a_value_of_the_players_away() {
    let mut sitting = corner();
    sitting.pick(5);
    assert_eq!(sitting.put(&Input::Hold(0)), refused("hidato.given", &[0]));
    assert_eq!(sitting.put(&Input::Hold(6)), Response::Nothing, "nothing stands there");
    assert_eq!(sitting.put(&Input::Hold(5)), done("remove 1 1"));
    assert_eq!(sitting.value(5), None);
    assert_eq!(sitting.line("message").expect("what to do").key, "hidato.choose");
}

#[test]
fn dragging_draws_on_over_open_cells_only() {
    let mut sitting = corner();
    assert_eq!(sitting.pick(0), done("select 0 0"));
    assert_eq!(sitting.put(&Input::Reach(0)), Response::Nothing);
    for (cell, text) in [(1, "place 0 1"), (6, "place 1 2"), (11, "place 2 3")] {
        assert_eq!(sitting.put(&Input::Reach(cell)), done(text));
        assert_eq!(sitting.put(&Input::Reach(cell)), Response::Nothing, "still on the same cell");
    }
    assert_eq!(sitting.put(&Input::Reach(8)), Response::Nothing, "too far away, and no mistake");
    assert_eq!(sitting.table.session().mistakes().len(), 0);
    assert_eq!(sitting.value(11), Some(4));
}

#[test]
fn cycling_goes_round_the_open_cells_both_ways() {
    let forward = Input::Cycle { back: false };
    let back = Input::Cycle { back: true };
    let mut sitting = corner();
    assert_eq!(sitting.focus(), None);
    let mut seen = Vec::new();
    for _ in 0..4 {
        assert_eq!(sitting.put(&forward), Response::Shown);
        seen.push(sitting.focus().expect("somewhere"));
    }
    assert_eq!(seen, [1, 4, 5, 1], "first from nowhere, then round");
    assert_eq!(sitting.put(&Input::Cancel), Response::Shown);
    assert_eq!(sitting.focus(), None);
    sitting.put(&back);
    assert_eq!(sitting.focus(), Some(5), "last from nowhere when going back");
    sitting.step(Direction::Left, Held::Nothing);
    sitting.step(Direction::Up, Held::Nothing);
    assert_eq!(sitting.focus(), Some(1), "arrows cycle, too");
    sitting.step(Direction::Right, Held::Nothing);
    sitting.step(Direction::Down, Held::Nothing);
    assert_eq!(sitting.focus(), Some(5));
}

#[test]
fn the_focus_clamps_when_fewer_cells_are_open() {
    let mut sitting = Sitting::king(&["1 . .", ". . #", "# . 7"]);
    sitting.put(&Input::Cycle { back: true });
    assert_eq!(sitting.focus(), Some(4), "third of three");
    // At the middle left, 3 may go to two cells: the middle above and the middle.
    sitting.pick(3);
    sitting.put(&Input::Cycle { back: true });
    assert_eq!(sitting.put(&Input::Confirm), done("place 2 1"), "the last again");
    let focus = sitting.focus().expect("it stays in hand");
    assert_eq!(focus, 4, "the only cell left open");
    assert_eq!(sitting.put(&Input::Confirm), done("place 1 1"));
    assert_eq!(sitting.put(&Input::Confirm), done("place 0 1"));
    assert_eq!(sitting.put(&Input::Confirm), done("place 0 2"));
    assert_eq!(sitting.focus(), Some(8), "nothing open: the end of the walk is in hand");
}

#[test]
fn keys_alone_place_walk_and_remove() {
    let mut sitting = corner();
    assert_eq!(sitting.put(&Input::Confirm), Response::Nothing, "nowhere to act");
    sitting.put(&Input::Cycle { back: false });
    assert_eq!(sitting.put(&Input::Confirm), done("place 0 1"));
    sitting.put(&Input::Cancel);
    sitting.step(Direction::Down, Held::Shift);
    assert_eq!(sitting.focus(), Some(5), "with Shift over all cells, from the anchor");
    sitting.step(Direction::Up, Held::Shift);
    sitting.step(Direction::Up, Held::Shift);
    assert_eq!(sitting.focus(), Some(13), "around the edge");
    sitting.step(Direction::Down, Held::Shift);
    assert_eq!(sitting.command("act"), done("select 0 1"));
    assert!(sitting.enabled("remove"));
    assert_eq!(sitting.command("remove"), done("remove 0 1"));
    sitting.put(&Input::Cancel);
    assert!(!sitting.enabled("remove"), "neither anchor nor focus");
    assert_eq!(sitting.command("remove"), Response::Nothing);
    for _ in 0..3 {
        sitting.step(Direction::Right, Held::Nothing);
    }
    assert!(sitting.focus().is_some(), "without a target, arrows walk over the board");
}

#[test]
fn walking_passes_over_holes() {
    let mut sitting = Sitting::open(&board("king", &["1 # .", "# # .", ". . 6"]));
    sitting.pick(0);
    sitting.step(Direction::Right, Held::Shift);
    assert_eq!(sitting.focus(), Some(2));
    sitting.step(Direction::Right, Held::Shift);
    assert_eq!(sitting.focus(), Some(0));
    sitting.step(Direction::Down, Held::Shift);
    assert_eq!(sitting.focus(), Some(6));
    assert_eq!(sitting.pick(1), Response::Shown, "a touch on a hole does nothing");
}

#[test]
fn a_number_typed_is_gone_to() {
    let mut sitting = corner();
    sitting.digits("16");
    let typed = sitting.line("message");
    assert_eq!(
        (typed.as_ref().map(|m| &*m.key), number(typed.clone(), "value")),
        (Some("hidato.typed"), Some(16))
    );
    assert_eq!(sitting.put(&Input::Confirm), done("select 3 3"));
    assert_eq!(sitting.focus(), Some(15));
    sitting.digits("12");
    assert_eq!(sitting.command("remove"), Response::Shown, "takes a digit back");
    assert_eq!(number(sitting.line("message"), "value"), Some(1));
    sitting.digits("7");
    assert_eq!(number(sitting.line("message"), "value"), Some(7), "17 is too high: typed anew");
    assert_eq!(sitting.put(&Input::Confirm), Response::Shown, "7 is not on the board");
    assert_eq!(sitting.focus(), Some(15));
    sitting.digits("1");
    sitting.put(&Input::Cancel);
    assert_eq!(sitting.put(&Input::Confirm), Response::Nothing, "Escape drops focus and digits");
}

#[test]
fn both_directions_and_the_guide_are_commands() {
    let mut sitting = Sitting::king(&[". . .", ". 5 .", ". . ."]);
    assert_eq!((sitting.pressed("forward"), sitting.pressed("backward")), (Some(true), Some(false)));
    assert_eq!(sitting.command("backward"), done("dir backward"));
    assert_eq!(number(sitting.line("next"), "value"), Some(4));
    assert_eq!(sitting.pressed("backward"), Some(true));
    assert_eq!(sitting.command("guide"), Response::Set("guide", "off"));
    assert_eq!(sitting.pressed("guide"), Some(false));
    assert!(sitting.grid().cells.iter().all(|cell| cell.open == parlour_scene::Open::No));
    assert_eq!(sitting.pick(0), done("place 0 0"), "rules are enforced as before");
    assert_eq!(sitting.command("guide"), Response::Set("guide", "on"));
    assert_eq!(sitting.table.undoable(), 1, "neither is a step");
}

#[test]
fn clearing_is_asked_for_twice() {
    let mut sitting = corner();
    sitting.pick(5);
    assert_eq!(sitting.command("clear"), Response::Shown);
    assert_eq!(sitting.pick(6), done("place 1 2"), "anything else calls it off");
    assert_eq!(sitting.command("clear"), Response::Shown);
    let label = |sitting: &Sitting| {
        let scene = sitting.scene();
        let clear = scene.commands.iter().find(|command| command.id == "clear");
        clear.expect("offered").label.key.clone().into_owned()
    };
    assert_eq!(label(&sitting), "hidato.clear-really");
    assert_eq!(sitting.command("clear"), done("clear"));
    assert_eq!((sitting.table.state().filled(), sitting.table.undoable()), (2, 0));
    assert_eq!(label(&sitting), "hidato.clear");
}

#[test]
fn pencil_marks_stand_beside_the_game() {
    let mut sitting = corner();
    assert!(sitting.scene().commands.iter().all(|command| command.id != "pencil"), "a setting first");
    sitting.set("pencil", "on");
    let digest = parlour_kernel::Rules::digest(sitting.table.state());
    sitting.command("pencil");
    assert_eq!(sitting.pressed("pencil"), Some(true));
    assert_eq!(
        sitting.pick(5),
        Response::Noted("pencil 1 1 2".to_owned()),
        "the next number, unless one is typed"
    );
    for digits in ["9", "12", "3"] {
        sitting.digits(digits);
        sitting.pick(5);
    }
    assert_eq!(sitting.cell(5).pencil, [2, 3, 9, 12]);
    sitting.digits("4");
    assert_eq!(sitting.pick(5), Response::Nothing, "room for four");
    sitting.digits("9");
    sitting.pick(5);
    assert_eq!(sitting.cell(5).pencil, [2, 3, 12], "noted again it goes");
    sitting.step(Direction::Right, Held::Nothing);
    assert_eq!(sitting.focus(), Some(1), "in pencil, arrows walk over all cells");
    sitting.digits("7");
    assert_eq!(sitting.put(&Input::Confirm), Response::Noted("pencil 0 1 7".to_owned()));
    assert_eq!(sitting.put(&Input::Reach(4)), Response::Nothing, "no path is drawn in pencil");
    assert_eq!(parlour_kernel::Rules::digest(sitting.table.state()), digest);
    assert_eq!(sitting.table.undoable(), 0);
    sitting.command("pencil");
    sitting.pick(5);
    assert!(sitting.cell(5).pencil.is_empty(), "no marks where a number stands");
    sitting.undo();
    assert_eq!(sitting.cell(5).pencil, [2, 3, 12], "and they are there again without it");
    sitting.set("pencil", "off");
    assert!(sitting.cell(5).pencil.is_empty());
}
