//! Scenes of hand-made boards: cells and their roles, paths, links, the look-ahead guide.

use crate::view::sitting::{Sitting, board, number};
use parlour_scene::{CellShape, GridLayout, Input, Open, Strength};

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
    // Nothing follows on the board, so that every cell left is needed.
    let mut sitting = Sitting::king(&[". . 3 . .", "# # 2 # #", "# # 1 . ."]);
    sitting.set("look-ahead", "on");
    assert_eq!(number(sitting.line("next"), "value"), Some(4));
    assert_eq!(opens(&sitting, Open::Dead), [1, 3], "two cells on each side for six numbers");
    // Counting down it looks for the number before.
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
    let broken = sitting.line("message");
    assert_eq!(broken.as_ref().map(|message| &*message.key), Some("hidato.broken"));
    assert_eq!((number(broken.clone(), "from"), number(broken, "to")), (Some(3), Some(4)));
}
