//! `solve`: each board's solution, with proof that there is no other.

use super::boards::{self, Boards};
use crate::{interrupt, report::Status};
use clap::Args;
use parlour_hidato::{
    brain::{
        Puzzle,
        solver::{self, Solved},
    },
    rules::Hidato,
};
use serde_json::json;
use std::time::Instant;

/// Arguments of `hidato solve`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour hidato solve boards.txt                  NAME unique MILLISECONDS, then the solution
  parlour hidato solve boards.txt --json           one object a board
  printf 'board small ortho 2 3\\n1 . .\\n6 . 4\\n' | parlour hidato solve

A board is a block of lines: `board NAME king|ortho|hex ROWS COLS`, then the rows. A number is given, . is
an empty cell, # is none. `link ROW COL ROW COL` after the rows says that two neighbours hold consecutive
values. What follows a line `solution` is passed over. A blank line ends the board.")]
pub struct Solve {
    #[command(flatten)]
    boards: Boards,
}

impl Solve {
    pub fn run(&self) -> Status {
        let interrupted = interrupt::watch();
        self.boards.map(&interrupted, || {
            let mut budget = interrupted.budget();
            move |game: &Hidato| {
                let puzzle = Puzzle::of(game);
                let start = Instant::now();
                let solved = solver::solve(&puzzle, &mut budget)?;
                // Rounded to microseconds.
                let milliseconds = (start.elapsed().as_secs_f64() * 1e6).round() / 1e3;
                Some(self.written(&game.setup().name, &puzzle, &solved, milliseconds))
            }
        })
    }

    fn written(&self, name: &str, puzzle: &Puzzle, solved: &Solved, milliseconds: f64) -> String {
        let (result, filling) = match solved {
            Solved::None => ("none", None),
            Solved::Unique(filling) => ("unique", Some(filling)),
            Solved::Many(filling, _) => ("many", Some(filling)),
        };
        let rows = filling.map(|filling| boards::rows(&puzzle.board, filling));
        if self.boards.json {
            return json!({ "name": name, "result": result, "ms": milliseconds, "solution": rows })
                .to_string();
        }
        let head = format!("{name} {result} {milliseconds:.3}");
        std::iter::once(head).chain(rows.into_iter().flatten()).collect::<Vec<_>>().join("\n")
    }
}
