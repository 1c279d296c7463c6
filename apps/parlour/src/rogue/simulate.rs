//! `simulate`: random legal and illegal actions, for speed and for faults.

use crate::{
    blocks::Threads,
    interrupt,
    report::{self, Status},
};
use clap::Args;
use parlour_brain::on_threads;
use parlour_kernel::Message;
use parlour_rogue::script::soak::{Soak, soak};
use serde_json::json;
use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Instant,
};

/// Arguments of `rogue simulate`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour rogue simulate
  parlour rogue simulate --games 10000 --turns 10000 --seed 7 --json

Game i of a run has the seed N+i; every third begins with a strong hero deep down. Of every eight actions one is drawn from everything that can be written, legal
or not; the others from what is legal. Every refusal must leave the run as it was, and every turn must leave
it sound: hit points, food, one actor a cell, nobody in a wall.")]
pub struct Simulate {
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// Seed of the first game
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Maximum number of actions per game
    #[arg(long, value_name = "N", default_value_t = 2000)]
    turns: u32,
    #[command(flatten)]
    threads: Threads,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

impl Simulate {
    pub fn run(&self) -> Status {
        let interrupted = interrupt::watch();
        let begun = Instant::now();
        let next = AtomicU64::new(0);
        let work = || -> Result<(u64, Soak), (u64, String)> {
            let (mut played, mut sum) = (0, Soak::default());
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= self.games || interrupted.is_set() {
                    return Ok((played, sum));
                }
                let seed = self.seed.wrapping_add(game);
                sum.add(&soak(seed, self.turns).map_err(|fault| (seed, fault))?);
                played += 1;
            }
        };
        let parts = on_threads(self.threads.count(), work);
        let (mut played, mut all) = (0, Soak::default());
        for part in parts {
            match part {
                Ok((games, sum)) => {
                    played += games;
                    all.add(&sum);
                }
                Err((seed, fault)) => {
                    let message = Message::new("rogue.soak-fault").text("seed", seed.to_string());
                    report::tell(crate::language::speaker().say(&message.text("fault", fault)));
                    return Status::Refused;
                }
            }
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
