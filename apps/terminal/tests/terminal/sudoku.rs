//! Playing Sudoku in the terminal: whole games, entries, conflicts, own puzzles, the clock.

use crate::sitting::{Sitting, folder, saved_game};
use parlour_brain::Budget;
use parlour_midend::{AnyTable, Opening};
use parlour_table::Time;
use parlour_terminal::{Depth, Start};
use ratatui::{
    crossterm::event::{KeyModifiers, MouseButton, MouseEventKind},
    style::{Color, Modifier},
};
use serde_json::{Value, json};
use std::fs;

/// A puzzle with a unique solution, and the solution.
pub const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A table with a puzzle; an empty text is the blank grid.
pub fn sudoku(setup: &str) -> Start {
    let game = parlour_catalog::game("sudoku").expect("Sudoku is of the house");
    let setup = if setup.is_empty() { game.card.blank.expect("a blank grid") } else { setup };
    Start::Play { table: game.open(setup, Opening::seeded(7)).expect("playable"), save_to: None }
}

pub fn begin(name: &str) -> Sitting {
    Sitting::usual(name, sudoku(PUZZLE))
}

/// The centre of a cell at 80 by 24.
fn place(row: u16, column: u16) -> (u16, u16) {
    (4 + 6 * column, 2 + 2 * row + row / 3)
}

/// The entries that lead to the solution, by the engine's hints.
pub fn solution(table: &mut dyn AnyTable) -> Vec<(u16, u16, char)> {
    let engine = parlour_catalog::engine("sudoku").expect("an engine");
    let mut entries = Vec::new();
    while table.outcome().is_none() {
        let hint = engine
            .open(&table.save())
            .expect("our own save")
            .hint(&mut Budget::nodes(1000))
            .expect("something is missing");
        let numbers: Vec<char> = hint.action.chars().filter(char::is_ascii_digit).collect();
        let number = |index: usize| numbers[index].to_digit(10).expect("a digit") as u16;
        entries.push((number(0), number(1), numbers[2]));
        table.act(&hint.action, Time(0)).expect("legal");
    }
    entries
}

/// The arrow keys from one cell to another.
pub fn way(from: (u16, u16), to: (u16, u16)) -> Vec<&'static str> {
    let steps = |from: u16, to: u16, back: &'static str, on: &'static str| {
        let word = if to < from { back } else { on };
        std::iter::repeat_n(word, usize::from(from.abs_diff(to)))
    };
    steps(from.0, to.0, "Up", "Down").chain(steps(from.1, to.1, "Left", "Right")).collect()
}

impl Sitting {
    fn saved_sudoku(&self) -> Box<dyn AnyTable> {
        saved_game(&self.folder, "sudoku").expect("saved after every step")
    }

    fn state(&self) -> Value {
        self.saved_sudoku().state(None)
    }

    /// How many cells have corner marks.
    fn marked(&self) -> usize {
        let state = self.state();
        let rows = state["marks"].as_array().expect("rows");
        let cells = rows.iter().flat_map(|row| row.as_array().expect("cells"));
        cells.filter(|cell| cell["corner"] != json!([])).count()
    }

    fn ground(&self, row: u16, column: u16) -> Color {
        let (x, y) = place(row, column);
        self.terminal.backend().buffer()[(x, y)].bg
    }

    fn touch(&mut self, kind: MouseEventKind, row: u16, column: u16) -> &mut Self {
        self.mouse(kind, place(row, column), KeyModifiers::NONE)
    }
}

#[test]
fn a_whole_game_by_keyboard_is_counted() {
    let mut sitting = begin("sudoku-game");
    let Start::Play { mut table, .. } = sudoku(PUZZLE) else { unreachable!("it stands ready") };
    let mut at = (0, 0);
    for (row, column, digit) in solution(table.as_mut()) {
        let keys = way(at, (row, column)).join(" ");
        if !keys.is_empty() {
            sitting.keys(&keys);
        }
        sitting.keys(&digit.to_string());
        at = (row, column);
    }
    sitting.shows("Solved!").shows("Every cell is filled");
    assert_eq!(sitting.state()["solved"], true);
    let games = fs::read_to_string(sitting.folder.join("statistics.json")).expect("counted");
    assert!(games.contains("\"sudoku\""), "{games}");
}

