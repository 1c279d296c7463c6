//! How often each value occurred, as bars. Far outliers share the last bar, so that one long pause does not flatten all the
//! rest.

use super::{Chart, Shape, Sheet, Unit, as_written, number};
use crate::Histogram;
use parlour_kernel::Message;

/// Bars side by side, without gaps in what they count.
#[derive(Clone, PartialEq, Debug)]
pub struct Bars {
    /// The bars, from the lowest value to the highest.
    pub bars: Vec<Bar>,
    /// The highest number, at least 1.
    pub top: u64,
}

/// One bar.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bar {
    /// The lowest of its values, as people write it.
    pub from: String,
    /// All its values, as people write them.
    pub label: String,
    /// How often they occurred.
    pub count: u64,
}

/// Bars of seconds span a round number of them.
const SECONDS: [i64; 14] = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200];

/// Of so many values in a thousand, the highest may be beyond the last bar but one.
const BEYOND: u64 = 40;

pub(super) fn chart(id: &'static str, title: Message, counts: &Histogram, most: i64) -> Option<Chart> {
    let unit = Unit::of(Some(id));
    let (first, last) = (*counts.keys().next()?, *counts.keys().next_back()?);
    let bars = bars(counts, unit, most.max(2));
    let top = bars.iter().map(|bar| bar.count).max().unwrap_or(0).max(1);
    let total = counts.values().fold(0_u64, |sum, count| sum.saturating_add(*count));
    let spoken = Message::new("ui.chart-spoken").message("name", title.clone()).int("total", number(total));
    let spoken = spoken.text("first", unit.text(first)).text("last", unit.text(last));
    let row = |bar: &Bar| vec![as_written(bar.label.as_str()), as_written(bar.count.to_string())];
    Some(Chart {
        id,
        spoken,
        note: None,
        table: Sheet {
            heads: vec![title.clone(), Message::new("ui.times")],
            rows: bars.iter().filter(|bar| bar.count > 0).map(row).collect(),
        },
        shape: Shape::Bars(Bars { bars, top }),
        title,
    })
}

fn bars(counts: &Histogram, unit: Unit, most: i64) -> Vec<Bar> {
    let (Some(first), Some(last)) = (counts.keys().next(), counts.keys().next_back()) else {
        return Vec::new();
    };
    let usual = usual_end(counts);
    let step = step(unit, *first, usual, most);
    let bar = |from: i64, to: Option<i64>| {
        let in_bar = counts.range(from..=to.unwrap_or(i64::MAX));
        let label = match to {
            Some(to) if to == from => unit.text(from),
            Some(to) => format!("{}–{}", unit.text(from), unit.text(to)),
            None => format!("≥ {}", unit.text(from)),
        };
        let count = in_bar.fold(0_u64, |sum, (_, count)| sum.saturating_add(*count));
        Bar { from: unit.text(from), label, count }
    };
    let mut bars = Vec::new();
    let mut from = first.div_euclid(step).saturating_mul(step);
    loop {
        let to = from.saturating_add(step - 1);
        bars.push(bar(from, Some(to)));
        if to >= *last {
            return bars;
        }
        from = to.saturating_add(1);
        if to >= usual && *last > from.saturating_add(step - 1) {
            bars.push(bar(from, None));
            return bars;
        }
    }
}

/// The value up to which nearly all are.
fn usual_end(counts: &Histogram) -> i64 {
    let total = counts.values().fold(0_u64, |sum, count| sum.saturating_add(*count));
    let mut beyond = total / 1000 * BEYOND + total % 1000 * BEYOND / 1000;
    for (value, count) in counts.iter().rev() {
        if *count > beyond {
            return *value;
        }
        beyond -= count;
    }
    0
}

/// How many values share a bar, so that there are at most so many bars and one for what is beyond.
fn step(unit: Unit, first: i64, last: i64, most: i64) -> i64 {
    let fits = |step: i64| {
        let span = i128::from(last) - i128::from(first.div_euclid(step).saturating_mul(step));
        span / i128::from(step) < i128::from(most - 1)
    };
    if let Some(step) = SECONDS.into_iter().find(|step| unit == Unit::Seconds && fits(*step)) {
        return step;
    }
    let mut ten: i64 = if unit == Unit::Seconds { 3600 } else { 1 };
    loop {
        let round = [1, 2, 5].map(|times| ten.saturating_mul(times));
        match round.into_iter().find(|step| fits(*step) || *step == i64::MAX) {
            Some(step) => return step,
            None => ten = ten.saturating_mul(10),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::chart;
    use crate::{
        Histogram, TIME,
        charts::{Bars, Shape},
    };
    use parlour_kernel::Message;

    fn drawn(id: &'static str, counts: &[(i64, u64)], most: i64) -> Bars {
        let counts: Histogram = counts.iter().copied().collect();
        match chart(id, Message::new("name"), &counts, most).expect("something was counted").shape {
            Shape::Bars(bars) => bars,
            other => panic!("{other:?}"),
        }
    }

    fn labels(bars: &Bars) -> Vec<(&str, u64)> {
        bars.bars.iter().map(|bar| (bar.label.as_str(), bar.count)).collect()
    }

    #[test]
    fn few_values_have_a_bar_each_and_many_share_round_ones() {
        let few = drawn("score", &[(0, 2), (3, 1)], 14);
        assert_eq!(labels(&few), [("0", 2), ("1", 0), ("2", 0), ("3", 1)]);
        assert_eq!(few.top, 2);
        let many = drawn("score", &[(-3, 1), (4, 1), (45, 3)], 14);
        assert_eq!(labels(&many)[..3], [("-5–-1", 1), ("0–4", 1), ("5–9", 0)]);
        assert_eq!(labels(&many).last(), Some(&("45–49", 3)));
        let huge = drawn("score", &[(i64::MIN, 1), (i64::MAX, u64::MAX)], 14);
        assert!(huge.bars.len() <= 14 + 1, "whatever was stored: {}", huge.bars.len());
    }

    #[test]
    fn times_are_in_round_spans_and_a_long_pause_does_not_flatten_the_rest() {
        let mut times: Vec<(i64, u64)> = (0..40).map(|game| (120 + 9 * game, 1)).collect();
        let usual = drawn(TIME, &times, 14);
        assert_eq!(labels(&usual)[..2], [("2:00–2:29", 4), ("2:30–2:59", 3)]);
        times.push((40_000, 1));
        let paused = drawn(TIME, &times, 14);
        assert_eq!(paused.bars[..12], usual.bars);
        let last = labels(&paused)[paused.bars.len() - 1];
        assert_eq!(last, ("≥ 8:00", 1));
        let total: u64 = paused.bars.iter().map(|bar| bar.count).sum();
        assert_eq!(total, 41, "nothing is left out");
    }

    #[test]
    fn the_table_has_every_bar_that_counts() {
        let counts = Histogram::from([(0, 2), (3, 1)]);
        let chart = chart("score", Message::new("name"), &counts, 14).expect("counted");
        let rows: Vec<Vec<String>> =
            chart.table.rows.iter().map(|row| row.iter().map(ToString::to_string).collect()).collect();
        assert_eq!(
            rows,
            [
                ["ui.as-written text=0", "ui.as-written text=2"],
                ["ui.as-written text=3", "ui.as-written text=1"]
            ]
        );
        assert_eq!(chart.spoken.to_string(), "ui.chart-spoken name=(name) total=3 first=0 last=3");
        assert!(super::chart("score", Message::new("name"), &Histogram::new(), 14).is_none());
    }
}
