//! Whole entries through the view: one entry is one step, whatever it touches.
#![cfg(feature = "view")]

use parlour_kernel::Rules;
use parlour_scene::{Board, Direction, Grid, Held, Input, Intent, Present, StepName, Tale};
use parlour_sudoku::rules::{Setup, Sudoku};
use parlour_table::{Session, Table, Time};

type Ui = <Sudoku as Present>::Ui;

struct Sitting {
    table: Table<Sudoku>,
    ui: Ui,
}

impl Sitting {
    fn open(text: &str) -> Self {
        let setup: Setup = text.parse().expect("a grid");
        let table = Table::open(setup, None, Session::default()).expect("no contradiction");
        Sitting { table, ui: Ui::default() }
    }

    /// Applies an input through the view; returns the key of the refusal, if any.
    fn put(&mut self, input: &Input) -> Option<String> {
        match Sudoku::input(&self.table.state().seen(None), &mut self.ui, input) {
            Intent::Act(actions) => {
                self.table.step(&actions, Time(0), &mut Vec::new()).expect("the view knows the rules");
                None
            }
            Intent::Refuse(why) => Some(why.key.into_owned()),
            Intent::Nothing | Intent::Ui | Intent::Open(_) | Intent::Set(..) | Intent::Note(_) => None,
        }
    }

    fn digit(&mut self, digit: u8) {
        self.put(&Input::Digit(digit, Held::Nothing));
    }

    fn command(&mut self, id: &'static str) {
        self.put(&Input::Command(id.into()));
    }

    fn grid(&self) -> Grid {
        match Sudoku::scene(&self.table.state().seen(None), &self.ui).board {
            Board::Grid(grid) => grid,
            _ => panic!("Sudoku is a grid"),
        }
    }
}

fn blank() -> Sitting {
    Sitting::open(&".".repeat(81))
}

#[test]
fn an_entry_into_many_cells_is_one_step() {
    let mut sitting = blank();
    sitting.put(&Input::Pick(0));
    sitting.put(&Input::Reach(1));
    sitting.put(&Input::Toggle(40));
    sitting.put(&Input::Step(Direction::Right, Held::Shift));
    sitting.put(&Input::Digit(5, Held::Shift));
    let marked = |grid: &Grid| grid.cells.iter().filter(|cell| cell.corner == 1 << 4).count();
    assert_eq!(marked(&sitting.grid()), 4);
    assert_eq!(sitting.table.undoable(), 1);
    sitting.table.undo(Time(0)).expect("one step");
    assert_eq!(marked(&sitting.grid()), 0);
    sitting.table.redo(Time(0)).expect("the same step");
    assert_eq!(marked(&sitting.grid()), 4);
    sitting.put(&Input::Digit(5, Held::Shift));
    assert_eq!(marked(&sitting.grid()), 0, "what stands in all of them is taken away");
}

#[test]
fn placing_a_digit_keeps_the_marks_of_its_peers_true() {
    let mut sitting = blank();
    sitting.command("fill");
    assert!(sitting.grid().cells.iter().all(|cell| cell.corner == 0o777));
    assert_eq!(sitting.table.undoable(), 1, "filling all candidates is one step");
    sitting.put(&Input::Pick(40));
    sitting.digit(5);
    let grid = sitting.grid();
    let without = grid.cells.iter().filter(|cell| cell.corner & 1 << 4 == 0).count();
    assert_eq!(without, 20, "twenty peers lost the mark, the cell keeps its own beneath the digit");
    sitting.table.undo(Time(0)).expect("one step");
    assert!(sitting.grid().cells.iter().all(|cell| cell.corner == 0o777), "nothing is lost");
    Sudoku::configure(&mut sitting.ui, "upkeep", "off");
    sitting.digit(5);
    assert!(sitting.grid().cells.iter().all(|cell| cell.corner == 0o777));
    sitting.command("fill");
    sitting.command("fill");
    assert!(sitting.grid().cells.iter().all(|cell| cell.value.is_some() || cell.corner == 0));
}