#[test]
fn conflicts_are_shown_at_once_with_a_sign_and_cleared() {
    let folder = folder("sudoku-conflicts");
    fs::write(folder.join("settings.json"), "{\"theme\": \"light\"}").expect("written");
    let mut sitting = Sitting::begin(folder, Depth::True, (80, 24), sudoku(PUZZLE));
    let given = sitting.ground(0, 0);
    sitting.keys("Right Right 5").shows("5!").shows("2 cells in conflict");
    sitting.shows("5 stands again in").shows("r1c1");
    let error = Color::from_u32(0x00FF_EBEE);
    assert_eq!(sitting.ground(0, 2), error);
    let (x, y) = place(0, 2);
    assert_eq!(sitting.terminal.backend().buffer()[(x, y)].fg, Color::from_u32(0x00C6_2828));
    sitting.keys("Right");
    assert_eq!(sitting.ground(0, 2), error, "over every other ground");
    assert_ne!(sitting.ground(0, 0), error, "never on a given");
    sitting.keys("Left 4").hides("5!").shows("No conflicts").keys("Left Left Left");
    assert_ne!(sitting.ground(0, 2), error);
    sitting.keys("Right 9").shows("belongs to the puzzle").keys("Down");
    assert_eq!(sitting.state()["grid"][0], json!([5, 3, 4, 0, 7, 0, 0, 0, 0]));
    assert_ne!(given, error);
}

#[test]
fn marks_have_places_and_modes_have_signs() {
    let mut sitting = begin("sudoku-marks");
    sitting.shows("●z Digit").keys("Right Right x").shows("●x Corner").keys("1 2 4").shows("12·4·");
    sitting.keys("c 9").shows("●c Centre");
    let (x, y) = place(0, 2);
    let nine = &sitting.terminal.backend().buffer()[(x + 1, y + 1)];
    assert_eq!(nine.symbol(), "9");
    assert!(nine.modifier.contains(Modifier::UNDERLINED), "centre marks are told apart without colour");
    sitting.keys("Space").shows("●v Colour").hides("1 ×").keys("6 Space").shows("●z Digit");
    assert_eq!(sitting.state()["colours"][0][2], 6);
    sitting.keys("Enter").shows("●x Corner").keys("Enter Right ! S-2 C-6 A-3");
    assert_eq!(sitting.state()["marks"][0][3], json!({"corner": [1, 2], "centre": [6]}));
    assert_eq!(sitting.state()["colours"][0][3], 3);
    sitting.keys("Left F4");
    let four = &sitting.terminal.backend().buffer()[(x + 1, y)];
    assert!(four.symbol() == "4" && four.modifier.contains(Modifier::BOLD), "the mark asked for stands out");
    sitting.keys("Del").hides("12·4·");
    assert_eq!(sitting.state()["colours"][0][2], 6, "marks first, then the colour");
    sitting.keys("Backspace");
    assert_eq!(sitting.state()["colours"][0][2], 0);
}

#[test]
fn an_entry_into_many_cells_is_one_step() {
    let mut sitting = begin("sudoku-many");
    sitting.keys("Down Right S-Right C-Down D x 4");
    assert_eq!(sitting.marked(), 3, "the given among the four takes none");
    sitting.keys("C-z");
    assert_eq!(sitting.marked(), 0);
    sitting.keys("C-y");
    assert_eq!(sitting.marked(), 3);
    sitting.keys("u m");
    assert_eq!(sitting.marked(), 51, "every empty cell");
    sitting.keys("u");
    assert_eq!(sitting.marked(), 0);
    sitting.keys("C-a 7 C-i");
    assert_eq!(sitting.marked(), 51);
    sitting.keys("u b").shows("r returns").keys("z Up 4 r");
    assert_eq!(sitting.marked(), 0, "back at the mark");
}

