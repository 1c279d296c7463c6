//! Draws a step of the Sudoku teacher, and writes the list of its techniques.

use super::svg::{BLUE, BROWN, GIVEN, GREEN, INK, LINE, PURPLE, Picture, QUIET, RED};
use parlour_kernel::Message;
use parlour_sudoku::{
    brain::teach::{self, Board, Candidate, Case, Node, Step, Technique},
    rules::{Cell, Digit},
};
use parlour_text::Speaker;
use std::fmt::Write;

/// Techniques that the book shows, easiest first.
const SHOWN: [&str; 18] = [
    "hidden-single",
    "naked-single",
    "pointing",
    "claiming",
    "naked-pair",
    "hidden-pair",
    "naked-triple",
    "x-wing",
    "swordfish",
    "skyscraper",
    "two-string-kite",
    "xy-wing",
    "w-wing",
    "uniqueness-1",
    "simple-colours-trap",
    "x-chain",
    "xy-chain",
    "als-xz",
];

/// The first position of each technique that the book shows, with the step that its line is about.
pub fn examples() -> Vec<(Technique, Case, Step)> {
    let text = parlour_testkit::sample("sudoku/techniques.txt");
    let shown = SHOWN.iter().map(|word| {
        let technique = Technique::ALL.iter().find(|technique| technique.word() == *word);
        let technique = *technique.unwrap_or_else(|| panic!("no technique {word}"));
        let begins = format!(":{}:", technique.code());
        let line = text.lines().find(|line| line.starts_with(&begins));
        let case: Case = line.unwrap_or_else(|| panic!("no example of {word}")).parse().expect("a case");
        let is_meant =
            |step: &Step| step.eliminations == case.eliminations && step.placements == case.placements;
        let step = teach::all(&case.board(), technique).into_iter().find(is_meant).expect("found again");
        (technique, case, step)
    });
    shown.collect()
}

const CELL: i32 = 54;
const EDGE: i32 = 24;

fn middle(cell: Cell) -> (i32, i32) {
    let at = |number: u8| EDGE + CELL / 2 + CELL * i32::from(number);
    (at(cell.column()), at(cell.row()))
}

fn place(candidate: Candidate) -> (i32, i32) {
    let (x, y) = middle(candidate.cell);
    let digit = candidate.digit.index() as i32;
    (x + 16 * (digit % 3 - 1), y + 16 * (digit / 3 - 1))
}

/// The position with everything that the step rests on, and what follows.
pub fn drawn(board: &Board, step: &Step) -> String {
    let mut picture = Picture::of(9 * CELL + 2 * EDGE, 9 * CELL + 2 * EDGE);
    for cell in Cell::all().filter(|cell| step.cells().has(*cell)) {
        let (x, y) = middle(cell);
        picture.rectangle((x - CELL / 2, y - CELL / 2), (CELL, CELL), "#F6E9CF", "none");
    }
    for cell in Cell::all() {
        match board.digits().get(cell) {
            Some(digit) if board.is_entry(cell) => picture.text(middle(cell), 28, BLUE, false, digit),
            Some(digit) => {
                let (x, y) = middle(cell);
                picture.rectangle((x - CELL / 2, y - CELL / 2), (CELL, CELL), GIVEN, "none");
                picture.text((x, y), 28, INK, true, digit);
            }
            None => left(&mut picture, board, step, cell),
        }
    }
    for link in &step.links {
        let (from, to) = (centre(&link.from), centre(&link.to));
        if link.strong {
            picture.line(from, to, PURPLE, 2);
        } else {
            picture.dashes(from, to, PURPLE);
        }
    }
    for at in 0..=9 {
        let (along, end, width) = (EDGE + CELL * at, EDGE + CELL * 9, if at % 3 == 0 { 3 } else { 1 });
        let colour = if at % 3 == 0 { INK } else { LINE };
        picture.line((along, EDGE), (along, end), colour, width);
        picture.line((EDGE, along), (end, along), colour, width);
    }
    for number in 0..9 {
        let at = EDGE + CELL / 2 + CELL * number;
        picture.text((at, EDGE / 2), 12, QUIET, false, number + 1);
        picture.text((EDGE / 2, at), 12, QUIET, false, number + 1);
    }
    picture.finish()
}

/// The candidates of an empty cell, by the part that each plays: in a disc what the step rests on, in a square what follows,
/// struck out what is ruled out.
fn left(picture: &mut Picture, board: &Board, step: &Step, cell: Cell) {
    for digit in board.left(cell).iter() {
        let candidate = Candidate { digit, cell };
        let (x, y) = place(candidate);
        let disc = [(&step.base, GREEN), (&step.second, BLUE), (&step.fins, BROWN)]
            .into_iter()
            .find(|(set, _)| set.has(candidate))
            .map(|(_, colour)| colour);
        let (ink, bold) = if step.placements.has(candidate) {
            picture.rectangle((x - 8, y - 8), (16, 16), GREEN, GREEN);
            ("#FFFFFF", true)
        } else if let Some(colour) = disc {
            picture.circle((x, y), 7, colour, colour);
            ("#FFFFFF", true)
        } else if step.eliminations.has(candidate) {
            (RED, true)
        } else {
            (QUIET, false)
        };
        picture.text((x, y), 12, ink, bold, digit);
        if step.eliminations.has(candidate) {
            picture.line((x - 7, y + 7), (x + 7, y - 7), RED, 2);
        }
    }
}

/// Between the cells of a node.
fn centre(node: &Node) -> (i32, i32) {
    let places: Vec<_> = node.cells.iter().map(|cell| place(Candidate { digit: node.digit, cell })).collect();
    let count = places.len().max(1) as i32;
    let sum = places.iter().fold((0, 0), |sum, place| (sum.0 + place.0, sum.1 + place.1));
    (sum.0 / count, sum.1 / count)
}

/// The page's list: each technique with its picture and what the teacher says, then a table of all.
pub fn list(examples: &[(Technique, Case, Step)]) -> String {
    let speaker = Speaker::english();
    let name =
        |technique: Technique| speaker.say(&Message::new(format!("sudoku.technique-{}", technique.word())));
    let mut text = String::new();
    for (technique, _, step) in examples {
        let (title, word) = (name(*technique), technique.word());
        let said = speaker.say(&teach::sentence(step));
        let digits: Vec<String> = Digit::all()
            .filter(|digit| step.eliminations.digits().or(step.placements.digits()).has(*digit))
            .map(|digit| digit.to_string())
            .collect();
        let _ = write!(
            text,
            "### {title}\n\n![{title}, about digit {}](../pictures/made/technique-{word}.svg)\n\n{said}\n\n",
            digits.join(", ")
        );
    }
    text.push_str("### All of them\n\n| technique | code | level | score |\n|---|---|---|---|\n");
    for technique in Technique::ALL {
        let (code, level, score) = (technique.code(), technique.level().word(), technique.score());
        let _ = writeln!(text, "| {} | `{code}` | {level} | {score} |", name(*technique));
    }
    text
}
