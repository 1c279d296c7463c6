//! Rows of names with values to turn or to type.

use super::{Canvas, words::width};
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
    canvas.hit(place, Target::Row(index));
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
    if !row.turns {
        canvas.text(x, place.y, place.right().saturating_sub(x), &row.value, theme.text);
        return;
    }
    let arrow = if focused { theme.accent } else { theme.quiet };
    canvas.text(x, place.y, 1, "◂", arrow);
    canvas.hit(Rect::new(x.saturating_sub(1), place.y, 3, 1), Target::Turn(index, false));
    let room = place.right().saturating_sub(x + 4);
    let value = if focused { theme.strong } else { theme.text };
    canvas.text(x + 2, place.y, room, &row.value, value);
    let after = x + 3 + width(&row.value).min(room);
    canvas.text(after, place.y, 1, "▸", arrow);
    canvas.hit(Rect::new(after.saturating_sub(1), place.y, 3, 1), Target::Turn(index, true));
}

/// Columns of the names, where none is longer.
pub(crate) const NAMES: u16 = 16;
/// Columns of what is typed.
const TYPED: u16 = 18;
