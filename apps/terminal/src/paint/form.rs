//! Rows of names with values to turn or to type.

use super::{
    Canvas,
    words::{width, wrap},
};
use crate::hits::Target;
use ratatui::layout::Rect;

/// One row.
pub(crate) struct FormRow {
    pub label: String,
    pub value: String,
    /// What a person types here, shown before the value.
    pub typed: Option<String>,
    /// Whether the value can be turned.
    pub turns: bool,
}

/// Draws a row, focused or not: which one it is, and how many columns the names have.
pub(crate) fn form_row(
    canvas: &mut Canvas<'_>,
    place: Rect,
    (index, names): (usize, u16),
    row: &FormRow,
    focused: bool,
) {
    let theme = canvas.theme;
    let label = if focused { theme.accent } else { theme.quiet };
    canvas.hit(Rect { height: row.rows(place.width, names).min(place.height), ..place }, Target::Row(index));
    if focused {
        canvas.text(place.x, place.y, 1, "▸", theme.accent);
    }
    canvas.text(place.x + 2, place.y, names.saturating_sub(3), &row.label, label);
    let mut x = place.x + names;
    if let Some(typed) = &row.typed {
        let caret = if focused { "▏" } else { "" };
        // The end of a text that has no room, where it is typed on.
        let room = usize::from(TYPED) - 2;
        let hidden = typed.chars().count().saturating_sub(room);
        let shown = typed.chars().skip(hidden).collect::<String>() + caret;
        canvas.text(x, place.y, TYPED - 1, &shown, theme.entry);
        x += TYPED;
    }
    let lines = row.lines(place.width, names);
    if !row.turns {
        for (y, line) in (place.y..).zip(&lines) {
            canvas.text(x, y, place.right().saturating_sub(x), line, theme.text);
        }
        return;
    }
    let arrow = if focused { theme.accent } else { theme.quiet };
    canvas.text(x, place.y, 1, "◂", arrow);
    canvas.hit(Rect::new(x.saturating_sub(1), place.y, 3, 1), Target::Turn(index, false));
    let value = if focused { theme.strong } else { theme.text };
    for (y, line) in (place.y..).zip(&lines) {
        canvas.text(x + 2, y, place.right().saturating_sub(x + 2), line, value);
    }
    // The arrow stands behind the last line of a value that goes on below.
    let after = x + 3 + lines.last().map_or(0, |line| width(line));
    let y = place.y + (lines.len() as u16).saturating_sub(1);
    canvas.text(after, y, 1, "▸", arrow);
    canvas.hit(Rect::new(after.saturating_sub(1), y, 3, 1), Target::Turn(index, true));
}

impl FormRow {
    /// The lines of its value beside so many columns of names.
    fn lines(&self, columns: u16, names: u16) -> Vec<String> {
        let typed = if self.typed.is_some() { TYPED } else { 0 };
        let room = columns.saturating_sub(names + typed + if self.turns { 4 } else { 0 });
        if width(&self.value) <= room { vec![self.value.clone()] } else { wrap(&self.value, room) }
    }

    /// How many rows it takes.
    pub fn rows(&self, columns: u16, names: u16) -> u16 {
        (self.lines(columns, names).len() as u16).max(1)
    }
}

/// Columns of the names, where none is longer.
pub(crate) const NAMES: u16 = 16;
/// Columns of what is typed.
const TYPED: u16 = 18;
