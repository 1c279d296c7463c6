//! `best`: the engine's choice in a position.

use super::position::{PositionArguments, refuse};
use crate::{
    blocks::Threads,
    interrupt::{self, Interrupted},
    report::{self, Status},
};
use clap::Args;
use parlour_brain::Budget;
use parlour_kernel::{Fault, Message};
use parlour_mill::brain::{Engine, Limits, SearchResult, tables::Tables};
use serde_json::json;
use std::{
    path::PathBuf,
    sync::Arc,
    time::{Duration, Instant},
};

/// The engine's memory: 64 MB.
pub const TABLE_BITS: u32 = 21;
/// The default limit in nodes: about a second.
const NODES: u64 = 5_000_000;

/// Arguments of `mill best`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour mill best --depth 14
  parlour mill best --nodes 100000 --rules lasker --moves 'd6 f4' --json
  parlour mill best --nodes 100000 --db tables --fen 'O****@**/****O***/O@****@* w m s 3 0 3 0 0 0 0 0 0 0 0 0 30'
  parlour mill best --movetime 2000 --threads 2 --fen '@**O*@*@/@@O@@O**/@O*OOO*O w m s 8 0 8 0 0 0 0 0 0 0 0 0 10'

Action, score for the side to move (100 is about a stone), depth, nodes and the line expected. A removal is an action of
its own. With a depth or a number of nodes alone the answer is always the same; more threads are used with --movetime.")]
pub struct Best {
    /// Search this many actions deep
    #[arg(long, value_name = "N")]
    depth: Option<u32>,
    /// Search this many positions
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Think for this many milliseconds
    #[arg(long, value_name = "MS")]
    movetime: Option<u64>,
    /// A folder of exact tables to use, made by 'parlour mill solve'
    #[arg(long, value_name = "DIR")]
    db: Option<PathBuf>,
    #[command(flatten)]
    position: PositionArguments,
    #[command(flatten)]
    threads: Threads,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

impl Best {
    pub fn run(&self) -> Status {
        let game = match self.position.game() {
            Ok(game) => game,
            Err(reasons) => return refuse(&reasons, self.json),
        };
        let unlimited = self.depth.is_none() && self.nodes.is_none() && self.movetime.is_none();
        let budget = Budget::nodes(self.nodes.unwrap_or(if unlimited { NODES } else { u64::MAX }));
        let limits = Limits {
            depth: self.depth.unwrap_or(Engine::MOST_DEPTH),
            threads: if self.movetime.is_some() { self.threads.count() } else { 1 },
            variety: None,
        };
        let mut engine = Engine::new(TABLE_BITS);
        match self.db.as_ref().map(|folder| Tables::open(folder, game.options())).transpose() {
            Ok(tables) => engine.use_tables(tables.map(Arc::new)),
            Err(fault) => return report::refuse(&fault.message(), self.json),
        }
        let interrupted = interrupt::watch();
        let mut budget = limited(budget, self.movetime, &interrupted);
        match engine.search(&game, limits, &mut budget) {
            None => report::refuse(&Message::new("mill.best-over"), self.json),
            Some(result) => {
                self.tell(&result);
                if interrupted.is_set() { Status::Interrupted } else { Status::Done }
            }
        }
    }

    fn tell(&self, result: &SearchResult) {
        let line: Vec<String> = result.line.iter().map(ToString::to_string).collect();
        let SearchResult { action, score, depth, nodes, .. } = result;
        if self.json {
            let action = action.to_string();
            report::result(
                json!({ "action": action, "score": score, "depth": depth, "nodes": nodes, "line": line }),
            );
        } else {
            report::result(format!("{action}\t{score}\t{depth}\t{nodes}\t{}", line.join(" ")));
        }
    }
}

/// Nodes between two looks at the clock: far less than a millisecond.
const LOOK: u64 = 1 << 10;

/// A budget that ends after a time, if one is given, and with Ctrl-C.
pub fn limited(budget: Budget, milliseconds: Option<u64>, interrupted: &Interrupted) -> Budget {
    let canceller = budget.canceller();
    let interrupted = interrupted.clone();
    // A time beyond what the clock can say is none.
    let end = milliseconds.and_then(|time| Instant::now().checked_add(Duration::from_millis(time)));
    budget.telling(LOOK, move |_| {
        if interrupted.is_set() || end.is_some_and(|end| Instant::now() >= end) {
            canceller.cancel();
        }
    })
}
