//! `solve`: makes exact tables of the moving phase and stores them in a folder.

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
    brain::tables::{Plan, Report, Solved, Summary, Wish},
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

Per sector, tab-separated: stones of the side to move, stones of the other, wins, draws and losses of the side to move over
all placements of the stones, and the longest win and loss in plies. A turn with its removals is a ply. Every entry is
derived again from its successors before it is kept.

Tables hold positions of the moving phase. Rules that remember earlier turns cannot be tabled. Draws by repetition and
by counting moves are not in the tables: they say what can be forced, however long it takes.")]
pub struct Solve {
    /// The most stones on the board, both sides together
    #[arg(long, value_name = "N")]
    stones: u8,
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

impl Solve {
    pub fn run(&self) -> Status {
        let options = match options_of(&self.rules) {
            Ok(options) => options,
            Err(reasons) => return refuse(&reasons, self.json),
        };
        let plan = Plan {
            options,
            stones: self.stones,
            folder: self.out.clone(),
            resumes: self.resume,
            with_distances: !self.no_distances,
            threads: self.threads.count(),
        };
        let solved = plan.work().and_then(|work| self.solve(&plan, work));
        match solved {
            Ok(Solved::Whole) => Status::Done,
            Ok(Solved::Stopped) => Status::Interrupted,
            Err(fault) => report::refuse(&fault.message(), self.json),
        }
    }

    fn solve(&self, plan: &Plan, work: u64) -> Result<Solved, parlour_mill::brain::tables::TableFault> {
        let interrupted = interrupt::watch();
        let mut progress = Progress::with_time_left(work);
        let mut kept = Instant::now();
        let solved = plan.run(&mut |told| {
            match told {
                Report::Solved(summary) => {
                    progress.give_way();
                    report::result(self.line(&summary));
                }
                Report::Passed(entries) => progress.advance(entries),
            }
            progress.draw();
            if interrupted.is_set() {
                return Wish::Stop;
            }
            if kept.elapsed() < Duration::from_secs(self.keep_every) {
                return Wish::GoOn;
            }
            kept = Instant::now();
            Wish::Keep
        });
        progress.clear();
        solved
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
