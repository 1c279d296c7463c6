//! `parlour days`: the daily puzzles of all games, made and proven from the date alone, with a digest of each; compared with
//! those of a file.

use crate::{
    blocks::{self, Output, Threads},
    interrupt::{self, Interrupted},
    play::wall_clock,
    progress::Progress,
    report::{self, Status},
};
use clap::Args;
use parlour_brain::Budget;
use parlour_catalog::{ENGINES, HOUSE};
use parlour_kernel::{Digest, Message};
use parlour_midend::{Dated, PROOF_NODES, Proven};
use parlour_scene::Day;
use serde_json::{Value, json};
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

/// Above the column of days.
const DAY: &str = "day";
/// The last day: later years have more than four digits.
const LAST: &str = "9999-12-31";

/// Arguments of `days`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour days                                    today's, by UTC
  parlour days --from 2026-11-19 --count 365      a year
  parlour days --from 2026-11-19 --json           with setups, seeds and what was checked
  parlour days --compare data/days/digests.tsv    whether they are still the same

Every puzzle is made from its date as the games make it, and proven from what was made: Sudoku and Hidato have one solution
and the level of the day; Mill is won in so many turns, or held, by the exact tables and by playing it out; of Shut the Box
the best score with the day's dice is found; every level of the Dungeon is made, and its first turns are played. A line has
a day and the digests of its puzzles, under their names. With --compare, the days of a file are made again, and a line says
which digest differs, the file's first.")]
pub struct Arguments {
    /// The first day, such as 2026-11-19; today by default
    #[arg(long, value_name = "DATE", value_parser = date)]
    from: Option<Day>,
    /// Number of days; none is later than 9999-12-31
    #[arg(long, value_name = "N", default_value_t = 1)]
    count: u32,
    /// Make the days of this file again, and compare
    #[arg(long, value_name = "FILE", conflicts_with_all = ["from", "count"])]
    compare: Option<PathBuf>,
    #[command(flatten)]
    threads: Threads,
    /// Print one JSON object per day, or per difference
    #[arg(long)]
    json: bool,
}

fn date(text: &str) -> Result<Day, String> {
    Day::of(text).ok_or_else(|| "a date such as 2026-11-19".to_owned())
}

/// Digests by the names of their columns.
type Digests = BTreeMap<String, Digest>;

pub fn run(arguments: &Arguments) -> Status {
    let interrupted = interrupt::watch();
    match &arguments.compare {
        Some(path) => compare(arguments, path, &interrupted),
        None => list(arguments, &interrupted),
    }
}

/// A day's puzzles, each proven or with the reason why not.
fn made(day: Day, interrupted: &Interrupted) -> Vec<(Dated, Result<Proven, Message>)> {
    let prove = |dated: Dated| {
        // As much as the page and the terminal allow it.
        let mut budget = Budget::nodes(PROOF_NODES).cancelled_by(interrupted.flag());
        let proven = dated.prove(ENGINES, parlour_catalog::files, &mut budget);
        (dated, proven)
    };
    Dated::all(HOUSE, day).into_iter().map(prove).collect()
}

fn list(arguments: &Arguments, interrupted: &Interrupted) -> Status {
    let first = arguments.from.unwrap_or_else(|| Day::at(wall_clock().0));
    if !arguments.json {
        let labels: Vec<String> = Dated::all(HOUSE, first).iter().map(Dated::label).collect();
        report::result(format!("{DAY}\t{}", labels.join("\t")));
    }
    // None is after the last day that has a date as people write them.
    let last = Day::of(LAST).map_or(first.0, |day| day.0);
    let count = arguments.count.min((last + 1).saturating_sub(first.0));
    let days = (0..count).map(move |number| Day(first.0 + number));
    each_day(arguments, interrupted, count.into(), days, |day, output| {
        let made = made(day, interrupted);
        for (dated, why) in made.iter().filter_map(|(dated, proven)| Some((dated, proven.as_ref().err()?))) {
            output.refused = true;
            output.remarks.push(format!("{day} {}: {}", dated.label(), crate::language::speaker().say(why)));
        }
        let line = if arguments.json {
            let puzzles: Vec<Value> =
                made.iter().map(|(dated, proven)| as_json(dated, proven.as_ref())).collect();
            json!({"day": day.to_string(), "puzzles": puzzles}).to_string()
        } else {
            let digest = |proven: &Result<Proven, Message>| match proven {
                Ok(proven) => proven.digest().to_string(),
                Err(_) => "-".to_owned(),
            };
            let digests: Vec<String> = made.iter().map(|(_, proven)| digest(proven)).collect();
            format!("{day}\t{}", digests.join("\t"))
        };
        output.results.extend(format!("{line}\n").bytes());
    })
}

