//! `match`: games between two engines, from random openings with colours swapped.

use super::{
    foreign::{Failure, Foreign, Lateness, Manners},
    position::refuse,
};
use crate::{
    blocks::Threads,
    interrupt::{self, Interrupted},
    progress::Progress,
    report::{self, Status},
};
use clap::{Args, value_parser};
use parlour_brain::beside;
use parlour_kernel::{Fault, Message, Rules};
use parlour_mill::{
    brain::{ByLevel, ByNodes, Contender, Engine, GameResult, Greedy, Level, MatchScore, game_of_match},
    rules::{Mill, RuleText, Setup},
};
use serde_json::json;
use std::{
    io,
    sync::{
        atomic::{AtomicU64, Ordering},
        mpsc::{self, RecvTimeoutError},
    },
    time::Duration,
};

/// The memory of each engine: 4 MB.
const TABLE_BITS: u32 = 17;
/// The node limit of a level without another one.
const LEVEL_NODES: u64 = 1_000_000;
/// The longest wait for an answer: a day, in milliseconds.
const LONGEST_WAIT: u64 = 86_400_000;

/// Arguments of `mill match`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour mill match --a nodes:100000 --b nodes:10000 --games 200
  parlour mill match --a greedy --b level:1 --games 200 --seed 7
  parlour mill match --a level:5 --b 'uci:parlour mill uci' --nodes 10000 --games 10 --rules lasker
  parlour mill match --a 'uci:parlour mill uci' --b 'uci:other' --option-b SkillLevel=30 --movetime 200 --stop

An engine is level:N (1 to 10), nodes:N, greedy (closes a mill when it can, blocks one when it must, else plays at random)
or uci:COMMAND. Each opening, six stones placed at random, is played twice with colours swapped. Wins, draws and losses
are those of a; a draw is half a point. An engine over UCI that takes longer than --movetime and --margin is named on stderr
at the end; one that does not answer within --patience ends the match.")]
pub struct Match {
    /// The first engine
    #[arg(long, value_name = "ENGINE", value_parser = engine)]
    a: Kind,
    /// The second engine
    #[arg(long, value_name = "ENGINE", value_parser = engine)]
    b: Kind,
    /// Number of games
    #[arg(long, default_value_t = 100, value_parser = value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// A named game and its changes
    #[arg(long, value_name = "RULES", default_value = "nine")]
    rules: String,
    /// Seed of the first opening
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Milliseconds per action for UCI engines
    #[arg(long, value_name = "MS", default_value_t = 100)]
    movetime: u64,
    /// Nodes per action for UCI engines, instead of time
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Say 'go infinite' to UCI engines and 'stop' when their time is over, for those that overstep 'go movetime'
    #[arg(long, conflicts_with = "nodes")]
    stop: bool,
    /// Milliseconds that a UCI engine may take beyond --movetime before it is called late
    #[arg(long, value_name = "MS", default_value_t = 50)]
    margin: u64,
    /// An option to set if a is a UCI engine; may be repeated
    #[arg(long, value_name = "NAME=VALUE", value_parser = setting)]
    option_a: Vec<(String, String)>,
    /// An option to set if b is a UCI engine; may be repeated
    #[arg(long, value_name = "NAME=VALUE", value_parser = setting)]
    option_b: Vec<(String, String)>,
    /// Milliseconds to wait for a UCI engine's answer, on top of its thinking time
    #[arg(long, value_name = "MS", default_value_t = 30_000)]
    patience: u64,
    #[command(flatten)]
    threads: Threads,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Clone)]
enum Kind {
    Level(Level),
    Nodes(u64),
    Greedy,
    Uci(String),
}

fn engine(text: &str) -> Result<Kind, String> {
    let (kind, value) = text.split_once(':').unwrap_or((text, ""));
    let found = match kind {
        "greedy" if value.is_empty() => Some(Kind::Greedy),
        "level" => value.parse().ok().and_then(Level::new).map(Kind::Level),
        "nodes" => value.parse().ok().filter(|nodes| *nodes > 0).map(Kind::Nodes),
        "uci" if !value.trim().is_empty() => Some(Kind::Uci(value.to_owned())),
        _ => None,
    };
    found.ok_or_else(|| "level:1 to level:10, nodes:N, greedy or uci:COMMAND".to_owned())
}

/// An option of an engine: its name and its value.
fn setting(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').unwrap_or((text, ""));
    // Each would end the command or the line that it becomes part of.
    let is_sound = |part: &str| !part.trim().is_empty() && !part.contains(['\n', '\r']);
    if is_sound(name) && is_sound(value) {
        Ok((name.trim().to_owned(), value.trim().to_owned()))
    } else {
        Err("NAME=VALUE, such as SkillLevel=30".to_owned())
    }
}

impl Kind {
    fn player(&self, rules: &str, manners: &Manners) -> io::Result<Box<dyn Contender>> {
        let engine = || Engine::new(TABLE_BITS);
        Ok(match self {
            Kind::Level(level) => Box::new(ByLevel { engine: engine(), level: *level, nodes: LEVEL_NODES }),
            Kind::Nodes(nodes) => Box::new(ByNodes { engine: engine(), nodes: *nodes }),
            Kind::Greedy => Box::new(Greedy),
            Kind::Uci(command) => Box::new(Foreign::start(command, rules, manners.clone())?),
        })
    }
}

