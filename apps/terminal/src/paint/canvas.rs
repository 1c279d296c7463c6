//! A canvas over the frame: drawing outside its edges is harmless.

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
    /// Words that did not fit.
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

    /// Records a text that did not fit, if it has words.
    pub fn note_cut(&mut self, text: &str) {
        if text.chars().any(char::is_alphabetic) {
            self.cut.push(text.to_owned());
        }
    }

    pub fn fill(&mut self, area: Rect, style: Style) {
        for position in area.intersection(self.buffer.area).positions() {
            let cell = &mut self.buffer[position];
            cell.reset();
            cell.set_style(style);
        }
    }

    /// Writes a text into at most `columns` columns; returns where it ends.
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

    /// Writes a centred text.
    pub fn centred(&mut self, area: Rect, y: u16, text: &str, style: Style) {
        let free = area.width.saturating_sub(width(text));
        self.text(area.x + free / 2, y, area.width, text, style);
    }

    /// Writes a right-aligned text.
    pub fn right(&mut self, area: Rect, y: u16, text: &str, style: Style) {
        let free = area.width.saturating_sub(width(text));
        self.text(area.x + free, y, area.width, text, style);
    }

    /// Writes a text over several rows, down to the end of the area at most; returns the row after it.
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

    /// A horizontal rule.
    pub fn rule(&mut self, area: Rect, y: u16) {
        let style = self.theme.line;
        self.text(area.x, y, area.width, &"─".repeat(usize::from(area.width)), style);
    }

    /// A box with rounded corners, cleared inside.
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

    /// Makes an area clickable.
    pub fn hit(&mut self, area: Rect, target: Target) {
        self.hits.add(area.intersection(self.buffer.area), target);
    }
}
