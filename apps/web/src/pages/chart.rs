//! Charts as SVG, like printed ones: ink on paper, numbers beside the marks. What they show, and the table behind each,
//! comes from the middle end; this file only has the measures of the drawing.

mod course;
mod year;

use crate::{
    parts::live,
    speech::{voice, word},
};
use leptos::prelude::*;
use parlour_kernel::Message;
use parlour_midend::{Bars, Chart, Shape, Sheet};

/// Dimensions in the drawing's own units.
const WIDTH: i64 = 480;
const HEIGHT: i64 = 150;
const FOOT: i64 = 22;
/// Space above the highest bar for its number.
const HEAD: i64 = 18;
const WIDEST_BAR: i64 = 44;

/// A text of the middle end, in the language of the settings.
pub(super) fn said(message: Message) -> Signal<String> {
    let voice = voice();
    live(move || voice.speaker().say(&message))
}

/// A chart with its heading, and its table behind it.
pub(super) fn chart_block(chart: Chart) -> AnyView {
    let Chart { id, title, spoken, note, shape, table } = chart;
    let spoken = said(spoken);
    let drawn = match shape {
        Shape::Bars(bars) => framed(WIDTH, HEAD, HEIGHT + FOOT, spoken, bars_of(&bars)),
        Shape::Course(course) => course::drawn(&course, spoken),
        Shape::Year(year) => year::drawn(&year, spoken),
    };
    let note = note.map(|note| view! { <p class="quiet">{said(note)}</p> });
    view! {
        <figure class=format!("chart chart-{id}") id=format!("chart-{id}")>
            <figcaption>{said(title)}</figcaption>
            {drawn}
            {note}
            {as_table(table)}
        </figure>
    }
    .into_any()
}

/// A drawing that is one picture for screen readers.
fn framed(wide: i64, head: i64, below: i64, spoken: Signal<String>, inside: AnyView) -> AnyView {
    view! {
        <svg viewBox=format!("0 -{head} {wide} {}", head + below) role="img" aria-label=spoken>{inside}</svg>
    }
    .into_any()
}

fn as_table(table: Sheet) -> AnyView {
    if table.rows.is_empty() {
        return ().into_any();
    }
    view! { <details><summary>{word("ui.as-table")}</summary>{sheet(table, None)}</details> }.into_any()
}

/// A table as printed: ruled lines, the first column its heads.
pub(super) fn sheet(table: Sheet, id: Option<String>) -> AnyView {
    let Sheet { heads, rows } = table;
    let head = |head| view! { <th scope="col">{said(head)}</th> }.into_any();
    let row = |row: Vec<Message>| {
        let mut cells = row.into_iter();
        let first = cells.next().map(|cell| view! { <th scope="row">{said(cell)}</th> });
        let rest = cells.map(|cell| view! { <td>{said(cell)}</td> }.into_any()).collect_view();
        view! { <tr>{first}{rest}</tr> }.into_any()
    };
    view! {
        <table class="sheet" id=id>
            <thead><tr>{heads.into_iter().map(head).collect_view()}</tr></thead>
            <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

fn bars_of(bars: &Bars) -> AnyView {
    let count = i64::try_from(bars.bars.len()).unwrap_or(1).max(1);
    let step = (WIDTH / count).min(WIDEST_BAR);
    let margin = (WIDTH - step * count) / 2;
    let letters = bars.bars.iter().map(|bar| bar.from.chars().count()).max().unwrap_or(0);
    // A letter is about seven units wide.
    let label_every = 1 + 7 * (letters + 1) / usize::try_from(step).unwrap_or(1).max(1);
    let top = i128::from(bars.top);
    let drawn = |(place, bar): (usize, &parlour_midend::Bar)| {
        let share = i128::from(bar.count) * i128::from(HEIGHT) / top;
        let height = if bar.count == 0 { 0 } else { i64::try_from(share).unwrap_or(HEIGHT).max(2) };
        let x = margin + i64::try_from(place).unwrap_or(0) * step;
        let middle = (x + step / 2).to_string();
        let label = (place % label_every == 0).then(|| bar.from.clone());
        let number = (bar.count > 0).then(|| bar.count.to_string());
        view! {
            <rect
                class="bar-of-chart"
                x=(x + 2).to_string()
                y=(HEIGHT - height).to_string()
                width=(step - 4).max(1).to_string()
                height=height.to_string()
            ></rect>
            <text class="chart-count" x=middle.clone() y=(HEIGHT - height - 4).to_string()>{number}</text>
            <text class="chart-label" x=middle y=(HEIGHT + FOOT - 5).to_string()>{label}</text>
        }
        .into_any()
    };
    view! {
        {bars.bars.iter().enumerate().map(drawn).collect_view()}
        <path class="chart-base" d=format!("M0,{HEIGHT}H{WIDTH}")></path>
    }
    .into_any()
}
