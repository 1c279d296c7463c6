//! Live validation, on whole turns.

use parlour_kernel::{Fault, Rules};
use parlour_sudoku::rules::{
    Cell, CellSet, Digit, Grid, Setup, Sudoku, box_conflicts, col_conflicts, conflicts_of, has_no_errors,
    row_conflicts, validate_grid,
};
use parlour_table::{Session, Table, Time};
use proptest::prelude::*;

const SOLVED: &str = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

fn open(text: &str) -> Table<Sudoku> {
    let setup: Setup = text.parse().expect("a grid");
    Table::open(setup, None, Session::default()).expect("no contradiction")
}

fn blank() -> Table<Sudoku> {
    open(&".".repeat(81))
}

fn act(table: &mut Table<Sudoku>, text: &str) {
    table.act(text, Time(0), &mut Vec::new()).unwrap_or_else(|refused| panic!("{text}: {refused}"));
}

fn errors(table: &Table<Sudoku>) -> Vec<String> {
    let seen = serde_json::to_value(table.state().seen(None)).expect("plain data");
    let errors: Vec<String> = serde_json::from_value(seen["errors"].clone()).expect("a list");
    assert_eq!(seen["hasNoErrors"], errors.is_empty());
    errors
}

#[test]
fn conflicts_come_and_go_with_each_edit() {
    let mut table = blank();
    assert_eq!(errors(&table), [""; 0]);
    act(&mut table, "set 0 3 7");
    act(&mut table, "set 0 8 7");
    assert_eq!(errors(&table), ["0,3", "0,8"], "a row reports both");
    act(&mut table, "set 0 5 7");
    assert_eq!(errors(&table), ["0,3", "0,5", "0,8"], "three times in a row");
    act(&mut table, "clear 0 3");
    assert_eq!(errors(&table), ["0,5", "0,8"], "clearing one of three leaves two");
    act(&mut table, "set 0 5 2");
    assert_eq!(errors(&table), [""; 0], "changing the digit resolves it");
    table.undo(Time(0)).expect("a step");
    assert_eq!(errors(&table), ["0,5", "0,8"], "undo restores the former conflicts");
}

#[test]
fn one_edit_can_break_row_column_and_box_at_once() {
    let mut table = blank();
    for text in ["set 4 8 5", "set 8 4 5", "set 3 3 5"] {
        act(&mut table, text);
    }
    assert_eq!(errors(&table), [""; 0]);
    act(&mut table, "set 4 4 5");
    assert_eq!(errors(&table), ["3,3", "4,4", "4,8", "8,4"]);
    let (cell, digit) = (Cell::at(4, 4).expect("a cell"), Digit::new(5).expect("a digit"));
    let grid = table.state().digits();
    let named = |set: CellSet| set.iter().map(|cell| cell.to_string()).collect::<Vec<_>>();
    assert_eq!(named(row_conflicts(grid, cell, digit)), ["r5c9"]);
    assert_eq!(named(col_conflicts(grid, cell, digit)), ["r9c5"]);
    assert_eq!(named(box_conflicts(grid, cell, digit)), ["r4c4"]);
    assert_eq!(conflicts_of(grid, cell, digit).cells().len(), 3);
}

#[test]
fn a_conflict_through_the_box_alone_is_found() {
    let mut table = blank();
    act(&mut table, "set 6 6 1");
    act(&mut table, "set 8 7 1");
    assert_eq!(errors(&table), ["6,6", "8,7"]);
}

#[test]
fn givens_take_part_and_refuse_every_edit() {
    let mut table = open(&format!("5{}", ".".repeat(80)));
    act(&mut table, "set 0 8 5");
    assert_eq!(errors(&table), ["0,0", "0,8"], "the given is reported too");
    for text in ["set 0 0 1", "set 0 0 5", "clear 0 0", "corner 0 0 1", "centre 0 0 1"] {
        let before = table.state().digest();
        let refused = table.act(text, Time(0), &mut Vec::new()).expect_err("a given");
        assert_eq!(refused.code(), "given", "{text}");
        assert_eq!(table.state().digest(), before);
    }
    act(&mut table, "colour 0 0 3");
}

