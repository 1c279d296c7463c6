//! Which pack and daily puzzles were solved, in local storage.

use crate::browser;
use parlour_midend::{AnyTable, Progress};

/// The key of a game's progress in storage.
pub fn key(game: &str) -> String {
    format!("parlour.solved.{game}")
}

pub fn recall(game: &str) -> Progress {
    Progress::read(&browser::recall(&key(game)).unwrap_or_default())
}

/// Records the puzzle on a table if it has a name and was solved here.
pub fn record(table: &dyn AnyTable) {
    let Some(name) = parlour_midend::solved_puzzle(table) else { return };
    let mut progress = recall(table.game());
    if progress.solve(name, browser::now().0) {
        // Without storage there is no progress, but play goes on.
        browser::keep(&key(table.game()), &progress.write());
    }
}
