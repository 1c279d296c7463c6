//! Scenes of hand-made boards: cells and their roles, paths, links, the look-ahead guide.

use crate::view::sitting::{Sitting, board, number};
use parlour_hidato::rules::Hidato;
use parlour_kernel::Rules;
use parlour_scene::{CellShape, GridLayout, Input, Open, Present, StepName, Strength};

/// The cells of a role.
fn opens(sitting: &Sitting, open: Open) -> Vec<u16> {
    (0..).zip(sitting.grid().cells).filter(|(_, cell)| cell.open == open).map(|(at, _)| at).collect()
}

#[test]
fn cells_show_what_they_are() {
    let mut sitting = Sitting::king(&["1 . #", ". . .", "# . 7"]);
    sitting.pick(4);
    let grid = sitting.grid();
    assert_eq!((grid.columns, grid.layout, grid.highest), (3, GridLayout::Spaced(CellShape::Squares), 7));
    let cell = |at: usize| &grid.cells[at];
    assert!(cell(2).hole && cell(6).hole && !cell(0).hole);
    assert_eq!((cell(0).value, cell(0).given, cell(0).anchor), (Some(1), true, false));
    assert_eq!((cell(4).value, cell(4).given, cell(4).anchor), (Some(2), false, true));
    assert_eq!(opens(&sitting, Open::Yes), [1, 3, 5, 7]);
    assert!(!grid.focused && grid.cycles);
    assert_eq!(grid.cursor, 4, "the keyboard would come in at the anchor");
    let spoken = |at: usize| cell(at).spoken.key.clone().into_owned();
    assert_eq!(
        [spoken(0), spoken(1), spoken(2), spoken(4)],
        ["hidato.cell-given", "hidato.cell-open", "hidato.cell-hole", "hidato.cell-anchor"]
    );
    sitting.set("highlight", "high");
    assert_eq!(sitting.grid().strength, Strength::High);
    sitting.set("highlight", "low");
    assert_eq!(sitting.grid().strength, Strength::Low);
}

#[test]
fn paths_run_through_neighbours_that_follow() {
    let sitting = Sitting::king(&["1 2 . 9", "4 3 . 8", ". . . .", ". 12 13 ."]);
    assert_eq!(sitting.grid().paths, [vec![0, 1, 5, 4], vec![7, 3], vec![13, 14]]);
    let apart = Sitting::king(&["1 . 2", ". . .", ". . ."]);
    assert!(apart.grid().paths.is_empty(), "what follows but lies apart is no path");
    let ortho = Sitting::open(&board("ortho", &["1 . .", ". 2 3", ". . ."]));
    assert_eq!(ortho.grid().paths, [vec![4, 5]], "corners do not touch here");
}

#[test]
fn hexagons_and_links_are_shown() {
    let text = board("hex", &["# . 1", ". . .", "7 . #"]) + "\nlink 0 1 1 0\nlink 1 1 1 2";
    let sitting = Sitting::open(&text);
    let grid = sitting.grid();
    assert_eq!(grid.layout, GridLayout::Spaced(CellShape::Hexagons));
    assert_eq!(grid.links, [(1, 3), (4, 5)]);
    let panel = &sitting.scene().panels[0];
    assert_eq!(panel.lines[1].key, "hidato.neighbours-hex");
}

#[test]
fn the_look_ahead_strikes_cells_that_lead_nowhere() {
    // The 4 is two steps from each of them.
    let mut sitting = Sitting::king(&[". . . .", "1 . 4 .", ". . . .", ". . . ."]);
    assert!(opens(&sitting, Open::Dead).is_empty(), "a setting of its own");
    sitting.set("look-ahead", "on");
    assert_eq!(opens(&sitting, Open::Yes), [0, 1, 5, 8, 9]);
    assert!(opens(&sitting, Open::Dead).is_empty());
    // A wall of holes: the way round is too long for the numbers between.
    let mut walled = Sitting::king(&["1 . # 5 .", ". . # . .", ". . . . .", ". . . . ."]);
    walled.set("look-ahead", "on");
    assert_eq!(opens(&walled, Open::Yes), [6], "to the 5 in three steps");
    assert_eq!(opens(&walled, Open::Dead), [1, 5]);
    assert_eq!(walled.cell(1).spoken.key, "hidato.cell-dead");
    assert_eq!(walled.pick(1), crate::view::sitting::done("place 0 1"), "advice, never a rule");
    walled.undo();
    walled.set("guide", "off");
    assert!(opens(&walled, Open::Dead).is_empty(), "nothing is shown without the guide");
}

#[test]
fn the_look_ahead_counts_the_room_that_is_left() {
    // No number follows on the board, so every remaining cell is needed.
    let mut sitting = Sitting::king(&[". . 3 . .", "# # 2 # #", "# # 1 . ."]);
    sitting.set("look-ahead", "on");
    assert_eq!(number(sitting.line("next"), "value"), Some(4));
    assert_eq!(opens(&sitting, Open::Dead), [1, 3], "two cells on each side for six numbers");
    // Counting down, it looks for the previous number.
    let mut down = Sitting::open(&board("king", &["9 . 7 .", "# . # .", "3 . . ."]));
    down.set("look-ahead", "on");
    down.command("backward");
    down.pick(2);
    assert_eq!(number(down.line("next"), "value"), Some(6));
    assert_eq!((opens(&down, Open::Yes), opens(&down, Open::Dead)), (vec![1, 5, 7], vec![3]));
    down.pick(3);
    assert_eq!(number(down.line("next"), "value"), Some(5));
    assert_eq!((opens(&down, Open::Yes), opens(&down, Open::Dead)), (vec![], vec![7]), "two steps to the 3");
}

