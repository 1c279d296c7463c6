//! Paints spaced grids: numbered tiles, squares or hexagons, with the path drawn from tile to tile. A board
//! larger than its area is shown through a window that follows the cursor. Knows no game.

mod plan;
mod ribbon;
mod tile;

use super::{Canvas, grid::GridPose};
use crate::{hits::Target, theme::Ground};
use parlour_scene::{CellShape, Grid};
use plan::{EDGE, Plan};
use ratatui::layout::{Margin, Rect};
use tile::Tile;

/// The size such a grid takes within this space, including its frame.
pub(super) fn size(board: &Grid, columns: u16, rows: u16) -> (u16, u16) {
    Plan::new(board, columns, rows).outer()
}

/// Whether its cells have room for their notes.
pub(super) fn shows_notes(board: &Grid, columns: u16, rows: u16) -> bool {
    let plan = Plan::new(board, columns, rows);
    board.cells.iter().all(|cell| tile::notes_fit(&cell.pencil, plan.cut))
}

/// Draws the grid from the area's corner.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, board: &Grid, pose: &GridPose<'_>) {
    let plan = Plan::new(board, area.width, area.height);
    let (wide, high) = plan.outer();
    let frame = Rect::new(area.x, area.y, wide, high);
    let theme = canvas.theme;
    let edge = if pose.celebrating { theme.grid.cursor } else { theme.grid.thin };
    canvas.frame(frame, edge, theme.text);
    if board.coordinates {
        coordinates(canvas, frame, board, &plan);
    }
    more(canvas, frame, &plan);
    let inside = frame.inner(Margin::new(EDGE.0, EDGE.1));
    let visible = |index: u16| plan.place(index, inside);
    for index in (0..board.cells.len() as u16).filter(|_| pose.hidden) {
        if let Some(place) = visible(index).filter(|_| !board.cells[usize::from(index)].hole) {
            canvas.fill(place, theme.grid.ground(Ground::Plain));
        }
    }
    if pose.hidden {
        return;
    }
    let on_path = ribbon::members(board);
    for (index, cell) in (0_u16..).zip(&board.cells) {
        let Some(place) = visible(index) else { continue };
        Tile { board, cell, index, place, cut: plan.cut, on_path: on_path[usize::from(index)] }
            .draw(canvas, pose);
        // The gap after a cell belongs to it, so that there are no dead spots between cells.
        let reach = Rect { width: place.width + 1, height: place.height + plan.cut.gap, ..place };
        canvas.hit(reach.intersection(inside), Target::Cell(index));
    }
    // The path is drawn over its breaks.
    ribbon::draw_broken(canvas, board, &plan, inside);
    ribbon::draw(canvas, board, &plan, inside);
    // Brackets beside a cell go over the path, and symbols over a neighbour's brackets.
    for beside in [Tile::sides, Tile::signs] {
        for (index, cell) in (0_u16..).zip(&board.cells) {
            if let Some(place) = visible(index) {
                beside(&Tile { board, cell, index, place, cut: plan.cut, on_path: false }, canvas, pose);
            }
        }
    }
}

/// Row and column numbers on the frame. Columns of hexagons slant: those that do not reach the first row have
/// their number at the bottom.
fn coordinates(canvas: &mut Canvas<'_>, frame: Rect, board: &Grid, plan: &Plan<'_>) {
    let style = canvas.theme.strong;
    let inside = frame.inner(Margin::new(EDGE.0, EDGE.1));
    let columns = u16::from(board.columns.max(1));
    let cells = (0..board.cells.len() as u16).filter(|cell| !board.cells[usize::from(*cell)].hole);
    let seen: Vec<(u16, Rect)> =
        cells.filter_map(|cell| plan.place(cell, inside).map(|place| (cell, place))).collect();
    let rows = seen.iter().map(|(cell, _)| cell / columns);
    let (Some(top), Some(bottom)) = (rows.clone().min(), rows.max()) else { return };
    for (cell, place) in &seen {
        let (row, column) = (cell / columns, cell % columns);
        canvas.text(frame.x, place.y + place.height / 2, 2, &format!("{:<2}", row + 1), style);
        let x = place.x + place.width / 2;
        let is_straight = board.layout.shape() == CellShape::Squares;
        let reaches_top =
            || seen.iter().any(|(other, _)| other % columns == column && other / columns == top);
        if is_straight || row == top {
            canvas.text(x, frame.y, 2, &format!("{}", column + 1), style);
        } else if row == bottom && !reaches_top() {
            canvas.text(x, frame.bottom() - 1, 2, &format!("{}", column + 1), style);
        }
    }
}

/// Arrows on the frame where the board continues beyond it.
fn more(canvas: &mut Canvas<'_>, frame: Rect, plan: &Plan<'_>) {
    let style = canvas.theme.accent;
    let hidden = plan.hidden();
    let (middle, centre) = (frame.x + frame.width / 2, frame.y + frame.height / 2);
    for (there, x, y, arrow) in [
        (hidden.left, frame.x, centre, "◂"),
        (hidden.right, frame.right() - 1, centre, "▸"),
        (hidden.above, middle, frame.y, "▴"),
        (hidden.below, middle, frame.bottom() - 1, "▾"),
    ] {
        if there {
            canvas.text(x, y, 1, arrow, style);
        }
    }
}
