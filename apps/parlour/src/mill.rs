//! `parlour mill`: legal actions, counts, positions. It asks the game and prints; it computes nothing
//! itself.

mod fen;
mod moves;
mod perft;
mod position;

use crate::report::Status;
use clap::{Args, Subcommand};

/// Arguments of `parlour mill`.
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// The legal actions of a position
    Moves(moves::Moves),
    /// How many sequences of so many actions a position has
    Perft(perft::Perft),
    /// A position as FEN
    Fen(fen::Show),
}

/// Runs one of the commands.
pub fn run(arguments: &Arguments) -> Status {
    match &arguments.command {
        Command::Moves(moves) => moves.run(),
        Command::Perft(perft) => perft.run(),
        Command::Fen(fen) => fen.run(),
    }
}
