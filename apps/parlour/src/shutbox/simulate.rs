//! `simulate`: many games on all cores; the result does not depend on their number.

use super::{Goal, Rule, print};
use crate::{
    blocks::Threads,
    interrupt,
    progress::Progress,
    report::{self, Status},
};
use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
    value_parser,
};
use parlour_brain::beside;
use parlour_kernel::Message;
use parlour_shutbox::brain::{Simulation, SimulationResult, Strategy};
use serde::Serialize;
use std::sync::{
    Mutex, PoisonError,
    atomic::{AtomicU64, Ordering},
    mpsc::{self, RecvTimeoutError},
};

/// Games between two checks of the clock and of Ctrl-C.
const BATCH: u64 = 4096;

/// Arguments of `shutbox simulate`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour shutbox simulate --player exact --games 1000000
  parlour shutbox simulate --player highest --games 100000 --seed 7 --dice opt7 --json

Game i of a run has the seed N+i, and the dice that `parlour drive shutbox --seed` rolls with it.")]
pub struct Simulate {
    /// Who plays
    #[arg(long, value_parser = player())]
    player: Strategy,
    /// Number of games
    #[arg(long, default_value_t = 100_000, value_parser = value_parser!(u64).range(1..=SimulationResult::MAX_GAMES))]
    games: u64,
    /// Seed of the first game
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    rule: Rule,
    #[command(flatten)]
    goal: Goal,
    #[command(flatten)]
    threads: Threads,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

fn player() -> impl TypedValueParser<Value = Strategy> {
    let words = Strategy::ALL.map(|(_, word)| word);
    PossibleValuesParser::new(words).map(|word| Strategy::of(&word).expect("one of the words listed"))
}

#[derive(Serialize)]
struct Result {
    games: u64,
    mean: f64,
    mean_se: Option<f64>,
    shut: f64,
    shut_se: f64,
}

impl Simulate {
    pub fn run(&self) -> Status {
        let simulation = Simulation::new(self.rule.tiles, self.rule.dice, self.player, self.goal.aim);
        let result = self.play(&simulation);
        if result.games() < self.games {
            let message = Message::new("shutbox.simulate-stopped");
            let games = |number: u64| number.to_string();
            print::remark(&message.text("played", games(result.games())).text("games", games(self.games)));
            return Status::Interrupted;
        }
        let ((mean, mean_se), (shut, shut_se)) = (result.mean(), result.shut());
        if self.json {
            print::json(&Result { games: result.games(), mean, mean_se, shut, shut_se });
        } else {
            report::result(format!("games  {}", result.games()));
            let error = mean_se.map_or_else(String::new, |error| format!(" ± {error:.6}"));
            report::result(format!("mean   {mean:.6}{error}"));
            report::result(format!("shut   {shut:.6} ± {shut_se:.6}"));
        }
        Status::Done
    }

    /// Plays all games, or as many as were done before Ctrl-C.
    fn play(&self, simulation: &Simulation) -> SimulationResult {
        let interrupted = interrupt::watch();
        let next = AtomicU64::new(0);
        let whole = Mutex::new(SimulationResult::default());
        let (done, progress) = mpsc::channel();
        let work = |done: &mpsc::Sender<u64>| {
            while !interrupted.is_set() {
                let first = next.fetch_add(BATCH, Ordering::Relaxed);
                if first >= self.games {
                    break;
                }
                let batch = first..self.games.min(first + BATCH);
                let played = simulation.run(batch.map(|game| self.seed.wrapping_add(game)));
                let mut whole = whole.lock().unwrap_or_else(PoisonError::into_inner);
                *whole = whole.merge(played);
                // The receiver is dropped last.
                let _ = done.send(played.games());
            }
        };
        let work = &work;
        let worker = move |_| {
            let done = done.clone();
            move || work(&done)
        };
        beside(self.threads.count(), worker, || draw(&progress, self.games));
        whole.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Draws a bar until every worker is done.
fn draw(played: &mpsc::Receiver<u64>, games: u64) {
    let mut progress = Progress::of(Some(games));
    loop {
        match played.recv_timeout(Progress::REDRAW) {
            Ok(more) => progress.advance(more),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
        progress.draw();
    }
    progress.clear();
}
