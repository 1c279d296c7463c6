//! The painter of `Board::Tiles`: a box with a felt floor, tiles that stand, lean out or lie, and
//! dice. A tile tells its state by height and sign as well as by colour.

use super::{Canvas, dice};
use crate::hits::Target;
use ratatui::{layout::Rect, style::Style};
use scene::{Tile, Tiles};

/// What the screen adds to a board.
#[derive(Default)]
pub(crate) struct Pose<'a> {
    /// The cell with the focus.
    pub cursor: Option<u16>,
    /// Cells that a hint speaks of.
    pub marked: &'a [u16],
    /// Cells that are turning over: half way.
    pub turning: &'a [u16],
    /// Counts while the dice are in the air.
    pub beat: Option<u32>,
    /// Whether the box was shut a moment ago.
    pub glad: bool,
}

/// How large tiles are cut: columns, rows.
const CUTS: [(u16, u16); 4] = [(7, 5), (6, 4), (4, 3), (3, 3)];
/// Rows beside the tiles: rim, room to lean out, signs, dice, rim.
const OTHER_ROWS: u16 = 1 + 1 + 1 + dice::HEIGHT + 1;

/// The columns and rows a board takes within so many.
pub(crate) fn tiles_size(board: &Tiles, columns: u16, rows: u16) -> (u16, u16) {
    let (wide, high) = cut(board, columns, rows);
    (box_width(board, wide), high + OTHER_ROWS)
}

fn box_width(board: &Tiles, wide: u16) -> u16 {
    (board.tiles.len() as u16 * (wide + 1)).saturating_sub(1) + 4
}

fn cut(board: &Tiles, columns: u16, rows: u16) -> (u16, u16) {
    let fits = |(wide, high): &(u16, u16)| box_width(board, *wide) <= columns && high + OTHER_ROWS <= rows;
    CUTS.into_iter().find(fits).unwrap_or(CUTS[CUTS.len() - 1])
}

/// Draws the board in the middle of an area.
pub(crate) fn tiles(canvas: &mut Canvas<'_>, area: Rect, board: &Tiles, pose: &Pose<'_>) {
    let (wide, high) = cut(board, area.width, area.height);
    let size = (box_width(board, wide).min(area.width), (high + OTHER_ROWS).min(area.height));
    let left = area.x + (area.width - size.0) / 2;
    let place = Rect::new(left, area.y, size.0, size.1);
    the_box(canvas, place, pose.glad);
    for (cell, tile) in (0_u16..).zip(&board.tiles) {
        let slot = Rect::new(place.x + 2 + cell * (wide + 1), place.y + 1, wide, high + 2);
        one(canvas, slot.intersection(place), cell, tile, pose);
    }
    let floor_top = place.y + 1 + high + 2;
    let floor = Rect::new(place.x + 1, floor_top, place.width - 2, dice::HEIGHT).intersection(place);
    dice::dice(canvas, floor, &board.dice, pose.beat);
}

fn the_box(canvas: &mut Canvas<'_>, place: Rect, glad: bool) {
    let theme = canvas.theme;
    canvas.fill(place, theme.felt);
    let across = "═".repeat(usize::from(place.width - 2));
    canvas.text(place.x, place.y, place.width, &format!("╔{across}╗"), theme.rim);
    for y in place.y + 1..place.bottom() - 1 {
        canvas.text(place.x, y, 1, "║", theme.rim);
        canvas.text(place.right() - 1, y, 1, "║", theme.rim);
    }
    canvas.text(place.x, place.bottom() - 1, place.width, &format!("╚{across}╝"), theme.rim);
    let hinge = if glad { "★" } else { "●" };
    for x in [place.x + place.width / 5, place.right() - 1 - place.width / 5] {
        canvas.text(x - 1, place.y, 3, &format!("╡{hinge}╞"), theme.hinge);
    }
}

/// One tile in its slot: a row to lean out, the tile, a row for signs.
fn one(canvas: &mut Canvas<'_>, slot: Rect, cell: u16, tile: &Tile, pose: &Pose<'_>) {
    let theme = canvas.theme;
    let high = slot.height - 2;
    let floor = slot.bottom() - 1;
    let turning = pose.turning.contains(&cell);
    let focused = pose.cursor == Some(cell);
    if turning {
        let half = high / 2 + 1;
        block(canvas, Rect::new(slot.x, floor - half, slot.width, half), tile, theme.up, focused);
    } else if tile.up {
        let lean = u16::from(tile.picked);
        let style = if tile.picked { theme.picked } else { theme.up };
        block(canvas, Rect::new(slot.x, slot.y + 1 - lean, slot.width, high), tile, style, focused);
        if tile.picked {
            canvas.centred(slot, floor - 1, "▲", theme.sign);
        }
    } else {
        lying(canvas, Rect::new(slot.x, floor - 1, slot.width, 1), tile.number);
    }
    if pose.marked.contains(&cell) && !tile.picked {
        canvas.centred(slot, slot.y, "★", theme.sign);
    }
    if focused {
        canvas.text(slot.x, floor, slot.width, &"━".repeat(usize::from(slot.width)), theme.sign);
    }
    // The key is told where it is not the number itself.
    if tile.key.to_string() != tile.number.to_string() {
        canvas.centred(slot, floor, &tile.key.to_string(), theme.felt);
    }
    if tile.enabled {
        canvas.hit(slot, Target::Cell(cell));
    }
}

fn block(canvas: &mut Canvas<'_>, place: Rect, tile: &Tile, style: Style, focused: bool) {
    canvas.fill(place, style);
    let (corners, side) =
        if focused { (["╔", "╗", "╚", "╝"], "║") } else { (["╭", "╮", "╰", "╯"], "│") };
    let across = if focused { "═" } else { "─" }.repeat(usize::from(place.width - 2));
    let [top_left, top_right, low_left, low_right] = corners;
    canvas.text(place.x, place.y, place.width, &format!("{top_left}{across}{top_right}"), style);
    let foot = place.bottom() - 1;
    for y in place.y + 1..foot {
        canvas.text(place.x, y, 1, side, style);
        canvas.text(place.right() - 1, y, 1, side, style);
    }
    canvas.text(place.x, foot, place.width, &format!("{low_left}{across}{low_right}"), style);
    number(canvas, place, place.y + place.height / 2, tile.number, style);
}

/// The number in the middle; one that leaves no room for the sides takes their place.
fn number(canvas: &mut Canvas<'_>, place: Rect, y: u16, number: u8, style: Style) {
    let number = number.to_string();
    let tight = number.len() + 2 > usize::from(place.width);
    let wide = usize::from(place.width);
    let shown = if tight { format!("{number:>wide$}") } else { number };
    canvas.centred(place, y, &shown, style);
}

fn lying(canvas: &mut Canvas<'_>, place: Rect, number: u8) {
    let style = canvas.theme.down;
    canvas.fill(place, style);
    canvas.text(place.x, place.y, 1, "[", style);
    canvas.text(place.right() - 1, place.y, 1, "]", style);
    self::number(canvas, place, place.y, number, style);
}
