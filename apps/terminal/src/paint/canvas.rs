//! A canvas over the frame: nothing drawn outside its edges does harm.

use super::words::{width, wrap};
use crate::{
    hits::{Hits, Target},
    theme::Theme,
};
use ratatui::{buffer::Buffer, layout::Rect, style::Style};

pub(crate) struct Canvas<'a> {
    buffer: &'a mut Buffer,
    pub theme: &'a Theme,
    hits: &'a mut Hits,
    /// Words that had no room.
    cut: &'a mut Vec<String>,
}

impl<'a> Canvas<'a> {
    pub fn new(
        buffer: &'a mut Buffer,
        theme: &'a Theme,
        hits: &'a mut Hits,
        cut: &'a mut Vec<String>,
    ) -> Self {
        Canvas { buffer, theme, hits, cut }
    }

    /// Remembers a text that had no room, if it has words.
    pub fn note_cut(&mut self, text: &str) {
        if text.chars().any(char::is_alphabetic) {
            self.cut.push(text.to_owned());
        }
    }

    /// Blanks an area.
    pub fn fill(&mut self, area: Rect, style: Style) {
        for position in area.intersection(self.buffer.area).positions() {
            let cell = &mut self.buffer[position];
            cell.reset();
            cell.set_style(style);
        }
    }

    /// Writes a text of at most so many columns; answers where it ends.
    pub fn text(&mut self, x: u16, y: u16, columns: u16, text: &str, style: Style) -> u16 {
        let edges = self.buffer.area;
        if width(text) > columns.min(edges.right().saturating_sub(x)) {
            self.note_cut(text);
        }
        if y < edges.y || y >= edges.bottom() || x < edges.x || x >= edges.right() {
            return x;
        }
        self.buffer.set_stringn(x, y, text, usize::from(columns), style).0
    }

    /// Writes a text in the middle of a row.
    pub fn centred(&mut self, area: Rect, y: u16, text: &str, style: Style) {
        let free = area.width.saturating_sub(width(text));
        self.text(area.x + free / 2, y, area.width, text, style);
    }

    /// Writes a text that ends at the right edge of a row.
    pub fn right(&mut self, area: Rect, y: u16, text: &str, style: Style) {
        let free = area.width.saturating_sub(width(text));
        self.text(area.x + free, y, area.width, text, style);
    }

    /// Writes a text over several rows, at most down to the end of the area; answers the row
    /// after it.
    pub fn paragraph(&mut self, area: Rect, y: u16, text: &str, style: Style) -> u16 {
        let mut y = y;
        for line in wrap(text, area.width) {
            if y >= area.bottom() {
                self.note_cut(text);
                break;
            }
            self.text(area.x, y, area.width, &line, style);
            y += 1;
        }
        y
    }

    /// A rule across an area.
    pub fn rule(&mut self, area: Rect, y: u16) {
        let style = self.theme.line;
        self.text(area.x, y, area.width, &"─".repeat(usize::from(area.width)), style);
    }

    /// A box with rounded corners, its inside blanked.
    pub fn frame(&mut self, area: Rect, edge: Style, inside: Style) {
        if area.width < 2 || area.height < 2 {
            return;
        }
        self.fill(area, inside);
        let across = "─".repeat(usize::from(area.width - 2));
        self.text(area.x, area.y, area.width, &format!("╭{across}╮"), edge);
        for y in area.y + 1..area.bottom() - 1 {
            self.text(area.x, y, 1, "│", edge);
            self.text(area.right() - 1, y, 1, "│", edge);
        }
        self.text(area.x, area.bottom() - 1, area.width, &format!("╰{across}╯"), edge);
    }

    /// Remembers what a click in an area means.
    pub fn hit(&mut self, area: Rect, target: Target) {
        self.hits.add(area.intersection(self.buffer.area), target);
    }
}
