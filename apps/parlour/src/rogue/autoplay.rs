//! `autoplay`: whole games by the autoplayer, a line a game.

use crate::{
    blocks::{self, Output, Threads},
    interrupt,
    progress::Progress,
    report::Status,
};
use ::rogue::brain::auto::{Played, play};
use clap::Args;
use serde_json::json;

/// Arguments of `rogue autoplay`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour rogue autoplay --games 10
  parlour rogue autoplay --games 1000 --seed 1 --json

Game i of a run has the seed N+i. The autoplayer is given what the hero knows, nothing else.")]
pub struct Autoplay {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1)]
    games: u64,
    /// The seed of the first game
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
    /// Print one JSON object a game
    #[arg(long)]
    json: bool,
}

impl Autoplay {
    pub fn run(&self) -> Status {
        let interrupted = interrupt::watch();
        let worker = || {
            move |number: &u64, output: &mut Output| {
                let played = play(self.seed.wrapping_add(*number));
                output.refused |= played.stalled;
                output.results.extend(format!("{}\n", self.line(&played)).bytes());
            }
        };
        let (games, mut next) = (self.games, 0);
        let source = move |number: &mut u64| {
            *number = next;
            next = games.min(next + 1);
            Ok(next - *number)
        };
        blocks::run(self.threads, &interrupted, Progress::of(Some(self.games)), source, worker)
    }

    fn line(&self, played: &Played) -> String {
        let Played { seed, depth, turns, won, digest, .. } = played;
        let cause = played.cause.as_deref().unwrap_or(if played.stalled { "stalled" } else { "" });
        if self.json {
            let object = json!({
                "seed": seed, "depth": depth, "turns": turns, "won": won, "cause": played.cause, "digest":
                digest.to_string(), "level": played.level, "score": played.score, "stalled": played.stalled,
                "at": played.at,
            });
            return object.to_string();
        }
        let end = if *won { "won" } else { cause };
        format!("{seed}\t{depth}\t{turns}\t{end}\t{digest}")
    }
}
