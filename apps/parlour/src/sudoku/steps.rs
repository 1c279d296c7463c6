//! `steps` and `hint`: how a good solver goes on from a position, with the reason for every step.

use super::read;
use crate::report::{self, Status};
use clap::Args;
use parlour_kernel::{Fault, Message};
use parlour_sudoku::brain::teach::{self, Board, Candidate, CandidateSet, Case, Step, Teacher};
use parlour_text::Speaker;
use serde_json::json;

/// Arguments of `sudoku steps`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour sudoku steps 4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
  parlour sudoku steps LINE --json                 one object a step

Each step is the easiest that is to be found. Tab-separated: technique, what follows (r1c2=5 is placed,
r3c4≠7 is ruled out), and why. A line of a technique library is read with its deleted candidates.")]
pub struct Steps {
    #[command(flatten)]
    position: Position,
}

/// Arguments of `sudoku hint`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour sudoku hint 4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
  parlour sudoku hint LINE --json                  technique, code, cells, placements, eliminations, text

The easiest step that is to be found, as `parlour sudoku steps` writes it.")]
pub struct NextStep {
    #[command(flatten)]
    position: Position,
}

#[derive(Args)]
struct Position {
    /// 81 cells, after the words of a variant if it is one; a line of a technique library; or a link
    #[arg(value_name = "LINE", required = true)]
    line: Vec<String>,
    /// Print one JSON object per step
    #[arg(long)]
    json: bool,
}

impl Steps {
    pub fn run(&self) -> Status {
        self.position.run(usize::MAX)
    }
}

impl NextStep {
    pub fn run(&self) -> Status {
        self.position.run(1)
    }
}

impl Position {
    /// Prints up to `most` steps.
    fn run(&self, most: usize) -> Status {
        match self.board() {
            Err(why) => report::refuse(&why, self.json),
            Ok(board) => self.walk(board, most),
        }
    }

    fn board(&self) -> Result<Board, Message> {
        // The words of a variant need no quotes.
        let line = self.line.join(" ");
        if read::is_link(&line) {
            let setup = read::setup(line.as_bytes())?;
            read::solvable(&setup)?;
            return Ok(Board::of(&setup));
        }
        let case: Case = line.parse().map_err(|error: teach::CaseError| error.message())?;
        read::solvable(&case.setup)?;
        Ok(case.board())
    }

    fn walk(&self, mut board: Board, most: usize) -> Status {
        let (mut teacher, speaker) = (Teacher::default(), crate::language::speaker());
        for _ in 0..most {
            if board.is_full() {
                break;
            }
            let Some(step) = teacher.next(&board) else {
                return report::refuse(&Message::new("sudoku.no-step"), self.json);
            };
            report::result(if self.json { object(&step, &speaker) } else { line(&step, &speaker) });
            board.apply(&step);
        }
        Status::Done
    }
}

fn line(step: &Step, speaker: &Speaker) -> String {
    let name = speaker.say(&step.technique.name());
    format!("{name}\t{}\t{}", teach::conclusion(step), speaker.say(&teach::sentence(step)))
}

fn object(step: &Step, speaker: &Speaker) -> String {
    let list = |set: &CandidateSet, sign: &str| {
        let one = |candidate: Candidate| format!("{}{sign}{}", candidate.cell, candidate.digit);
        set.iter().map(one).collect::<Vec<_>>()
    };
    let cells: Vec<String> = step.cells().iter().map(|cell| cell.to_string()).collect();
    json!({
        "technique": speaker.say(&step.technique.name()),
        "code": step.technique.code(),
        "cells": cells,
        "placements": list(&step.placements, "="),
        "eliminations": list(&step.eliminations, "-"),
        "text": speaker.say(&teach::sentence(step)),
    })
    .to_string()
}
