//! Which tiles add up to a total: pure queries over sets.

use crate::rules::{Tile, TileSet};

/// Every non-empty set within `up` that adds up to `total`, in ascending order of bits.
pub fn sets_of_sum(up: TileSet, total: u8) -> impl Iterator<Item = TileSet> {
    let mask = u32::from(up.bits());
    let mut next = Some(0u32);
    std::iter::from_fn(move || {
        // Enumerates the subsets of a mask upwards: subtracting the mask carries over the gaps.
        let subset = next?;
        let following = subset.wrapping_sub(mask) & mask;
        next = (following != 0).then_some(following);
        Some(TileSet::from_bits(subset as u16))
    })
    .filter(move |set| !set.is_empty() && set.sum() == u32::from(total))
}

/// Whether a player with these tiles up can continue; always true before a roll (`total` 0).
pub fn has_valid_moves(up: TileSet, total: u8) -> bool {
    total == 0 || (1..=up.count()).any(|size| check_combinations(up, size, total))
}

/// Whether exactly `size` of these tiles add up to `target`. Size 0 meets only target 0; target 0 with a size
/// above 0, or no tiles, is not met.
pub fn check_combinations(tiles: TileSet, size: u32, target: u8) -> bool {
    first_combination(tiles, size, target).is_some()
}

/// The first such set, trying to include the lowest tile before leaving it out.
pub fn first_combination(tiles: TileSet, size: u32, target: u8) -> Option<TileSet> {
    if size == 0 {
        return (target == 0).then_some(TileSet::EMPTY);
    }
    if target == 0 {
        return None;
    }
    let lowest: Tile = tiles.iter().next()?;
    let rest = tiles.toggled(lowest);
    let including = target
        .checked_sub(lowest.number())
        .and_then(|left| first_combination(rest, size - 1, left))
        .map(|set| set.with(lowest));
    including.or_else(|| first_combination(rest, size, target))
}
