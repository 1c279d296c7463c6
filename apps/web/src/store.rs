//! Games kept between visits, as save texts in local storage.

use crate::browser;

fn key(game: &str) -> String {
    format!("parlour.save.{game}")
}

/// The text of the game that was left.
pub fn recall(game: &str) -> Option<String> {
    browser::recall(&key(game))
}

/// Keeps a game; false where storage is closed or full.
pub fn keep(game: &str, save: &str) -> bool {
    browser::keep(&key(game), save)
}

/// Moves a text that could not be loaded out of the way, so that it is not lost.
pub fn put_aside(game: &str, damaged: &str) {
    browser::keep(&format!("parlour.damaged.{game}"), damaged);
    browser::forget(&key(game));
}
