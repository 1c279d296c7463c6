//! `parlour sudoku`: solves, counts, checks, rates, teaches, canonicalises, generates. Calls the game's brain
//! and prints; computes nothing itself.

mod canon;
mod check;
mod convert;
mod count;
mod find;
mod generate;
mod measure;
mod print;
mod rate;
mod read;
mod solve;
mod steps;
mod texts;

pub use measure::FIGURES;

use crate::{
    lines::{self, Lines},
    report::Status,
};
use clap::Subcommand;

#[derive(Subcommand)]
pub enum Command {
    /// The solution of each puzzle, `none`, or `many`
    Solve(solve::Solve),
    /// The number of solutions of each puzzle
    Count(count::Count),
    /// The cells of each grid that break a rule, and how many solutions it has
    Check(check::Check),
    /// How hard each puzzle is: its Sudoku Explainer ratings, level and score
    Rate(rate::Rate),
    /// The next step from a position, with its reason
    Hint(steps::NextStep),
    /// The whole way to the solution, one step per line
    Steps(steps::Steps),
    /// Every instance of a technique in each position
    Find(find::Find),
    /// The canonical (minlex) form of each puzzle or grid
    Canon(canon::Canon),
    /// Puzzles of any format, written in another
    Convert(convert::Convert),
    /// Puzzles on pages to be printed, with their solutions
    Print(print::Print),
    /// New puzzles, each with one solution
    Generate(generate::Generate),
}

pub fn run(command: &Command) -> Status {
    match command {
        Command::Solve(solve) => solve.run(),
        Command::Count(count) => count.run(),
        Command::Check(check) => check.run(),
        Command::Rate(rate) => rate.run(),
        Command::Hint(hint) => hint.run(),
        Command::Steps(steps) => steps.run(),
        Command::Find(find) => find.run(),
        Command::Canon(canon) => canon.run(),
        Command::Convert(convert) => convert.run(),
        Command::Print(print) => print.run(),
        Command::Generate(generate) => generate.run(),
    }
}
