//! What runs between cells: the path from number to number, and bars that tie neighbours. Drawn
//! into the gaps, where there are gaps.

use super::{Canvas, plan::Plan};
use parlour_scene::Grid;
use ratatui::{layout::Rect, style::Style};
use std::collections::BTreeMap;

/// How many warmths a path has.
pub(super) const WARMTHS: u16 = 8;

/// Which way a line goes from the upper or left one of two cells.
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

/// Which cells lie on a path.
pub(super) fn members(board: &Grid) -> Vec<bool> {
    let mut on = vec![false; board.cells.len()];
    for cell in board.paths.iter().flatten() {
        if let Some(on) = on.get_mut(usize::from(*cell)) {
            *on = true;
        }
    }
    on
}

/// How warm a number is, from 1 to the highest.
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

fn line(canvas: &mut Canvas<'_>, (x, y): (u16, u16), sign: &str, style: Style) {
    canvas.text(x, y, 2, sign, style);
}

/// The place between two neighbours, and which way the line goes there.
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
