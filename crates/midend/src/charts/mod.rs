//! Charts of finished games as plain data: bars, results in their order, a year of days. The browser draws them as SVG,
//! the terminal as blocks, with the same labels, and the same table behind. No clock and no drawing.

mod bars;
mod bests;
mod course;
mod groups;
mod year;

pub use bars::{Bar, Bars};
pub use bests::bests_table;
pub use course::{Course, CoursePoint, Fate};
pub use groups::groups_table;
pub use year::{MONTH_LETTERS, Square, Year, year_of};

use crate::{GameStatistics, Listed, Measure, TIME, time_text};
use parlour_kernel::Message;
use parlour_scene::Day;

/// A chart.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    /// Its id, such as that of what it counts.
    pub id: &'static str,
    /// Its heading.
    pub title: Message,
    /// What it shows, in a sentence.
    pub spoken: Message,
    /// What cannot be shown, if earlier versions did not record everything.
    pub note: Option<Message>,
    /// What is drawn.
    pub shape: Shape,
    /// The same as a table.
    pub table: Sheet,
}

/// What is drawn.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// How often each value occurred.
    Bars(Bars),
    /// The newest results in their order.
    Course(Course),
    /// Games per day.
    Year(Year),
}

/// A table: headings, and rows of as many cells.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sheet {
    /// The headings of its columns.
    pub heads: Vec<Message>,
    /// Its rows.
    pub rows: Vec<Vec<Message>>,
}

/// A mark at the side of a chart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideMark {
    /// Its value.
    pub value: i64,
    /// Its label.
    pub label: Message,
}

/// What the values of a chart are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Unit {
    Number,
    Seconds,
}

impl Unit {
    fn of(id: Option<&str>) -> Self {
        if id == Some(TIME) { Unit::Seconds } else { Unit::Number }
    }

    fn text(self, value: i64) -> String {
        match self {
            Unit::Number => value.to_string(),
            Unit::Seconds => time_text(u64::try_from(value).unwrap_or(0)),
        }
    }
}

/// A text that is the same in all languages.
fn as_written(text: impl Into<String>) -> Message {
    Message::new("ui.as-written").text("text", text)
}

/// A number as a message wants it.
fn number(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// The name of what a game counts.
fn title_of(game: &Listed, id: &str) -> Message {
    if id == TIME { Message::new("ui.time") } else { Message::new(format!("{}.chart-{id}", game.id)) }
}

/// Several names as one.
fn joined(names: Vec<Message>) -> Message {
    let both = |one, other| Message::new("ui.steps-and").message("first", one).message("next", other);
    names.into_iter().reduce(both).unwrap_or_else(|| as_written("–"))
}

/// A result of a game by its measure, as people write it.
fn value_text(measure: Measure, value: i64) -> String {
    Unit::of(measure.id()).text(value)
}

/// The charts of a game: its results in their order, a year of days, and how often each value occurred in at most so many
/// bars. Empty before the first game.
pub fn charts_of(game: &Listed, statistics: &GameStatistics, today: Day, most_bars: i64) -> Vec<Chart> {
    if statistics.games == 0 {
        return Vec::new();
    }
    let measure = Measure::of(&game.card);
    let time = game.card.timed.then_some(TIME);
    let histograms = time
        .into_iter()
        .chain(game.card.charts.iter().map(|chart| chart.id))
        .filter_map(|id| bars::chart(id, title_of(game, id), statistics.chart(id)?, most_bars));
    let course = course::chart(game, statistics, measure);
    let year = year_of(&[statistics], today);
    course.into_iter().chain([year]).chain(histograms).collect()
}
