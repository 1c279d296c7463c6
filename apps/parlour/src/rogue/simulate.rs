//! `simulate`: random legal and illegal actions, for speed and for faults.

use crate::{
    interrupt,
    report::{self, Status},
};
use ::rogue::brain::soak::{Soak, soak};
use clap::Args;
use kernel::Message;
use serde_json::json;
use std::time::Instant;

/// Arguments of `rogue simulate`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour rogue simulate
  parlour rogue simulate --games 10000 --turns 10000 --seed 7 --json

Game i of a run has the seed N+i. Of every eight actions one is drawn from everything that can be written, legal
or not; the others from what is legal. Every refusal must leave the run as it was, and every turn must leave
it sound: hit points, food, one actor a cell, nobody in a wall.")]
pub struct Simulate {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// The seed of the first game
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Actions of a game at most
    #[arg(long, value_name = "N", default_value_t = 2000)]
    turns: u32,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

impl Simulate {
    pub fn run(&self) -> Status {
        let interrupted = interrupt::watch();
        let begun = Instant::now();
        let mut all = Soak::default();
        let mut played = 0;
        for game in 0..self.games {
            if interrupted.is_set() {
                break;
            }
            let seed = self.seed.wrapping_add(game);
            match soak(seed, self.turns) {
                Ok(one) => all.add(&one),
                Err(fault) => {
                    let message = Message::new("rogue.soak-fault").text("seed", seed.to_string());
                    report::tell(text::Speaker::english().say(&message.text("fault", fault)));
                    return Status::Refused;
                }
            }
            played += 1;
        }
        let rate = u128::from(all.turns) * 1_000_000 / begun.elapsed().as_micros().max(1);
        let rate = u64::try_from(rate).unwrap_or(u64::MAX);
        if self.json {
            report::result(json!({
                "games": played, "actions": all.actions, "turns": all.turns, "refused": all.refused,
                "deepest": all.deepest, "turns_per_second": rate, "faults": 0,
            }));
        } else {
            report::result(format!("games    {played}"));
            report::result(format!("actions  {}, {} of them refused", all.actions, all.refused));
            report::result(format!("turns    {}, {rate} a second", all.turns));
            report::result(format!("deepest  {}", all.deepest));
            report::result("faults   0");
        }
        if played < self.games { Status::Interrupted } else { Status::Done }
    }
}
