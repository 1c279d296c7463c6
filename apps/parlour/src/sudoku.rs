//! `parlour sudoku`: solve, count, check, canonical forms, new puzzles. It asks the game's brain and
//! prints; it computes nothing itself.

mod canon;
mod check;
mod count;
mod generate;
mod read;
mod solve;

use crate::{
    blocks::Threads,
    lines::{self, Input},
    report::Status,
};
use clap::{Args, Subcommand};

/// What `parlour sudoku` can do.
#[derive(Subcommand)]
pub enum Command {
    /// The solution of each puzzle, `none`, or `many`
    Solve(solve::Solve),
    /// The number of solutions of each puzzle
    Count(count::Count),
    /// The cells of each grid that break a rule, and how many solutions it has
    Check(check::Check),
    /// The canonical (minlex) form of each puzzle or grid
    Canon(canon::Canon),
    /// New puzzles, each with one solution
    Generate(generate::Generate),
}

/// Runs one of the commands.
pub fn run(command: &Command) -> Status {
    match command {
        Command::Solve(solve) => solve.run(),
        Command::Count(count) => count.run(),
        Command::Check(check) => check.run(),
        Command::Canon(canon) => canon.run(),
        Command::Generate(generate) => generate.run(),
    }
}

/// What every command has that answers line by line.
#[derive(Args)]
struct Lines {
    #[command(flatten)]
    input: Input,
    #[command(flatten)]
    threads: Threads,
    /// Print one JSON object a line
    #[arg(long)]
    json: bool,
}
