//! What a solved sector came to, as it is printed and kept in the head of its table.

use super::index::Sector;

/// Counts over raw placements of stones, and the longest games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct Summary {
    pub sector: Sector,
    pub wins: u64,
    pub draws: u64,
    pub losses: u64,
    /// In plies; `None` without any, or if distances are not known.
    pub longest_win: Option<u8>,
    pub longest_loss: Option<u8>,
}
