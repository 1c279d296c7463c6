//! A grid as a drawing (SVG): a cell is 10 wide, boxes have strong lines.

use parlour_sudoku::{
    formats::Sheet,
    rules::{Cell, Digit, Grid},
};
use std::fmt::Write;

/// Ten for each cell, and room for the outer line on both sides.
const VIEW: &str = "-1 -1 92 92";

/// A puzzle, with all that is left in its empty cells if wished.
pub fn puzzle(sheet: &Sheet, candidates: bool) -> String {
    let mut inside = String::new();
    for cell in Cell::all() {
        match sheet.setup.digits.get(cell) {
            Some(digit) => {
                let class = if sheet.setup.entries.has(cell) { "entry" } else { "given" };
                digit_at(&mut inside, cell, digit, class);
            }
            None if candidates => sheet.left(cell).iter().for_each(|digit| small(&mut inside, cell, digit)),
            None => {}
        }
    }
    framed(&inside)
}

/// A full grid; what the puzzle gives is strong.
pub fn solution(solution: &Grid, givens: &Grid) -> String {
    let mut inside = String::new();
    for (cell, digit) in solution.filled() {
        digit_at(&mut inside, cell, digit, if givens.get(cell).is_some() { "given" } else { "entry" });
    }
    framed(&inside)
}

fn digit_at(out: &mut String, cell: Cell, digit: Digit, class: &str) {
    let (x, y) = (10 * u32::from(cell.column()) + 5, 10 * u32::from(cell.row()) + 5);
    let _ = write!(out, "<text x=\"{x}\" y=\"{y}\" class=\"{class}\">{digit}</text>");
}

fn small(out: &mut String, cell: Cell, digit: Digit) {
    let place = digit.index() as u32;
    let (x, y) = (100 * u32::from(cell.column()) + 20, 100 * u32::from(cell.row()) + 20);
    let (x, y) = (x + 30 * (place % 3), y + 30 * (place / 3));
    let tenths = |number: u32| format!("{}.{}", number / 10, number % 10);
    let _ = write!(out, "<text x=\"{}\" y=\"{}\" class=\"left\">{digit}</text>", tenths(x), tenths(y));
}

fn framed(inside: &str) -> String {
    let mut lines = String::new();
    for (class, step) in [("thin", 10), ("thick", 30)] {
        let _ = write!(lines, "<path class=\"{class}\" d=\"");
        for at in (0..=90).step_by(step) {
            let _ = write!(lines, "M{at} 0V90M0 {at}H90");
        }
        lines.push_str("\"/>");
    }
    format!("<svg viewBox=\"{VIEW}\">{lines}{inside}</svg>")
}