impl Match {
    pub fn run(&self) -> Status {
        let setup = match self.rules.parse::<RuleText>() {
            Ok(rules) => Setup { rules, fen: None },
            Err(error) => return report::refuse(&error.message(), self.json),
        };
        if let Err(flaws) = Mill::start(&setup) {
            return refuse(&flaws.iter().map(Fault::message).collect::<Vec<_>>(), self.json);
        }
        for (flag, engine, options) in
            [("--option-a", &self.a, &self.option_a), ("--option-b", &self.b, &self.option_b)]
        {
            if !options.is_empty() && !matches!(engine, Kind::Uci(_)) {
                let why = Message::new("mill.match-no-options").text("flag", flag);
                return report::refuse(&why, self.json);
            }
        }
        let lateness = [Lateness::default(), Lateness::default()];
        let interrupted = interrupt::watch();
        let next = AtomicU64::new(0);
        let (results_in, results) = mpsc::channel::<io::Result<GameResult>>();
        let mut total = MatchScore::default();
        let mut status = Status::Done;
        let mut progress = Progress::of(Some(self.games));
        let (next, setup, interrupted, lateness) = (&next, &setup, &interrupted, &lateness);
        let worker = move |_| {
            let results = results_in.clone();
            move || {
                while !interrupted.is_set() {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= self.games
                        || results.send(self.game(setup, number, lateness, interrupted)).is_err()
                    {
                        return;
                    }
                }
            }
        };
        beside(self.threads.count(), worker, || {
            loop {
                match results.recv_timeout(Progress::REDRAW) {
                    Ok(Ok(score)) => total = total.with(score),
                    // A game cut short by Ctrl-C does not count, and is no failure.
                    Ok(Err(_)) if interrupted.is_set() => {}
                    Ok(Err(error)) => {
                        progress.clear();
                        report::tell(error);
                        status = Status::Refused;
                        next.store(self.games, Ordering::Relaxed);
                    }
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => break,
                }
                progress.advance(1);
                progress.draw();
            }
        });
        progress.clear();
        self.tell_late(lateness);
        if status != Status::Done {
            return status;
        }
        self.tell(total);
        if interrupted.is_set() { Status::Interrupted } else { Status::Done }
    }

    /// Every game has its own engines: what they remember must not depend on the order of games.
    fn game(
        &self,
        setup: &Setup,
        number: u64,
        lateness: &[Lateness; 2],
        interrupted: &Interrupted,
    ) -> io::Result<GameResult> {
        let rules = setup.rules.to_string();
        let (go, thinks) = match self.nodes {
            Some(nodes) => (format!("go nodes {nodes}"), 0),
            None if self.stop => ("go infinite".to_owned(), self.movetime),
            None => (format!("go movetime {}", self.movetime), self.movetime),
        };
        let within = |more: u64| Duration::from_millis(thinks.saturating_add(more).min(LONGEST_WAIT));
        let failure = Failure::default();
        let manners = |options: &[(String, String)], lateness: &Lateness| Manners {
            options: options.to_vec(),
            go: go.clone(),
            stop_after: self.stop.then(|| within(0)),
            allowed: self.nodes.is_none().then(|| within(self.margin)),
            lateness: lateness.clone(),
            patience: within(self.patience),
            interrupted: interrupted.clone(),
            failure: failure.clone(),
        };
        let mut a = self.a.player(&rules, &manners(&self.option_a, &lateness[0]))?;
        let mut b = self.b.player(&rules, &manners(&self.option_b, &lateness[1]))?;
        let score = game_of_match(setup, self.seed, number, a.as_mut(), b.as_mut());
        match failure.take() {
            Some(error) => Err(error),
            None => score.ok_or_else(|| io::Error::other(say("mill.match-no-opening"))),
        }
    }

    /// Names the engines that took longer than they were given.
    fn tell_late(&self, lateness: &[Lateness; 2]) {
        for (name, engine, lateness) in [("a", &self.a, &lateness[0]), ("b", &self.b, &lateness[1])] {
            let late = lateness.so_far();
            let Kind::Uci(command) = engine else { continue };
            if late.overdue > 0 {
                let told =
                    Message::new("mill.match-late").text("engine", name).text("command", command.as_str());
                let told =
                    told.text("late", late.overdue.to_string()).text("answers", late.answers.to_string());
                let told = told
                    .text("allowed", self.movetime.to_string())
                    .text("longest", late.longest.as_millis().to_string());
                report::tell(crate::language::speaker().say(&told));
            }
        }
    }

    fn tell(&self, total: MatchScore) {
        let (share, error) = total.share();
        let MatchScore { wins, draws, losses } = total;
        if self.json {
            let games = wins + draws + losses;
            report::result(json!({
                "games": games, "wins": wins, "draws": draws, "losses": losses, "share": share, "share_se": error
            }));
        } else {
            report::result(format!("{wins} {draws} {losses} {share:.3} {error:.3}"));
        }
    }
}

fn say(key: &'static str) -> String {
    crate::language::speaker().say(&Message::new(key))
}
