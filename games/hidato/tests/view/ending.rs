//! Endings: what a finished game counts for and shows.

use crate::view::sitting::{Sitting, board, number};
use parlour_hidato::rules::Hidato;
use parlour_kernel::Rules;
use parlour_scene::Present;
use parlour_table::Time;

#[test]
fn a_solved_game_is_counted_and_pictured() {
    let mut sitting = Sitting::king(&["1 . #", ". . .", "# . 7"]);
    sitting.pick(7);
    sitting.pick(1);
    sitting.undo();
    sitting.table.note_hint(Time(0));
    for cell in [3, 1, 4, 7, 5] {
        sitting.pick(cell);
    }
    assert!(sitting.table.state().outcome().is_some());
    assert_eq!(sitting.line("message").expect("joy").key, "hidato.solved");
    let tale = sitting.tale();
    let tally: Vec<(&str, i64)> = Hidato::tally(&tale).iter().map(|t| (t.what, t.value)).collect();
    assert_eq!(tally, [("placed", 6), ("slips", 1)], "what was taken back counts, too");
    let summary = Hidato::summary(&sitting.table.state().seen(None), &tale).expect("a summary");
    let counts: Vec<Option<i64>> = summary.lines.into_iter().map(|line| number(Some(line), "n")).collect();
    assert_eq!(counts, [Some(6), Some(2), Some(1)], "placed, cells that were wrong as in the picture, hints");
    assert_eq!(summary.picture, "⬜🟧⬛\n🟩🟩🟩\n⬛🟧⬜", "a hole, given, clean, or once wrong");
}

/// Touching cells while there is nothing to place is looking around; starting over is no mistake either.
#[test]
fn what_was_never_wrong_is_neither_counted_nor_pictured() {
    let mut sitting = Sitting::open(&board("king", &["1 .", ". 4"]));
    sitting.pick(1);
    assert_eq!(sitting.table.session().mistakes().len(), 1, "there is no target");
    sitting.command("continue");
    for cell in [1, 2] {
        sitting.pick(cell);
    }
    let summary = Hidato::summary(&sitting.table.state().seen(None), &sitting.tale()).expect("a summary");
    assert_eq!(number(summary.lines.get(1).cloned(), "n"), Some(0));
    assert_eq!(summary.picture, "⬜🟩\n🟩⬜");
}

#[test]
fn hexagon_rows_step_right_in_the_picture() {
    let mut sitting = Sitting::open(&board("hex", &["1 2", ". 3"]));
    sitting.command("continue");
    sitting.pick(2);
    assert!(sitting.table.state().outcome().is_some());
    let summary = Hidato::summary(&sitting.table.state().seen(None), &sitting.tale()).expect("a summary");
    assert_eq!(summary.picture, "⬜⬜\n 🟩⬜");
}
