//! `canon`: the lexicographically smallest equivalent puzzle.

use super::{Lines, lines, read};
use crate::{interrupt, report::Status};
use clap::Args;
use parlour_kernel::{Fault, Message};
use parlour_sudoku::{
    brain::Canonical,
    rules::{Flaw, validate_grid},
};
use serde::Serialize;

/// Arguments of `sudoku canon`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour sudoku canon grids.txt
  parlour sudoku canon puzzles.txt | sort -u       one of each kind
  parlour sudoku canon grids.txt --json            with the number of symmetries

The form is the least of all that rows, columns, bands, stacks, a transposition and other names for the
digits lead to, an empty cell being less than any digit. Two puzzles with the same form are the same puzzle
in disguise. `automorphisms` counts the ways to move the cells that lead back to the puzzle, under other
names for the digits; 1 is doing nothing.")]
pub struct Canon {
    #[command(flatten)]
    lines: Lines,
}

#[derive(Serialize)]
struct Form {
    minlex: String,
    automorphisms: u64,
}

impl Canon {
    pub fn run(&self) -> Status {
        let Lines { input, threads, json } = &self.lines;
        let worker = || {
            |line: &[u8], out: &mut Vec<u8>| {
                let setup = read::setup(line)?;
                if !setup.variant.is_classic() {
                    return Err(Message::new("sudoku.canon-variant"));
                }
                let grid = setup.digits;
                let Some(form) = Canonical::of(&grid) else {
                    return Err(Flaw::ContradictoryGivens(validate_grid(&grid)).message());
                };
                let text = if *json {
                    let form = Form { minlex: form.grid.to_string(), automorphisms: form.automorphisms };
                    serde_json::to_string(&form).expect("plain data")
                } else {
                    form.grid.to_string()
                };
                out.extend(text.bytes());
                Ok(())
            }
        };
        input.map(*threads, *json, lines::MANY_LINES, &interrupt::watch(), worker)
    }
}