#[test]
fn the_mouse_selects_adds_and_finds_all_alike() {
    let mut sitting = begin("sudoku-mouse");
    let down = MouseEventKind::Down(MouseButton::Left);
    let drag = MouseEventKind::Drag(MouseButton::Left);
    let up = MouseEventKind::Up(MouseButton::Left);
    sitting.touch(down, 0, 2).touch(drag, 0, 3).touch(drag, 1, 3).touch(drag, 1, 2).touch(up, 1, 2);
    sitting.mouse(down, place(2, 0), KeyModifiers::CONTROL);
    sitting.mouse(down, place(0, 3), KeyModifiers::CONTROL);
    sitting.click("Corner").click(" 2 ×");
    let marks = sitting.state()["marks"].clone();
    let has = |row: usize, column: usize| marks[row][column]["corner"] == json!([2]);
    assert!(has(0, 2) && has(1, 2) && has(2, 0), "{marks}");
    assert!(!has(0, 3), "taken out again");
    sitting.wait(1000).touch(down, 0, 1).touch(down, 0, 1);
    let selected = sitting.ground(0, 1);
    assert_eq!(sitting.ground(3, 8), selected, "the other 3 is selected, too");
    sitting.wait(1000).touch(down, 8, 0).click("f Digit first").shows("●f Digit first").click("z Digit");
    sitting.click(" 3 ×").shows("●3").touch(down, 8, 0);
    assert_eq!(sitting.state()["grid"][8][0], 3, "digit first");
}

#[test]
fn own_puzzles_get_three_different_answers_or_are_played() {
    let mut sitting = Sitting::usual("sudoku-own", Start::Menu);
    sitting.keys("2 o").shows("your own puzzle");
    let nine: Vec<String> = (0..9).map(|row| PUZZLE[9 * row..9 * row + 9].to_owned()).collect();
    sitting.paste(&format!("55{}", &PUZZLE[2..])).keys("Enter").shows("Contradictory givens:").hides("┏");
    // The only solution has another digit there.
    let unsolvable = format!("531{}", &PUZZLE[3..]);
    sitting.keys("Del").paste(&unsolvable).keys("Enter").think();
    sitting.shows("No solution: the givens break no rule").keys("Esc");
    let many = format!("{}{}", &PUZZLE[..54], ".".repeat(27));
    sitting.keys("Del").paste(&many).keys("Enter").think().shows("Many solutions: at r");
    assert_eq!(sitting.text().matches('┏').count(), 2, "both solutions are shown");
    sitting.shows("(").keys("Esc Del").paste(&nine.join("\r\n")).shows("┏").keys("Enter").think();
    sitting.shows("51 cells to go").hides("Seed");
}

#[test]
fn a_puzzle_is_typed_onto_a_blank_grid() {
    let mut sitting = Sitting::usual("sudoku-blank", Start::Menu);
    sitting.keys("2 o Tab").shows("81 cells to go").keys("5 5 g").shows("Contradictory givens: r1c1, r1c2");
    sitting.keys("Backspace 3 g").think().shows("Many solutions").keys("Esc").shows("79 cells to go");
    let place = |index: usize| (index as u16 / 9, index as u16 % 9);
    let mut at = place(2);
    for (index, digit) in PUZZLE.chars().enumerate().skip(2).filter(|(_, digit)| *digit != '.') {
        let way = way(at, place(index));
        if !way.is_empty() {
            sitting.keys(&way.join(" "));
        }
        sitting.keys(&digit.to_string());
        // Typing moves on to the next cell.
        at = place((index + 1).min(80));
    }
    sitting.click("Play this").think().shows("51 cells to go").hides("Play this");
    sitting.keys("1").shows("belongs to the puzzle");
}

#[test]
fn a_new_game_is_made_as_wished_and_the_wish_is_remembered() {
    let mut sitting = Sitting::usual("sudoku-new", Start::Menu);
    sitting
        .keys("2 Up Up Up Up Up Up Up Right 4 2")
        .shows("Medium")
        .keys("Down Down Down Down Down")
        .keys("Down 4 2 Enter");
    sitting.shows("Generating").think().shows("51 cells to go").shows("Seed 42").shows("Medium · rated");
    sitting.keys("n").shows("Medium").keys("Esc").shows("51 cells to go");
    let game = parlour_catalog::game("sudoku").expect("of the house");
    let made = Sitting::begin(folder("sudoku-first"), Depth::True, (80, 24), Start::Game(game));
    let first = made.text();
    assert!(first.contains("45 cells to go") && first.contains("Easy · rated"), "36 clues:\n{first}");
}