#[test]
fn lines_tell_what_is_next_left_and_wrong() {
    let mut sitting = Sitting::king(&["1 . 3", ". . .", "7 . 9"]);
    assert_eq!(number(sitting.line("next"), "value"), Some(2));
    assert_eq!(number(sitting.line("left"), "n"), Some(5));
    sitting.put(&Input::Pick(4));
    assert_eq!(number(sitting.line("next"), "value"), Some(4), "over the 3 that stands");
    for cell in [5, 7, 3] {
        sitting.pick(cell);
    }
    assert_eq!(number(sitting.line("next"), "value"), None, "8 has nowhere to go");
    assert_eq!(sitting.line("message").expect("why").key, "hidato.stops");
}

#[test]
fn a_full_board_that_is_no_path_says_where() {
    let mut sitting = Sitting::king(&["1 2 4", "3 . 5", "7 8 9"]);
    sitting.pick(2);
    sitting.pick(4);
    assert_eq!(sitting.line("message").expect("what is wrong").key, "hidato.broken");
    let gap = sitting.line("slips");
    assert_eq!((number(gap.clone(), "from"), number(gap, "to")), (Some(3), Some(4)));
}

#[test]
fn a_number_that_does_not_touch_the_next_breaks_the_path_in_sight() {
    let mut sitting = Sitting::king(&["1 . . .", ". . . .", ". . 3 .", ". . . 16"]);
    assert_eq!(sitting.line("slips").expect("all is well").key, "hidato.slips");
    assert_eq!(sitting.pick(1), crate::view::sitting::done("place 0 1"), "legal, though it leads nowhere");
    let gap = sitting.line("slips").expect("the gap instead of a count of mistakes");
    assert_eq!(gap.key, "hidato.gap");
    assert_eq!((number(Some(gap.clone()), "from"), number(Some(gap), "to")), (Some(2), Some(3)));
    assert_eq!(sitting.grid().broken, [(1, 10)]);
    assert_eq!(sitting.cell(1).spoken.key, "hidato.cell-apart", "and it is heard");
    assert_eq!(number(sitting.line("next"), "value"), Some(4), "play goes on from the 3 all the same");
    sitting.undo();
    assert!(sitting.grid().broken.is_empty());
    let linked = board("king", &["1 2", "4 ."]) + "\nlink 0 0 1 0";
    let mut linked = Sitting::open(&linked);
    linked.command("continue");
    assert_eq!(linked.grid().broken, [(0, 2)], "cells that are tied and hold other numbers");
}

/// A board with a name and a note of its wish.
fn named(name: &str, relation: &str, wish: &str) -> Vec<String> {
    let mut sitting = Sitting::open(&format!("board {name} {relation} 2 2\n1 .\n. 4"));
    if !wish.is_empty() {
        sitting.table.session_mut().note("wish".to_owned(), wish.to_owned());
        sitting.refresh();
    }
    sitting.scene().panels[0].lines.iter().map(ToString::to_string).collect()
}

#[test]
fn boards_are_called_what_they_look_like() {
    let first = |name: &str, relation: &str| named(name, relation, "")[0].clone();
    assert_eq!(
        first("hex-ring-9x9-level4-178457053739251", "hex"),
        "hidato.board-of-level shape=(hidato.board-ring-hexagons rows=2 columns=2) level=4 number=17845"
    );
    assert_eq!(
        first("king-rect-8x8-7", "king"),
        "hidato.board-made shape=(hidato.board-rect-squares rows=2 columns=2) number=7"
    );
    assert_eq!(first("welcome", "king"), "hidato.board-welcome");
    for name in ["mine", "king-blob-8x8-7", "king-rect-8x8", "king-rect-8x8-level4", "king-rect-8x8-7-8"] {
        assert_eq!(first(name, "king"), format!("hidato.name name={name}"));
    }
}

#[test]
fn a_wish_that_was_changed_says_so_beside_the_board() {
    let lines = |level: &str, wish: &str| named(&format!("king-rect-8x8-level{level}-7"), "king", wish);
    let told = "hidato.level-changed wished=7 level=6";
    assert_eq!(lines("6", "relation=king level=7")[1], told);
    assert!(!lines("7", "relation=king level=7").iter().any(|line| line.contains("level-changed")));
    assert!(!lines("6", "relation=king level=any").iter().any(|line| line.contains("level-changed")));
}

#[test]
fn steps_are_named_as_people_say_them() {
    let mut sitting = Sitting::king(&["1 . 3", ". . .", "7 . 9"]);
    sitting.pick(4);
    sitting.pick(0);
    sitting.put(&Input::Hold(4));
    let mut names = Vec::new();
    sitting.table.for_each_step(|_, actions, after| {
        names.push(match Hidato::name_step(&after.seen(None), actions) {
            StepName::Told(told) => told.to_string(),
            other => format!("{other:?}"),
        });
    });
    assert_eq!(
        names,
        ["Unlisted", "hidato.did-place place=r2c2 value=2", "Unlisted", "hidato.did-remove place=r2c2"]
    );
}
