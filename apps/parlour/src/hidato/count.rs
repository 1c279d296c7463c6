//! `count`: how many solutions, up to a limit.

use super::boards::Boards;
use crate::{interrupt, report::Status};
use clap::Args;
use parlour_hidato::{
    brain::{Puzzle, solver},
    rules::Hidato,
};
use serde_json::json;

/// Arguments of `hidato count`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour hidato count boards.txt                  0, 1 or 2 a board: 2 stands for many
  parlour hidato count boards.txt --limit 1000     1000 stands for as many or more
  parlour hidato count boards.txt --limit 0        all of them, however long it takes

Boards as for `parlour hidato solve`.")]
pub struct Count {
    #[command(flatten)]
    boards: Boards,
    /// Where to stop counting; 0 counts all
    #[arg(long, value_name = "N", default_value_t = 2)]
    limit: u64,
}

impl Count {
    pub fn run(&self) -> Status {
        let interrupted = interrupt::watch();
        self.boards.map(&interrupted, || {
            let mut budget = interrupted.budget();
            move |game: &Hidato| {
                let counted = solver::count(&Puzzle::of(game), self.limit, &mut budget);
                let name = &game.setup().name;
                let count = counted.complete.then_some(counted.solutions)?;
                Some(if self.boards.json {
                    json!({ "name": name, "count": count }).to_string()
                } else {
                    format!("{name} {count}")
                })
            }
        })
    }
}
