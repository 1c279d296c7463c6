//! Playing Hidato in the terminal: whole games by keyboard and mouse, marks, own boards, packs, daily
//! puzzles, endings.

use crate::sitting::{Sitting, folder, saved_game, saved_puzzle};
use parlour_brain::Budget;
use parlour_midend::{AnyTable, Opening};
use parlour_table::Time;
use parlour_terminal::{Depth, Start};
use ratatui::crossterm::event::{KeyModifiers, MouseButton, MouseEventKind};
use serde_json::{Value, json};
use std::fs;

/// A board of squares.
pub const WELCOME: &str = "board welcome king 6 6\n. . 12 . 7 .\n1 15 16 . . 8\n. . 5 . 18 .\n. 3 . 26 . .\n35 . . 30 . 24\n36 . . . 22 .";
/// Hexagons around a hole.
pub const HEXAGONS: &str = "board bees hex 5 5\n# # 1 . 12\n# 4 . . .\n. 6 # . 14\n. 8 . 15 #\n18 . . # #";
/// With linked cells.
pub const LINKED: &str = "board tied hex 5 5\n# # 1 . .\n# . . . .\n. . # . .\n. . . . #\n18 . . # #\nlink 1 1 2 0\nlink 0 3 1 2\nlink 3 1 3 2";
/// One number is missing.
pub const NEARLY: &str = "board nearly king 3 3\n1 2 3\n. 5 4\n7 8 9";
/// Every cell is filled, but there is no path.
pub const FULL: &str = "board full king 3 3\n1 3 5\n2 4 6\n7 8 9";

/// A table with a board; an empty text is the drawing board.
pub fn hidato(setup: &str) -> Start {
    let game = parlour_catalog::game("hidato").expect("Hidato is of the house");
    let setup = if setup.is_empty() { game.card.blank.expect("a drawing board") } else { setup };
    Start::Play { table: game.open(setup, Opening::seeded(7)).expect("playable"), save_to: None }
}

/// Where each number goes, from 1, following the engine's hints; and the board's columns.
pub fn solution(setup: &str) -> (Vec<(u16, u16)>, Value) {
    let Start::Play { mut table, .. } = hidato(setup) else { unreachable!("it stands ready") };
    let engine = parlour_catalog::engine("hidato").expect("an engine");
    for _ in 0..1000 {
        if table.outcome().is_some() {
            break;
        }
        let hint = engine
            .open(&table.save())
            .expect("our own save")
            .hint(&mut Budget::nodes(10_000_000))
            .expect("something is missing");
        table.act(&hint.action, Time(0)).expect("legal");
    }
    let cells = table.state(None)["cells"].clone();
    let mut places = Vec::new();
    for (row, line) in (0..).zip(cells.as_array().expect("rows")) {
        for (column, cell) in (0..).zip(line.as_array().expect("cells")) {
            places.extend(cell["value"].as_u64().map(|value| (value, (row, column))));
        }
    }
    places.sort_unstable();
    (places.into_iter().map(|(_, place)| place).collect(), cells)
}

/// Counts how often to press Tab to reach an open cell.
pub struct Cycling {
    at: Option<usize>,
}

impl Cycling {
    pub fn new() -> Self {
        Cycling { at: None }
    }

    /// The presses of Tab needed to get there.
    pub fn to(&mut self, legal: &Value, place: (u16, u16)) -> usize {
        let legal = legal.as_array().expect("a list");
        let wanted = legal.iter().position(|cell| *cell == json!([place.0, place.1])).expect("legal");
        let presses = match self.at {
            None => wanted + 1,
            Some(at) => {
                let at = at.min(legal.len() - 1);
                (wanted + legal.len() - at) % legal.len()
            }
        };
        self.at = Some(wanted);
        presses
    }
}

impl Sitting {
    fn hidato(&self) -> Box<dyn AnyTable> {
        saved_game(&self.folder, "hidato").expect("saved after every step")
    }

    fn cell(&self, row: usize, column: usize) -> Value {
        self.hidato().state(None)["cells"][row][column].clone()
    }
}

/// The centre of a cell of a 6 by 6 board at 80 by 24.
fn place(row: u16, column: u16) -> (u16, u16) {
    (7 + 6 * column, 2 + 2 * row)
}

