//! The 24 points of the board and sets of them. Knows neither lines nor stones.

use parlour_kernel::ReadError;
use serde::{Serialize, Serializer};
use std::{cmp::Ordering, fmt};

/// A point: 8 times its ring (0 inner, 1 middle, 2 outer) and its place clockwise from the top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Point(u8);

/// Names in the order of the numbers.
const NAMES: [&str; Point::COUNT as usize] = [
    "d5", "e5", "e4", "e3", "d3", "c3", "c4", "c5", "d6", "f6", "f4", "f2", "d2", "b2", "b4", "b6", "d7",
    "g7", "g4", "g1", "d1", "a1", "a4", "a7",
];

impl Point {
    /// Their number.
    pub const COUNT: u8 = 24;

    /// The point with this number, from 0.
    pub const fn new(number: u8) -> Option<Self> {
        if number < Point::COUNT { Some(Point(number)) } else { None }
    }

    /// Its number from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How long tables by point are: a power of two, so that looking into them needs no check.
    pub const SLOTS: usize = 32;

    /// Its number, to look into tables of [`Point::SLOTS`].
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 31) as usize
    }

    /// File and rank, such as `d6`.
    pub fn name(self) -> &'static str {
        NAMES[usize::from(self.0)]
    }

    /// Reads a name; `whole` is the text that errors count from.
    ///
    /// # Errors
    /// A name that no point has.
    pub fn read(name: &str, whole: &str) -> Result<Self, ReadError> {
        let number = NAMES.iter().position(|known| *known == name);
        number.map(|number| Point(number as u8)).ok_or_else(|| ReadError::at("no-such-point", whole, name))
    }

    /// Every point in the order of the numbers.
    pub fn all() -> impl DoubleEndedIterator<Item = Point> + Clone {
        (0..Point::COUNT).map(Point)
    }

    /// The set of this point alone.
    #[inline]
    pub const fn alone(self) -> PointSet {
        PointSet(1 << self.0)
    }
}

/// By name, as lists of moves are sorted.
impl Ord for Point {
    fn cmp(&self, other: &Self) -> Ordering {
        self.name().cmp(other.name())
    }
}

impl PartialOrd for Point {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// By name, as scripts read it.
impl Serialize for Point {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A set of points; bit 0 is point 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct PointSet(u32);

/// As its bits: one small integer in digests.
impl Serialize for PointSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl PointSet {
    /// No point.
    pub const EMPTY: PointSet = PointSet(0);
    /// The whole board.
    pub const FULL: PointSet = PointSet((1 << Point::COUNT) - 1);

    /// The set with these bits; bits beyond the board are dropped.
    #[inline]
    pub const fn from_bits(bits: u32) -> Self {
        PointSet(bits & PointSet::FULL.0)
    }

    /// The set with these bits, all of which must be on the board.
    #[inline]
    pub(super) const fn of_bits_on_board(bits: u32) -> Self {
        debug_assert!(bits <= PointSet::FULL.0, "bits beyond the board");
        PointSet(bits)
    }

    /// Its bits.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether the point is in it.
    #[inline]
    pub const fn has(self, point: Point) -> bool {
        self.0 >> point.0 & 1 == 1
    }

    /// The union.
    #[inline]
    pub const fn or(self, other: PointSet) -> Self {
        PointSet(self.0 | other.0)
    }

    /// The intersection.
    #[inline]
    pub const fn and(self, other: PointSet) -> Self {
        PointSet(self.0 & other.0)
    }

    /// The difference.
    #[inline]
    pub const fn without(self, other: PointSet) -> Self {
        PointSet(self.0 & !other.0)
    }

    /// This set and one point.
    #[inline]
    pub const fn with(self, point: Point) -> Self {
        self.or(point.alone())
    }

    /// The rest of the board.
    #[inline]
    pub const fn complement(self) -> Self {
        PointSet::FULL.without(self)
    }

    /// Whether every point of it is in the other.
    #[inline]
    pub const fn is_within(self, other: PointSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether it shares a point with the other.
    #[inline]
    pub const fn meets(self, other: PointSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether it has no point.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many points it has.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether it has no more points than a small number: quicker than counting them on most machines.
    #[inline]
    pub fn has_at_most(self, number: u8) -> bool {
        let left = (0..number).fold(self.0, |left, _| left & left.wrapping_sub(1));
        left == 0
    }

    /// Its points in the order of the numbers.
    #[inline]
    pub fn iter(self) -> Points {
        Points(self)
    }

    /// The point with the lowest number.
    #[inline]
    pub const fn first(self) -> Option<Point> {
        if self.0 == 0 { None } else { Some(Point(self.0.trailing_zeros() as u8)) }
    }
}

/// The points of a set, in the order of the numbers.
#[derive(Clone, Debug)]
pub struct Points(PointSet);

impl Iterator for Points {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }
}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = Points;

    #[inline]
    fn into_iter(self) -> Points {
        Points(self)
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        points.into_iter().fold(PointSet::EMPTY, PointSet::with)
    }
}
