//! `solve`: the fastest way through a file of puzzles.

use super::{
    Lines, lines,
    read::{self, Puzzle},
};
use crate::{interrupt, report::Status};
use clap::Args;
use parlour_brain::Budget;
use parlour_kernel::Message;
use parlour_sudoku::brain::solver::{AnySolver, LineResult, Solved, Solver};

/// Arguments of `sudoku solve`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour sudoku solve puzzles.txt                 a solution, `none` or `many` a line
  parlour sudoku solve puzzles.csv --json          the puzzle stands first in each line
  echo 4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4...... | parlour sudoku solve

A puzzle is 81 characters, row by row: digits, and . 0 * _ or x for an empty cell. Whatever follows is
ignored. A line of 729 characters, nine for each cell, says which digits each cell may hold.

Words before the cells add rules: `x anti-knight 4.....8.5.3...`. They are x (or falling, rising: one diagonal),
windoku, disjoint, anti-knight, anti-king, non-consecutive, and jigsaw= with a letter from a to i for each cell.
A link of f-puzzles or SudokuPad with such rules is read as well.")]
pub struct Solve {
    #[command(flatten)]
    lines: Lines,
}

impl Solve {
    pub fn run(&self) -> Status {
        let Lines { input, threads, json } = &self.lines;
        let interrupted = interrupt::watch();
        let worker = || {
            let (mut solver, mut budget) = (Solver::new(), interrupted.budget());
            move |line: &[u8], out: &mut Vec<u8>| {
                answer(&mut solver, line, &mut budget).map(|answer| write(&answer, *json, out))
            }
        };
        input.map(*threads, *json, lines::MANY_LINES, &interrupted, worker)
    }
}

fn answer(solver: &mut Solver, line: &[u8], budget: &mut Budget) -> Result<LineResult, Message> {
    match read::head(line).map(|head| solver.solve_line(head)) {
        None | Some(LineResult::Unreadable) => {}
        Some(answer) => return Ok(answer),
    }
    let found = match read::puzzle(line)? {
        Puzzle::Grid(grid) => solver.solve(&grid),
        Puzzle::Variant(setup) => AnySolver::of(&setup.variant)
            .solve_within(&setup.digits, budget)
            .map_err(|_| Message::new("sudoku.solve-stopped"))?,
        Puzzle::Candidates(candidates) => solver.solve(&*candidates),
    };
    Ok(match found {
        Solved::None => LineResult::None,
        Solved::Unique(grid) => LineResult::Unique(grid.numbers().map(|number| b'0' + number)),
        Solved::Many(..) => LineResult::Many,
    })
}

fn write(answer: &LineResult, as_json: bool, out: &mut Vec<u8>) {
    let (before, after): (&[u8], &[u8]) = match (as_json, answer) {
        (false, _) => (b"", b""),
        (true, LineResult::Unique(_)) => (br#"{"result":"unique","solution":""#, br#""}"#),
        (true, _) => (br#"{"result":""#, br#""}"#),
    };
    out.extend_from_slice(before);
    match answer {
        LineResult::None => out.extend_from_slice(b"none"),
        LineResult::Unique(solution) => out.extend_from_slice(solution),
        LineResult::Many | LineResult::Unreadable => out.extend_from_slice(b"many"),
    }
    out.extend_from_slice(after);
}