const DOWN: MouseEventKind = MouseEventKind::Down(MouseButton::Left);
const UP: MouseEventKind = MouseEventKind::Up(MouseButton::Left);

impl Sitting {
    fn point(&mut self, kind: MouseEventKind, row: u16, column: u16) -> &mut Self {
        self.mouse(kind, place(row, column), KeyModifiers::NONE)
    }
}

#[test]
fn a_whole_game_by_tab_and_enter_ends_with_a_summary() {
    let mut sitting = Sitting::usual("hidato-tab", hidato(WELCOME));
    sitting.shows("Next 2").shows("21 cells to go");
    let (places, cells) = solution(WELCOME);
    let Start::Play { table: mut twin, .. } = hidato(WELCOME) else { unreachable!("it stands ready") };
    twin.act("auto", Time(0)).expect("somewhere to go on");
    let mut cycling = Cycling::new();
    for (row, column) in places {
        if cells[usize::from(row)][usize::from(column)]["given"] == true {
            continue;
        }
        for _ in 0..cycling.to(&twin.state(None)["legal"], (row, column)) {
            sitting.keys("Tab");
        }
        sitting.keys("Enter");
        twin.act(&format!("place {row} {column}"), Time(0)).expect("the solution");
        assert_eq!(sitting.hidato().digest(), twin.digest());
    }
    sitting.shows("Solved! The path is complete.").shows("v Summary").wait(2000);
    sitting
        .shows("21 numbers placed")
        .shows("No cell was ever wrong")
        .shows("🟩")
        .shows("Best 0:00, mean 0:00.");
    sitting.keys("s").shows("◂ Time ▸").keys("Right").shows("◂ Numbers placed ▸").keys("Esc");
    sitting.keys("Esc").shows("v Summary").keys("v").shows("Time 0:00").keys("Esc z").hides("v Summary");
    let statistics = fs::read_to_string(sitting.folder.join("statistics.json")).expect("counted");
    assert!(statistics.contains("\"games\": 0"), "the ending was taken back: {statistics}");
}

#[test]
fn a_game_of_hexagons_by_numbers_and_shifted_arrows() {
    let mut sitting = Sitting::usual("hidato-hex", hidato(HEXAGONS));
    let (places, cells) = solution(HEXAGONS);
    for (index, pair) in places.windows(2).enumerate() {
        let [from, to] = *pair else { unreachable!("two") };
        if cells[usize::from(to.0)][usize::from(to.1)]["given"] == true {
            continue;
        }
        let digits: Vec<String> = (index + 1).to_string().chars().map(String::from).collect();
        sitting.keys(&digits.join(" ")).shows(&format!("Go to {}: Enter", index + 1)).keys("Enter");
        sitting.keys(&walk(&cells, from, to).join(" ")).keys("Space");
    }
    sitting.shows("Solved!");
    assert_eq!(sitting.hidato().outcome().map(|outcome| outcome.code), Some("solved"));
    assert_eq!(sitting.hidato().session().mistakes().len(), 0);
}

/// The Shift+arrow keys from a cell to its neighbour, not across a hole.
pub fn walk(cells: &Value, from: (u16, u16), to: (u16, u16)) -> Vec<&'static str> {
    let down = match to.0.cmp(&from.0) {
        std::cmp::Ordering::Less => Some("S-Up"),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some("S-Down"),
    };
    let across = match to.1.cmp(&from.1) {
        std::cmp::Ordering::Less => Some("S-Left"),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some("S-Right"),
    };
    let corner_is_hole = cells[usize::from(to.0)][usize::from(from.1)]["blocked"] == true;
    let steps = if corner_is_hole { [across, down] } else { [down, across] };
    steps.into_iter().flatten().collect()
}

