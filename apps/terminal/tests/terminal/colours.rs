//! Every word is readable in every theme and on every kind of terminal, and nothing needs colour.

use crate::{
    hidato::{FULL, LINKED, NEARLY, WELCOME, hidato},
    sitting::{Sitting, folder, table},
    sudoku::{PUZZLE, sudoku},
};
use parlour_terminal::{Depth, Start};
use ratatui::style::{Color, Modifier};
use std::fs;

type Rgb = [u8; 3];

/// The sixteen colours of two common terminals.
const XTERM: [Rgb; 16] = [
    [0, 0, 0],
    [205, 0, 0],
    [0, 205, 0],
    [205, 205, 0],
    [0, 0, 238],
    [205, 0, 205],
    [0, 205, 205],
    [229, 229, 229],
    [127, 127, 127],
    [255, 0, 0],
    [0, 255, 0],
    [255, 255, 0],
    [92, 92, 255],
    [255, 0, 255],
    [0, 255, 255],
    [255, 255, 255],
];
const VGA: [Rgb; 16] = [
    [0, 0, 0],
    [170, 0, 0],
    [0, 170, 0],
    [170, 85, 0],
    [0, 0, 170],
    [170, 0, 170],
    [0, 170, 170],
    [170, 170, 170],
    [85, 85, 85],
    [255, 85, 85],
    [85, 255, 85],
    [255, 255, 85],
    [85, 85, 255],
    [255, 85, 255],
    [85, 255, 255],
    [255, 255, 255],
];

fn rgb(colour: Color, sixteen: &[Rgb; 16]) -> Rgb {
    let named = [
        Color::Black,
        Color::Red,
        Color::Green,
        Color::Yellow,
        Color::Blue,
        Color::Magenta,
        Color::Cyan,
        Color::Gray,
        Color::DarkGray,
        Color::LightRed,
        Color::LightGreen,
        Color::LightYellow,
        Color::LightBlue,
        Color::LightMagenta,
        Color::LightCyan,
        Color::White,
    ];
    match colour {
        Color::Rgb(red, green, blue) => [red, green, blue],
        Color::Indexed(index @ 232..) => [8 + 10 * (index - 232); 3],
        Color::Indexed(index @ 16..) => {
            let step = |at: u8| [0, 95, 135, 175, 215, 255][usize::from(at)];
            let cube = index - 16;
            [step(cube / 36), step(cube / 6 % 6), step(cube % 6)]
        }
        named_colour => {
            let at = named.iter().position(|one| *one == named_colour);
            sixteen[at.unwrap_or_else(|| panic!("{named_colour} depends on the terminal"))]
        }
    }
}

