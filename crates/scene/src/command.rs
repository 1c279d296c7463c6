//! Words of the commands that belong to tables, not to a single game.

/// Takes the last step back.
pub const UNDO: &str = "undo";
/// Does it again.
pub const REDO: &str = "redo";
/// Asks the teacher, or asks for more of what it says.
pub const HINT: &str = "hint";
/// Opens the form of a new game.
pub const NEW: &str = "new";
/// Compares the entries with the solution.
pub const JUDGE: &str = "judge";
/// Lets the computer play on.
pub const WATCH: &str = "watch";
/// Remembers this place in the history.
pub const MARK: &str = "mark";
/// Returns to the place that was remembered.
pub const BACK: &str = "back";
/// Plays the same once more, when it has ended.
pub const AGAIN: &str = "again";
/// Looks back at a game that has ended.
pub const REVIEW: &str = "review";
/// Shows how it went.
pub const SUMMARY: &str = "summary";
/// Hands it on to others.
pub const SHARE: &str = "share";
