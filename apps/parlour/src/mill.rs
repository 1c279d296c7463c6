//! `parlour mill`: legal actions, counts, positions, the engine. Calls the game and its brain and prints;
//! computes nothing itself.

mod annotate;
mod best;
mod duel;
mod fen;
mod foreign;
mod measure;
mod moves;
mod perft;
mod position;
mod probe;
mod solve;
mod uci;

pub use measure::FIGURES;

use crate::report::Status;
use clap::Subcommand;

#[derive(Subcommand)]
pub enum Command {
    /// The legal actions of a position
    Moves(moves::Moves),
    /// The number of action sequences of a given length
    Perft(perft::Perft),
    /// A position as FEN
    Fen(fen::Show),
    /// The best action of a position
    Best(best::Best),
    /// Games between two engines
    Match(duel::Match),
    /// Exact tables of positions with few stones
    Solve(solve::Solve),
    /// What exact tables say about positions
    Probe(probe::Probe),
    /// A record with the value of each turn
    Annotate(annotate::Annotate),
    /// The engine over a text protocol
    Uci(uci::Uci),
}

pub fn run(command: &Command) -> Status {
    match command {
        Command::Moves(moves) => moves.run(),
        Command::Perft(perft) => perft.run(),
        Command::Fen(fen) => fen.run(),
        Command::Best(best) => best.run(),
        Command::Match(duel) => duel.run(),
        Command::Solve(solve) => solve.run(),
        Command::Probe(probe) => probe.run(),
        Command::Annotate(annotate) => annotate.run(),
        Command::Uci(uci) => uci.run(),
    }
}
