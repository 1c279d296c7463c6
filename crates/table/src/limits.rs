//! Bounds of every game, so that what can be played can be saved, and what is saved can be opened in little time and
//! memory. They count what an entry costs, not how short its text is.

/// Larger saves are refused unread.
pub const MAX_SAVE_BYTES: usize = 16 << 20;

/// The most actions in a log; undoing, redoing, a hint, a bookmark and a mistake count as one each.
pub const MAX_ACTIONS: usize = 500_000;

/// Steps are refused from here on. The rest is for what nobody decides: chance, hints, mistakes.
pub(crate) const MAX_DECIDED: usize = 450_000;

/// The most bytes of a log as text, with [`ENTRY_BYTES`] for whatever surrounds an entry's actions.
pub(crate) const MAX_LOG_BYTES: usize = 14 << 20;
pub(crate) const ENTRY_BYTES: usize = 20;

/// The states kept for undo take at most this many bytes, as they are written for digests. The oldest go first.
pub(crate) const MAX_UNDO_BYTES: usize = 16 << 20;

/// Longer names, and more of them, are refused.
pub(crate) const MAX_NAME_BYTES: usize = 200;
pub(crate) const MAX_PLAYERS: usize = 64;
pub(crate) const MAX_SETTINGS: usize = 64;
pub(crate) const MAX_NOTES: usize = 8192;
pub(crate) const MAX_NOTE_BYTES: usize = 1 << 16;
