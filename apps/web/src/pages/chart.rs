//! A histogram drawn as bars; a table beside it says the same in text.

use crate::{
    parts::live,
    scale::scale,
    speech::{voice, word},
};
use leptos::prelude::*;
use parlour_kernel::Message;
use parlour_midend::Histogram;

/// Dimensions in the drawing's own units.
const WIDTH: i64 = 480;
const HEIGHT: i64 = 150;
const FOOT: i64 = 22;
/// Space for half a scale label at the top, and for whole ones on the left.
const HEAD: i64 = 8;
const SCALE: i64 = 34;
const WIDEST_BAR: i64 = 44;

/// Draws how often each value occurred. `name` says what is counted.
#[component]
pub fn Chart(name: Signal<String>, counts: Histogram) -> impl IntoView {
    let entries: Vec<(i64, u64)> = counts.into_iter().collect();
    let (Some(&(first, _)), Some(&(last, _))) = (entries.first(), entries.last()) else {
        return ().into_any();
    };
    let slots = last.saturating_sub(first).saturating_add(1);
    // A wide range has too many values for one bar each, so several share a bar.
    let per_bar = (slots + 59) / 60;
    let bars = (slots + per_bar - 1) / per_bar;
    let mut heights = vec![0i64; usize::try_from(bars).unwrap_or(0)];
    for (value, times) in &entries {
        let bar = usize::try_from((value - first) / per_bar).unwrap_or(0);
        heights[bar] += i64::try_from(*times).unwrap_or(i64::MAX);
    }
    let top = heights.iter().copied().max().unwrap_or(1).max(1);
    let (marks, top) = scale(top);
    let step = ((WIDTH - SCALE) / bars.max(1)).min(WIDEST_BAR);
    let margin = SCALE + (WIDTH - SCALE - step * bars) / 2;
    let label_every = (bars + 15) / 16;
    let drawn = (0i64..)
        .zip(&heights)
        .map(|(bar, times)| {
            let height = if *times == 0 { 0 } else { (times * HEIGHT / top).max(2) };
            let x = margin + bar * step;
            let label = (bar % label_every == 0).then(|| (first + bar * per_bar).to_string());
            let middle = (x + step / 2).to_string();
            view! {
                <rect
                    class="bar-of-chart"
                    x=(x + 1).to_string()
                    y=(HEIGHT - height).to_string()
                    width=(step - 2).max(1).to_string()
                    height=height.to_string()
                ></rect>
                <text class="chart-label" x=middle y=(HEIGHT + FOOT - 5).to_string()>{label}</text>
            }
            .into_any()
        })
        .collect_view();
    let lines = marks
        .into_iter()
        .map(|mark| {
            let y = HEIGHT - mark * HEIGHT / top;
            view! {
                <path class="chart-line" d=format!("M{SCALE},{y}H{WIDTH}")></path>
                <text class="chart-label chart-scale" x=(SCALE - 6).to_string() y=(y + 5).to_string()>{mark}</text>
            }
            .into_any()
        })
        .collect_view();
    let rows = entries
        .iter()
        .map(|(value, times)| view! { <tr><th scope="row">{*value}</th><td>{*times}</td></tr> }.into_any())
        .collect_view();
    let total: i64 = heights.iter().sum();
    let voice = voice();
    let spoken = live(move || {
        let message = Message::new("ui.chart-spoken").text("name", name.get());
        voice.speaker().say(&message.int("total", total).int("first", first).int("last", last))
    });
    view! {
        <figure class="chart">
            <svg
                viewBox=format!("0 -{HEAD} {WIDTH} {}", HEAD + HEIGHT + FOOT)
                role="img"
                aria-label=spoken
            >
                {lines}
                {drawn}
                <path class="chart-base" d=format!("M{SCALE},{HEIGHT}H{WIDTH}")></path>
            </svg>
            <details>
                <summary>{word("ui.as-table")}</summary>
                <table>
                    <thead>
                        <tr><th scope="col">{name}</th><th scope="col">{word("ui.times")}</th></tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </details>
        </figure>
    }
    .into_any()
}
