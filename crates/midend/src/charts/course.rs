//! The newest results of a game in their order: times, scores, or who won. Games with a hint stand apart.

use super::{Chart, Shape, Sheet, SideMark, Unit, as_written, number, title_of};
use crate::{Finished, GameStatistics, Listed, Measure, date};
use parlour_kernel::Message;
use parlour_scene::Day;

/// How many results are shown.
const SHOWN: usize = 50;

/// Results from the oldest to the newest.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// The results.
    pub points: Vec<CoursePoint>,
    /// The values to mark at the side, from the bottom up.
    pub marks: Vec<SideMark>,
    /// The value at the bottom of the chart.
    pub low: i64,
    /// The value at its top.
    pub high: i64,
    /// Whether the results are only won, drawn or lost, as 1, 0 and -1.
    pub is_result: bool,
}

/// One result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CoursePoint {
    /// Its value.
    pub value: i64,
    /// How it ended.
    pub fate: Fate,
    /// Whether a hint was taken.
    pub hinted: bool,
    /// Whether it is the best one shown without a hint.
    pub best: bool,
    /// The result in words, with its day.
    pub told: Message,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// A person at this device won.
    Won,
    /// Nobody won.
    Drawn,
    /// Somebody else won, or it was lost.
    Lost,
    /// Not won; earlier versions did not record more.
    NotWon,
}

impl Fate {
    fn of(finished: &Finished) -> Self {
        match finished.drawn {
            _ if finished.won => Fate::Won,
            Some(true) => Fate::Drawn,
            Some(false) => Fate::Lost,
            None => Fate::NotWon,
        }
    }

    fn value(self) -> i64 {
        match self {
            Fate::Won => 1,
            Fate::Drawn => 0,
            Fate::Lost | Fate::NotWon => -1,
        }
    }

    fn name(self) -> Message {
        Message::new(match self {
            Fate::Won => "ui.fate-won",
            Fate::Drawn => "ui.fate-drawn",
            Fate::Lost => "ui.fate-lost",
            Fate::NotWon => "ui.fate-not-won",
        })
    }
}

/// The chart, if there is something to show: at least two results.
pub(super) fn chart(game: &Listed, statistics: &GameStatistics, measure: Measure) -> Option<Chart> {
    let is_result = measure == Measure::Result;
    let unit = Unit::of(measure.id());
    let valued = |finished: &Finished| {
        if is_result { Some(Fate::of(finished).value()) } else { measure.value(finished) }
    };
    let listed = statistics.newest().iter().filter_map(|finished| Some((finished, valued(finished)?)));
    let mut shown: Vec<(&Finished, i64)> = listed.take(SHOWN).collect();
    shown.reverse();
    if shown.len() < 2 {
        return None;
    }
    let clean = shown.iter().filter(|(finished, _)| !finished.hinted).map(|(_, value)| *value);
    let best = clean.reduce(|one, other| measure.best(one, other)).filter(|_| !is_result);
    let said = |finished: &Finished, value: i64| {
        if is_result { Fate::of(finished).name() } else { as_written(unit.text(value)) }
    };
    let day = |finished: &Finished| date(Day::at(finished.time));
    let hinted =
        |finished: &Finished| if finished.hinted { "ui.course-point-hinted" } else { "ui.course-point" };
    let points: Vec<CoursePoint> = shown
        .iter()
        .map(|(finished, value)| CoursePoint {
            value: *value,
            fate: Fate::of(finished),
            hinted: finished.hinted,
            best: Some(*value) == best && !finished.hinted,
            told: Message::new(hinted(finished))
                .message("value", said(finished, *value))
                .message("day", day(finished)),
        })
        .collect();
    let (low, high, marks) = if is_result {
        let mark = |fate: Fate| SideMark { value: fate.value(), label: fate.name() };
        (-1, 1, vec![mark(Fate::Lost), mark(Fate::Drawn), mark(Fate::Won)])
    } else {
        let all = || shown.iter().map(|(_, value)| *value);
        side(all().min()?, all().max()?, unit)
    };
    let name = measure.id().map_or_else(|| Message::new("ui.course-result"), |id| title_of(game, id));
    let title = Message::new("ui.course").message("name", name.clone()).int("n", number(shown.len() as u64));
    let row = |(finished, value): &(&Finished, i64)| {
        let clean = if finished.hinted { "ui.course-hinted" } else { "ui.course-clean" };
        vec![day(finished), said(finished, *value), Message::new(clean)]
    };
    let spoken = Message::new("ui.course-spoken").int("n", number(shown.len() as u64));
    let spoken = spoken
        .message("first", points[0].told.clone())
        .message("last", points[points.len() - 1].told.clone());
    Some(Chart {
        id: "course",
        title,
        spoken,
        note: None,
        table: Sheet {
            heads: vec![Message::new("ui.ranks-date"), name, Message::new("ui.stat-hinted")],
            rows: shown.iter().rev().map(row).collect(),
        },
        shape: Shape::Course(Course { points, marks, low, high, is_result }),
    })
}

