//! `count`: how many solutions, up to a limit.

use super::{
    Lines, lines,
    read::{self, Puzzle},
};
use crate::{interrupt, report::Status};
use clap::Args;
use parlour_sudoku::brain::solver::{AnySolver, Solver};
use serde_json::json;

/// Arguments of `sudoku count`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour sudoku count puzzles.txt                 0, 1 or 2 a line: 2 stands for many
  parlour sudoku count puzzles.txt --limit 1000    1000 stands for as many or more
  parlour sudoku count puzzles.txt --limit 0       all of them, however long it takes

Lines as for `parlour sudoku solve`.")]
pub struct Count {
    #[command(flatten)]
    lines: Lines,
    /// Where to stop counting; 0 counts all
    #[arg(long, value_name = "N", default_value_t = 2)]
    limit: u64,
}

impl Count {
    /// Up to this limit, counting takes no longer than solving.
    const QUICK: u64 = 2;

    pub fn run(&self) -> Status {
        let Lines { input, threads, json } = &self.lines;
        let interrupted = interrupt::watch();
        let worker = || {
            let (mut solver, mut budget) = (Solver::new(), interrupted.budget());
            move |line: &[u8], out: &mut Vec<u8>| {
                let counted = match read::puzzle(line)? {
                    Puzzle::Grid(grid) => solver.count_within(&grid, self.limit, &mut budget),
                    Puzzle::Variant(setup) => {
                        AnySolver::of(&setup.variant).count_within(&setup.digits, self.limit, &mut budget)
                    }
                    Puzzle::Candidates(candidates) => {
                        solver.count_within(&*candidates, self.limit, &mut budget)
                    }
                };
                let count = counted.solutions;
                out.extend(
                    if *json { json!({ "count": count }).to_string() } else { count.to_string() }.bytes(),
                );
                Ok(())
            }
        };
        let is_quick = (1..=Count::QUICK).contains(&self.limit);
        // Lines that turn out slow go to the threads one by one.
        let block = if is_quick { lines::MANY_LINES } else { 1 };
        input.map(*threads, *json, block, &interrupted, worker)
    }
}
