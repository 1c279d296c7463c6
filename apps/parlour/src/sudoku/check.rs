//! `check`: checks the rules and, separately, the solution.

use super::{Lines, lines, read};
use crate::{interrupt, report::Status};
use clap::Args;
use parlour_sudoku::{
    brain::solver::{AnySolver, Solver},
    rules::{CellSet, errors_of},
};
use serde::Serialize;

/// Arguments of `sudoku check`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour sudoku check grids.txt --json
  echo 55+5.............................................................................. | parlour sudoku check

Tab-separated: the cells in conflict, the givens among them, and the number of solutions of the grid as it
stands (0, 1, or 2 for more). A digit after + is the player's, every other a given. Words of a variant before
the cells count, as for `parlour sudoku solve`.")]
pub struct Check {
    #[command(flatten)]
    lines: Lines,
}

#[derive(Serialize)]
struct Found {
    conflicts: Vec<String>,
    given_conflicts: Vec<String>,
    solutions: u64,
}

impl Check {
    pub fn run(&self) -> Status {
        let Lines { input, threads, json } = &self.lines;
        let interrupted = interrupt::watch();
        let worker = || {
            let (mut solver, mut budget) = (Solver::new(), interrupted.budget());
            move |line: &[u8], out: &mut Vec<u8>| {
                let setup = read::setup(line)?;
                let conflicts = errors_of(&setup.digits, &setup.variant);
                let solutions = if setup.variant.is_classic() {
                    solver.count(&setup.digits, 2)
                } else {
                    AnySolver::of(&setup.variant).count_within(&setup.digits, 2, &mut budget).solutions
                };
                let found = Found {
                    conflicts: names(conflicts),
                    given_conflicts: names(conflicts.without(setup.entries)),
                    solutions,
                };
                out.extend(found.written(*json).bytes());
                Ok(())
            }
        };
        input.map(*threads, *json, lines::MANY_LINES, &interrupted, worker)
    }
}

impl Found {
    fn written(&self, as_json: bool) -> String {
        if as_json {
            return serde_json::to_string(self).expect("plain data");
        }
        let list = |cells: &[String]| if cells.is_empty() { "-".to_owned() } else { cells.join(" ") };
        format!("{}\t{}\t{}", list(&self.conflicts), list(&self.given_conflicts), self.solutions)
    }
}

fn names(cells: CellSet) -> Vec<String> {
    cells.iter().map(|cell| cell.to_string()).collect()
}
