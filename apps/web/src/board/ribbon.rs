//! Drawn between the cells' faces and their numbers: the path so far as a ribbon whose colour warms from the
//! first number to the last, bars between linked cells, and broken lines where the path has a gap.

use super::layout::{CELL, Layout};
use crate::parts::live;
use leptos::prelude::*;
use parlour_scene::Grid;
use std::fmt::Write;

/// The number of colour steps along the ribbon; each step is drawn as one line.
const BANDS: u16 = 24;

/// SVG path data.
#[derive(Clone, PartialEq)]
pub struct Drawing {
    size: (i32, i32),
    bands: Vec<String>,
    links: String,
    broken: String,
    /// The crosses on the broken lines, and the backgrounds behind them.
    crosses: String,
    grounds: String,
}

/// Half the width of a cross.
const CROSS: i32 = 110;

impl Drawing {
    pub fn of(grid: &Grid, layout: &Layout) -> Drawing {
        let mut bands = vec![String::new(); usize::from(BANDS)];
        for step in grid.paths.iter().flat_map(|path| path.windows(2)) {
            let [from, to] = *step else { continue };
            let value = grid.cells.get(usize::from(to)).and_then(|cell| cell.value).unwrap_or(0);
            let warmth = value.saturating_mul(BANDS) / grid.highest.max(1);
            let band = &mut bands[usize::from(warmth.min(BANDS - 1))];
            line(band, layout.middle(from.into()), layout.middle(to.into()));
        }
        let mut links = String::new();
        for (from, to) in &grid.links {
            let (from, to) = (layout.middle((*from).into()), layout.middle((*to).into()));
            // A short piece in the middle, across the gap between the two cells.
            let between =
                |part: i32| (from.0 + (to.0 - from.0) * part / 100, from.1 + (to.1 - from.1) * part / 100);
            line(&mut links, between(37), between(63));
        }
        let (mut broken, mut crosses, mut grounds) = (String::new(), String::new(), String::new());
        for (from, to) in &grid.broken {
            let (from, to) = (layout.middle((*from).into()), layout.middle((*to).into()));
            let (right, down) = (to.0 - from.0, to.1 - from.1);
            // The line stops short of the numbers at both ends.
            let cells = (right.abs().max(down.abs()) / CELL).max(1);
            let at = |part: i32| (from.0 + right * part / 100, from.1 + down * part / 100);
            line(&mut broken, at(34 / cells), at(100 - 34 / cells));
            let (x, y) = at(50);
            line(&mut crosses, (x - CROSS, y - CROSS), (x + CROSS, y + CROSS));
            line(&mut crosses, (x - CROSS, y + CROSS), (x + CROSS, y - CROSS));
            line(&mut grounds, (x, y), (x, y));
        }
        Drawing { size: layout.size(), bands, links, broken, crosses, grounds }
    }
}

fn line(out: &mut String, from: (i32, i32), to: (i32, i32)) {
    write!(out, "M{} {}L{} {}", from.0, from.1, to.0, to.1).expect("a text takes all that is written");
}

/// Decorative: the numbers say the same.
pub fn ribbon(drawing: Signal<Drawing>) -> AnyView {
    let size = live(move || drawing.with(|drawing| format!("0 0 {} {}", drawing.size.0, drawing.size.1)));
    let band = |band: u16| {
        let data = live(move || drawing.with(|drawing| drawing.bands[usize::from(band)].clone()));
        let warmth = format!("{}%", u32::from(band) * 100 / u32::from(BANDS - 1));
        view! { <path d=data style:--warmth=warmth></path> }.into_any()
    };
    let edge = live(move || drawing.with(|drawing| drawing.bands.concat()));
    let line_of = |part: fn(&Drawing) -> &String| live(move || drawing.with(|drawing| part(drawing).clone()));
    view! {
        <svg class="ribbon" viewBox=size aria-hidden="true" focusable="false">
            <path class="ribbon-edge" d=edge></path>
            <g class="ribbon-bands">{(0..BANDS).map(band).collect_view()}</g>
            <path class="links" d=line_of(|drawing| &drawing.links)></path>
            <path class="broken-edge" d=line_of(|drawing| &drawing.broken)></path>
            <path class="broken" d=line_of(|drawing| &drawing.broken)></path>
            <path class="broken-ground" d=line_of(|drawing| &drawing.grounds)></path>
            <path class="broken-cross" d=line_of(|drawing| &drawing.crosses)></path>
        </svg>
    }
    .into_any()
}
