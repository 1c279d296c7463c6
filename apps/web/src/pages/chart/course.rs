//! The newest results in their order: a line of dots, or ticks above and below a line where there are only wins and losses.
//! Games with hints are hollow, the best one has a ring.

use super::{HEIGHT, framed, said};
use crate::speech::word;
use leptos::prelude::*;
use parlour_midend::{Course, CoursePoint};

const WIDTH: i64 = 640;
/// Space for the labels at the side, if they are numbers, and if they are words.
const SIDE: i64 = 88;
const WORDS: i64 = 130;
const MARGIN: i64 = 12;

pub(super) fn drawn(course: &Course, spoken: Signal<String>) -> AnyView {
    let side = if course.is_result { WORDS } else { SIDE };
    let span = i128::from(course.high) - i128::from(course.low);
    let height_of = |value: i64| {
        let share = (i128::from(value) - i128::from(course.low)) * i128::from(HEIGHT) / span.max(1);
        HEIGHT - i64::try_from(share).unwrap_or(0)
    };
    let last = i64::try_from(course.points.len()).unwrap_or(2) - 1;
    let place_of = |place: usize| {
        side + MARGIN + i64::try_from(place).unwrap_or(0) * (WIDTH - side - 2 * MARGIN) / last.max(1)
    };
    let marks = course
        .marks
        .iter()
        .map(|mark| {
            let y = height_of(mark.value);
            view! {
                <path class="chart-line" d=format!("M{side},{y}H{WIDTH}")></path>
                <text class="chart-label chart-scale" x=(side - 8).to_string() y=(y + 4).to_string()>
                    {said(mark.label.clone())}
                </text>
            }
            .into_any()
        })
        .collect_view();
    let mut line = Vec::new();
    for (place, point) in course.points.iter().enumerate() {
        let step = if place == 0 { 'M' } else { 'L' };
        line.push(format!("{step}{},{}", place_of(place), height_of(point.value)));
    }
    let line = (!course.is_result).then(|| view! { <path class="course-line" d=line.concat()></path> });
    let is_result = course.is_result;
    let point = |(place, point): (usize, &CoursePoint)| {
        let (x, y) = (place_of(place), height_of(point.value));
        let class = if point.hinted { "course-point hinted" } else { "course-point" };
        let told = said(point.told.clone());
        let ring = point.best.then(|| {
            view! { <circle class="course-best" cx=x.to_string() cy=y.to_string() r="9"></circle> }
        });
        if is_result {
            let middle = HEIGHT / 2;
            let (top, high) = if y == middle { (middle - 4, 8) } else { (y.min(middle), (y - middle).abs()) };
            return view! {
                <rect class=class x=(x - 3).to_string() y=top.to_string() width="6" height=high.to_string()>
                    <title>{told}</title>
                </rect>
            }
            .into_any();
        }
        view! {
            {ring}
            <circle class=class cx=x.to_string() cy=y.to_string() r="4.5"><title>{told}</title></circle>
        }
        .into_any()
    };
    let points = course.points.iter().enumerate().map(point).collect_view();
    let has = |wanted: fn(&CoursePoint) -> bool| course.points.iter().any(wanted);
    let sign = |class: &'static str, key: &'static str| {
        view! { <span class=format!("legend-sign {class}")>{word(key)}</span> }.into_any()
    };
    let clean = has(|point| !point.hinted).then(|| sign("clean", "ui.course-legend-clean"));
    let hinted = has(|point| point.hinted).then(|| sign("hinted", "ui.course-legend-hinted"));
    let best = has(|point| point.best).then(|| sign("best", "ui.course-legend-best"));
    let inside = view! { {marks}{line}{points} }.into_any();
    view! {
        {framed(WIDTH, 12, HEIGHT + 12, spoken, inside)}
        <p class="legend">{clean}{hinted}{best}</p>
    }
    .into_any()
}
