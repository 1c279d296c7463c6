//! Arrows over a grid from note to note: what leads to what in the reason that the coach gives. A solid line is a strong
//! link, a broken one a weak link; notes that count as one have a frame around them. The sentence says the same.

use super::layout::{CELL, Layout};
use crate::{parts::part, play::Play};
use leptos::prelude::*;
use parlour_midend::{End, Link};
use std::fmt::Write;

/// How far the places of notes in a cell are apart, as the styles have them.
const NOTE: i32 = 307;
/// Where a line begins beside the middle of a note.
const BESIDE: i32 = 150;
/// Half the frame around a note.
const FRAME: i32 = 140;

/// The arrows of what the coach says now; tracks.
pub fn arrows(play: Play, layout: Memo<Layout>) -> AnyView {
    part(move || {
        let links = play.coach.hint.with(|hint| hint.links().to_vec());
        if links.is_empty() {
            return ().into_any();
        }
        drawing(&links, &layout.get())
    })
}

fn drawing(links: &[Link], layout: &Layout) -> AnyView {
    let (wide, high) = layout.size();
    let line = |link: &Link| {
        let class = if link.strong { "strong" } else { "weak" };
        let data = curve(middle(&link.from, layout), middle(&link.to, layout));
        // Inside a cell there is no room for a head.
        let head = (link.from.cells != link.to.cells).then_some("url(#arrow-head)");
        view! { <path class=class d=data marker-end=head></path> }.into_any()
    };
    let ends = links.iter().flat_map(|link| [&link.from, &link.to]);
    let groups = ends.filter(|end| end.cells.len() > 1).map(|end| frame(end, layout));
    view! {
        <svg class="arrows" viewBox=format!("0 0 {wide} {high}") aria-hidden="true" focusable="false">
            <defs>
                <marker
                    id="arrow-head"
                    viewBox="0 0 10 10"
                    refX="8"
                    refY="5"
                    markerWidth="4"
                    markerHeight="4"
                    orient="auto-start-reverse"
                >
                    <path d="M0 0L10 5L0 10z"></path>
                </marker>
            </defs>
            {groups.collect_view()}
            {links.iter().map(line).collect_view()}
        </svg>
    }
    .into_any()
}

/// Where a note stands.
fn place(cell: u16, number: u8, layout: &Layout) -> (i32, i32) {
    let (x, y) = layout.middle(cell.into());
    let at = i32::from(number.saturating_sub(1));
    (x + (at % 3 - 1) * NOTE, y + (at / 3 - 1) * NOTE)
}

/// The middle of an end's notes.
fn middle(end: &End, layout: &Layout) -> (i32, i32) {
    let count = i32::try_from(end.cells.len()).unwrap_or(1).max(1);
    let places = end.cells.iter().map(|cell| place(*cell, end.number, layout));
    let (x, y) = places.fold((0, 0), |sum, place| (sum.0 + place.0, sum.1 + place.1));
    (x / count, y / count)
}

/// A line that bends a little, so that it does not run over the notes between its ends.
fn curve(from: (i32, i32), to: (i32, i32)) -> String {
    let (right, down) = (to.0 - from.0, to.1 - from.1);
    let length = (right * right + down * down).isqrt().max(1);
    let short = BESIDE.min(length / 3);
    let along = |part: i32| (from.0 + right * part / length, from.1 + down * part / length);
    let (begin, end) = (along(short), along(length - short));
    let bend = (length / 7).min(CELL / 3);
    let (x, y) = along(length / 2);
    let control = (x - down * bend / length, y + right * bend / length);
    let mut data = String::new();
    write!(data, "M{} {}Q{} {} {} {}", begin.0, begin.1, control.0, control.1, end.0, end.1)
        .expect("a text takes all that is written");
    data
}

/// A frame around the notes of an end that is in one of several cells.
fn frame(end: &End, layout: &Layout) -> AnyView {
    let places: Vec<(i32, i32)> = end.cells.iter().map(|cell| place(*cell, end.number, layout)).collect();
    let least = |of: fn(&(i32, i32)) -> i32| places.iter().map(of).min().unwrap_or(0) - FRAME;
    let most = |of: fn(&(i32, i32)) -> i32| places.iter().map(of).max().unwrap_or(0) + FRAME;
    let (x, y) = (least(|place| place.0), least(|place| place.1));
    let (wide, high) = (most(|place| place.0) - x, most(|place| place.1) - y);
    view! {
        <rect
            class="group"
            x=x.to_string()
            y=y.to_string()
            width=wide.to_string()
            height=high.to_string()
            rx=FRAME.to_string()
        ></rect>
    }
    .into_any()
}
