//! Lines of a grid whose regions end anywhere: thick where a cell says so, thin between all others.

use super::{
    Canvas,
    grid::{Axis, Edges, Weight, joint},
};
use parlour_scene::Grid;
use ratatui::layout::Rect;

/// Where four lines meet, by which of them are thick: up 8, right 4, down 2, left 1.
const JOINTS: [&str; 16] = ["┼", "┽", "╁", "╅", "┾", "┿", "╆", "╈", "╀", "╃", "╂", "╉", "╄", "╇", "╊", "╋"];

/// Whether the cells of a grid say where its regions end.
pub(super) fn has_any(board: &Grid) -> bool {
    board.cells.iter().any(|cell| cell.wall_right || cell.wall_below)
}

/// Draws all lines; there must be one between any two cells.
pub(super) fn lines(
    canvas: &mut Canvas<'_>,
    area: Rect,
    board: &Grid,
    across: &Axis,
    down: &Axis,
    celebrating: bool,
) {
    let theme = &canvas.theme.grid;
    let (heavy, thin) = (if celebrating { theme.cursor } else { theme.heavy }, theme.thin);
    let walls = Walls { board, columns: across.lines.len() - 1, rows: down.lines.len() - 1 };
    let style = |is_heavy: bool| if is_heavy { heavy } else { thin };
    for (row, (y, _)) in down.lines.iter().enumerate() {
        for (column, (x, _)) in across.lines.iter().enumerate() {
            let (sign, is_heavy) = walls.joint(row, column);
            canvas.text(area.x + x, area.y + y, 1, sign, style(is_heavy));
            if let Some((next, _)) = across.lines.get(column + 1) {
                let is_heavy = walls.is_level(row, column);
                let line = (if is_heavy { "━" } else { "─" }).repeat(usize::from(next - x - 1));
                canvas.text(area.x + x + 1, area.y + y, next - x - 1, &line, style(is_heavy));
            }
            if let Some((next, _)) = down.lines.get(row + 1) {
                let is_heavy = walls.is_upright(row, column);
                for at in y + 1..*next {
                    canvas.text(
                        area.x + x,
                        area.y + at,
                        1,
                        if is_heavy { "┃" } else { "│" },
                        style(is_heavy),
                    );
                }
            }
        }
    }
}

struct Walls<'a> {
    board: &'a Grid,
    columns: usize,
    rows: usize,
}

impl Walls<'_> {
    /// Whether the line above a cell is thick.
    fn is_level(&self, row: usize, column: usize) -> bool {
        let above = || self.board.cells.get((row - 1) * self.columns + column);
        row == 0 || row == self.rows || above().is_some_and(|cell| cell.wall_below)
    }

    /// Whether the line on the left of a cell is thick.
    fn is_upright(&self, row: usize, column: usize) -> bool {
        let left = || self.board.cells.get(row * self.columns + column - 1);
        column == 0 || column == self.columns || left().is_some_and(|cell| cell.wall_right)
    }

    /// The sign at the upper left corner of a cell, and whether a thick line runs through it.
    fn joint(&self, row: usize, column: usize) -> (&'static str, bool) {
        let edges = Edges {
            top: row == 0,
            bottom: row == self.rows,
            left: column == 0,
            right: column == self.columns,
        };
        let up = row > 0 && self.is_upright(row - 1, column);
        let down = row < self.rows && self.is_upright(row, column);
        let left = column > 0 && self.is_level(row, column - 1);
        let right = column < self.columns && self.is_level(row, column);
        if edges.top || edges.bottom || edges.left || edges.right {
            let weight = |is_heavy: bool| if is_heavy { Weight::Heavy } else { Weight::Thin };
            return (joint(weight(left || right), weight(up || down), edges), true);
        }
        let bits = [up, right, down, left].into_iter().fold(0, |bits, arm| 2 * bits + usize::from(arm));
        (JOINTS[bits], bits > 0)
    }
}
