//! Statistics of finished games in local storage. The middle end decides what counts.

use crate::browser;
use parlour_midend::{AnyTable, EndingChange, GameStatistics, Replay, Slip};

fn key(game: &str) -> String {
    format!("parlour.stats.{game}")
}

pub fn recall(game: &str) -> GameStatistics {
    let kept = browser::recall(&key(game)).and_then(|text| serde_json::from_str(&text).ok());
    kept.unwrap_or_default()
}

/// Counts the finished game on a table, or takes it back; false if that cannot be stored.
pub fn record(table: &dyn AnyTable, change: EndingChange) -> bool {
    let mut statistics = recall(table.game());
    let changed = statistics.follow(change, table, browser::now(), || Replay::Save(table.save()));
    let text = || serde_json::to_string(&statistics).ok();
    !changed || text().is_some_and(|text| browser::keep(&key(table.game()), &text))
}

/// Remembers or forgets one of the player's own mistakes.
pub fn learn(game: &str, slip: Slip) {
    let mut statistics = recall(game);
    if slip.into_list(&mut statistics.slips)
        && let Ok(text) = serde_json::to_string(&statistics)
    {
        // Without storage it is not remembered, but play goes on.
        browser::keep(&key(game), &text);
    }
}
