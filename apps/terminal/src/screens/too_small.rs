//! Shown where there is no room to play.

use crate::{house::House, paint::Canvas};
use parlour_kernel::Message;
use ratatui::layout::Rect;

const COLUMNS: u16 = 60;
pub(crate) const ROWS: u16 = 20;

pub(crate) fn is(area: Rect) -> bool {
    area.width < COLUMNS || area.height < ROWS
}

pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, house: &House) {
    let told = Message::new("term.too-small")
        .int("columns", area.width)
        .int("rows", area.height)
        .int("need-columns", COLUMNS)
        .int("need-rows", ROWS);
    let inner = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    canvas.paragraph(inner, area.y + area.height / 3, &house.say(&told), canvas.theme.text);
}
