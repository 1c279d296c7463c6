//! Dice with pips, at rest or tumbling.

use super::{Canvas, words::width};
use parlour_scene::pips;
use ratatui::layout::Rect;

/// A die's size.
#[derive(Clone, Copy)]
pub(super) struct Die {
    pub wide: u16,
    pub high: u16,
}

impl Die {
    pub const SMALL: Die = Die { wide: 9, high: 5 };
    pub const LARGE: Die = Die { wide: 15, high: 7 };
}

const GAP: u16 = 3;

/// Large digits, five rows high.
const DIGITS: [[&str; 5]; 10] = [
    ["███", "█ █", "█ █", "█ █", "███"],
    [" █ ", "██ ", " █ ", " █ ", "███"],
    ["███", "  █", "███", "█  ", "███"],
    ["███", "  █", " ██", "  █", "███"],
    ["█ █", "█ █", "███", "  █", "  █"],
    ["███", "█  ", "███", "  █", "███"],
    ["███", "█  ", "███", "█ █", "███"],
    ["███", "  █", "  █", "  █", "  █"],
    ["███", "█ █", "███", "█ █", "███"],
    ["███", "█ █", "███", "  █", "███"],
];

/// The total of the dice in large digits; `None` while any of them is not at rest.
fn total(faces: &[u8], beat: Option<u32>) -> Option<[String; 5]> {
    let lies = beat.is_none() && !faces.is_empty() && faces.iter().all(|face| *face > 0);
    let sum: u8 = faces.iter().sum();
    let digits: Vec<usize> =
        if sum < 10 { vec![sum.into()] } else { vec![(sum / 10).into(), (sum % 10).into()] };
    lies.then(|| {
        let equals = ["   ", "▀▀▀", "   ", "▀▀▀", "   "];
        std::array::from_fn(|row| {
            let digits: Vec<&str> = digits.iter().map(|digit| DIGITS[*digit][row]).collect();
            format!("{}  {}", equals[row], digits.join(" "))
        })
    })
}

/// Dice side by side in the middle of an area, with their total beside them. `beat` counts while they are
/// tumbling.
pub(super) fn dice(canvas: &mut Canvas<'_>, area: Rect, size: Die, faces: &[u8], beat: Option<u32>) {
    let count = faces.len() as u16;
    let wide = (count * (size.wide + GAP)).saturating_sub(GAP);
    let left = area.x + area.width.saturating_sub(wide) / 2;
    if let Some(total) = total(faces, beat) {
        let x = left + wide + GAP;
        let y = area.y + area.height.saturating_sub(total.len() as u16) / 2;
        // The total must not move the dice.
        for (y, row) in (y..area.bottom()).zip(total.iter().filter(|row| x + width(row) <= area.right())) {
            canvas.text(x, y, width(row), row, canvas.theme.sign);
        }
    }
    for (index, face) in (0_u16..).zip(faces) {
        let (face, sway) = match beat {
            None => (*face, 0),
            Some(beat) => tumbling(u32::from(index), beat),
        };
        let x = (left + index * (size.wide + GAP)).saturating_add_signed(sway);
        die(canvas, Rect::new(x, area.y, size.wide, size.high).intersection(area), face);
    }
}

/// A random-looking face and offset for a tumbling die: different at every beat, unrelated to the result.
fn tumbling(index: u32, beat: u32) -> (u8, i16) {
    let mixed = (beat * 2 + index + 1).wrapping_mul(0x9E37_79B1) >> 13;
    let sway = if beat.is_multiple_of(2) { 1 } else { -1 };
    ((mixed % 6) as u8 + 1, if index == 0 { sway } else { -sway })
}

fn die(canvas: &mut Canvas<'_>, place: Rect, face: u8) {
    let thrown = face != 0;
    let style = if thrown { canvas.theme.die } else { canvas.theme.idle_die };
    canvas.frame(place, style, style);
    let step = (place.width.saturating_sub(3) / 3, place.height.saturating_sub(3) / 2);
    for (column, row) in pips(face) {
        let left = place.width.saturating_sub(1) / 2 - step.0;
        canvas.text(
            place.x + left + u16::from(*column) * step.0,
            place.y + 1 + u16::from(*row) * step.1,
            1,
            "●",
            style,
        );
    }
}