#[test]
fn a_link_of_f_puzzles_that_is_pasted_opens_as_a_game_of_its_level() {
    let mut sitting = begin("sudoku-link");
    sitting.paste(include_str!("f_puzzles_link.txt")).shows("your own puzzle").keys("Enter").think();
    sitting.shows("49 cells to go").shows("Easy · rated 1.2");
}

#[test]
fn the_clock_runs_pauses_and_is_saved() {
    let mut sitting = begin("sudoku-clock");
    sitting.wait(65_000).shows("1:05").keys("p").shows("Paused").hides("5!").wait(60_000).shows("1:05");
    let (x, y) = place(0, 0);
    assert_eq!(sitting.terminal.backend().buffer()[(x, y)].symbol(), " ", "the board is hidden");
    sitting.keys("x").hides("Paused").hides("●x").keys("Right Right 4").wait(5000).shows("1:10");
    sitting.keys("?").wait(30_000).keys("Esc").shows("1:10").wait(2000).keys("q");
    assert!(sitting.app.ended());
    let saved = saved_game(&sitting.folder, "sudoku").expect("saved");
    assert_eq!(saved.session().played, 72_000);
    let game = parlour_catalog::game("sudoku").expect("of the house");
    let again = Sitting::begin(sitting.folder.clone(), Depth::True, (80, 24), Start::Game(game));
    assert!(again.text().contains("1:12"), "{}", again.text());
}

#[test]
fn the_solution_check_is_asked_for_or_done_at_once() {
    let mut sitting = begin("sudoku-judge");
    sitting.keys("Right Right 1 o").think().shows("One entry does not fit the solution: r1c3").shows("1✗");
    sitting.keys("4").hides("✗").keys("o").think().shows("All that is entered fits");
    sitting
        .keys(",")
        .shows("Settings of Sudoku")
        .keys("Up Enter")
        .shows("[x] Compare every entry")
        .keys("Esc");
    sitting.keys("Right 1").think().shows("does not fit the solution: r1c4").keys("6").think().hides("✗");
    sitting.keys("q");
    let mut again = Sitting::begin(sitting.folder.clone(), Depth::True, (80, 24), sudoku(PUZZLE));
    again.keys("Right").shows("current state.").keys("Right Right 2").think().shows("2✗");
}

#[test]
fn a_hint_leads_from_where_to_look_to_the_step_and_does_it() {
    let mut sitting = begin("sudoku-hint");
    sitting.keys("t").think().shows("★ Look at").shows("t Tell me more");
    sitting.keys("Esc").hides("Look at").keys("t").think().keys("t").shows("technique to").keys("t");
    sitting.shows("only").shows("t Do it").keys("t").hides("only");
    sitting.shows("50 cells to go").shows("t Hint");
    assert_eq!(sitting.state()["hasNoErrors"], true);
    assert!(sitting.app.questions().is_empty(), "it is not asked again by itself");
    // Candidates are noted everywhere. The hint removes its digit from them too, so that filling in finds
    // them complete and clears them.
    sitting.keys("m t").think().keys("t t t");
    assert_eq!(sitting.marked(), 50);
    sitting.keys("m");
    assert_eq!(sitting.marked(), 1, "only those under the digit stay, for when it goes");
}

/// From our own generator; its solution takes chains.
pub const HARD: &str = "5.3.....8......64.7.......5..98.....4....2..327614........7..5.6.....8..8.149....";

/// The same once no single is left: from here on hints rest on candidates.
pub const NO_SINGLES: &str =
    "5.3.....8......64.7.......5..98+5+7...4+8+5+9+62..327614+3+5+8+9....7+8.5.6.+7...8..8.149....";

#[test]
fn what_a_step_rules_out_is_crossed_out_in_its_cells() {
    let mut sitting = Sitting::usual("sudoku-ruled-out", sudoku(NO_SINGLES));
    let crossed = |sitting: &Sitting| {
        let buffer = sitting.terminal.backend().buffer();
        buffer.content().iter().filter(|cell| cell.modifier.contains(Modifier::CROSSED_OUT)).count()
    };
    let mut asked = 0;
    while crossed(&sitting) == 0 {
        sitting.keys("t").think();
        asked += 1;
        assert!(asked < 10, "{}", sitting.text());
    }
    let (out, before) = (crossed(&sitting), sitting.state()["marks"].clone());
    sitting.shows("≠").keys("t").hides("≠");
    let count = |marks: &Value| {
        let cells = marks.as_array().expect("rows").iter().flat_map(|row| row.as_array().expect("cells"));
        cells.map(|cell| cell["corner"].as_array().expect("digits").len()).sum::<usize>()
    };
    assert_eq!(count(&before) - count(&sitting.state()["marks"]), out, "each is taken from the marks");
}