fn as_json(dated: &Dated, proven: Result<&Proven, &Message>) -> Value {
    let Dated { game, kind, made } = dated;
    match proven {
        Ok(proven) => json!({
            "game": game, "kind": kind, "name": made.name, "seed": made.seed, "setup": proven.setup, "proof": proven.proof,
            "digest": proven.digest(),
        }),
        Err(why) => {
            json!({"game": game, "kind": kind, "name": made.name, "invalid": crate::language::speaker().say(why)})
        }
    }
}

fn compare(arguments: &Arguments, path: &Path, interrupted: &Interrupted) -> Status {
    let named = |why: String| format!("{}: {why}", path.display());
    let pinned = match crate::whole::text(path).and_then(|text| read_days(&text).map_err(named)) {
        Ok(pinned) => pinned,
        Err(why) => {
            report::tell(why);
            return Status::Refused;
        }
    };
    let days: Vec<Day> = pinned.keys().map(|day| Day(*day)).collect();
    let total = days.len() as u64;
    let status = each_day(arguments, interrupted, total, days.into_iter(), |day, output| {
        let made = made(day, interrupted).into_iter();
        let made: Digests =
            made.filter_map(|(dated, proven)| Some((dated.label(), proven.ok()?.digest()))).collect();
        let nothing = Digests::new();
        let pinned = pinned.get(&day.0).unwrap_or(&nothing);
        let labels: std::collections::BTreeSet<&String> = made.keys().chain(pinned.keys()).collect();
        for label in labels.into_iter().filter(|label| made.get(*label) != pinned.get(*label)) {
            let [before, now] = [pinned, &made].map(|digests| digests.get(label).map(Digest::to_string));
            output.refused = true;
            let line = if arguments.json {
                json!({"day": day.to_string(), "puzzle": label, "pinned": before, "made": now}).to_string()
            } else {
                let shown = |digest: Option<String>| digest.unwrap_or_else(|| "-".to_owned());
                format!("{day}\t{label}\t{}\t{}", shown(before), shown(now))
            };
            output.results.extend(format!("{line}\n").bytes());
        }
    });
    if status == Status::Done && !arguments.json {
        let count = Message::new("cli.days-same").int("n", pinned.len() as u32);
        report::result(crate::language::speaker().say(&count));
    }
    status
}

/// Does something for each day, on several threads; results come in the order of the days.
fn each_day(
    arguments: &Arguments,
    interrupted: &Interrupted,
    total: u64,
    mut days: impl Iterator<Item = Day> + Send + 'static,
    work: impl Fn(Day, &mut Output) + Sync,
) -> Status {
    let source = move |next: &mut Option<Day>| {
        *next = days.next();
        Ok(u64::from(next.is_some()))
    };
    let worker = || {
        |day: &Option<Day>, output: &mut Output| {
            if let Some(day) = day {
                work(*day, output);
            }
        }
    };
    blocks::run(arguments.threads, interrupted, Progress::with_time_left(total), source, worker)
}

/// The days of a list, by number.
fn read_days(text: &str) -> Result<BTreeMap<u32, Digests>, String> {
    let mut lines = text.lines().map(|line| line.split('\t'));
    let mut head = lines.next().unwrap_or_else(|| "".split('\t'));
    if head.next() != Some(DAY) {
        return Err(format!("the first line must begin with '{DAY}'"));
    }
    let labels: Vec<&str> = head.collect();
    let mut days = BTreeMap::new();
    for (number, mut words) in (2..).zip(lines) {
        let day = words.next().and_then(Day::of).ok_or_else(|| format!("line {number}: no day"))?;
        let digests: Option<Vec<Digest>> = words.map(Digest::parse).collect();
        let digests = digests.filter(|digests| digests.len() == labels.len());
        let digests = digests.ok_or_else(|| format!("line {number}: not a digest for each name"))?;
        days.insert(day.0, labels.iter().map(|label| (*label).to_owned()).zip(digests).collect());
    }
    Ok(days)
}