#[test]
fn erasing_takes_digits_then_marks_then_colours() {
    let mut sitting = Sitting::open(&format!("9{}", ".".repeat(80)));
    sitting.put(&Input::Pick(10));
    sitting.put(&Input::Digit(3, Held::Alt));
    sitting.put(&Input::Digit(7, Held::Control));
    sitting.digit(4);
    let looks = |sitting: &Sitting| {
        let cell = sitting.grid().cells[10].clone();
        (cell.value, cell.centre, cell.colour)
    };
    assert_eq!(looks(&sitting), (Some(4), 1 << 6, 3));
    sitting.digit(0);
    assert_eq!(looks(&sitting), (None, 1 << 6, 3));
    sitting.command("erase");
    assert_eq!(looks(&sitting), (None, 0, 3));
    sitting.command("erase");
    assert_eq!(looks(&sitting), (None, 0, 0));
    let steps = sitting.table.undoable();
    sitting.command("erase");
    assert_eq!(sitting.table.undoable(), steps, "nothing to erase is no step");
}

#[test]
fn digit_first_enters_where_it_touches() {
    let mut sitting = Sitting::open(&format!("9{}", ".".repeat(80)));
    sitting.command("digit-first");
    sitting.digit(6);
    assert_eq!(sitting.table.undoable(), 0, "choosing a digit writes nothing");
    assert_eq!(sitting.grid().lit, Some(6));
    sitting.put(&Input::Pick(5));
    sitting.put(&Input::Pick(50));
    sitting.put(&Input::Reach(51));
    let sixes = |sitting: &Sitting| sitting.grid().cells.iter().filter(|cell| cell.value == Some(6)).count();
    assert_eq!(sixes(&sitting), 3);
    sitting.put(&Input::Pick(5));
    assert_eq!(sixes(&sitting), 2, "touched again, it goes");
    assert_eq!(sitting.put(&Input::Pick(0)).as_deref(), Some("sudoku.given"));
}

#[test]
fn cells_alike_are_selected_and_a_single_mark_becomes_the_digit() {
    let mut sitting = Sitting::open(&format!("5{}", ".".repeat(80)));
    sitting.put(&Input::Pick(80));
    sitting.digit(5);
    sitting.put(&Input::Alike(0));
    let selected = |sitting: &Sitting| sitting.grid().cells.iter().filter(|cell| cell.selected).count();
    assert_eq!(selected(&sitting), 2);
    sitting.command("all");
    assert_eq!(selected(&sitting), 81);
    sitting.command("invert");
    assert_eq!(selected(&sitting), 0);
    sitting.put(&Input::Pick(20));
    sitting.put(&Input::Digit(8, Held::Shift));
    sitting.put(&Input::Alike(20));
    assert_eq!(sitting.grid().cells[20].value, Some(8));
}

#[test]
fn givens_are_never_painted_as_errors() {
    let mut sitting = Sitting::open(&format!("5{}", ".".repeat(80)));
    sitting.put(&Input::Pick(8));
    sitting.digit(5);
    let grid = sitting.grid();
    assert!(grid.cells[0].given && !grid.cells[0].error);
    assert!(!grid.cells[8].given && grid.cells[8].error);
    assert_eq!(sitting.table.state().errors().len(), 2, "the rules report both");
    sitting.put(&Input::Digit(5, Held::Function));
    assert_eq!(sitting.grid().lit, Some(5));
}

#[test]
fn a_puzzle_typed_into_a_blank_grid_can_be_played() {
    let mut sitting = blank();
    sitting.put(&Input::Pick(0));
    sitting.digit(7);
    let intent =
        Sudoku::input(&sitting.table.state().seen(None), &mut sitting.ui, &Input::Command("use".into()));
    assert_eq!(intent, Intent::Open(format!("7{}", ".".repeat(80))));
}

#[test]
fn typing_ones_own_puzzle_goes_on_to_the_next_cell() {
    let mut sitting = blank();
    for digit in [5, 0, 0, 3, 3] {
        sitting.digit(digit);
    }
    assert_eq!(sitting.grid().cursor, 5);
    sitting.command("erase");
    let typed = |sitting: &Sitting| sitting.table.state().digits().to_string();
    assert!(typed(&sitting).starts_with("5..3....."), "{}", typed(&sitting));
    assert_eq!(sitting.grid().cursor, 4, "back over what was typed last");
    sitting.put(&Input::Pick(0));
    sitting.digit(5);
    assert!(typed(&sitting).starts_with("5..3"), "typed again, it stays");
    assert_eq!(sitting.grid().cursor, 1);
    let mut clued = Sitting::open(&format!("9{}", ".".repeat(80)));
    clued.put(&Input::Pick(1));
    clued.digit(4);
    assert_eq!(clued.grid().cursor, 1, "a puzzle with clues is solved, not typed");
}

