//! Games kept between visits, as save texts in local storage. Puzzles with a name are kept under it as well, so that each
//! goes on where it was left.

use crate::browser;
use parlour_kernel::Message;
use parlour_midend::AnyTable;

fn key(game: &str) -> String {
    format!("parlour.save.{game}")
}

fn puzzle_key(game: &str, name: &str) -> String {
    format!("parlour.left.{game}.{name}")
}

/// The text of the game that was left.
pub fn recall(game: &str) -> Option<String> {
    browser::recall(&key(game))
}

/// The text of a puzzle that was left.
pub fn recall_puzzle(game: &str, name: &str) -> Option<String> {
    browser::recall(&puzzle_key(game, name))
}

/// Forgets a puzzle that was left.
pub fn forget_puzzle(game: &str, name: &str) {
    browser::forget(&puzzle_key(game, name));
}

/// Keeps a game; false where storage is closed or full.
pub fn keep(table: &dyn AnyTable) -> bool {
    let (game, name, save) = (table.game(), &table.session().puzzle, table.save());
    let over = table.outcome().is_some();
    if over && !name.is_empty() {
        forget_puzzle(game, name);
    } else if !name.is_empty() && table.touched() {
        browser::keep(&puzzle_key(game, name), &save);
    }
    keep_status(table);
    if over && table.card().mortal {
        // The replay stands among the finished games.
        browser::forget(&key(game));
        return browser::keep(&ended_key(game), "");
    }
    browser::keep(&key(game), &save)
}

fn ended_key(game: &str) -> String {
    format!("parlour.ended.{game}")
}

/// Whether a game whose end is final has ever ended here.
pub fn has_ended(game: &str) -> bool {
    browser::recall(&ended_key(game)).is_some()
}

fn status_key(game: &str) -> String {
    format!("parlour.status.{game}")
}

/// How a game that was left stands, for the front page, which opens no game; none where none goes on.
fn keep_status(table: &dyn AnyTable) {
    let goes_on = table.outcome().is_none() && table.touched();
    let line = || table.scene(None).lines.into_iter().find_map(|line| line.text);
    let status = if goes_on { serde_json::to_string(&line()).ok() } else { None };
    match status {
        Some(status) => drop(browser::keep(&status_key(table.game()), &status)),
        None => browser::forget(&status_key(table.game())),
    }
}

/// How a game that was left stands.
pub struct Left {
    /// What the game says of it, if anything.
    pub status: Option<Message>,
}

/// The game that was left, where one goes on.
pub fn recall_status(game: &str) -> Option<Left> {
    let status = serde_json::from_str(&browser::recall(&status_key(game))?).ok()?;
    Some(Left { status })
}

/// Moves a text that could not be loaded out of the way, so that it is not lost.
pub fn put_aside(game: &str, damaged: &str) {
    browser::keep(&format!("parlour.damaged.{game}"), damaged);
    browser::forget(&key(game));
}
