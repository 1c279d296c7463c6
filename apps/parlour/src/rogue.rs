//! `parlour rogue`: levels, random play, the autoplayer. Calls the game and prints; decides nothing.

mod autoplay;
mod level;
mod measure;
mod simulate;

pub use measure::FIGURES;

use crate::report::Status;
use clap::Subcommand;

#[derive(Subcommand)]
pub enum Command {
    /// One generated level, fully revealed
    Level(level::Level),
    /// Whole games by the autoplayer
    Autoplay(autoplay::Autoplay),
    /// Random legal and illegal actions: turns per second, and any fault
    Simulate(simulate::Simulate),
}

pub fn run(command: &Command) -> Status {
    match command {
        Command::Level(level) => level.run(),
        Command::Autoplay(autoplay) => autoplay.run(),
        Command::Simulate(simulate) => simulate.run(),
    }
}
