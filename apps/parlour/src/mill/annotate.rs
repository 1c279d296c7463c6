//! `annotate`: a record with the value of each turn.

use super::best::TABLE_BITS;
use crate::{
    report::{self, Status},
    whole,
};
use clap::Args;
use parlour_brain::Budget;
use parlour_kernel::{Fault, Message, Rules};
use parlour_mill::{
    brain::{Engine, annotate, tables::Tables},
    rules::{Mill, NotedRecord, RuleText, Setup},
};
use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

/// Arguments of `mill annotate`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour mill annotate game.txt
  parlour mill annotate --db tables --nodes 2000000 game.txt
  echo '1. a1 d6 2. a4 g7 3. a7xd6' | parlour mill annotate

The record as it was, and after each turn what the position is worth: stones that White is ahead, or who wins; by exact
tables also 'draw', and the turns of both sides until the end. ? and ?? mark turns that gave something away, with what
was better as a variation; ! marks the only turn that kept what the tables say. Comments and variations of the record
are kept. Headers 'Rules' and 'FEN' say what it is played by and from.")]
pub struct Annotate {
    /// Positions to visit for each turn
    #[arg(long, value_name = "N", default_value_t = 500_000)]
    nodes: u64,
    /// A folder of exact tables to ask, made by 'parlour mill solve'; without it, those that come with the program
    #[arg(long, value_name = "DIR")]
    db: Option<PathBuf>,
    /// The rules where no header names them
    #[arg(long, value_name = "RULES", default_value = "nine")]
    rules: String,
    /// The record; standard input where it is - or left out
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
}

impl Annotate {
    pub fn run(&self) -> Status {
        let text = match self.text() {
            Ok(text) => text,
            Err(why) => {
                report::tell(why);
                return Status::Refused;
            }
        };
        match self.annotated(&text) {
            Ok(record) => {
                report::result(record);
                Status::Done
            }
            Err(reasons) => {
                let speaker = crate::language::speaker();
                let reasons: Vec<String> = reasons.iter().map(|reason| speaker.say(reason)).collect();
                report::result(report::invalid(&reasons.join(" "), false));
                Status::Refused
            }
        }
    }

    fn text(&self) -> Result<String, String> {
        whole::plain_text(self.file.as_deref().unwrap_or(Path::new("-")))
    }

    fn annotated(&self, text: &str) -> Result<String, Vec<Message>> {
        let mut record = NotedRecord::read(text).map_err(|error| vec![error.message()])?;
        let says_something = !record.headers.is_empty() || !record.comments.is_empty();
        if record.turns.is_empty() && !says_something && !text.trim().is_empty() {
            return Err(vec![Message::new("mill.annotate-no-turn")]);
        }
        let rules = record.header("Rules").unwrap_or(&self.rules);
        let rules: RuleText =
            rules.parse().map_err(|error: parlour_kernel::ReadError| vec![error.message()])?;
        let fen = record.header("FEN").map(str::parse);
        let start = Mill::start(&Setup { rules, fen })
            .map_err(|flaws| flaws.iter().map(Fault::message).collect::<Vec<_>>())?;
        let mut engine = Engine::new(TABLE_BITS);
        engine.use_tables(self.tables(&start)?);
        annotate(&mut record, &start, &mut engine, || Budget::nodes(self.nodes))
            .and_then(|()| record.written(&start))
            .map_err(|error| vec![error.message()])
    }

    fn tables(&self, start: &Mill) -> Result<Option<Arc<Tables>>, Vec<Message>> {
        let tables = match &self.db {
            Some(folder) => {
                Some(Tables::open(folder, start.options()).map_err(|fault| vec![fault.message()])?)
            }
            None => Tables::shipped(start.options(), parlour_catalog::files),
        };
        Ok(tables.map(Arc::new))
    }
}