#[test]
fn the_mouse_places_draws_removes_and_undoes() {
    let mut sitting = Sitting::usual("hidato-mouse", hidato(WELCOME));
    let drag = MouseEventKind::Drag(MouseButton::Left);
    sitting.point(DOWN, 0, 0).point(UP, 0, 0);
    assert_eq!(sitting.cell(0, 0)["value"], 2, "one click, and the 3 beside it is stepped over");
    sitting.shows("Next 4").point(DOWN, 0, 0).point(UP, 0, 0);
    assert_eq!(sitting.hidato().state(None)["undo"], 1, "a double click places once");
    sitting.wait(1000).point(DOWN, 5, 5).shows("✗").shows("4 cannot go to r6c6");
    sitting.shows("2 and 3 do not touch").shows("▐  ✗  ▌").wait(600).hides("▐  ✗  ▌").hides("  ✗  ");
    sitting.point(UP, 5, 5);
    // From the 3 to a free cell, and on to one that is taken.
    sitting.point(DOWN, 3, 1).point(drag, 2, 1).point(drag, 1, 2).point(UP, 1, 2);
    assert_eq!(sitting.cell(2, 1)["value"], 4);
    // A held press: first the ring, then the number is gone.
    sitting.wait(1000).point(DOWN, 2, 1).wait(300).shows("◔").wait(250).shows("◕").wait(150);
    assert_eq!(sitting.cell(2, 1)["value"], Value::Null);
    sitting.point(UP, 2, 1).point(DOWN, 3, 1).point(UP, 3, 1).shows("Next 4");
    // Holding on does not remove what the press has just placed.
    sitting.wait(1000).point(DOWN, 2, 1).wait(1000).point(UP, 2, 1);
    assert_eq!(sitting.cell(2, 1)["value"], 4);
    sitting.point(MouseEventKind::Down(MouseButton::Right), 2, 1);
    assert_eq!(sitting.cell(2, 1)["value"], Value::Null, "the other button removes at once");
    sitting.point(MouseEventKind::Down(MouseButton::Right), 1, 0).shows("belongs to the puzzle");
    sitting.click("Undo");
    assert_eq!(sitting.cell(2, 1)["value"], 4);
}

#[test]
fn settings_show_as_much_as_one_wants() {
    let mut sitting = Sitting::usual("hidato-settings", hidato(WELCOME));
    sitting.shows("•").keys("g").hides("•").shows(" g Guide").keys("g").shows("●g Guide");
    sitting.keys(", Down").shows("clearly").keys("Right").shows("strongly").keys("Esc").shows("●");
    sitting.keys(", Down Left Left").shows("faintly").keys("Esc").shows("◦").hides("•");
    sitting.keys(", Down Right Down").click("change").keys("Esc").keys("Tab Enter");
    assert_eq!(sitting.hidato().setting("look-ahead"), "on");
    sitting.keys("q");
    assert!(sitting.app.ended());
    let again = Sitting::begin(sitting.folder.clone(), Depth::True, (80, 24), hidato(WELCOME));
    assert!(again.text().contains('•'), "kept for games to come");
}

#[test]
fn pencil_marks_are_seen_in_the_cell_or_beside_the_board() {
    let mut sitting = Sitting::usual("hidato-pencil", hidato(WELCOME));
    sitting.keys(", Down Down Down Enter Esc e").shows("Pencil: touch a cell").shows("●e Pencil");
    sitting.keys("Up 9 Enter").shows("9").keys("1 7 Enter").shows("9 17");
    sitting.keys("3 1 Enter").shows("∴").shows("noted 9, 17, 31");
    assert_eq!(sitting.hidato().session().notes.get("r1c1").map(String::as_str), Some("9 17 31"));
    sitting.keys("e").hides("●e");
    let mut large = Sitting::begin(
        sitting.folder.clone(),
        Depth::True,
        (120, 45),
        Start::Game(parlour_catalog::game("hidato").expect("of the house")),
    );
    large.shows("9 17").shows("31");
}

#[test]
fn boards_larger_than_the_screen_follow_the_cursor() {
    let row = |from: u16| (from..from + 30).map(|n| n.to_string()).collect::<Vec<_>>().join(" ");
    let mut rows: Vec<String> = (0..30).map(|r| row(30 * r + 1)).collect();
    rows[0] = format!("1 {}", vec!["."; 29].join(" "));
    rows[29] = format!("{} 900", vec!["."; 29].join(" "));
    let setup = format!("board large king 30 30\n{}", rows.join("\n"));
    let mut sitting = Sitting::usual("hidato-large", hidato(&setup));
    sitting.shows("▸").shows("▾").hides("900").keys("9 0 0 Enter").shows("900").shows("◂").shows("▴");
    sitting.hides("▾").keys("1 Enter").hides("900").keys("S-Left").shows("▌");
}