#[test]
fn labels_tell_corner_from_centre_marks() {
    let mut sitting = Sitting::open(&format!("9{}", ".".repeat(80)));
    let said = |sitting: &Sitting, cell: usize| sitting.grid().cells[cell].spoken.to_string();
    sitting.put(&Input::Pick(1));
    sitting.put(&Input::Digit(3, Held::Shift));
    assert_eq!(said(&sitting, 1), "sudoku.cell-corner row=1 column=2 corner=3");
    sitting.put(&Input::Digit(4, Held::Control));
    sitting.put(&Input::Digit(5, Held::Control));
    assert_eq!(said(&sitting, 1), "sudoku.cell-marks row=1 column=2 corner=3 centre=4 5");
    sitting.put(&Input::Digit(3, Held::Shift));
    assert_eq!(said(&sitting, 1), "sudoku.cell-centre row=1 column=2 centre=4 5");
}

/// The name of the last step, as lists have it.
fn last_name(sitting: &Sitting) -> String {
    let mut name = String::new();
    sitting.table.for_each_step(|_, actions, after| {
        name = match Sudoku::name_step(&after.seen(None), actions) {
            StepName::Told(told) => told.to_string(),
            other => format!("{other:?}"),
        };
    });
    name
}

#[test]
fn steps_are_named_as_people_say_them() {
    let mut sitting = Sitting::open(&format!("9{}", ".".repeat(80)));
    sitting.command("fill");
    assert_eq!(last_name(&sitting), "sudoku.did-fill");
    sitting.put(&Input::Pick(3));
    sitting.digit(2);
    assert_eq!(
        last_name(&sitting),
        "sudoku.did-set cells=r1c4 digit=2",
        "what upkeep adds goes without saying"
    );
    sitting.command("erase");
    assert_eq!(last_name(&sitting), "sudoku.did-clear cells=r1c4");
    sitting.put(&Input::Digit(7, Held::Shift));
    assert_eq!(last_name(&sitting), "sudoku.did-remove-corner cells=r1c4 digit=7");
    for cell in 4..9 {
        sitting.put(&Input::Reach(cell));
    }
    sitting.put(&Input::Digit(1, Held::Alt));
    assert_eq!(
        last_name(&sitting),
        "sudoku.did-colour cells=(sudoku.more list=r1c4, r1c5, r1c6, r1c7 n=2) colour=(colour-1)"
    );
}

#[test]
fn a_solved_grid_is_summed_up_and_pictured() {
    let solved = "123456789456789123789123456231674895875912364694538217317265948542897631968341572";
    let mut sitting = Sitting::open(&format!("..{}", &solved[2..]));
    for (cell, digit) in [(0, 2), (0, 1), (1, 2)] {
        sitting.put(&Input::Pick(cell));
        sitting.digit(digit);
    }
    let story = sitting.table.story();
    let counts = std::collections::BTreeMap::new();
    let tale = Tale {
        story: story.stands,
        all: story.all,
        wrong: Vec::new(),
        counts: &counts,
        scores: Vec::new(),
        hints: 2,
        played: 0,
    };
    assert!(sitting.table.state().outcome().is_some());
    let summary = Sudoku::summary(&sitting.table.state().seen(None), &tale).expect("a summary");
    let lines: Vec<String> = summary.lines.iter().map(ToString::to_string).collect();
    assert_eq!(lines, ["sudoku.summary-entries n=3", "sudoku.summary-wrong n=1", "sudoku.summary-hints n=2"]);
    assert!(summary.picture.starts_with("🟧🟩⬜"), "{}", summary.picture);
    assert_eq!(summary.picture.lines().count(), 9);
}

#[test]
fn a_marked_place_is_returned_to_without_loss() {
    let mut sitting = blank();
    sitting.digit(1);
    sitting.table.mark(Time(0)).expect("the first mark");
    assert!(sitting.table.mark(Time(0)).is_err(), "marked already");
    let there = sitting.table.state().digest();
    for cell in [3, 33, 66] {
        sitting.put(&Input::Pick(cell));
        sitting.digit(2);
    }
    let tried = sitting.table.state().digest();
    let save = sitting.table.save();
    let mut again = parlour_table::load::<Sudoku>(&save).expect("our own save");
    assert_eq!(again.steps_to_mark(), Some(3), "the mark is in the save");
    again.back(Time(0)).expect("a marked place");
    assert_eq!(again.state().digest(), there);
    assert_eq!(again.redoable(), 3);
    (0..3).for_each(|_| again.redo(Time(0)).expect("nothing is lost"));
    assert_eq!(again.state().digest(), tried);
}
