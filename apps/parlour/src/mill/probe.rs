//! `probe`: what a folder's tables say about positions.

use super::{position::refuse, solve::options_of};
use crate::{
    interrupt,
    lines::{Lines, MANY_LINES},
    report::{self, Status},
};
use clap::Args;
use parlour_kernel::{Fault, Message, Rules};
use parlour_mill::{
    brain::tables::{Tables, Verdict},
    rules::{Mill, RuleText, Setup},
};
use serde_json::json;
use std::path::PathBuf;

/// Arguments of `mill probe`.
#[derive(Args)]
#[command(after_help = "Examples:
  echo 'O****@**/****O***/O@****@* w m s 3 0 3 0 0 0 0 0 0 0 0 0 30' | parlour mill probe --db tables      win 1
  parlour mill probe --db captures --rules 'nine custodian=1' positions.txt --json

Per FEN: win, draw or loss for the side to move, and the plies to the end where the tables have distances; a turn with
its removals is a ply. Tables are made by 'parlour mill solve'. Tables of other rules, and what is damaged or no table,
are refused by name. Draws by repetition and by counting moves are not in the tables. Where the game was solved whole,
its first turns have values too.")]
pub struct Probe {
    /// The folder with the tables
    #[arg(long, value_name = "DIR")]
    db: PathBuf,
    /// A named game and its changes, such as 'nine custodian=1 captures=engine'
    #[arg(long, value_name = "RULES", default_value = "nine")]
    rules: String,
    #[command(flatten)]
    lines: Lines,
}

impl Probe {
    pub fn run(&self) -> Status {
        let Lines { input, threads, json } = &self.lines;
        let options = match options_of(&self.rules) {
            Ok(options) => options,
            Err(reasons) => return refuse(&reasons, *json),
        };
        let tables = match Tables::open(&self.db, &options) {
            Ok(tables) => tables,
            Err(fault) => return report::refuse(&fault.message(), *json),
        };
        let interrupted = interrupt::watch();
        let answer = || {
            |line: &[u8], out: &mut Vec<u8>| {
                let verdict = self.verdict(&tables, &String::from_utf8_lossy(line))?;
                out.extend(self.written(verdict).bytes());
                Ok(())
            }
        };
        input.map(*threads, *json, MANY_LINES, &interrupted, answer)
    }

    fn verdict(&self, tables: &Tables, line: &str) -> Result<Verdict, Message> {
        let rules: RuleText =
            self.rules.parse().map_err(|error: parlour_kernel::ReadError| error.message())?;
        let start = Setup { rules, fen: Some(line.trim().parse()) };
        let game = Mill::start(&start).map_err(|flaws| first(&flaws))?;
        let opening = || tables.opening(game.board(), game.options());
        tables.probe(game.board()).or_else(|fault| opening().ok_or(fault)).map_err(|fault| fault.message())
    }

    fn written(&self, verdict: Verdict) -> String {
        let Verdict { value, plies } = verdict;
        if self.lines.json {
            return json!({ "value": value.word(), "plies": plies }).to_string();
        }
        plies.map_or_else(|| value.word().to_owned(), |plies| format!("{} {plies}", value.word()))
    }
}

fn first(flaws: &[parlour_mill::rules::Flaw]) -> Message {
    flaws.first().map_or_else(|| Message::new("mill.table-not-moving"), Fault::message)
}
