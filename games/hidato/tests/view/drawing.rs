//! The drawing board: drawing one's own puzzle, cell by cell.

use crate::view::sitting::{Response, Sitting};
use parlour_scene::{CellShape, Direction, GridLayout, Held, Input};

fn blank() -> Sitting {
    Sitting::open(hidato_blank())
}

fn hidato_blank() -> &'static str {
    <parlour_hidato::rules::Hidato as parlour_scene::Present>::CARD.blank.expect("a drawing board")
}

fn values(sitting: &Sitting) -> Vec<(u16, u16)> {
    let cells = (0..).zip(sitting.grid().cells);
    cells.filter_map(|(at, cell)| Some((at, cell.value?))).collect()
}

#[test]
fn digits_follow_each_other_and_begin_anew_past_the_last_number() {
    let mut sitting = blank();
    assert_eq!(sitting.focus(), Some(0));
    sitting.digits("12");
    assert_eq!(values(&sitting), [(0, 12)]);
    sitting.digits("3");
    assert_eq!(values(&sitting), [(0, 3)], "123 is more than 25 cells");
    sitting.digits("0");
    assert_eq!(values(&sitting), [], "30 is, too, and 0 is nothing");
    sitting.digits("25");
    sitting.command("remove");
    assert_eq!(values(&sitting), [(0, 2)], "a digit at a time");
    sitting.command("remove");
    assert_eq!(values(&sitting), []);
}

#[test]
fn the_pen_goes_by_touch_and_by_arrows() {
    let mut sitting = blank();
    assert_eq!(sitting.pick(12), Response::Shown);
    sitting.step(Direction::Right, Held::Nothing);
    sitting.step(Direction::Down, Held::Nothing);
    assert_eq!(sitting.focus(), Some(18));
    sitting.digits("7");
    assert_eq!(values(&sitting), [(18, 7)]);
    sitting.pick(0);
    sitting.step(Direction::Up, Held::Nothing);
    sitting.step(Direction::Left, Held::Nothing);
    assert_eq!(sitting.focus(), Some(24), "around the edges");
}

#[test]
fn holes_come_and_go() {
    let mut sitting = blank();
    sitting.pick(6);
    sitting.command("hole");
    assert!(sitting.cell(6).hole);
    sitting.put(&Input::Hold(7));
    assert!(sitting.cell(7).hole, "a press held on a cell does the same");
    sitting.command("hole");
    assert!(!sitting.cell(6).hole);
}

#[test]
fn sides_grow_and_shrink_within_bounds() {
    let mut sitting = blank();
    sitting.pick(24);
    sitting.digits("9");
    sitting.pick(6);
    sitting.digits("4");
    sitting.command("wider");
    sitting.command("taller");
    let grid = sitting.grid();
    assert_eq!((grid.columns, grid.cells.len()), (6, 36));
    assert_eq!(values(&sitting), [(7, 4), (28, 9)], "what is drawn stays in its row and column");
    for _ in 0..10 {
        sitting.command("narrower");
        sitting.command("shorter");
    }
    let grid = sitting.grid();
    assert_eq!((grid.columns, grid.cells.len()), (2, 4));
    assert_eq!(values(&sitting), [(3, 4)], "what falls outside is lost");
    assert!(!sitting.enabled("narrower") && !sitting.enabled("shorter"));
    for _ in 0..40 {
        sitting.command("wider");
    }
    assert_eq!(sitting.grid().columns, 30);
    assert!(!sitting.enabled("wider"));
}

#[test]
fn a_drawing_is_kept_beside_the_game_and_opened_when_it_has_numbers() {
    let mut sitting = blank();
    assert!(!sitting.enabled("use"));
    assert_eq!(sitting.command("use"), Response::Nothing);
    sitting.command("relation");
    sitting.command("relation");
    assert_eq!(sitting.grid().layout, GridLayout::Spaced(CellShape::Hexagons));
    sitting.digits("1");
    sitting.pick(24);
    sitting.command("hole");
    let setup = "board own hex 5 5\n1 . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . #";
    assert_eq!(sitting.table.session().notes.get("draft").map(String::as_str), Some(setup));
    assert_eq!(sitting.command("use"), Response::Opened(setup.to_owned()));
    assert_eq!(sitting.table.log().records().len(), 0, "nothing was played");
    assert_eq!(sitting.put(&Input::Confirm), Response::Nothing);
}
