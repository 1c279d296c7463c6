//! Paints `Board::Tiles`: a box with a felt floor, tiles that are up, picked or down, and dice. A tile shows
//! its state by height and symbol as well as by colour.

use super::{
    Canvas,
    dice::{self, Die},
};
use crate::hits::Target;
use parlour_scene::{Tile, Tiles};
use ratatui::{layout::Rect, style::Style};

/// What the screen adds to a board.
#[derive(Default)]
pub(crate) struct Pose<'a> {
    /// The focused cell.
    pub cursor: Option<u16>,
    /// Cells the hint is about.
    pub marked: &'a [u16],
    /// Cells halfway through turning over.
    pub turning: &'a [u16],
    pub flashing: &'a [u16],
    /// Counts while the dice are tumbling.
    pub beat: Option<u32>,
    /// Whether the box was shut a moment ago.
    pub celebrating: bool,
}

/// How large tiles are drawn.
#[derive(Clone, Copy)]
struct Cut {
    wide: u16,
    high: u16,
    /// Columns of felt between two tiles.
    gap: u16,
    die: Die,
}

/// The sizes, largest first. The sides of a tile are half blocks, so that felt shows between two.
const CUTS: [Cut; 5] = [
    Cut { wide: 7, high: 7, gap: 1, die: Die::LARGE },
    Cut { wide: 7, high: 5, gap: 1, die: Die::SMALL },
    Cut { wide: 6, high: 4, gap: 0, die: Die::SMALL },
    Cut { wide: 5, high: 3, gap: 0, die: Die::SMALL },
    Cut { wide: 4, high: 3, gap: 0, die: Die::SMALL },
];

/// Rows besides tiles and dice: rim, space for picked tiles, symbols, rim.
const OTHER_ROWS: u16 = 4;

impl Cut {
    fn rows(self) -> u16 {
        self.high + self.die.high + OTHER_ROWS
    }
}

/// The size a board takes within this space.
pub(crate) fn tiles_size(board: &Tiles, columns: u16, rows: u16) -> (u16, u16) {
    let cut = cut(board, columns, rows);
    (box_width(board, cut), cut.rows())
}

fn box_width(board: &Tiles, cut: Cut) -> u16 {
    (board.tiles.len() as u16 * (cut.wide + cut.gap)).saturating_sub(cut.gap) + 4
}

fn cut(board: &Tiles, columns: u16, rows: u16) -> Cut {
    let fits = |cut: &Cut| box_width(board, *cut) <= columns && cut.rows() <= rows;
    CUTS.into_iter().find(fits).unwrap_or(CUTS[CUTS.len() - 1])
}

/// Draws the board in the middle of an area.
pub(crate) fn tiles(canvas: &mut Canvas<'_>, area: Rect, board: &Tiles, pose: &Pose<'_>) {
    let cut = cut(board, area.width, area.height);
    let Cut { wide, high, gap, die } = cut;
    let size = (box_width(board, cut).min(area.width), cut.rows().min(area.height));
    let left = area.x + (area.width - size.0) / 2;
    let place = Rect::new(left, area.y, size.0, size.1);
    the_box(canvas, place, pose.celebrating);
    for (cell, tile) in (0_u16..).zip(&board.tiles) {
        let slot = Rect::new(place.x + 2 + cell * (wide + gap), place.y + 1, wide, high + 2);
        one(canvas, slot.intersection(place), cell, tile, pose);
    }
    let floor_top = place.y + 1 + high + 2;
    let floor = Rect::new(place.x + 1, floor_top, place.width - 2, die.high).intersection(place);
    dice::dice(canvas, floor, die, &board.dice, pose.beat);
}

fn the_box(canvas: &mut Canvas<'_>, place: Rect, celebrating: bool) {
    let theme = canvas.theme;
    canvas.fill(place, theme.felt);
    let across = "═".repeat(usize::from(place.width - 2));
    canvas.text(place.x, place.y, place.width, &format!("╔{across}╗"), theme.rim);
    for y in place.y + 1..place.bottom() - 1 {
        canvas.text(place.x, y, 1, "║", theme.rim);
        canvas.text(place.right() - 1, y, 1, "║", theme.rim);
    }
    canvas.text(place.x, place.bottom() - 1, place.width, &format!("╚{across}╝"), theme.rim);
    let hinge = if celebrating { "★" } else { "●" };
    for x in [place.x + place.width / 5, place.right() - 1 - place.width / 5] {
        canvas.text(x - 1, place.y, 3, &format!("╡{hinge}╞"), theme.hinge);
    }
}

/// One tile in its slot: a row to move up into, the tile, a row for symbols.
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
    // Shown only if the key is not the number itself.
    if tile.key.to_string() != tile.number.to_string() {
        canvas.centred(slot, floor, &tile.key.to_string(), theme.felt);
    }
    if tile.enabled {
        canvas.hit(slot, Target::Cell(cell));
    }
}

/// An upright tile: a block of wood with its number.
fn block(canvas: &mut Canvas<'_>, place: Rect, tile: &Tile, style: Style, focused: bool) {
    let sides = edge(style, canvas.theme.felt);
    let inside = Rect { x: place.x + 1, width: place.width - 2, ..place };
    canvas.fill(inside, style);
    for y in place.y..place.bottom() {
        canvas.text(place.x, y, 1, "▐", sides);
        canvas.text(place.right() - 1, y, 1, "▌", sides);
    }
    let shadow = "▁".repeat(usize::from(inside.width));
    canvas.text(inside.x, place.bottom() - 1, inside.width, &shadow, style);
    let middle = place.y + (place.height - 1) / 2;
    canvas.centred(inside, middle, &tile.number.to_string(), style);
    if focused {
        canvas.text(inside.x, place.y, inside.width, &"▔".repeat(usize::from(inside.width)), style);
    }
}

/// A tile that is down: low and grey, its number in brackets.
fn lying(canvas: &mut Canvas<'_>, place: Rect, number: u8) {
    let style = canvas.theme.down;
    let sides = Style { bg: canvas.theme.felt.bg, ..style };
    canvas.fill(place, style);
    canvas.text(place.x, place.y, 1, "[", sides);
    canvas.text(place.right() - 1, place.y, 1, "]", sides);
    let inside = Rect { x: place.x + 1, width: place.width - 2, ..place };
    canvas.centred(inside, place.y, &number.to_string(), style);
}

/// A block's colour as ink on the felt; plain ink where blocks have no colour.
fn edge(block: Style, felt: Style) -> Style {
    Style { fg: block.bg.or(felt.fg), bg: felt.bg, ..Style::new() }
}
