//! Games kept between visits, as save texts in local storage, and what was wished for when one was made.

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

fn wish_key(game: &str) -> String {
    format!("parlour.wish.{game}")
}

/// What was last wished for when a game was made.
pub fn recall_wish(game: &str) -> Option<String> {
    browser::recall(&wish_key(game))
}

/// Remembers a wish for the next game.
pub fn keep_wish(game: &str, wish: &str) {
    // Where nothing is kept, the next game is the usual one.
    browser::keep(&wish_key(game), wish);
}