#[test]
fn the_whole_solution_is_explained_page_by_page() {
    let mut sitting = Sitting::usual("sudoku-lesson", sudoku(HARD));
    sitting.keys("Right x 1 2");
    let before = sitting.state();
    let engine = parlour_catalog::engine("sudoku").expect("an engine");
    let opened = engine.open(&sitting.saved_sudoku().save()).expect("our own save");
    let lesson = opened.explain(&mut Budget::nodes(50_000_000)).expect("a lesson");
    let all = lesson.steps.len();
    sitting.keys(".").shows("Let me see").think().shows(&format!("1 of {all}: Naked Single")).shows("★");
    for page in 2..=all {
        sitting.keys("Right").shows(&format!("{page} of {all}: ")).shows("★");
    }
    sitting.keys("Right").shows(&format!("All {all} steps are done.")).shows("Every cell is filled");
    for page in (1..=all).rev() {
        sitting.keys("Left").shows(&format!("{page} of {all}: "));
    }
    sitting.keys("Esc").hides("1 of");
    assert_eq!(sitting.state(), before, "the game lies as it lay");
    sitting.keys("4");
    assert_eq!(sitting.state()["marks"][0][1]["corner"], json!([1, 2, 4]), "and goes on");
}

#[test]
fn letters_walk_and_escape_leaves_only_when_nothing_is_prepared() {
    let mut sitting = begin("sudoku-letters");
    sitting.keys("l l 4 s j 2");
    let grid = sitting.state()["grid"].clone();
    assert_eq!((&grid[0][2], &grid[2][2]), (&json!(4), &json!(8)), "the 8 is given");
    sitting.shows("belongs to the puzzle").keys("d k 2 W a w S-Left Esc");
    assert_eq!(sitting.state()["grid"][1][3], 1, "given, too");
    assert!(!sitting.app.ended(), "Esc dropped the selection");
    sitting.keys("Esc");
    assert!(sitting.app.ended());
}

/// Regions that are none of the boxes, and a grid that fills them and both diagonals.
pub const JIGSAW: &str =
    "jigsaw=aaabcccccaadbbbbbcaadbeeeccaddbefecfadgbeffffddgheffifddgheeiiiggghhhiiiggghhhhii x";
pub const JIGSAW_SOLUTION: &str =
    "762384195941527863385971426598163274123496587674832951437258619819645732256719348";

/// A puzzle of two rules.
const WINDOKU: &str =
    "windoku anti-king .3...41.....71.83..1.6329..4.328....876.....312..5.7.49.1....563.7..1........8.7.";

#[test]
fn a_jigsaw_with_diagonals_is_played_to_its_end() {
    let setup = format!("{JIGSAW} {}..", &JIGSAW_SOLUTION[..79]);
    let mut sitting = Sitting::usual("sudoku-jigsaw", sudoku(&setup));
    sitting.keys(&way((0, 0), (8, 8)).join(" ")).keys("4");
    assert_eq!(sitting.state()["errors"], json!(["1,1", "3,8", "8,8"]));
    sitting.shows("4 stands again").keys("8 Left 4");
    let state = sitting.state();
    assert_eq!((&state["solved"], &state["variant"]), (&json!(true), &json!(JIGSAW)));
    sitting.shows("Solved!");
}

#[test]
fn a_puzzle_with_other_rules_can_be_wished_for_and_pasted() {
    let mut sitting = begin("sudoku-windoku");
    sitting.paste(WINDOKU).keys("Enter").think().shows("47 cells to go").shows("windoku · anti-king");
    sitting.keys("t").think().shows("Look at").keys("Esc n");
    // The rules are the fourth row below the preset.
    sitting.keys("Up Up Up Right").shows("Rules         ◂ X ▸").keys("Enter");
    sitting.shows("Generating").think().shows("45 cells to go").shows("X");
}
