//! What the simple screens share: a heading at the top, the keys for going back at the bottom.

use crate::{
    house::House,
    paint::{Button, Canvas, buttons, rows_of_buttons},
};
use ratatui::layout::Rect;

/// Wider lines are hard to read.
const WIDEST: u16 = 92;

/// Draws heading and footer; returns the area between.
pub(super) fn page(
    canvas: &mut Canvas<'_>,
    area: Rect,
    house: &House,
    heading: &str,
    keys: &[(&str, &str)],
) -> Rect {
    let wide = area.width.min(WIDEST);
    let middle = Rect { x: area.x + (area.width - wide) / 2, width: wide, ..area };
    let inner = Rect { x: middle.x + 2, width: middle.width - 4, ..middle };
    canvas.text(inner.x, inner.y + 1, inner.width, heading, canvas.theme.accent);
    canvas.right(inner, inner.y + 1, &house.word("parlour"), canvas.theme.quiet);
    canvas.rule(inner, inner.y + 2);
    let mut all: Vec<Button> =
        keys.iter().map(|(key, word)| Button::new(key, key, house.word(word))).collect();
    all.push(Button::new("leave", "Esc", house.word("term.back")));
    let rows = rows_of_buttons(inner.width, &all);
    let foot = inner.bottom() - 1 - rows;
    canvas.rule(inner, foot - 1);
    buttons(canvas, Rect { y: foot, height: rows, ..inner }, &all);
    Rect { y: inner.y + 4, height: foot.saturating_sub(inner.y + 6), ..inner }
}
