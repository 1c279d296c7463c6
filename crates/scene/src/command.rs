//! Ids of the commands that belong to tables rather than to a single game.

/// Undoes the last step.
pub const UNDO: &str = "undo";
/// Redoes the last step undone.
pub const REDO: &str = "redo";
/// Asks for a hint, or for more of it.
pub const HINT: &str = "hint";
/// Opens the new-game form.
pub const NEW: &str = "new";
/// Compares the entries with the solution.
pub const JUDGE: &str = "judge";
/// Explains the whole solution, step by step.
pub const EXPLAIN: &str = "explain";
/// Analyses the game move by move.
pub const ANALYSE: &str = "analyse";
/// In an analysis: lays the best line out on the board, or plays its next move.
pub const LINE: &str = "line";
/// In an analysis: lays out what would have been better than the last move.
pub const BETTER: &str = "better";
/// In an analysis: goes to the next turning point.
pub const TURNING: &str = "turning";
/// In an analysis: goes on from the position shown as a game of its own.
pub const PLAY_ON: &str = "play-on";
/// Lets the computer play on.
pub const WATCH: &str = "watch";
/// Bookmarks this position in the history.
pub const MARK: &str = "mark";
/// Returns to the bookmark.
pub const BACK: &str = "back";
/// Plays the same again, after the end.
pub const AGAIN: &str = "again";
/// Reviews a finished game.
pub const REVIEW: &str = "review";
/// Shows the summary.
pub const SUMMARY: &str = "summary";
/// Shares the game.
pub const SHARE: &str = "share";
/// In a first round: leaves it for a real game.
pub const REAL: &str = "real";
