//! `solve`: makes exact tables of the moving phase and stores them in a folder; if asked, solves the game whole.

use super::position::refuse;
use crate::{
    blocks::Threads,
    interrupt,
    progress::Progress,
    report::{self, Status},
};
use clap::Args;
use parlour_kernel::{Fault, Message};
use parlour_mill::{
    brain::tables::{Plan, Question, Report, Solved, Summary, TableFault, Value, WholePlan, Wish},
    rules::{Options, RuleText},
};
use serde_json::json;
use std::{
    path::PathBuf,
    time::{Duration, Instant},
};

/// Arguments of `mill solve`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour mill solve --stones 7 --out tables
  parlour mill solve --stones 10 --out tables --resume
  parlour mill solve --stones 8 --out captures --rules 'nine custodian=1' --no-distances
  parlour mill solve --whole --out six --rules 'nine pieceCount=6 rings=2 mayFly=0'

Per sector, tab-separated: stones of the side to move, stones of the other, wins, draws and losses of the side to move over
all placements of the stones, and the longest win and loss in plies. A turn with its removals is a ply. Every entry is
derived again from its successors before it is kept.

Tables hold positions of the moving phase. Rules that remember earlier turns cannot be tabled. Draws by repetition and
by counting moves are not in the tables: they say what can be forced, however long it takes.

With --whole, tables of the moving phase are made for all stones; then the placing phase is searched over them. stderr hears
what was proven and how many positions that took. The last line is the value for the first player: win, draw or loss. Values
of the first four turns are stored beside the tables. Not for rules by which stones are placed and moved in turn (lasker).")]
pub struct Solve {
    /// The most stones on the board, both sides together
    #[arg(long, value_name = "N", required_unless_present = "whole", conflicts_with = "whole")]
    stones: Option<u8>,
    /// Solve the whole game, the placing phase too
    #[arg(long)]
    whole: bool,
    /// Memory for the placing phase in megabytes, besides the tables
    #[arg(long, value_name = "MB", default_value_t = 512, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    memory: u32,
    /// The folder for the tables; created if it does not exist
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// A named game and its changes, such as 'nine custodian=1 captures=engine'
    #[arg(long, value_name = "RULES", default_value = "nine")]
    rules: String,
    /// Continue with the tables in the folder
    #[arg(long)]
    resume: bool,
    /// Store only who wins, not in how many plies
    #[arg(long)]
    no_distances: bool,
    /// Store unfinished work every so many seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    keep_every: u64,
    #[command(flatten)]
    threads: Threads,
    /// Print a JSON object for each sector
    #[arg(long)]
    json: bool,
}

/// Parses a rules text.
///
/// # Errors
/// Everything that is wrong with it.
pub fn options_of(rules: &str) -> Result<Options, Vec<Message>> {
    let text: RuleText = rules.parse().map_err(|error: parlour_kernel::ReadError| vec![error.message()])?;
    text.options().map_err(|flaws| flaws.iter().map(Fault::message).collect())
}

/// How solving ended.
enum Ended {
    /// With all tables made.
    Tables,
    /// With the value of the game.
    Value(Value),
    /// By Ctrl-C.
    Interrupted,
}

impl Solve {
    pub fn run(&self) -> Status {
        let options = match options_of(&self.rules) {
            Ok(options) => options,
            Err(reasons) => return refuse(&reasons, self.json),
        };
        let plan = Plan {
            options,
            stones: self.stones.unwrap_or(2 * options.piece_count),
            folder: self.out.clone(),
            resumes: self.resume,
            with_distances: !self.no_distances,
            threads: self.threads.count(),
        };
        let solved = if self.whole { self.solve_whole(&plan) } else { self.solve_moving(&plan) };
        match solved {
            Ok(Ended::Tables) => Status::Done,
            Ok(Ended::Value(value)) => {
                report::result(self.value_line(value));
                Status::Done
            }
            Ok(Ended::Interrupted) => Status::Interrupted,
            Err(fault) => report::refuse(&fault.message(), self.json),
        }
    }

    fn solve_moving(&self, plan: &Plan) -> Result<Ended, TableFault> {
        let work = plan.work()?;
        let solved = self.attend(work, |tell| plan.run(tell))?;
        Ok(if solved == Solved::Whole { Ended::Tables } else { Ended::Interrupted })
    }

    fn solve_whole(&self, plan: &Plan) -> Result<Ended, TableFault> {
        let whole = WholePlan::new(plan, self.memory as usize)?;
        let work = whole.moving.work()?;
        let value = self.attend(work, |tell| whole.run(tell))?;
        Ok(value.map_or(Ended::Interrupted, Ended::Value))
    }

    /// Shows how far some work is, prints what it finds and says when it is to be kept.
    fn attend<T>(&self, work: u64, run: impl FnOnce(&mut dyn FnMut(Report) -> Wish) -> T) -> T {
        let interrupted = interrupt::watch();
        report::files_too();
        // The work so far is kept, however long that takes.
        let mut tidying = None;
        let mut progress = Progress::with_time_left(work);
        let mut kept = Instant::now();
        let mut positions = 0;
        let solved = run(&mut |told| {
            match told {
                Report::Solved(summary) => {
                    progress.give_way();
                    report::result(self.line(&summary));
                }
                Report::Passed(entries) => progress.advance(entries),
                Report::Placing(more) => positions += more,
                Report::Proven(question, yes) => {
                    progress.clear();
                    say(&proven(question, yes).text("positions", positions.to_string()));
                }
            }
            progress.draw();
            if interrupted.is_set() {
                tidying = Some(interrupted.tidying());
                return Wish::Stop;
            }
            if kept.elapsed() < Duration::from_secs(self.keep_every) {
                return Wish::GoOn;
            }
            kept = Instant::now();
            if positions > 0 {
                progress.clear();
                say(&Message::new("mill.solve-placing").text("positions", positions.to_string()));
            }
            Wish::Keep
        });
        progress.clear();
        drop(tidying);
        solved
    }

    fn value_line(&self, value: Value) -> String {
        if self.json { json!({ "value": value.word() }).to_string() } else { value.word().to_owned() }
    }

    fn line(&self, summary: &Summary) -> String {
        let Summary { sector, wins, draws, losses, longest_win, longest_loss } = summary;
        if self.json {
            let (us, them) = (sector.us, sector.them);
            return json!({
                "us": us, "them": them, "wins": wins, "draws": draws, "losses": losses,
                "longestWin": longest_win, "longestLoss": longest_loss,
            })
            .to_string();
        }
        let plies = |plies: &Option<u8>| plies.map_or_else(|| "-".to_owned(), |plies| plies.to_string());
        format!(
            "{}\t{}\t{wins}\t{draws}\t{losses}\t{}\t{}",
            sector.us,
            sector.them,
            plies(longest_win),
            plies(longest_loss)
        )
    }
}

fn say(message: &Message) {
    report::tell(crate::language::speaker().say(message));
}

/// The sentence for an answer about the start of the game.
fn proven(question: Question, yes: bool) -> Message {
    Message::new(match (question, yes) {
        (Question::Draws, true) => "mill.solve-draws",
        (Question::Draws, false) => "mill.solve-loses",
        (Question::Wins, true) => "mill.solve-wins",
        (Question::Wins, false) => "mill.solve-no-win",
    })
}
