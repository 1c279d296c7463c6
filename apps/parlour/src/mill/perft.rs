//! `perft`: how many action sequences a position has.

use super::position::{PositionArguments, refuse};
use crate::report::{self, Status};
use clap::{Args, value_parser};
use parlour_mill::rules;
use serde_json::json;

/// No longer sequences are ever counted to the end, and each action of one takes room on the stack.
const DEEPEST: i64 = 100;

/// Arguments of `mill perft`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour mill perft --depth 6                                  96223680
  parlour mill perft --depth 4 --rules lasker --divide
  parlour mill perft --depth 5 --rules 'nine custodian=1 captures=engine'

A removal is an action of its own. The last actions are counted, not made. Games that end earlier count
nothing; draws by repetition and by counting moves are off below the position given.")]
pub struct Perft {
    /// Length of the sequences
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(..=DEEPEST))]
    depth: u32,
    #[command(flatten)]
    position: PositionArguments,
    /// Also print the count below each first action
    #[arg(long)]
    divide: bool,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

impl Perft {
    pub fn run(&self) -> Status {
        let game = match self.position.game() {
            Ok(game) => game,
            Err(reasons) => return refuse(&reasons, self.json),
        };
        if !self.divide || self.depth == 0 {
            let count = rules::perft(game.board(), game.options(), self.depth);
            return self.tell(count, &[]);
        }
        let divided = rules::divide(game.board(), game.options(), self.depth);
        let mut rows: Vec<(String, u64)> =
            divided.into_iter().map(|(action, count)| (action.to_string(), count)).collect();
        rows.sort_unstable();
        self.tell(rows.iter().map(|(_, count)| count).sum(), &rows)
    }

    fn tell(&self, count: u64, rows: &[(String, u64)]) -> Status {
        if self.json {
            let divided: serde_json::Map<_, _> =
                rows.iter().map(|(action, count)| (action.clone(), (*count).into())).collect();
            report::result(json!({ "depth": self.depth, "count": count, "divide": divided }));
        } else {
            for (action, count) in rows {
                report::result(format!("{action} {count}"));
            }
            report::result(count);
        }
        Status::Done
    }
}
