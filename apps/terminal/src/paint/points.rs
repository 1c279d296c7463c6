//! Paints `Board::Points`: box-drawing lines with stones on them. Symbols as well as colours show whose a
//! stone is, what can be captured and why.

use super::{Canvas, Pose};
use crate::hits::Target;
use parlour_scene::{Mark, Point, Points, Stone};
use ratatui::{
    layout::Rect,
    style::{Modifier, Style},
};

/// Columns and rows between neighbouring places, largest first.
const STEPS: [(u16, u16); 3] = [(8, 3), (6, 2), (4, 2)];
/// The width of a point: a stone, a mark on either side, and the cursor around.
const WIDE: u16 = 5;
/// The space for the names along the edges.
const EDGE: (u16, u16) = (2, 1);

/// The size a board takes within this space.
pub(crate) fn points_size(board: &Points, columns: u16, rows: u16) -> (u16, u16) {
    size(board, step(board, columns, rows))
}

fn size(board: &Points, (right, down): (u16, u16)) -> (u16, u16) {
    let (across, along) = places(board);
    (EDGE.0 + (across - 1) * right + WIDE, EDGE.1 + (along - 1) * down + 1)
}

fn step(board: &Points, columns: u16, rows: u16) -> (u16, u16) {
    let fits = |step: &(u16, u16)| {
        let (wide, high) = size(board, *step);
        wide <= columns && high <= rows
    };
    STEPS.into_iter().find(fits).unwrap_or(STEPS[STEPS.len() - 1])
}

/// The number of places across and down.
fn places(board: &Points) -> (u16, u16) {
    let last = |part: fn(&Point) -> u8| board.points.iter().map(part).max().unwrap_or(0);
    (u16::from(last(|point| point.column)) + 1, u16::from(last(|point| point.row)) + 1)
}

/// Draws the board in the middle of an area.
pub(crate) fn points(canvas: &mut Canvas<'_>, area: Rect, board: &Points, pose: &Pose<'_>) {
    let step = step(board, area.width, area.height);
    let (wide, _) = size(board, step);
    let left = area.x + area.width.saturating_sub(wide) / 2;
    let at = |point: &Point| {
        let x = left + EDGE.0 + u16::from(point.column) * step.0 + WIDE / 2;
        (x, area.y + u16::from(point.row) * step.1)
    };
    let ends = |(a, b): &(u16, u16)| {
        let point = |cell: &u16| board.points.get(usize::from(*cell));
        Some((at(point(a)?), at(point(b)?)))
    };
    for line in board.lines.iter().filter_map(ends) {
        segment(canvas, line, canvas.theme.line);
    }
    for row in &board.shining {
        let pairs = row.windows(2).filter_map(|pair| ends(&(pair[0], pair[1])));
        for line in pairs {
            segment(canvas, line, canvas.theme.accent);
        }
    }
    names(canvas, board, step, Rect { x: left, ..area });
    for (cell, point) in (0_u16..).zip(&board.points) {
        let (x, y) = at(point);
        let place = Rect::new(x - WIDE / 2, y, WIDE, 1);
        one(canvas, place, cell, point, board, pose);
    }
}

/// A line between two places; diagonals have one stroke in each row between.
fn segment(canvas: &mut Canvas<'_>, ((x1, y1), (x2, y2)): ((u16, u16), (u16, u16)), style: Style) {
    let ((left, from), (right, to)) =
        if (x1, y1) <= (x2, y2) { ((x1, y1), (x2, y2)) } else { ((x2, y2), (x1, y1)) };
    if from == to {
        canvas.text(left, from, right - left + 1, &"─".repeat(usize::from(right - left + 1)), style);
        return;
    }
    let (top, bottom) = (from.min(to), from.max(to));
    let sign = match (left == right, from < to) {
        (true, _) => "│",
        (false, true) => "╲",
        (false, false) => "╱",
    };
    for y in top + 1..bottom {
        let along = if from < to { y - from } else { from - y };
        let x = left + (right - left) * along / (bottom - top);
        canvas.text(x, y, 1, sign, style);
    }
}

/// Numbers at the left and letters below; if there is no row left, the letters are dropped.
fn names(canvas: &mut Canvas<'_>, board: &Points, (right, down): (u16, u16), area: Rect) {
    let (across, along) = places(board);
    let quiet = canvas.theme.quiet;
    for row in 0..along {
        canvas.text(area.x, area.y + row * down, 2, &(along - row).to_string(), quiet);
    }
    let below = area.y + (along - 1) * down + 1;
    for column in (0..across).filter(|_| below < area.bottom()) {
        let letter = char::from(b'a' + column as u8).to_string();
        canvas.text(area.x + EDGE.0 + column * right + WIDE / 2, below, 1, &letter, quiet);
    }
}

fn one(canvas: &mut Canvas<'_>, place: Rect, cell: u16, point: &Point, board: &Points, pose: &Pose<'_>) {
    let theme = canvas.theme;
    let middle = place.x + WIDE / 2;
    let shines = board.shining.iter().any(|row| row.contains(&cell));
    let (sign, style) = match point.stone {
        None if point.open => ("◦", theme.accent),
        None => ("·", theme.line),
        Some(Stone::First) => ("○", theme.first),
        Some(Stone::Second) => ("●", theme.second),
        Some(Stone::Dead) => ("x", theme.quiet),
    };
    let style = if pose.flashing.contains(&cell) { style.add_modifier(Modifier::REVERSED) } else { style };
    if point.stone.is_some() {
        canvas.text(middle - 1, place.y, 3, &format!(" {sign} "), style);
    } else {
        canvas.text(middle, place.y, 1, sign, style);
    }
    let around = match point.target {
        Some(Mark::Cross) => Some(("×", "×")),
        Some(Mark::Bracket) => Some(("[", "]")),
        Some(Mark::DoubleBracket) => Some(("«", "»")),
        Some(Mark::Arc) => Some(("^", "^")),
        None if point.picked => Some(("›", "‹")),
        None if shines => Some(("=", "=")),
        None if board.last.is_some_and(|(_, to)| to == cell) => Some(("'", "'")),
        None => None,
    };
    if let Some((before, after)) = around {
        let sign_style = if point.target.is_some() { style.patch(theme.bad) } else { style };
        canvas.text(middle - 1, place.y, 1, before, sign_style);
        canvas.text(middle + 1, place.y, 1, after, sign_style);
    }
    if pose.marked.contains(&cell) {
        canvas.text(middle - 2, place.y, 1, "★", theme.accent);
    }
    if pose.cursor == Some(cell) {
        canvas.text(place.x, place.y, 1, "(", theme.accent);
        canvas.text(place.right() - 1, place.y, 1, ")", theme.accent);
    }
    canvas.hit(place, Target::Cell(cell));
}