fn light(colour: Rgb) -> f64 {
    let linear = colour.map(|value| {
        let value = f64::from(value) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

fn contrast(one: Rgb, other: Rgb) -> f64 {
    let (a, b) = (light(one), light(other));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// The contrast a symbol needs: text the most, parts of the board less, rules and shadows none.
fn needed(symbol: &str) -> f64 {
    match symbol.chars().next() {
        Some(c) if c.is_alphanumeric() => 4.5,
        Some(
            '●' | '★' | '▲' | '▐' | '▌' | '═' | '║' | '▸' | '◂' | '━' | '█' | '┃' | '✗' | '!' | '×' | '✓',
        ) => 3.0,
        _ => 0.0,
    }
}

/// Frames of every screen in one theme, with every symbol.
fn frames(look: &str, depth: Depth) -> Vec<Sitting> {
    let folder = folder(&format!("colours-{look}-{depth:?}"));
    let settings = format!("{{\"theme\": \"{look}\"}}");
    fs::write(folder.join("settings.json"), settings).expect("written");
    let begin = |start| Sitting::begin(folder.clone(), depth, (80, 24), start);
    let mut over = begin(table("up=9"));
    over.keys("r").wait(1000).keys("9 Enter").wait(100);
    let mut lost = begin(table("up=1"));
    lost.keys("r").wait(1000);
    let mut coach = begin(table("players=2"));
    coach.keys("r").wait(1000).keys("9 Enter r").wait(1000).keys("h").think().keys("Right 2");
    let mut menus: Vec<Sitting> =
        ["Down", "Up Enter", "Up Up Enter", "Up Up Up Enter", "Up Up Up Up Enter", "1", "1 Up Up Up"]
            .into_iter()
            .map(|keys| {
                let mut sitting = begin(Start::Menu);
                sitting.keys(keys);
                sitting
            })
            .collect();
    menus.extend([over, lost, coach]);
    menus.extend(sudokus(&begin));
    menus.extend(hidatos(&begin));
    menus
}

/// A grid with everything it can show, and the screens around it.
fn sudokus(begin: &dyn Fn(Start) -> Sitting) -> [Sitting; 5] {
    let keys = "m Right Right 3 Down Down A-4 Right Right A-6 Down c 7 8 z Up S-Right";
    let colours = "A-1 Right A-2 Right A-3 Right A-4 Right A-5 Right A-6 Right A-7 Right A-8";
    let mut grids = [(); 5].map(|()| begin(sudoku(PUZZLE)));
    grids[0].keys(keys).keys("F2 t").think();
    grids[1].keys("Right Right 1 o").think().keys(&format!("Down Down Left {colours} m v"));
    grids[2].keys("p");
    grids[3].keys(", Down");
    grids[4].paste(&PUZZLE.replace("6.6....28", ".........")).keys("Enter").think();
    grids
}

/// Spaced grids with everything they can show, and the screens around them.
fn hidatos(begin: &dyn Fn(Start) -> Sitting) -> Vec<Sitting> {
    let mut played = begin(hidato(WELCOME));
    played.keys("Tab Enter Enter Tab").keys("t").think();
    let mut wrong = begin(hidato(WELCOME));
    wrong.keys(
        ", Down Right Down Enter Down Enter Esc Tab Enter e S-Down S-Down 7 Enter e S-Right S-Right Enter",
    );
    let mut full = begin(hidato(FULL));
    full.keys("c").wait(2000);
    let mut own = begin(hidato(""));
    own.keys("1 2 Right x");
    let mut shelf = begin(Start::Menu);
    shelf.keys("3 d Down Down");
    let mut solved = begin(hidato(NEARLY));
    solved.keys("Tab Enter").wait(2000);
    let mut warm = begin(hidato(NEARLY));
    warm.keys("Tab Enter");
    vec![played, wrong, full, own, shelf, solved, warm, begin(hidato(LINKED))]
}

#[test]
fn words_and_boards_stand_out_in_every_look() {
    let looks = ["dark", "light", "contrast", "sixteen"];
    let depths = [Depth::True, Depth::Indexed, Depth::Sixteen];
    for (look, depth) in looks.iter().flat_map(|look| depths.map(|depth| (look, depth))) {
        for sitting in frames(look, depth) {
            for cell in &sitting.terminal.backend().buffer().content {
                let needed = needed(cell.symbol());
                for sixteen in [&XTERM, &VGA] {
                    let found = if needed == 0.0 {
                        21.0
                    } else {
                        contrast(rgb(cell.fg, sixteen), rgb(cell.bg, sixteen))
                    };
                    assert!(
                        found >= needed,
                        "{look} {depth:?}: {:?} has {found:.2} of {needed} ({:?} on {:?})\n{}",
                        cell.symbol(),
                        cell.fg,
                        cell.bg,
                        sitting.text()
                    );
                }
            }
        }
    }
}

#[test]
fn without_colours_there_are_none_and_states_differ_in_shape() {
    for mut sitting in frames("auto", Depth::Mono) {
        let cells = &sitting.terminal.backend().buffer().content;
        assert!(cells.iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
        if sitting.text().contains("Player 1") && sitting.text().contains("Selected") {
            assert!(cells.iter().any(|cell| cell.modifier.contains(Modifier::REVERSED)), "what is picked");
            sitting.shows("▲").shows("★");
        }
    }
}
