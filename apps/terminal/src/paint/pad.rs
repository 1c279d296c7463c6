//! Paints the pad: three keys per row, each with how many are left to place, or in its colour.

use super::{Canvas, grid::letter};
use crate::{hits::Target, theme::Ground};
use parlour_scene::PadKey;
use parlour_text::Speaker;
use ratatui::layout::Rect;

/// Keys per row.
const ROW: usize = 3;

/// The width of a colour's name; if there is less room, only the colour is shown.
const NAME: u16 = 6;

pub(crate) fn rows_of_pad(keys: &[PadKey]) -> u16 {
    keys.len().div_ceil(ROW) as u16
}

/// Draws the keys from the top of an area; returns how many rows they took.
pub(crate) fn pad(canvas: &mut Canvas<'_>, area: Rect, keys: &[PadKey], speaker: &Speaker) -> u16 {
    let wide = area.width / ROW as u16;
    for (index, key) in keys.iter().enumerate() {
        let (x, y) = (area.x + (index % ROW) as u16 * wide, area.y + (index / ROW) as u16);
        if y < area.bottom() {
            one(canvas, Rect::new(x, y, wide - 1, 1), key, speaker);
            canvas.hit(Rect::new(x, y, wide, 1), Target::Pad(key.digit));
        }
    }
    rows_of_pad(keys)
}

fn one(canvas: &mut Canvas<'_>, place: Rect, key: &PadKey, speaker: &Speaker) {
    let theme = canvas.theme;
    let tint = Ground::Tint(usize::from(key.digit.saturating_sub(1)));
    let (style, quiet) = match (key.pressed, key.left) {
        _ if key.colour && !theme.grid.letters => (theme.grid.ground(tint).bold(), theme.grid.ground(tint)),
        (true, _) => (theme.primary, theme.primary),
        (_, Some(0)) => (theme.off, theme.off),
        _ => (theme.button.bold(), theme.button),
    };
    canvas.fill(place, style);
    if key.pressed {
        canvas.text(place.x, place.y, 1, "●", style);
    }
    let x = canvas.text(place.x + 1, place.y, 1, &key.digit.to_string(), style) + 1;
    let room = place.right().saturating_sub(x);
    let about = match key.left {
        Some(0) => "✓".to_owned(),
        Some(left) => format!("×{left}"),
        None if !key.colour => String::new(),
        None if theme.grid.letters => letter(key.digit).to_owned(),
        None if room < NAME => String::new(),
        None => speaker.say(&key.spoken),
    };
    canvas.text(x, place.y, room, &about, quiet);
}
