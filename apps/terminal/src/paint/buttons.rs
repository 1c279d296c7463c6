//! A row of commands with their keys, wrapping into more rows if needed.

use super::{Canvas, words::width};
use crate::hits::Target;
use ratatui::layout::Rect;

#[derive(Clone)]
pub(crate) struct Button {
    pub id: String,
    /// The key's display name; empty for none.
    pub key: String,
    pub label: String,
    pub enabled: bool,
    pub primary: bool,
    pub focused: bool,
    /// Whether a toggle is on.
    pub pressed: bool,
}

impl Button {
    pub fn new(id: &str, key: &str, label: String) -> Self {
        Button {
            id: id.to_owned(),
            key: key.to_owned(),
            label,
            enabled: true,
            primary: false,
            focused: false,
            pressed: false,
        }
    }

    fn width(&self) -> u16 {
        let key = if self.key.is_empty() { 0 } else { width(&self.key) + 1 };
        key + width(&self.label) + 2
    }
}

/// How many rows the buttons take at this width.
pub(crate) fn rows_of_buttons(columns: u16, all: &[Button]) -> u16 {
    let (mut x, mut rows) = (0, u16::from(!all.is_empty()));
    for button in all {
        if x > 0 && x + button.width() > columns {
            x = 0;
            rows += 1;
        }
        x += button.width() + 1;
    }
    rows
}

/// Draws buttons from the top of an area; returns how many rows they took.
pub(crate) fn buttons(canvas: &mut Canvas<'_>, area: Rect, all: &[Button]) -> u16 {
    let (mut x, mut y) = (area.x, area.y);
    for button in all {
        let wide = button.width();
        if x > area.x && x + wide > area.right() {
            x = area.x;
            y += 1;
        }
        if y >= area.bottom() {
            canvas.note_cut(&button.label);
            break;
        }
        one(canvas, Rect::new(x, y, wide.min(area.width), 1), button);
        x += wide + 1;
    }
    y - area.y + 1
}

fn one(canvas: &mut Canvas<'_>, place: Rect, button: &Button) {
    let theme = canvas.theme;
    let (style, key) = match (button.focused, button.enabled) {
        (true, _) => (theme.focus, theme.focus),
        (_, false) => (theme.off, theme.off),
        _ if button.primary || button.pressed => (theme.primary, theme.primary),
        _ => (theme.button, theme.button.patch(theme.accent).bg(theme.button.bg.unwrap_or_default())),
    };
    canvas.fill(place, style);
    let mut x = place.x + 1;
    // Visible without colour, too.
    if button.focused {
        canvas.text(place.x, place.y, 1, "▸", style);
    } else if button.pressed {
        canvas.text(place.x, place.y, 1, "●", style);
    }
    if !button.key.is_empty() {
        x = canvas.text(x, place.y, place.width, &button.key, key) + 1;
    }
    canvas.text(x, place.y, place.right().saturating_sub(x), &button.label, style);
    if button.enabled {
        canvas.hit(place, Target::Command(button.id.clone()));
    }
}
