//! A year of days as a sheet of squares with dots of ink that grow with the number of games: no colour is needed to read it.
//! The keyboard and the pointer go from day to day, and a line below says the day and its number.

use crate::{
    parts::live,
    speech::{Voice, voice, word},
};
use leptos::{ev, prelude::*};
use parlour_kernel::Message;
use parlour_midend::{MONTH_LETTERS, Square, Year};
use wasm_bindgen::JsCast;

/// The side of a square and the way to the next.
const SQUARE: i32 = 11;
const STEP: i32 = 13;
/// Space for the names of days and months.
const SIDE: i32 = 34;
const HEAD: i32 = 16;

/// The sizes of the dots, in tenths, by shade.
const DOTS: [i32; 5] = [0, 20, 33, 45, 55];

/// The width and height of the sheet.
const WIDE: i32 = SIDE + STEP * 53;
const HIGH: i32 = HEAD + STEP * 7;

pub(super) fn drawn(year: &Year, spoken: Signal<String>) -> AnyView {
    let voice = voice();
    let walk = Walk::over(year);
    let pressed = move |event: ev::KeyboardEvent| {
        if walk.press(&event.key()) {
            event.prevent_default();
        }
    };
    let pointed = move |event: ev::PointerEvent| {
        let sheet = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let Some(frame) = sheet.map(|sheet| sheet.get_bounding_client_rect()) else { return };
        let unit = frame.width() / f64::from(WIDE);
        let x = (f64::from(event.client_x()) - frame.left()) / unit - f64::from(SIDE);
        let y = (f64::from(event.client_y()) - frame.top()) / unit - f64::from(HEAD);
        walk.go(step_of(x), step_of(y));
    };
    let ring = live(move || {
        let (week, day) = walk.at.get()?;
        Some(format!("M{},{}h13v13h-13z", place(week, SIDE) - 1, place(day, HEAD) - 1))
    });
    let below = live(move || match walk.told() {
        Some(told) => voice.speaker().say(&told),
        None => spoken.get(),
    });
    view! {
        <div
            class="year-scroll"
            role="group"
            tabindex="0"
            aria-label=word("ui.year")
            on:keydown=pressed
            on:focus=move |_| walk.begin()
        >
            <svg viewBox=format!("0 0 {WIDE} {HIGH}") aria-hidden="true" on:pointermove=pointed on:pointerdown=pointed>
                {names(year, voice)}
                {squares(year)}
                <path class="year-at" d=ring></path>
            </svg>
        </div>
        <p class="year-told" role="status">{below}</p>
        <p class="quiet year-about">{word("ui.year-about")}</p>
    }
    .into_any()
}

/// The names of months above and of days beside.
fn names(year: &Year, voice: Voice) -> AnyView {
    let label = |x: i32, y: i32, text: Signal<String>| {
        view! { <text class="chart-label year-label" x=x.to_string() y=y.to_string()>{text}</text> }
            .into_any()
    };
    let months = year.months.iter().map(|(column, name)| {
        let name = name.clone();
        let short = live(move || voice.speaker().say(&name).chars().take(MONTH_LETTERS).collect());
        label(place(*column, SIDE), HEAD - 5, short)
    });
    let days = [(0, "ui.weekday-1"), (2, "ui.weekday-3"), (4, "ui.weekday-5")];
    let days = days.map(|(row, key)| label(0, place(row, HEAD) + SQUARE - 1, word(key)));
    view! { {months.collect_view()}{days.collect_view()} }.into_any()
}

/// A square for each day, and a dot on those with games.
fn squares(year: &Year) -> AnyView {
    let (mut sheet, mut dots) = (Vec::new(), Vec::new());
    for (column, week) in year.weeks.iter().enumerate() {
        for (row, square) in week.iter().enumerate() {
            let Some(square) = square else { continue };
            let (x, y) = (place(column, SIDE), place(row, HEAD));
            sheet.push(format!("M{x},{y}h{SQUARE}v{SQUARE}h-{SQUARE}z"));
            if square.shade > 0 {
                let radius = DOTS[usize::from(square.shade.min(Square::DARKEST))];
                let (left, middle) = (tenths(10 * x + 55 - radius), tenths(10 * y + 55));
                let (r, across) = (tenths(radius), tenths(2 * radius));
                dots.push(format!("M{left},{middle}a{r},{r} 0 1 0 {across},0a{r},{r} 0 1 0 -{across},0z"));
            }
        }
    }
    view! {
        <path class="year-sheet" d=sheet.concat()></path>
        <path class="year-dots" d=dots.concat()></path>
    }
    .into_any()
}

/// Goes from day to day.
#[derive(Clone, Copy)]
struct Walk {
    /// What is said of each day, by week.
    days: StoredValue<Vec<Vec<Option<Message>>>>,
    /// Today, as week and day.
    last: (usize, usize),
    /// Where one is.
    at: RwSignal<Option<(usize, usize)>>,
}

impl Walk {
    fn over(year: &Year) -> Self {
        let told = |square: &Option<Square>| square.as_ref().map(|square| square.told.clone());
        let days = year.weeks.iter().map(|week| week.iter().map(told).collect()).collect();
        Walk { days: StoredValue::new(days), last: last_day(year), at: RwSignal::new(None) }
    }

    fn begin(self) {
        if self.at.get_untracked().is_none() {
            self.at.set(Some(self.last));
        }
    }

    /// Goes to a day, if there is one.
    fn go(self, week: Option<usize>, day: Option<usize>) {
        let is_day = |week: usize, day: usize| {
            self.days
                .with_value(|days| days.get(week).and_then(|week| week.get(day)).is_some_and(Option::is_some))
        };
        if let (Some(week), Some(day)) = (week, day)
            && is_day(week, day)
        {
            self.at.set(Some((week, day)));
        }
    }

    /// Handles a key; false if it means nothing here.
    fn press(self, key: &str) -> bool {
        let (week, day) = self.at.get_untracked().unwrap_or(self.last);
        match key {
            "ArrowLeft" => self.go(week.checked_sub(1), Some(day)),
            "ArrowRight" => self.go(Some(week + 1), Some(day)),
            "ArrowUp" if day == 0 => self.go(week.checked_sub(1), Some(6)),
            "ArrowUp" => self.go(Some(week), Some(day - 1)),
            "ArrowDown" if day == 6 => self.go(Some(week + 1), Some(0)),
            "ArrowDown" => self.go(Some(week), Some(day + 1)),
            "Home" => self.go(Some(0), Some(0)),
            "End" => self.at.set(Some(self.last)),
            _ => return false,
        }
        true
    }

    /// What is said of the day where one is; tracks it.
    fn told(self) -> Option<Message> {
        let (week, day) = self.at.get()?;
        self.days.with_value(|days| days.get(week)?.get(day)?.clone())
    }
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
#[expect(clippy::cast_sign_loss, reason = "it is checked to be within the sheet")]
fn step_of(distance: f64) -> Option<usize> {
    let steps = distance / f64::from(STEP);
    (0.0..64.0).contains(&steps).then_some(steps as usize)
}

/// Tenths as SVG writes them.
fn tenths(number: i32) -> String {
    format!("{}.{}", number / 10, number % 10)
}
