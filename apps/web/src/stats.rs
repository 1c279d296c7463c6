//! Statistics of finished games in local storage. The middle end decides what counts.

use crate::{browser, store};
use parlour_midend::{AnyTable, EndingChange, Finished, GameStatistics, Replay, Slip};

/// The key of a game's statistics in storage.
pub fn key(game: &str) -> String {
    format!("parlour.stats.{game}")
}

pub fn recall(game: &str) -> GameStatistics {
    let kept = browser::recall(&key(game)).and_then(|text| serde_json::from_str(&text).ok());
    kept.unwrap_or_default()
}

/// Keeps and counts the finished game on a table, or takes both back; false if that cannot be stored.
pub fn record(table: &dyn AnyTable, change: EndingChange) -> bool {
    let replay = store::follow_ending(change, table);
    let kept = replay.is_some();
    let mut statistics = recall(table.game());
    let changed = statistics.follow(change, table, browser::now(), || replay.unwrap_or(Replay::None));
    let text = || serde_json::to_string(&statistics).ok();
    let counted = !changed || text().is_some_and(|text| browser::keep(&key(table.game()), &text));
    kept && counted
}

/// Whether a finished game can be replayed, as far as the list knows.
pub fn is_kept(finished: &Finished) -> bool {
    !finished.save.is_empty() || !finished.replay.is_empty()
}

/// The save of a finished game in the list, if it is still there.
pub fn save_of(game: &'static str, finished: &Finished) -> Option<String> {
    let written = Some(&finished.save).filter(|save| !save.is_empty()).cloned();
    written.or_else(|| store::recall_over(game, &finished.replay))
}

/// Takes a finished game's save out of the statistics, which is on the shelf by this name now.
pub fn point_to(game: &str, name: &str, save: &str) {
    let mut statistics = recall(game);
    for finished in statistics.recent.iter_mut().filter(|finished| finished.save == save) {
        finished.save.clear();
        name.clone_into(&mut finished.replay);
    }
    if let Ok(text) = serde_json::to_string(&statistics) {
        // Where it cannot be written, it stays as it was.
        browser::keep(&key(game), &text);
    }
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
