//! Where a digit stands in a band: in three rows and three boxes, that is in three of nine places (row, box)
//! that form a permutation. Columns and boxes of a stack do the same.
//!
//! The places of three digits share one word for each band: bit `9 * row + 3 * box + digit` for places in
//! bands, bit `9 * digit + column` of the lane of the box for places in stacks.
#![expect(clippy::inline_always, reason = "to be compiled with the features of the caller")]

use super::lanes::Lanes;

/// The places in bands that three digits may still take.
#[inline(always)]
pub fn in_bands<V: Lanes>([a, b, c]: [V; 3]) -> V {
    // The highest bit of each place that holds a cell.
    let places = |set: V| {
        let rest = V::splat(0o333_333_333);
        (((set & rest) + rest) | set) & V::splat(0o444_444_444)
    };
    places(a).down::<2>() | places(b).down::<1>() | places(c)
}

/// Those that are part of a permutation.
#[inline(always)]
pub fn permuted_in_bands<V: Lanes>(all: V) -> V {
    // The place in the next box of the same row, the place in the next row.
    let right =
        |set: V| (set.down::<3>() & V::splat(0o077_077_077)) | (set.up::<6>() & V::splat(0o700_700_700));
    let below = |set: V| set.down::<9>() | set.up::<18>();
    // Whether this row and the next can take this box and the next.
    let next = right(all);
    let two = (all & below(next)) | (next & below(all));
    all & below(right(two))
}

/// The cells of places in bands, for each of the three digits.
#[inline(always)]
pub fn cells_in_bands<V: Lanes>(places: V) -> [V; 3] {
    let cells = |places: V| {
        let places = places & V::splat(0o111_111_111);
        places.up::<3>() - places
    };
    [cells(places), cells(places.down::<1>()), cells(places.down::<2>())]
}

/// The places in stacks that three digits may still take.
#[inline(always)]
pub fn in_stacks<V: Lanes>([a, b, c]: [V; 3]) -> V {
    ((a | a.down::<9>() | a.down::<18>()) & V::splat(0o000_000_777))
        | ((b.up::<9>() | b | b.down::<9>()) & V::splat(0o000_777_000))
        | ((c.up::<18>() | c.up::<9>() | c) & V::splat(0o777_000_000))
}

/// Those that are part of a permutation.
#[inline(always)]
pub fn permuted_in_stacks<V: Lanes>(all: V) -> V {
    // The place in the next column of the same box; that in the next box is in the next lane.
    let right =
        |set: V| (set.down::<1>() & V::splat(0o333_333_333)) | (set.up::<2>() & V::splat(0o444_444_444));
    let next = right(all);
    let two = (all & next.next()) | (next & all.next());
    all & right(two).next()
}

/// The cells of places in stacks, for each of the three digits.
#[inline(always)]
pub fn cells_in_stacks<V: Lanes>(places: V) -> [V; 3] {
    let a = places & V::splat(0o000_000_777);
    let b = places & V::splat(0o000_777_000);
    let c = places & V::splat(0o777_000_000);
    [a | a.up::<9>() | a.up::<18>(), b.down::<9>() | b | b.up::<9>(), c.down::<18>() | c.down::<9>() | c]
}
