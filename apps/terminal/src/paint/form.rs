//! Form rows: a name with a value to change or type.

use super::{
    Canvas,
    words::{width, wrap},
};
use crate::hits::Target;
use ratatui::layout::Rect;

pub(crate) struct FormRow {
    pub label: String,
    pub value: String,
    /// What the user types here, shown before the value.
    pub typed: Option<String>,
    /// Whether the value can be changed by arrows.
    pub turns: bool,
}

/// Draws row `index`; `names` is the width of the name column.
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
        // Shows the end of a text that does not fit, where it is being typed.
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
    // The arrow goes after the last line of a wrapped value.
    let after = x + 3 + lines.last().map_or(0, |line| width(line));
    let y = place.y + (lines.len() as u16).saturating_sub(1);
    canvas.text(after, y, 1, "▸", arrow);
    canvas.hit(Rect::new(after.saturating_sub(1), y, 3, 1), Target::Turn(index, true));
}

impl FormRow {
    /// The lines of its value, beside a name column of this width.
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

/// The width of the name column, if no name is longer.
pub(crate) const NAMES: u16 = 16;
/// The width of the typing field.
const TYPED: u16 = 18;
