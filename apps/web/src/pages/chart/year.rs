//! A year of days as a sheet of squares with dots of ink that grow with the number of games: no colour is needed to read it.
//! The keyboard and the pointer go from day to day, and a line below says the day and its number.

use crate::{
    parts::live,
    speech::{voice, word},
};
use leptos::{ev, prelude::*};
use parlour_kernel::Message;
use parlour_midend::{MONTH_LETTERS, Square, WEEKS, Year};
use wasm_bindgen::JsCast;

/// The side of a square and the way to the next.
const SQUARE: i32 = 11;
const STEP: i32 = 13;
/// Space for the names of days and months.
const SIDE: i32 = 34;
const HEAD: i32 = 16;

/// The sizes of the dots, in tenths, by shade.
const DOTS: [i32; 5] = [0, 20, 33, 45, 55];

pub(super) fn drawn(year: Year, spoken: Signal<String>) -> AnyView {
    let voice = voice();
    let wide = SIDE + STEP * i32::try_from(WEEKS).unwrap_or(53);
    let high = HEAD + STEP * 7;
    let squares: Vec<(i32, i32, &Square)> = year
        .weeks
        .iter()
        .enumerate()
        .flat_map(|(column, week)| {
            let in_week = week.iter().enumerate();
            in_week.filter_map(move |(row, square)| Some((place(column, SIDE), place(row, HEAD), square.as_ref()?)))
        })
        .collect();
    let sheet: String = squares.iter().map(|(x, y, _)| format!("M{x},{y}h{SQUARE}v{SQUARE}h-{SQUARE}z")).collect();
    let dots: String = squares
        .iter()
        .filter(|(_, _, square)| square.shade > 0)
        .map(|(x, y, square)| {
            let radius = DOTS[usize::from(square.shade.min(Square::DARKEST))];
            let (left, middle) = (10 * x + 55 - radius, 10 * y + 55);
            let (r, across) = (tenths(radius), tenths(2 * radius));
            format!("M{},{}a{r},{r} 0 1 0 {across},0a{r},{r} 0 1 0 -{across},0z", tenths(left), tenths(middle))
        })
        .collect();
    let label = |x: i32, y: i32, class: &'static str, text: Signal<String>| {
        view! { <text class=class x=x.to_string() y=y.to_string()>{text}</text> }.into_any()
    };
    let months = year.months.iter().map(|(column, name)| {
        let name = name.clone();
        let short = live(move || voice.speaker().say(&name).chars().take(MONTH_LETTERS).collect());
        label(place(*column, SIDE), HEAD - 5, "chart-label year-label", short)
    });
    let days = [(0, "ui.weekday-1"), (2, "ui.weekday-3"), (4, "ui.weekday-5")];
    let days = days.map(|(row, key)| label(0, HEAD + STEP * row + SQUARE - 1, "chart-label year-label", word(key)));
    let told: Vec<Vec<Option<Message>>> = year
        .weeks
        .iter()
        .map(|week| week.iter().map(|square| square.as_ref().map(|square| square.told.clone())).collect())
        .collect();
    let last = last_day(&year);
    let told = StoredValue::new(told);
    let at = RwSignal::new(None::<(usize, usize)>);
    let is_day = move |week: usize, day: usize| {
        told.with_value(|told| told.get(week).and_then(|week| week.get(day)).is_some_and(Option::is_some))
    };
    let go = move |week: Option<usize>, day: Option<usize>| {
        if let (Some(week), Some(day)) = (week, day)
            && is_day(week, day)
        {
            at.set(Some((week, day)));
        }
    };
    let pressed = move |event: ev::KeyboardEvent| {
        let (week, day) = at.get_untracked().unwrap_or(last);
        match event.key().as_str() {
            "ArrowLeft" => go(week.checked_sub(1), Some(day)),
            "ArrowRight" => go(Some(week + 1), Some(day)),
            "ArrowUp" if day == 0 => go(week.checked_sub(1), Some(6)),
            "ArrowUp" => go(Some(week), Some(day - 1)),
            "ArrowDown" if day == 6 => go(Some(week + 1), Some(0)),
            "ArrowDown" => go(Some(week), Some(day + 1)),
            "Home" => go(Some(0), Some(0)),
            "End" => at.set(Some(last)),
            _ => return,
        }
        event.prevent_default();
    };
    let pointed = move |event: ev::PointerEvent| {
        let sheet = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let Some(frame) = sheet.map(|sheet| sheet.get_bounding_client_rect()) else { return };
        let unit = frame.width() / f64::from(wide);
        let x = (f64::from(event.client_x()) - frame.left()) / unit - f64::from(SIDE);
        let y = (f64::from(event.client_y()) - frame.top()) / unit - f64::from(HEAD);
        go(step_of(x), step_of(y));
    };
    let ring = live(move || {
        let (week, day) = at.get()?;
        Some(format!("M{},{}h13v13h-13z", place(week, SIDE) - 1, place(day, HEAD) - 1))
    });
    let below = live(move || {
        let day = at.get().and_then(|(week, day)| {
            told.with_value(|told| told.get(week)?.get(day)?.as_ref().map(|told| voice.speaker().say(told)))
        });
        day.unwrap_or_else(|| spoken.get())
    });
    view! {
        <div
            class="year-scroll"
            role="group"
            tabindex="0"
            aria-label=word("ui.year")
            on:keydown=pressed
            on:focus=move |_| {
                if at.get_untracked().is_none() {
                    at.set(Some(last));
                }
            }
        >
            <svg viewBox=format!("0 0 {wide} {high}") aria-hidden="true" on:pointermove=pointed on:pointerdown=pointed>
                {months.collect_view()}
                {days.collect_view()}
                <path class="year-sheet" d=sheet></path>
                <path class="year-dots" d=dots></path>
                <path class="year-at" d=ring></path>
            </svg>
        </div>
        <p class="year-told" role="status">{below}</p>
        <p class="quiet year-about">{word("ui.year-about")}</p>
    }
    .into_any()
}

/// The column and row of today.
fn last_day(year: &Year) -> (usize, usize) {
    let week = year.weeks.len().saturating_sub(1);
    let days = year.weeks.last().map_or(0, |week| week.iter().flatten().count());
    (week, days.saturating_sub(1))
}

fn place(number: usize, before: i32) -> i32 {
    before + STEP * i32::try_from(number).unwrap_or(0)
}

/// The column or row at a distance from the first.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is checked to be within the sheet")]
fn step_of(distance: f64) -> Option<usize> {
    let steps = distance / f64::from(STEP);
    (0.0..64.0).contains(&steps).then_some(steps as usize)
}

/// Tenths as SVG writes them.
fn tenths(number: i32) -> String {
    format!("{}.{}", number / 10, number % 10)
}
