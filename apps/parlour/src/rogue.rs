//! `parlour rogue`: levels, random play, the autoplayer. It asks the game and prints; it decides nothing.

mod autoplay;
mod level;
mod simulate;

use crate::report::Status;
use clap::Subcommand;

/// What `parlour rogue` can do.
#[derive(Subcommand)]
pub enum Command {
    /// One generated level, everything revealed
    Level(level::Level),
    /// Whole games by the autoplayer
    Autoplay(autoplay::Autoplay),
    /// Random legal and illegal actions: turns a second, and any fault
    Simulate(simulate::Simulate),
}

/// Runs one of the commands.
pub fn run(command: &Command) -> Status {
    match command {
        Command::Level(level) => level.run(),
        Command::Autoplay(autoplay) => autoplay.run(),
        Command::Simulate(simulate) => simulate.run(),
    }
}
