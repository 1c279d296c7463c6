//! Dice: faces with pips, at rest or in the air.

use super::Canvas;
use ratatui::layout::Rect;

/// The size of a die.
pub(super) const WIDTH: u16 = 9;
pub(super) const HEIGHT: u16 = 5;
const GAP: u16 = 3;

/// Three rows of pips.
fn pips(face: u8) -> [&'static str; 3] {
    match face {
        1 => ["       ", "   ●   ", "       "],
        2 => [" ●     ", "       ", "     ● "],
        3 => [" ●     ", "   ●   ", "     ● "],
        4 => [" ●   ● ", "       ", " ●   ● "],
        5 => [" ●   ● ", "   ●   ", " ●   ● "],
        6 => [" ●   ● ", " ●   ● ", " ●   ● "],
        _ => ["       ", "       ", "       "],
    }
}

/// Dice side by side in the middle of an area. `beat` counts while they are in the air.
pub(super) fn dice(canvas: &mut Canvas<'_>, area: Rect, faces: &[u8], beat: Option<u32>) {
    let count = faces.len() as u16;
    let wide = (count * (WIDTH + GAP)).saturating_sub(GAP);
    let left = area.x + area.width.saturating_sub(wide) / 2;
    for (index, face) in (0_u16..).zip(faces) {
        let (face, sway) = match beat {
            None => (*face, 0),
            Some(beat) => tumbling(u32::from(index), beat),
        };
        let x = (left + index * (WIDTH + GAP)).saturating_add_signed(sway);
        die(canvas, Rect::new(x, area.y, WIDTH, HEIGHT).intersection(area), face);
    }
}

/// Some face and some place for a die in the air: different at every beat, never the result.
fn tumbling(index: u32, beat: u32) -> (u8, i16) {
    let mixed = (beat * 2 + index + 1).wrapping_mul(0x9E37_79B1) >> 13;
    let sway = if beat.is_multiple_of(2) { 1 } else { -1 };
    ((mixed % 6) as u8 + 1, if index == 0 { sway } else { -sway })
}

fn die(canvas: &mut Canvas<'_>, place: Rect, face: u8) {
    let thrown = face != 0;
    let style = if thrown { canvas.theme.die } else { canvas.theme.idle_die };
    canvas.frame(place, style, style);
    for (y, row) in (place.y + 1..place.bottom().saturating_sub(1)).zip(pips(face)) {
        canvas.text(place.x + 1, y, place.width.saturating_sub(2), row, style);
    }
}
