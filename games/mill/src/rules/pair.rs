//! The stones of both sides in one word: two sets of points. Everything about lines and neighbours is
//! computed here for both sets at a time; a single set is half of a pair. Knows no rules.

use crate::rules::PointSet;

/// Two sets of points, the first in the lower half of a word. A ring is a byte of its half; no other bit is ever set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair(u64);

const CORNERS: u64 = both(0x00aa_aaaa);
const MIDDLES: u64 = both(0x0055_5555);
const BOARD: u64 = both(PointSet::FULL.bits());
const INNER: u64 = both(0xff);
const FIRST: u64 = 0xffff_ffff;

/// The same bits in both halves.
#[inline]
const fn both(half: u32) -> u64 {
    (half as u64) << 32 | half as u64
}

/// Every ring turned by one place: bit k becomes what bit k+1 was.
#[inline]
const fn turned_back(sets: u64) -> u64 {
    (sets >> 1 & both(0x007f_7f7f)) | (sets << 7 & both(0x0080_8080))
}

/// Every ring turned by one place: bit k becomes what bit k-1 was.
#[inline]
const fn turned_on(sets: u64) -> u64 {
    (sets << 1 & both(0x00fe_fefe)) | (sets >> 7 & both(0x0001_0101))
}

/// Points where the rings are joined.
#[inline]
const fn spokes(diagonals: bool) -> u64 {
    if diagonals { BOARD } else { MIDDLES }
}

/// The bits that are in exactly two of three.
#[inline]
const fn exactly_two(one: u64, two: u64, three: u64) -> u64 {
    (one & two | one & three | two & three) & !(one & two & three)
}

impl Pair {
    /// Two sets side by side.
    #[inline]
    pub const fn new(first: PointSet, second: PointSet) -> Self {
        Pair((second.bits() as u64) << 32 | first.bits() as u64)
    }

    /// The same set twice.
    #[inline]
    pub const fn twice(set: PointSet) -> Self {
        Pair(both(set.bits()))
    }

    /// The first set.
    #[inline]
    pub const fn first(self) -> PointSet {
        PointSet::of_bits_on_board(self.0 as u32)
    }

    /// The second set.
    #[inline]
    pub const fn second(self) -> PointSet {
        PointSet::of_bits_on_board((self.0 >> 32) as u32)
    }

    /// The second set first.
    #[inline]
    pub const fn swapped(self) -> Self {
        Pair(self.0.rotate_left(32))
    }

    /// Points of neither set.
    #[inline]
    pub const fn empty(self) -> PointSet {
        self.first().or(self.second()).complement()
    }

    /// The intersection.
    #[inline]
    pub const fn and(self, other: Pair) -> Self {
        Pair(self.0 & other.0)
    }

    /// The union.
    #[inline]
    pub const fn or(self, other: Pair) -> Self {
        Pair(self.0 | other.0)
    }

    /// The difference.
    #[inline]
    pub const fn without(self, other: Pair) -> Self {
        Pair(self.0 & !other.0)
    }

    /// What changes between the pairs.
    #[inline]
    pub const fn changed(self, other: Pair) -> Self {
        Pair(self.0 ^ other.0)
    }

    /// By how many points the first set is larger.
    #[inline]
    pub const fn lead(self) -> i32 {
        // Points missing in the second count like points of the first.
        (self.0 ^ !FIRST).count_ones().cast_signed() - 32
    }

    /// The points of each set that are in a full line of it.
    #[inline]
    pub const fn in_lines(self, diagonals: bool) -> Self {
        let stones = self.0;
        let middle = stones & turned_back(stones) & turned_on(stones) & MIDDLES;
        let edges = middle | turned_on(middle) | turned_back(middle);
        let spoke = stones & stones >> 8 & stones >> 16 & spokes(diagonals) & INNER;
        Pair(edges | (spoke * 0x0001_0101))
    }

    /// The points of each set that have lines with exactly one more of it: each is in as many of these as it has lines.
    #[inline]
    pub const fn in_lines_of_two(self, diagonals: bool) -> [Self; 3] {
        let stones = self.0;
        let (next, before) = (turned_back(stones), turned_on(stones));
        let edges = exactly_two(before, stones, next) & MIDDLES;
        let spokes = exactly_two(stones, stones >> 8, stones >> 16) & spokes(diagonals) & INNER;
        let spokes = (spokes * 0x0001_0101) & stones;
        [Pair((edges | turned_on(edges)) & stones), Pair(turned_back(edges) & stones), Pair(spokes)]
    }

    /// The points across the rings from two of a set.
    #[inline]
    const fn across(self, diagonals: bool) -> u64 {
        let stones = self.0 & spokes(diagonals);
        let (up, down) = (stones << 8, stones >> 8);
        down & stones >> 16 & INNER | up & down & INNER << 8 | up & stones << 16 & INNER << 16
    }

    /// The points that would complete a line together with two of the set, occupied or not.
    #[inline]
    pub const fn completing(self, diagonals: bool) -> Self {
        let (next, before) = (turned_back(self.0), turned_on(self.0));
        let middles = next & before & MIDDLES;
        // A corner ends two edges: one on, one back.
        let corners = (next & turned_back(next) | before & turned_on(before)) & CORNERS;
        Pair(middles | corners | self.across(diagonals))
    }

    /// The points onto which a stone of the set can slide to complete a line with two others, occupied or
    /// not.
    #[inline]
    pub const fn closable(self, diagonals: bool) -> Self {
        let (next, before) = (turned_back(self.0), turned_on(self.0));
        let joined = self.0 & spokes(diagonals);
        let along_spokes = joined << 8 | joined >> 8;
        // The stone that slides in must come from outside the line: from a spoke into an edge, from the other edge or
        // a spoke into a corner, along the ring into a spoke.
        let middles = next & before & MIDDLES & along_spokes;
        let corners_on = next & turned_back(next) & (before | along_spokes);
        let corners_back = before & turned_on(before) & (next | along_spokes);
        let spoke = self.across(diagonals) & (next | before);
        Pair(middles | (corners_on | corners_back) & CORNERS | spoke)
    }

    /// The points reached by one step from a set, by direction: on and back along the rings, out and in along the
    /// spokes.
    #[inline]
    pub const fn steps(self, diagonals: bool) -> [Self; 4] {
        let joined = self.0 & spokes(diagonals);
        [
            Pair(turned_on(self.0)),
            Pair(turned_back(self.0)),
            Pair(joined << 8 & BOARD),
            Pair(joined >> 8 & BOARD),
        ]
    }

    /// The neighbours of a set, including its own points if they neighbour each other.
    #[inline]
    pub const fn beside(self, diagonals: bool) -> Self {
        let [on, back, out, inwards] = self.steps(diagonals);
        on.or(back).or(out).or(inwards)
    }
}
