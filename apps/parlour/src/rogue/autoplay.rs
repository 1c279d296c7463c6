//! `autoplay`: whole games by the autoplayer, one line per game.

use crate::{
    blocks::{self, Output, Threads},
    interrupt,
    progress::Progress,
    report::{self, Status},
};
use clap::Args;
use parlour_kernel::Rules;
use parlour_rogue::{
    brain::auto::{Played, play_telling},
    rules::{Action, Options, Rogue, Setup},
};
use parlour_table::{Session, Table, Time, write_atomically};
use serde_json::json;
use std::{fs, path::PathBuf};

/// Arguments of `rogue autoplay`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour rogue autoplay --games 10
  parlour rogue autoplay --games 1000 --seed 1 --json

  parlour rogue autoplay --games 10000 --replay > games.txt
  parlour rogue autoplay --games 200 --saves replays

Game i of a run has the seed N+i. The autoplayer is given what the hero knows, nothing else.")]
pub struct Autoplay {
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 1)]
    games: u64,
    /// Seed of the first game
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Save every game, load it again, and fail unless it ends the same
    #[arg(long)]
    replay: bool,
    /// Write every game's save into a directory, created if it does not exist
    #[arg(long, value_name = "DIR")]
    saves: Option<PathBuf>,
    #[command(flatten)]
    threads: Threads,
    /// Print one JSON object per game
    #[arg(long)]
    json: bool,
}

impl Autoplay {
    pub fn run(&self) -> Status {
        let interrupted = interrupt::watch();
        if self.saves.is_some() {
            report::files_too();
        }
        if let Some(saves) = &self.saves
            && let Err(error) = fs::create_dir_all(saves)
        {
            report::tell(format!("{}: {error}", saves.display()));
            return Status::Refused;
        }
        let worker = || {
            move |number: &u64, output: &mut Output| {
                let seed = self.seed.wrapping_add(*number);
                let mut actions = Vec::new();
                let played = play_telling(seed, |action| actions.push(action));
                output.refused |= played.stalled;
                if let Err(remark) = self.keep(&played, &actions) {
                    output.refused = true;
                    output.remarks.push(remark);
                }
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

    /// Saves and replays a game, as far as requested.
    fn keep(&self, played: &Played, actions: &[Action]) -> Result<(), String> {
        if !self.replay && self.saves.is_none() {
            return Ok(());
        }
        let seed = played.seed;
        let setup = Setup::Options(Options::of_seed(seed));
        let mut table = Table::<Rogue>::open(setup, None, Session::default()).expect("options are sound");
        for action in actions {
            table
                .step(&[*action], Time(0), &mut Vec::new())
                .map_err(|refused| format!("{seed}: {refused:?}"))?;
        }
        let save = table.save();
        if let Some(saves) = &self.saves {
            let path = saves.join(format!("rogue-{seed}.save"));
            write_atomically(&path, &save).map_err(|error| format!("{}: {error}", path.display()))?;
        }
        let again = parlour_table::load::<Rogue>(&save).map_err(|refused| format!("{seed}: {refused:?}"))?;
        let (digest, wanted) = (again.state().digest(), played.digest);
        if digest == wanted { Ok(()) } else { Err(format!("{seed}: {digest} instead of {wanted}")) }
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
