//! Paints `Board::Glyphs`: the map, and lists that open over it. What does not fit scrolls, keeping the
//! player's piece visible.

use super::{Canvas, width, wrap};
use crate::{hits::Target, theme::GlyphTheme};
use parlour_scene::{Glyphs, Panel, Sheet};
use parlour_text::Speaker;
use ratatui::{layout::Rect, style::Style};

/// The maximum width of a list, and the minimum width of a column of entries.
const SHEET: u16 = 76;
const COLUMN: u16 = 36;

/// The width and height of a map.
pub(crate) fn glyphs_size(board: &Glyphs) -> (u16, u16) {
    let columns = u16::from(board.columns).max(1);
    (columns, (board.cells.len() as u16).div_ceil(columns))
}

/// Draws the map. `marked` cells are being pointed at; something happened to `flashing` ones.
pub(crate) fn glyphs(canvas: &mut Canvas<'_>, area: Rect, board: &Glyphs, marked: &[u16], flashing: &[u16]) {
    let (columns, rows) = glyphs_size(board);
    let theme = canvas.theme;
    canvas.fill(area, theme.glyphs.dark());
    let focus = board.cursor.unwrap_or(board.centre);
    let left = scrolled(columns, area.width, focus % columns);
    let top = scrolled(rows, area.height, focus / columns);
    let spare = area.width.saturating_sub(columns) / 2;
    for y in 0..area.height.min(rows) {
        for x in 0..area.width.min(columns) {
            let cell = (top + y) * columns + left + x;
            let Some(glyph) = board.cells.get(usize::from(cell)) else { continue };
            let mut style = theme.glyphs.of(glyph);
            if board.path.contains(&cell) || marked.contains(&cell) {
                style = GlyphTheme::marked(style, false);
            }
            if board.cursor == Some(cell) || flashing.contains(&cell) {
                style = GlyphTheme::marked(style, true);
            }
            let sign = match glyph.sign {
                ' ' if board.path.contains(&cell) => '·',
                sign => sign,
            };
            let place = Rect::new(area.x + spare + x, area.y + y, 1, 1);
            canvas.text(place.x, place.y, 1, sign.encode_utf8(&mut [0; 4]), style);
            canvas.hit(place, Target::Cell(cell));
        }
    }
}

/// The first of `all` positions shown when only `shown` fit and `focus` must be among them.
fn scrolled(all: u16, shown: u16, focus: u16) -> u16 {
    focus.saturating_sub(shown / 2).min(all.saturating_sub(shown))
}

/// Draws a list over the map.
pub(crate) fn sheet(canvas: &mut Canvas<'_>, area: Rect, sheet: &Sheet, speaker: &Speaker, close: &str) {
    let theme = canvas.theme;
    let inside_wide = area.width.min(SHEET).saturating_sub(4);
    let texts: Vec<String> =
        sheet.lines.iter().flat_map(|line| wrap(&speaker.say(line), inside_wide)).collect();
    let room = area.height.saturating_sub(4);
    // The newest are at the bottom; older ones have scrolled away.
    let shown = texts.len().min(usize::from(room));
    let lines = &texts[texts.len() - shown..];
    let gap = u16::from(!lines.is_empty() && !sheet.entries.is_empty());
    let left_rows = room.saturating_sub(lines.len() as u16 + gap).max(1);
    let count = sheet.entries.len() as u16;
    let columns = count.div_ceil(left_rows).clamp(1, (inside_wide / COLUMN).max(1));
    let rows = count.div_ceil(columns).min(left_rows);
    let high = (lines.len() as u16 + gap + rows + 4).min(area.height);
    let wide = inside_wide + 4;
    let frame = Rect::new(area.x + (area.width - wide) / 2, area.y, wide, high);
    canvas.frame(frame, theme.hinge, theme.text);
    canvas.hit(frame, Target::Command("close-sheet".to_owned()));
    let inside = Rect::new(frame.x + 2, frame.y + 1, inside_wide, high.saturating_sub(2));
    canvas.text(inside.x, inside.y, inside.width, &speaker.say(&sheet.title), theme.accent);
    canvas.right(inside, inside.y, close, theme.quiet);
    let mut y = inside.y + 1;
    for line in lines {
        canvas.text(inside.x, y, inside.width, line, theme.text);
        y += 1;
    }
    y += gap;
    let column_wide = inside.width / columns;
    for (index, entry) in (0_u16..).zip(&sheet.entries) {
        let place = Rect::new(inside.x + index / rows * column_wide, y + index % rows, column_wide - 1, 1);
        if place.x + place.width > inside.right() {
            break;
        }
        let x = canvas.text(place.x, place.y, 3, &format!("{:<2}", entry.key), theme.accent);
        let note = entry.note.as_ref().map(|note| format!(" ({})", speaker.say(note))).unwrap_or_default();
        let text = speaker.say(&entry.text);
        let free = place.right().saturating_sub(x);
        let x = canvas.text(x, place.y, free.saturating_sub(width(&note)), &text, theme.text);
        canvas.text(x, place.y, place.right().saturating_sub(x), &note, theme.quiet);
        canvas.hit(place, Target::Command(entry.command.to_string()));
    }
}

/// Draws a panel as a box on the side of the map away from the cursor.
pub(crate) fn beside(canvas: &mut Canvas<'_>, area: Rect, board: &Glyphs, panel: &Panel, speaker: &Speaker) {
    let theme = canvas.theme;
    let wide = (area.width / 2).min(42);
    let (columns, _) = glyphs_size(board);
    let at_left = board.cursor.is_some_and(|cursor| cursor % columns < columns / 2);
    let x = if at_left { area.right() - wide } else { area.x };
    let lines: Vec<String> =
        panel.lines.iter().flat_map(|line| wrap(&speaker.say(line), wide.saturating_sub(4))).collect();
    let high = (lines.len() as u16 + 2).min(area.height);
    let frame = Rect::new(x, area.y, wide, high);
    canvas.frame(frame, theme.hinge, theme.text);
    for (y, line) in (frame.y + 1..frame.bottom().saturating_sub(1)).zip(&lines) {
        let style: Style = if y == frame.y + 1 { theme.strong } else { theme.text };
        canvas.text(frame.x + 2, y, wide.saturating_sub(4), line, style);
    }
}
