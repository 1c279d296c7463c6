//! What is drawn in the gaps between cells: the path from number to number, bars between linked cells, and
//! broken lines where the path has a gap.

use super::{Canvas, plan::Plan};
use parlour_scene::Grid;
use ratatui::{layout::Rect, style::Style};
use std::collections::BTreeMap;

/// The number of colour steps along a path.
pub(super) const WARMTHS: u16 = 8;

/// The direction of a line from the upper or left of two cells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Level,
    Upright,
    Falling,
    Rising,
}

impl Way {
    fn sign(self, bar: bool) -> &'static str {
        match (self, bar) {
            (Way::Level, false) => "─",
            (Way::Upright, false) => "│",
            (Way::Falling, false) => "╲",
            (Way::Rising, false) => "╱",
            (Way::Level, true) => "═",
            (Way::Upright, true) => "║",
            (Way::Falling, true) => "╲╲",
            (Way::Rising, true) => "╱╱",
        }
    }
}

/// Which cells are on a path.
pub(super) fn members(board: &Grid) -> Vec<bool> {
    let mut on = vec![false; board.cells.len()];
    for cell in board.paths.iter().flatten() {
        if let Some(on) = on.get_mut(usize::from(*cell)) {
            *on = true;
        }
    }
    on
}

/// A number's colour step along the path.
pub(super) fn warmth(value: u16, highest: u16) -> usize {
    let part = u32::from(value.saturating_sub(1)) * u32::from(WARMTHS) / u32::from(highest.max(1));
    (part as usize).min(usize::from(WARMTHS) - 1)
}

/// Draws paths, then bars over them.
pub(super) fn draw(canvas: &mut Canvas<'_>, board: &Grid, plan: &Plan<'_>, inside: Rect) {
    let mut drawn: BTreeMap<(u16, u16), Way> = BTreeMap::new();
    for run in &board.paths {
        for pair in run.windows(2) {
            let value = pair.iter().filter_map(|cell| board.cells.get(usize::from(*cell))?.value).min();
            let style = canvas.theme.grid.ribbon(warmth(value.unwrap_or(1), board.highest));
            let Some((place, way)) = between(plan, inside, pair[0], pair[1]) else { continue };
            let crossed = drawn.insert(place, way).is_some_and(|before| before != way);
            line(canvas, place, if crossed { "╳" } else { way.sign(false) }, style);
        }
    }
    for (a, b) in &board.links {
        if let Some((place, way)) = between(plan, inside, *a, *b) {
            line(canvas, place, way.sign(true), canvas.theme.grid.link);
        }
    }
}

/// Draws broken lines between consecutive numbers that do not touch, around the cells on the way.
pub(super) fn draw_broken(canvas: &mut Canvas<'_>, board: &Grid, plan: &Plan<'_>, inside: Rect) {
    if board.broken.is_empty() {
        return;
    }
    let is_cell = |index: &u16| !board.cells[usize::from(*index)].hole;
    let cells = (0..board.cells.len() as u16).filter(is_cell);
    let tiles: Vec<Rect> = cells.filter_map(|cell| plan.place(cell, inside)).collect();
    let style = canvas.theme.bad;
    for (a, b) in &board.broken {
        let (Some(from), Some(to)) = (plan.place(*a, inside), plan.place(*b, inside)) else { continue };
        let middle = |tile: Rect| (i32::from(tile.x + tile.width / 2), i32::from(tile.y + tile.height / 2));
        let ((x, y), (end_x, end_y)) = (middle(from), middle(to));
        let (right, down) = (end_x - x, end_y - y);
        let sign = match right.signum() * down.signum() {
            _ if right.abs() >= 4 * down.abs() => "╌",
            0 => "┆",
            1 => "╲",
            _ => "╱",
        };
        let steps = right.abs().max(down.abs()).max(1);
        for step in 1..steps {
            let at =
                |start: i32, length: i32| u16::try_from(start + (2 * length * step + steps) / (2 * steps));
            let (Ok(x), Ok(y)) = (at(x, right), at(y, down)) else { continue };
            if tiles.iter().all(|tile| !tile.contains((x, y).into())) {
                canvas.text(x, y, 1, sign, style);
            }
        }
    }
}

fn line(canvas: &mut Canvas<'_>, (x, y): (u16, u16), sign: &str, style: Style) {
    canvas.text(x, y, 2, sign, style);
}

/// The position between two neighbours, and the direction of the line there.
fn between(plan: &Plan<'_>, inside: Rect, a: u16, b: u16) -> Option<((u16, u16), Way)> {
    let (mut upper, mut lower) = (plan.place(a, inside)?, plan.place(b, inside)?);
    if (lower.y, lower.x) < (upper.y, upper.x) {
        (upper, lower) = (lower, upper);
    }
    if upper.y == lower.y {
        return Some(((upper.right(), upper.y + upper.height / 2), Way::Level));
    }
    let (from, to) = (upper.x + upper.width / 2, lower.x + lower.width / 2);
    let way = match from.cmp(&to) {
        std::cmp::Ordering::Less => Way::Falling,
        std::cmp::Ordering::Equal => Way::Upright,
        std::cmp::Ordering::Greater => Way::Rising,
    };
    let half = from.abs_diff(to).div_ceil(2);
    let x = if to < from { from - half } else { from + half };
    (plan.cut.gap > 0).then_some(((x, upper.bottom()), way))
}
