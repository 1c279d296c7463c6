//! Statistics of finished games in local storage. What counts is decided by the middle end.

use crate::browser;
use parlour_midend::{AnyTable, EndingChange, GameStatistics, Replay};

fn key(game: &str) -> String {
    format!("parlour.stats.{game}")
}

/// The statistics of a game.
pub fn recall(game: &str) -> GameStatistics {
    let kept = browser::recall(&key(game)).and_then(|text| serde_json::from_str(&text).ok());
    kept.unwrap_or_default()
}

/// Counts the game on a table that has ended, or no longer counts it.
pub fn record(table: &dyn AnyTable, change: EndingChange) {
    let mut statistics = recall(table.game());
    let changed = statistics.follow(change, table, browser::now(), || Replay::Save(table.save()));
    if let (true, Ok(text)) = (changed, serde_json::to_string(&statistics)) {
        // Where storage is closed there are no statistics; play goes on.
        browser::keep(&key(table.game()), &text);
    }
}
