//! `parlour bench`: every public figure, measured here and its result checked, with the machine's name. Knows lists of
//! figures, not what they measure.

mod clock;
mod machine;
mod saves;
mod table;

pub use clock::Clock;

use crate::{
    hidato, mill,
    report::{self, Status},
    rogue, shutbox, sudoku,
};
use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use serde_json::json;
use std::{
    path::{Path, PathBuf},
    time::Duration,
};

/// A public figure.
#[derive(Clone, Copy)]
pub struct Figure {
    /// Its name: what it belongs to, a dot, what is measured.
    pub name: &'static str,
    /// What it counts.
    pub unit: &'static str,
    /// What is measured, and on what.
    pub about: &'static str,
    /// Measures it; `None` if a result was wrong.
    pub measure: fn(&Clock) -> Option<f64>,
}

/// A figure that was measured.
struct Measured {
    figure: &'static Figure,
    value: f64,
}

/// All figures, in the order they are measured.
const ALL: [&[Figure]; 6] =
    [shutbox::FIGURES, sudoku::FIGURES, hidato::FIGURES, mill::FIGURES, rogue::FIGURES, saves::FIGURES];

/// Every public figure, measured here
#[derive(Args)]
#[command(after_help = "Examples:
  parlour bench
  parlour bench mill
  parlour bench sudoku.solve --time 5000
  parlour bench --write docs/figures.md

First the machine, then a line per figure: name, figure and unit, separated by tabs. Each is the best of many rounds on one
thread, on data inside the program; every round's result is checked, and a wrong one is an error. With --write, the table
between the lines '<!-- bench -->' and '<!-- /bench -->' of a file is replaced.")]
pub struct Arguments {
    /// One figure, or the game whose figures to measure; all by default
    #[arg(value_name = "NAME", value_parser = names())]
    name: Option<String>,
    /// Measure each for at least so many milliseconds
    #[arg(long, value_name = "MS", default_value_t = 2000)]
    time: u64,
    /// Also write the figures into a Markdown file
    #[arg(long, value_name = "FILE", conflicts_with = "name")]
    write: Option<PathBuf>,
    /// Print one JSON object per figure
    #[arg(long)]
    json: bool,
}

fn figures() -> impl Iterator<Item = &'static Figure> {
    ALL.into_iter().flatten()
}

/// What the first part of a figure's name says.
fn group(figure: &Figure) -> &'static str {
    figure.name.split('.').next().unwrap_or_default()
}

fn names() -> impl TypedValueParser<Value = String> {
    let mut groups: Vec<&str> = figures().map(group).collect();
    groups.dedup();
    PossibleValuesParser::new(groups.into_iter().chain(figures().map(|figure| figure.name)))
}

pub fn run(arguments: &Arguments) -> Status {
    if arguments.write.is_some() {
        report::files_too();
    }
    let machine = machine::name();
    if !arguments.json {
        report::result(format!("machine\t{machine}"));
    }
    let clock = Clock::of(Duration::from_millis(arguments.time));
    let named = |figure: &&Figure| {
        arguments.name.as_deref().is_none_or(|name| figure.name == name || group(figure) == name)
    };
    let mut measured = Vec::new();
    for figure in figures().filter(named) {
        let Some(value) = (figure.measure)(&clock) else {
            report::tell(format!("{}: a result was wrong", figure.name));
            return Status::Refused;
        };
        if arguments.json {
            let object =
                json!({"name": figure.name, "figure": value, "unit": figure.unit, "machine": machine});
            report::result(object);
        } else {
            report::result(format!("{}\t{}\t{}", figure.name, table::plain(value), figure.unit));
        }
        measured.push(Measured { figure, value });
    }
    match &arguments.write {
        None => Status::Done,
        Some(path) => match write(path, &machine, &measured) {
            Ok(()) => Status::Done,
            Err(why) => {
                report::tell(why);
                Status::Refused
            }
        },
    }
}

fn write(path: &Path, machine: &str, measured: &[Measured]) -> Result<(), String> {
    let before = crate::whole::file(path)?;
    let after = table::replaced(&before, &table::of(machine, measured))
        .ok_or_else(|| format!("{}: no lines '{}' and '{}'", path.display(), table::BEGIN, table::END))?;
    parlour_table::write_atomically(path, &after).map_err(|error| format!("{}: {error}", path.display()))
}