#[test]
fn contradictory_givens_are_refused_with_every_cell() {
    let text = format!("5.......5{}5{}", ".".repeat(36), ".".repeat(35));
    let setup: Setup = text.parse().expect("readable");
    assert_eq!(setup.to_string(), text, "nonsense prints back");
    let flaws = Sudoku::start(&setup).expect_err("a contradiction");
    assert_eq!(flaws.len(), 1);
    assert_eq!(flaws[0].code(), "contradictory-givens");
    let message = flaws[0].message().to_string();
    assert!(message.ends_with("cells=r1c1, r1c9, r6c1"), "{message}");
}

#[test]
fn a_full_valid_grid_is_solved_and_can_still_be_edited() {
    let mut table = open(&format!("{}.", &SOLVED[..80]));
    assert!(table.state().outcome().is_none());
    act(&mut table, "set 8 8 5");
    assert_eq!(table.state().outcome().map(|outcome| outcome.code), Some("solved"));
    act(&mut table, "set 8 8 4");
    assert!(table.state().outcome().is_none());
    assert!(!errors(&table).is_empty());
    assert!(has_no_errors(&SOLVED.parse::<Setup>().expect("a grid").digits));
}

/// The seed's own way, spelt out house by house.
fn by_houses(grid: &Grid) -> CellSet {
    let houses: [fn(Cell) -> u8; 3] = [Cell::row, Cell::column, Cell::square];
    let clash = |cell: &Cell| {
        houses.iter().any(|house| {
            Cell::all().any(|other| {
                other != *cell
                    && house(other) == house(*cell)
                    && grid.get(other).is_some()
                    && grid.get(other) == grid.get(*cell)
            })
        })
    };
    Cell::all().filter(clash).collect()
}

proptest! {
    #[test]
    fn every_member_of_a_conflict_is_reported(numbers in proptest::collection::vec(0..=9u8, 81)) {
        let numbers: [u8; 81] = numbers.try_into().expect("81 numbers");
        let grid = Grid::from_numbers(numbers).expect("0 to 9");
        prop_assert_eq!(validate_grid(&grid), by_houses(&grid));
    }
}

#[test]
fn every_common_way_of_writing_a_grid_is_read() {
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let nine: Vec<&str> = (0..9).map(|row| &line[9 * row..9 * row + 9]).collect();
    let boxed: Vec<String> = nine
        .iter()
        .enumerate()
        .map(|(row, text)| {
            let rule = if row % 3 == 0 { "+---+---+---+\n" } else { "" };
            format!("{rule}|{}|{}|{}|", &text[..3], &text[3..6], &text[6..])
        })
        .collect();
    let spaced: Vec<String> = line.chars().map(|cell| cell.to_string()).collect();
    let forms = [
        line.to_owned(),
        line.replace('.', "0"),
        line.replace('.', "*"),
        line.replace('.', "_"),
        line.replace('.', "x"),
        line.replace('.', " "),
        format!("\u{feff}\"{line}\"\r\n"),
        format!("{line},1.2,easy"),
        format!("# a comment\n{line}  # 30 clues"),
        nine.join("\r\n"),
        boxed.join("\n"),
        spaced.join(" "),
    ];
    for form in forms {
        let setup: Setup = form.parse().unwrap_or_else(|error| panic!("{form:?}: {error}"));
        assert_eq!(setup.to_string(), line, "{form:?}");
    }
}

#[test]
fn unreadable_grids_say_what_and_where() {
    let read = |text: &str| text.parse::<Setup>().expect_err("unreadable");
    let letter = read(&format!("{}a{}", ".".repeat(10), ".".repeat(70)));
    assert_eq!((letter.code, letter.at, letter.found.as_str()), ("bad-cell", 10, "a"));
    let short = read(&".".repeat(80));
    assert_eq!((short.code, short.at, short.found.as_str()), ("too-few-cells", 80, "80"));
    let long = read(&".".repeat(82));
    assert_eq!((long.code, long.at), ("too-many-cells", 81));
    assert_eq!(read("").found, "0");
}

#[test]
fn the_players_digits_are_told_from_givens() {
    let text = format!("12+3{}", ".".repeat(78));
    let mut table = open(&text);
    act(&mut table, "clear 0 2");
    act(&mut table, "set 0 2 4");
    assert_eq!(table.state().position().map(|setup| setup.to_string()), Some(text.replace("+3", "+4")));
    act(&mut table, "corner 4 4 1");
    assert_eq!(table.state().position(), None, "marks have no notation");
}