#[test]
fn own_boards_are_drawn_checked_and_played() {
    let mut sitting = Sitting::usual("hidato-own", Start::Menu);
    sitting.keys("3 o").shows("your own puzzle").shows("Paste a board").keys("Tab").shows("5 × 5");
    sitting.keys("+").shows("6 × 5").keys("- - - < <").shows("3 × 3");
    sitting.keys("1 Right Right 3 Down 1 0").shows("3 × 3").hides("10").keys("Del g").think();
    sitting.shows("More than one solution").shows("They differ in");
    assert_eq!(sitting.text().matches('╭').count(), 2, "both solutions are shown");
    sitting.keys("Esc").shows("3 × 3").keys("Down Left Left 4").click("Play this").think();
    sitting
        .shows("This board has no solution")
        .keys("Esc")
        .shows("3 × 3")
        .keys("Del g")
        .think()
        .keys("Enter")
        .shows("Next 2");
}

#[test]
fn a_hint_is_told_in_stages_each_lights_its_cells_and_the_last_acts() {
    let mut sitting = Sitting::usual("hidato-stages", hidato(WELCOME));
    sitting.keys("t").think().shows("★ ").shows("t Tell me more").shows("21 cells to go");
    let seen = |sitting: &Sitting| sitting.terminal.backend().buffer().clone();
    let first = seen(&sitting);
    let mut stages = 1;
    while sitting.text().contains("t Tell me more") {
        sitting.keys("t");
        stages += 1;
        assert!(stages < 9, "it comes to an end");
    }
    assert!(stages > 1, "little by little");
    sitting.shows("t Do it").shows("21 cells to go");
    let last = seen(&sitting);
    let mut both = first.content.iter().zip(&last.content);
    assert!(
        both.any(|(then, now)| then.symbol() == now.symbol() && then.style() != now.style()),
        "the first stage does not light the answer"
    );
    sitting.keys("t").shows("t Hint").hides("★ ");
    assert!(sitting.hidato().log().records().len() > 2, "greeting, hint and what it led to");
    sitting.keys("t").think().keys("Esc").hides("★ ").shows("t Hint");
}

#[test]
fn pasted_boards_say_what_is_wrong_with_them() {
    let mut sitting = Sitting::usual("hidato-paste", hidato(WELCOME));
    sitting.paste("board bad king 2 2\n1 1\n. 9").shows("your own puzzle").keys("Enter");
    sitting.shows("9 at r2c2 is not from 1").shows("1 is given more than once");
    sitting.keys("Del").paste(NEARLY).shows("╭").keys("Enter").think().shows("Next").shows("nearly");
}

#[test]
fn commands_without_a_key_are_reached_by_f10() {
    let mut sitting = Sitting::usual("hidato-f10", hidato(WELCOME));
    sitting.keys("Tab Enter").shows("20 cells to go").keys("F10");
    for _ in 0..12 {
        if sitting.text().contains("▸Start over") {
            break;
        }
        sitting.keys("Tab");
    }
    sitting.shows("▸Start over").keys("Enter").shows("Really start over?").keys("Enter");
    sitting.shows("21 cells to go");
}

/// 2026-11-16, 23:45 UTC.
const LATE: u64 = 1_794_787_200_000 + 23 * 3_600_000 + 45 * 60_000;

/// Plays the table in front to its end by the engine's hints.
fn solve(sitting: &mut Sitting) {
    for _ in 0..400 {
        if sitting.text().contains("Solved!") {
            return;
        }
        sitting.keys("t").think();
        for _ in 0..6 {
            if sitting.text().contains("t Do it") {
                break;
            }
            sitting.keys("t");
        }
        sitting.keys("t");
    }
    panic!("never solved:\n{}", sitting.text());
}

