//! `parlour hidato`: solves, counts, rates, hints and generates. Calls the game's brain and prints; computes
//! nothing itself.

mod boards;
mod count;
mod generate;
mod hint;
mod measure;
mod rate;
mod solve;

pub use measure::FIGURES;

use crate::report::Status;
use clap::Subcommand;

#[derive(Subcommand)]
pub enum Command {
    /// The solution of each board, `none`, or `many`
    Solve(solve::Solve),
    /// The number of solutions of each board
    Count(count::Count),
    /// How hard each board is
    Rate(rate::Rate),
    /// The next step of each board, with its reason
    Hint(hint::NextStep),
    /// New boards, each with one solution
    Generate(generate::Generate),
}

pub fn run(command: &Command) -> Status {
    match command {
        Command::Solve(solve) => solve.run(),
        Command::Count(count) => count.run(),
        Command::Rate(rate) => rate.run(),
        Command::Hint(hint) => hint.run(),
        Command::Generate(generate) => generate.run(),
    }
}
