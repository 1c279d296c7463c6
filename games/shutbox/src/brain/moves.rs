//! The moves that make a total, from a precomputed list: only 69 sets of tiles add up to 12 or less, while
//! the rules enumerate all subsets.

use crate::rules::{BoxSize, TileSet, sets_of_sum};
use std::sync::OnceLock;

/// Every move with this total, in the order of [`sets_of_sum`]; empty above 12.
pub(super) fn moves(up: TileSet, total: u8) -> impl Iterator<Item = TileSet> + Clone {
    static MOVES: OnceLock<[Vec<TileSet>; 13]> = OnceLock::new();
    let all = MOVES.get_or_init(|| {
        let full = TileSet::full(BoxSize::Twelve);
        std::array::from_fn(|total| sets_of_sum(full, total as u8).collect())
    });
    let listed = all.get(usize::from(total)).map_or(&[][..], Vec::as_slice);
    listed.iter().copied().filter(move |tiles| tiles.is_within(up))
}
