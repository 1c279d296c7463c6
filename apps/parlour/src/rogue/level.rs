//! `level`: one generated level; the same seed makes the same level on every machine.

use crate::report::{self, Status};
use clap::Args;
use parlour_kernel::Fault;
use parlour_rogue::{
    rules::{Options, Setup},
    script::reveal_level,
};

/// Arguments of `rogue level`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour rogue level --seed 7 --depth 3
  parlour rogue level --seed 7 --depth 3 --json
  parlour rogue level --seed 7 --depth 20 --options 'levels=26 style=rogue'

# rock, . floor, , corridor, ' open door, + shut door, d hidden door, s hidden corridor, ^ trap, < > stairs, A-Z monsters, $ gold;
things: ) weapon, [ armour, ! potion, ? scroll, = ring, / wand, % food, ~ torch, ( lantern, \" oil, * artifact, & Amulet")]
pub struct Level {
    /// Seed of the run
    #[arg(long, value_name = "N")]
    seed: u64,
    /// Depth, from 1
    #[arg(long, value_name = "D")]
    depth: u8,
    /// Other options of the run, as in a setup
    #[arg(long, value_name = "TEXT", default_value = "")]
    options: String,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

impl Level {
    pub fn run(&self) -> Status {
        let read = match self.options.parse() {
            Ok(Setup::Options(options)) => Some(options),
            Ok(Setup::Scenario(_)) => None,
            Err(error) => return report::refuse(&error.message(), self.json),
        };
        let Some(options) = read.filter(|options| (1..=options.levels).contains(&self.depth)) else {
            return report::refuse(&parlour_kernel::Message::new("rogue.no-such-depth"), self.json);
        };
        let level = reveal_level(&Options { seed: self.seed, ..options }, self.depth);
        if self.json {
            report::result(level);
        } else {
            let rows = level["rows"].as_array().into_iter().flatten();
            rows.filter_map(serde_json::Value::as_str).for_each(report::result);
        }
        Status::Done
    }
}