#[test]
fn a_pack_goes_on_where_it_was_left_and_with_the_next() {
    let mut sitting = Sitting::since(LATE, folder("hidato-pack"), Depth::True, (80, 24), Start::Menu);
    sitting.keys("3 d").shows("packs and days").keys("Down Down Enter").shows("Generating");
    sitting.think().shows("First steps 1").shows("cells to go").keys("Tab Enter").wait(3000).keys("q");
    sitting.shows("… Begun").keys("Enter").shows("First steps 1").shows("0:03");
    assert!(saved_puzzle(&sitting.folder, "hidato/first-steps-1").is_some(), "a save of its own");
    assert!(saved_game(&sitting.folder, "hidato").is_none(), "the game beside it is untouched");
    solve(&mut sitting);
    sitting.wait(2000).shows("Hidato · First steps 1").shows("1 of 30 solved").shows("Enter Next puzzle");
    sitting
        .keys("Enter")
        .think()
        .shows("First steps 2")
        .keys("q")
        .shows("1/30")
        .shows("✓")
        .shows("◂  2  · New");
    let progress = fs::read_to_string(sitting.folder.join("progress.json")).expect("kept");
    assert!(progress.contains("first-steps-1"), "{progress}");
    // Reopened, a solved puzzle is shown solved.
    sitting.keys("Left").shows("◂  1  ✓ Solved").keys("Enter").shows("Solved!").shows("v Summary");
}

#[test]
fn the_puzzle_of_the_day_counts_on_its_day_only() {
    let mut sitting = Sitting::since(LATE, folder("hidato-day"), Depth::True, (80, 24), Start::Menu);
    sitting.keys("3 d").shows("2026-11-16, today (UTC)").shows("0 days in a row").keys("Enter").think();
    sitting.shows("Classic, 16 November 2026");
    solve(&mut sitting);
    sitting.wait(2000).shows("One day in a row, 1 at best.").keys("Esc q").shows("Classic       ✓ Solved");
    sitting.shows("●").shows("One day in a row");
    // Yesterday's, solved late, counts as solved but not for the streak.
    sitting.keys("Left").shows("2026-11-15 (UTC)").shows("Classic       · New").keys("Right Right");
    sitting.shows("2026-11-16, today").keys("Left Enter").think().shows("Classic, 15 November 2026");
    solve(&mut sitting);
    sitting.wait(2000).shows("One day in a row, 1 at best.").keys("Esc q").shows("○●");
    // After midnight there is a new one.
    sitting.wait(20 * 60_000).keys("Esc 3 d").shows("2026-11-17, today").shows("One day in a row");
    sitting.wait(24 * 60 * 60_000).keys("Esc Esc 3 d").shows("0 days in a row, 1 at best");
}

/// Random keys and clicks on boards, forms and lists: nothing may break, and every state must survive saving
/// and loading.
#[test]
fn keys_at_random_do_no_harm() {
    const KEYS: [&str; 44] = [
        "Tab",
        "BackTab",
        "Enter",
        "Space",
        "Up",
        "Down",
        "Left",
        "Right",
        "S-Up",
        "S-Down",
        "S-Left",
        "S-Right",
        "Del",
        "Backspace",
        "0",
        "1",
        "2",
        "7",
        "9",
        "f",
        "b",
        "c",
        "g",
        "e",
        "o",
        "t",
        "n",
        "d",
        "z",
        "y",
        "p",
        ",",
        "v",
        "F10",
        "x",
        "r",
        "+",
        "-",
        ">",
        "<",
        "C-z",
        "C-y",
        "s",
        "Esc",
    ];
    let mut word: u64 = 0x9E37_79B9_7F4A_7C15;
    let mut random = |below: u64| {
        word ^= word << 13;
        word ^= word >> 7;
        word ^= word << 17;
        word % below
    };
    for (index, setup) in [WELCOME, HEXAGONS, LINKED, NEARLY, FULL, ""].into_iter().enumerate() {
        let folder = folder(&format!("hidato-random-{index}"));
        for size in [(80, 24), (60, 20), (120, 45)] {
            let mut sitting = Sitting::begin(folder.clone(), Depth::True, size, hidato(setup));
            for _ in 0..120 {
                if sitting.app.ended() {
                    break;
                }
                match random(8) {
                    0 => {
                        let at = (random(u64::from(size.0)) as u16, random(u64::from(size.1)) as u16);
                        let kinds = [DOWN, UP, MouseEventKind::Down(MouseButton::Right)];
                        sitting.mouse(kinds[random(3) as usize], at, KeyModifiers::NONE);
                    }
                    1 => {
                        sitting.wait(random(900)).think();
                    }
                    _ => {
                        sitting.keys(KEYS[random(44) as usize]);
                    }
                }
            }
        }
        let saved = fs::read_to_string(folder.join("hidato.save"));
        assert!(saved.is_err() || saved_game(&folder, "hidato").is_some(), "what was saved can be opened");
    }
}