/// The ends of the side, and round values to mark in between.
fn side(least: i64, most: i64, unit: Unit) -> (i64, i64, Vec<SideMark>) {
    const TIMES: [i64; 12] = [1, 5, 10, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200];
    let step_of = |step: i64| {
        let low = least.div_euclid(step);
        let high = i128::from(most).div_euclid(i128::from(step)) + 1;
        (high - i128::from(low) <= 5).then_some(step)
    };
    let timed = TIMES.into_iter().filter(|_| unit == Unit::Seconds).find_map(step_of);
    let rounds = (0..19)
        .flat_map(|power| [1, 2, 5].map(|times: i64| times.saturating_mul(10_i64.saturating_pow(power))));
    let step = timed.or_else(|| rounds.into_iter().find_map(step_of)).unwrap_or(i64::MAX);
    let low = least.div_euclid(step).saturating_mul(step);
    let steps = (i128::from(most) - i128::from(low) + i128::from(step) - 1) / i128::from(step);
    let steps = i64::try_from(steps).unwrap_or(1).max(1);
    let value = |place: i64| low.saturating_add(place.saturating_mul(step));
    let mark = |place| SideMark { value: value(place), label: as_written(unit.text(value(place))) };
    (low, value(steps), (0..=steps).map(mark).collect())
}

#[cfg(test)]
mod tests {
    use super::{Course, Fate, SHOWN, chart, side};
    use crate::{
        Finished, GameStatistics, Listed, Measure,
        charts::{Chart, Shape, Unit},
    };
    use parlour_scene::Card;

    const DAY: u64 = 86_400_000;

    fn of(recent: Vec<Finished>, measure: Measure) -> Option<Chart> {
        let game = Listed { id: "box", version: 1, card: Card::PLAIN };
        let mut statistics = GameStatistics::default();
        statistics.recent = recent;
        chart(&game, &statistics, measure)
    }

    fn course(chart: &Chart) -> &Course {
        match &chart.shape {
            Shape::Course(course) => course,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_newest_results_come_last_and_the_best_without_a_hint_stands_out() {
        let game = |day: u64, seconds: u64, hinted: bool| Finished {
            time: day * DAY,
            played: seconds * 1000,
            hinted,
            ..Finished::default()
        };
        // Newest first, as they are kept.
        let chart = of(vec![game(9, 300, false), game(8, 60, true), game(7, 200, false)], Measure::Time);
        let chart = chart.expect("three results");
        let shown = course(&chart);
        let points: Vec<(i64, bool, bool)> =
            shown.points.iter().map(|point| (point.value, point.hinted, point.best)).collect();
        assert_eq!(points, [(200, false, true), (60, true, false), (300, false, false)]);
        assert_eq!((shown.low, shown.high), (60, 300));
        assert_eq!(
            shown.points[1].told.to_string(),
            "ui.course-point-hinted value=(ui.as-written text=1:00) day=(ui.date day=9 month=(ui.month-1) year=1970)"
        );
        let newest: Vec<String> = chart.table.rows[0].iter().map(ToString::to_string).collect();
        assert_eq!(newest[1..], ["ui.as-written text=5:00", "ui.course-clean"]);
        assert!(of(vec![game(9, 300, false)], Measure::Time).is_none(), "one result is no course");
        let many: Vec<Finished> = (0..80).rev().map(|day| game(day, 100 + day, false)).collect();
        let many = of(many, Measure::Time).expect("many results");
        assert_eq!((course(&many).points.len(), course(&many).points[SHOWN - 1].value), (SHOWN, 179));
    }

    #[test]
    fn results_are_won_drawn_or_lost_and_what_was_not_recorded_is_said() {
        let game = |won: bool, drawn: Option<bool>| Finished { won, drawn, ..Finished::default() };
        let all = vec![
            game(false, None),
            game(false, Some(false)),
            game(false, Some(true)),
            game(true, Some(false)),
        ];
        let chart = of(all, Measure::Result).expect("four results");
        let fates: Vec<(Fate, i64)> =
            course(&chart).points.iter().map(|point| (point.fate, point.value)).collect();
        assert_eq!(fates, [(Fate::Won, 1), (Fate::Drawn, 0), (Fate::Lost, -1), (Fate::NotWon, -1)]);
        assert!(course(&chart).points.iter().all(|point| !point.best));
    }

    #[test]
    fn the_side_has_few_round_marks_and_room_for_all() {
        for (least, most, unit, ends) in [
            (61, 170, Unit::Seconds, (60, 180)),
            (7, 7, Unit::Number, (7, 8)),
            (-12, 45, Unit::Number, (-20, 60)),
            (0, 31_340, Unit::Number, (0, 40_000)),
        ] {
            let (low, high, marks) = side(least, most, unit);
            assert_eq!((low, high), ends, "{least} to {most}");
            assert!(marks.len() <= 6 && marks[0].value == low && marks[marks.len() - 1].value == high);
        }
        let (low, high, _) = side(i64::MIN, i64::MAX, Unit::Number);
        assert!(low <= high, "whatever was stored");
    }
}
