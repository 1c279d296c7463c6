//! A grid with lines as a drawing (SVG): a cell is 10 wide, blocks have strong lines.

use parlour_scene::Grid;
use std::fmt::Write;

/// The grid with its numbers; where a cell has none, its notes stand small at their places.
pub fn drawn(grid: &Grid) -> String {
    let columns = usize::from(grid.columns.max(1));
    let (wide, high) = (10 * columns, 10 * grid.cells.len().div_ceil(columns));
    // Room for the outer line on both sides.
    let mut out = format!("<svg viewBox=\"-1 -1 {} {}\">", wide + 2, high + 2);
    let block = grid.layout.block().map_or(columns, usize::from);
    for (class, step) in [("thin", 10), ("thick", 10 * block.max(1))] {
        let _ = write!(out, "<path class=\"{class}\" d=\"");
        for at in (0..=wide).step_by(step) {
            let _ = write!(out, "M{at} 0V{high}");
        }
        for at in (0..=high).step_by(step) {
            let _ = write!(out, "M0 {at}H{wide}");
        }
        out.push_str("\"/>");
    }
    for (place, cell) in grid.cells.iter().enumerate() {
        let (x, y) = (10 * (place % columns), 10 * (place / columns));
        match cell.value {
            Some(number) => {
                let class = if cell.given { "given" } else { "entry" };
                let _ =
                    write!(out, "<text x=\"{}\" y=\"{}\" class=\"{class}\">{number}</text>", x + 5, y + 5);
            }
            None => notes(&mut out, (x, y), cell.corner | cell.centre),
        }
    }
    out + "</svg>"
}

/// Notes from 1 to 9, three in a row.
fn notes(out: &mut String, (x, y): (usize, usize), notes: u16) {
    for place in (0..9).filter(|place| notes & (1 << place) != 0) {
        let (x, y) = (x + 2 + 3 * (place % 3), y + 2 + 3 * (place / 3));
        let _ = write!(out, "<text x=\"{x}\" y=\"{y}\" class=\"left\">{}</text>", place + 1);
    }
}
