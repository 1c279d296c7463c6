//! `parlour replay`: re-executes saved games.

use crate::report::{self, Status};
use clap::{Args, Subcommand};
use parlour_kernel::Fault;
use parlour_midend::AnyTable;
use parlour_table::{Entry, Record};
use serde_json::json;

/// Re-execute saved games
#[derive(Args)]
#[command(after_help = "Examples:\n  parlour replay verify game.save\n  parlour replay show game.save")]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Re-execute saved games: `ok` and the final digest, or where and why it differs
    Verify {
        /// Saved games; - for standard input
        #[arg(required = true)]
        files: Vec<String>,
        /// Print one JSON object per file
        #[arg(long)]
        json: bool,
    },
    /// Print a saved game move by move
    Show {
        /// A saved game; - for standard input
        file: String,
    },
}

pub fn run(arguments: &Arguments) -> Status {
    match &arguments.command {
        Command::Verify { files, json } => {
            files.iter().map(|file| verify(file, *json)).fold(Status::Done, Status::and)
        }
        Command::Show { file } => match load(file) {
            Ok(table) => {
                show(table.as_ref());
                Status::Done
            }
            Err(why) => {
                report::tell(why);
                Status::Refused
            }
        },
    }
}

fn load(file: &str) -> Result<Box<dyn AnyTable>, String> {
    let text = crate::whole::text(file.as_ref())?;
    parlour_catalog::load(&text)
        .map_err(|error| format!("{file}: {}", crate::language::speaker().say(&error.message())))
}

fn verify(file: &str, as_json: bool) -> Status {
    match load(file) {
        Ok(table) => {
            let digest = table.digest().to_string();
            if as_json {
                report::result(json!({"file": file, "ok": true, "digest": digest}));
            } else {
                report::result(format!("ok {digest}"));
            }
            Status::Done
        }
        Err(why) => {
            if as_json {
                report::result(json!({"file": file, "ok": false, "invalid": why}));
            } else {
                report::result(format!("invalid: {why}"));
            }
            Status::Refused
        }
    }
}

fn show(table: &dyn AnyTable) {
    report::result(format!("game {}", table.game()));
    report::result(format!("setup {}", table.setup()));
    if let Some(seed) = table.seed() {
        report::result(format!("seed {seed}"));
    }
    for (index, record) in table.log().records().iter().enumerate() {
        report::result(format!("{:>5}  {}", index + 1, line(record)));
    }
    report::result(format!("digest {}", table.digest()));
}

fn line(record: &Record) -> String {
    let what = match &record.entry {
        Entry::Step(actions) => actions.join("; "),
        Entry::Chance(result) => format!("= {result}"),
        Entry::Undo => "undo".to_owned(),
        Entry::Redo => "redo".to_owned(),
        Entry::Hint => "hint".to_owned(),
        Entry::Mark => "mark".to_owned(),
        Entry::Wrong(action) => format!("refused {action}"),
    };
    if record.after == 0 { what } else { format!("{what}  (+{} ms)", record.after) }
}
