//! `find`: every instance of one technique in each position.

use super::read;
use crate::{
    interrupt,
    lines::Input,
    report::{self, Status},
};
use clap::Args;
use parlour_kernel::{Fault, Message};
use parlour_sudoku::brain::teach::{self, Case, Technique};
use serde_json::json;

/// Arguments of `sudoku find`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour sudoku find --technique 0300 positions.txt     every X-Wing of each position
  parlour sudoku find --technique x-wing positions.txt   the same, by its word

A position is a line `:code:digits:cells:deleted:eliminations:placements:` of a technique library, of which
only the cells (a digit after + is not given) and the deleted candidates count; or 81 cells alone. Each
instance prints as `elim: 128 129 place:`, digit, row and column from 1; `none` where there is none. With
several positions an empty line follows each.")]
pub struct Find {
    /// The technique's code or name
    #[arg(long, value_name = "CODE")]
    technique: String,
    #[command(flatten)]
    input: Input,
    /// Print one JSON object per instance
    #[arg(long)]
    json: bool,
}

impl Find {
    pub fn run(&self) -> Status {
        let by_word = || Technique::ALL.iter().copied().find(|known| known.word() == self.technique);
        let Some(technique) = Technique::of_code(&self.technique).or_else(by_word) else {
            let why = Message::new("sudoku.unknown-technique").text("code", report::short(&self.technique));
            return report::refuse(&why, self.json);
        };
        let interrupted = interrupt::watch();
        let mut refused = false;
        let status = self.input.each(&interrupted, |line, several| {
            let mut text = match position(line) {
                Ok(case) => self.written(&case, technique),
                Err(why) => {
                    refused = true;
                    report::invalid(&crate::language::speaker().say(&why), self.json)
                }
            };
            text.push_str(if several && !self.json { "\n\n" } else { "\n" });
            report::results(text.as_bytes());
        });
        if refused { status.and(Status::Refused) } else { status }
    }

    fn written(&self, case: &Case, technique: Technique) -> String {
        let steps = teach::all(&case.board(), technique);
        let mut lines: Vec<String> = steps.iter().map(teach::written).collect();
        lines.sort_unstable();
        if self.json {
            let code = technique.code();
            let object = |line: &String| json!({ "code": code, "instance": line }).to_string();
            let objects: Vec<String> = lines.iter().map(object).collect();
            return if objects.is_empty() {
                json!({ "code": code, "instance": null }).to_string()
            } else {
                objects.join("\n")
            };
        }
        if lines.is_empty() { "none".to_owned() } else { lines.join("\n") }
    }
}

fn position(line: &[u8]) -> Result<Case, Message> {
    read::text(line)?.parse().map_err(|error: teach::CaseError| error.message())
}
