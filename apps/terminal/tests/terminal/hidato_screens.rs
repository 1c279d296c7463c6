//! Snapshots of Hidato's screens as text.

use crate::{
    hidato::{HEXAGONS, LINKED, NEARLY, WELCOME, hidato},
    sitting::{Sitting, folder},
};
use parlour_terminal::{Depth, Start};

/// A ring with a hole in the middle.
const RING: &str = "board ring king 5 5\n1 2 . 4 .\n. 18 # . 6\n. # # # .\n. 14 # 10 8\n. . 12 . .";

#[test]
fn squares_with_a_path() {
    let mut sitting = Sitting::usual("hidato-squares", hidato(WELCOME));
    sitting.keys("Tab Enter Enter Tab");
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn ten_by_ten_at_the_usual_size() {
    let row = |from: u16| (from..from + 10).map(|n| n.to_string()).collect::<Vec<_>>().join(" ");
    let mut rows: Vec<String> = (0..10).map(|r| row(10 * r + 1)).collect();
    rows[1] = ". . . . . . . . . .".to_owned();
    rows[6] = "61 . 63 . 65 . 67 . 69 .".to_owned();
    let mut sitting =
        Sitting::usual("hidato-ten", hidato(&format!("board ten king 10 10\n{}", rows.join("\n"))));
    sitting.keys("Tab Enter Tab");
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn hexagons_around_a_hole() {
    let mut sitting = Sitting::usual("hidato-hexagons", hidato(HEXAGONS));
    sitting.keys("Tab Enter Tab");
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn holes_are_blank() {
    let mut sitting = Sitting::usual("hidato-holes", hidato(RING));
    sitting.keys("Tab");
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn cells_that_are_tied() {
    let mut sitting = Sitting::usual("hidato-links", hidato(LINKED));
    sitting.keys("Tab Enter");
    insta::assert_snapshot!(sitting.terminal.backend());
}

/// 2 does not touch the given 3; rows and columns are numbered.
#[test]
fn a_broken_path_with_coordinates() {
    let Start::Play { mut table, .. } =
        hidato("board hex-ring-9x9-level4-178457053739251 king 4 4\n1 . . .\n. . . .\n. . 3 .\n. . . 16")
    else {
        unreachable!("it stands ready")
    };
    table.set("coordinates", "on");
    table.note_wish("level=5");
    let mut sitting = Sitting::usual("hidato-broken", Start::Play { table, save_to: None });
    sitting.keys("Tab Enter");
    insta::assert_snapshot!(sitting.terminal.backend());
    let Start::Play { mut table, .. } = hidato(HEXAGONS) else { unreachable!("it stands ready") };
    table.set("coordinates", "on");
    let sitting = Sitting::usual("hidato-numbered", Start::Play { table, save_to: None });
    insta::assert_snapshot!("hexagons_with_coordinates", sitting.terminal.backend());
}

#[test]
fn a_board_without_colours() {
    let mut sitting = Sitting::begin(folder("hidato-mono"), Depth::Mono, (80, 24), hidato(WELCOME));
    sitting.keys("Tab Enter S-Right S-Right S-Right Enter");
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn a_board_on_the_smallest_screen() {
    let mut sitting = Sitting::begin(folder("hidato-small"), Depth::True, (60, 20), hidato(WELCOME));
    sitting.keys("Tab Enter");
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn the_drawing_board() {
    let mut sitting = Sitting::usual("hidato-drawing", hidato(""));
    sitting.keys("1 Right 1 2 Down x Down");
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn packs_and_days() {
    let folder = folder("hidato-shelf");
    let packs = ["first-steps-1", "first-steps-2", "first-steps-4", "lakes-1"];
    let solved: Vec<String> = packs.iter().map(|name| format!("\"{name}\"")).collect();
    let days = "\"2026-11-15\", \"2026-11-14\", \"2026-11-10\"";
    let text = format!(
        "{{\"hidato\": {{\"puzzles\": [{}, \"daily-2026-11-12-expert\"], \"days\": [{days}]}}}}",
        solved.join(", ")
    );
    std::fs::write(folder.join("progress.json"), text).expect("written");
    let mut sitting = Sitting::since(1_794_787_200_000, folder, Depth::True, (80, 24), Start::Menu);
    sitting.keys("3 d");
    insta::assert_snapshot!("days", sitting.terminal.backend());
    sitting.keys("Down Down");
    insta::assert_snapshot!("packs", sitting.terminal.backend());
}

#[test]
fn the_end_of_a_game() {
    let mut sitting = Sitting::usual("hidato-end", hidato(NEARLY));
    sitting.wait(65_000).keys("Tab Enter");
    insta::assert_snapshot!("solved", sitting.terminal.backend());
    sitting.wait(2000);
    insta::assert_snapshot!("summary", sitting.terminal.backend());
    sitting.keys("s");
    insta::assert_snapshot!("times", sitting.terminal.backend());
}

#[test]
fn the_form_of_a_new_board() {
    let mut sitting = Sitting::usual("hidato-form", Start::Menu);
    sitting.keys("3");
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn settings_of_several_words() {
    let mut sitting = Sitting::usual("hidato-words", hidato(WELCOME));
    sitting.keys(", Down Right");
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn two_solutions_side_by_side() {
    let mut sitting = Sitting::usual("hidato-two", hidato(WELCOME));
    sitting.paste("board two king 4 4\n1 . . .\n. . 6 .\n. . . .\n. . . 16").keys("Enter").think();
    insta::assert_snapshot!(sitting.terminal.backend());
}

#[test]
fn a_hint_little_by_little() {
    let mut sitting = Sitting::usual("hidato-hint", hidato(WELCOME));
    sitting.keys("t").think();
    insta::assert_snapshot!("hint_named", sitting.terminal.backend());
    sitting.keys("t");
    insta::assert_snapshot!("hint_explained", sitting.terminal.backend());
}
