//! The layout of a spaced grid: how large its cells are, and which part is visible.

use parlour_scene::{CellShape, Grid};
use ratatui::layout::Rect;

/// How large cells are drawn. There is always one free column between columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Cut {
    pub wide: u16,
    pub high: u16,
    /// Free rows between rows.
    pub gap: u16,
}

const fn cut(wide: u16, high: u16, gap: u16) -> Cut {
    Cut { wide, high, gap }
}

/// The sizes, best first. Widths are odd, so that the distance between centres is even.
const CUTS: [Cut; 5] = [cut(7, 3, 1), cut(5, 3, 1), cut(5, 1, 1), cut(3, 1, 1), cut(3, 1, 0)];
/// The smallest size with room for lines between rows.
const OPEN: usize = 3;

/// The frame's width and height on each side; it has room for symbols beside the outermost cells.
pub(super) const EDGE: (u16, u16) = (2, 1);

/// Which sides of the board are out of view.
pub(super) struct Hidden {
    pub left: bool,
    pub right: bool,
    pub above: bool,
    pub below: bool,
}

/// A board's layout within a given space.
pub(super) struct Plan<'a> {
    board: &'a Grid,
    pub cut: Cut,
    /// The board's corner before scrolling.
    corner: (u16, u16),
    full: (u16, u16),
    window: (u16, u16),
    /// The scroll offset.
    moved: (u16, u16),
}

impl<'a> Plan<'a> {
    pub fn new(board: &'a Grid, columns: u16, rows: u16) -> Self {
        let room = (columns.saturating_sub(2 * EDGE.0), rows.saturating_sub(2 * EDGE.1));
        let fits = |cut: &&Cut| {
            let (_, full) = extent(board, **cut);
            full.0 <= room.0 && full.1 <= room.1
        };
        // A bar between two rows must be visible, so with links there is always room between rows.
        let cuts = if board.links.is_empty() { &CUTS[..] } else { &CUTS[..=OPEN] };
        let cut = *cuts.iter().find(fits).unwrap_or(&cuts[cuts.len() - 1]);
        let (corner, full) = extent(board, cut);
        let window = (full.0.min(room.0), full.1.min(room.1));
        let mut plan = Plan { board, cut, corner, full, window, moved: (0, 0) };
        let (x, y) = plan.at(board.cursor);
        let (across, down) = (plan.across(), plan.down());
        plan.moved = (moved(full.0, window.0, x, across), moved(full.1, window.1, y, down));
        plan
    }

    /// The distance between columns.
    pub fn across(&self) -> u16 {
        self.cut.wide + 1
    }

    /// The distance between rows.
    pub fn down(&self) -> u16 {
        self.cut.high + self.cut.gap
    }

    /// The size including the frame.
    pub fn outer(&self) -> (u16, u16) {
        (self.window.0 + 2 * EDGE.0, self.window.1 + 2 * EDGE.1)
    }

    pub fn hidden(&self) -> Hidden {
        Hidden {
            left: self.moved.0 > 0,
            right: self.moved.0 + self.window.0 < self.full.0,
            above: self.moved.1 > 0,
            below: self.moved.1 + self.window.1 < self.full.1,
        }
    }

    /// A cell's offset from the board's corner.
    fn at(&self, index: u16) -> (u16, u16) {
        let (x, y) = place(self.board, self.cut, index);
        (x.saturating_sub(self.corner.0), y.saturating_sub(self.corner.1))
    }

    /// A cell's area on the screen, if it is fully visible.
    pub fn place(&self, index: u16, inside: Rect) -> Option<Rect> {
        let (x, y) = self.at(index);
        let (x, y) = (x.checked_sub(self.moved.0)?, y.checked_sub(self.moved.1)?);
        let area = Rect::new(inside.x + x, inside.y + y, self.cut.wide, self.cut.high);
        (area.right() <= inside.right() && area.bottom() <= inside.bottom()).then_some(area)
    }
}

/// Where a cell begins; each row of hexagons is shifted right.
fn place(board: &Grid, cut: Cut, index: u16) -> (u16, u16) {
    let columns = u16::from(board.columns.max(1));
    let (column, row) = (index % columns, index / columns);
    let across = cut.wide + 1;
    let step = if board.layout.shape() == CellShape::Hexagons { row * across / 2 } else { 0 };
    (column * across + step, row * (cut.high + cut.gap))
}

/// The corner and size of the part of a board that has cells.
fn extent(board: &Grid, cut: Cut) -> ((u16, u16), (u16, u16)) {
    let there = |index: &u16| {
        let pen = board.focused && *index == board.cursor;
        pen || board.cells.get(usize::from(*index)).is_some_and(|cell| !cell.hole)
    };
    let places = || (0..board.cells.len() as u16).filter(there).map(|index| place(board, cut, index));
    let least = |part: fn((u16, u16)) -> u16| places().map(part).min().unwrap_or(0);
    let most = |part: fn((u16, u16)) -> u16| places().map(part).max().unwrap_or(0);
    let corner = (least(|(x, _)| x), least(|(_, y)| y));
    let end = (most(|(x, _)| x) + cut.wide, most(|(_, y)| y) + cut.high);
    (corner, (end.0 - corner.0, end.1 - corner.1))
}

/// The scroll offset that keeps a position well inside the window. It moves by half a window at a time, so
/// that not every step scrolls.
fn moved(full: u16, window: u16, at: u16, step: u16) -> u16 {
    if full <= window {
        return 0;
    }
    let half = (window / 2 / step * step).max(step);
    let wished = (at / half * half).saturating_sub(half / 2 / step * step);
    // A whole step further at the end, so that no cell is cut off.
    wished.min((full - window).div_ceil(step) * step)
}

#[cfg(test)]
mod tests {
    use super::{EDGE, Plan};
    use parlour_kernel::Message;
    use parlour_scene::{CellShape, Grid, GridCell, GridLayout};
    use ratatui::layout::{Margin, Rect};

    #[test]
    fn the_window_follows_the_cursor_everywhere() {
        for (side, shape) in
            [4, 13, 30].into_iter().flat_map(|side| [(side, CellShape::Squares), (side, CellShape::Hexagons)])
        {
            let cells = vec![GridCell::empty(Message::new("cell")); usize::from(side) * usize::from(side)];
            let mut board = Grid { layout: GridLayout::Spaced(shape), ..Grid::plain(side, cells, 0) };
            for (columns, rows) in [(31, 17), (51, 22), (80, 40)] {
                for cursor in (0..u16::from(side) * u16::from(side)).rev().step_by(7 * usize::from(side) / 4)
                {
                    board.cursor = cursor;
                    let plan = Plan::new(&board, columns, rows);
                    let (wide, high) = plan.outer();
                    assert!(wide <= columns && high <= rows);
                    let inside = Rect::new(0, 0, wide, high).inner(Margin::new(EDGE.0, EDGE.1));
                    let place = plan.place(cursor, inside);
                    assert!(place.is_some(), "{side} {shape:?} {columns}x{rows}: {cursor}");
                }
            }
        }
    }
}
