//! Lines and neighbours: three rings of eight points, joined at the middles of the sides and, with
//! diagonals, at the corners. Whole sets at a time, a ring a byte. Knows no stones' owners.

use crate::rules::{Point, PointSet};
use serde::Serialize;

/// Where a line lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum LineKind {
    /// Across the rings at the middle of a side.
    Cross,
    /// A side of one of the squares.
    Edge,
    /// Across the rings at a corner.
    Diagonal,
}

/// How a line runs as one looks at the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// From left to right.
    Horizontal,
    /// From top to bottom.
    Vertical,
    /// Through a corner.
    Diagonal,
}

/// Three points in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Line {
    /// One end.
    pub endpoint1: Point,
    /// The point between.
    pub center: Point,
    /// The other end.
    pub endpoint2: Point,
    /// How it runs.
    pub direction: Direction,
    /// Where it lies.
    #[serde(skip)]
    pub kind: LineKind,
}

impl Line {
    /// Its three points.
    #[inline]
    pub const fn points(self) -> PointSet {
        self.ends().with(self.center)
    }

    /// Its two ends.
    #[inline]
    pub const fn ends(self) -> PointSet {
        self.endpoint1.alone().with(self.endpoint2)
    }

    /// Every line of the board: crosses, edges, then diagonals where there are any.
    pub fn all(diagonals: bool) -> &'static [Line] {
        if diagonals { &LINES } else { &LINES[..16] }
    }

    /// The line that has these two points as its ends.
    pub fn between(one: Point, other: Point) -> Option<Line> {
        let ends = one.alone().with(other);
        LINES.into_iter().find(|line| line.ends() == ends)
    }

    /// The lines through a point, as places in [`Line::all`].
    #[inline]
    pub(super) fn through(point: Point, diagonals: bool) -> impl Iterator<Item = Line> {
        let places = &THROUGH[point.index()];
        let count = if diagonals { places.0 } else { 2 };
        places.1[..count].iter().map(|place| LINES[*place as usize])
    }
}

const fn at(ring: u8, place: u8) -> Point {
    match Point::new(ring * 8 + place % 8) {
        Some(point) => point,
        None => panic!("three rings of eight"),
    }
}

/// In the order in which lines are looked at: crosses, edges, diagonals.
const LINES: [Line; 20] = {
    let blank = Line {
        endpoint1: at(0, 0),
        center: at(1, 0),
        endpoint2: at(2, 0),
        direction: Direction::Vertical,
        kind: LineKind::Cross,
    };
    let mut lines = [blank; 20];
    let mut i = 0;
    while i < 4 {
        let place = 2 * i as u8;
        let direction = if i % 2 == 0 { Direction::Vertical } else { Direction::Horizontal };
        lines[i] = Line {
            endpoint1: at(0, place),
            center: at(1, place),
            endpoint2: at(2, place),
            direction,
            ..blank
        };
        let corner = place + 1;
        lines[16 + i] = Line {
            endpoint1: at(0, corner),
            center: at(1, corner),
            endpoint2: at(2, corner),
            direction: Direction::Diagonal,
            kind: LineKind::Diagonal,
        };
        let mut ring = 0;
        while ring < 3 {
            // From the corner at the upper right on: right, lower, left, upper side.
            let direction = if i % 2 == 0 { Direction::Vertical } else { Direction::Horizontal };
            lines[4 + 3 * i + ring as usize] = Line {
                endpoint1: at(ring, corner),
                center: at(ring, corner + 1),
                endpoint2: at(ring, corner + 2),
                direction,
                kind: LineKind::Edge,
            };
            ring += 1;
        }
        i += 1;
    }
    lines
};

/// How many lines go through each point with diagonals, and their places in [`LINES`]; diagonals last.
const THROUGH: [(usize, [u8; 3]); Point::SLOTS] = {
    let mut table = [(0, [0; 3]); Point::SLOTS];
    let mut line = 0;
    while line < 20 {
        let mut points = LINES[line].points().bits();
        while points != 0 {
            let row = &mut table[points.trailing_zeros() as usize];
            row.1[row.0] = line as u8;
            row.0 += 1;
            points &= points - 1;
        }
        line += 1;
    }
    table
};

/// For each point the other two of each line through it; the third entry is a diagonal, or everything (never
/// held by one side) where there is none.
const OTHERS: [[u32; 3]; Point::SLOTS] = {
    let mut table = [[u32::MAX; 3]; Point::SLOTS];
    let mut point = 0;
    while point < 24 {
        let mut i = 0;
        while i < THROUGH[point].0 {
            table[point][i] = LINES[THROUGH[point].1[i] as usize].points().bits() & !(1 << point);
            i += 1;
        }
        point += 1;
    }
    table
};

const CORNERS: u32 = 0x00aa_aaaa;
const MIDDLES: u32 = 0x0055_5555;

/// Every ring turned by one place: bit k becomes what bit k+1 was.
#[inline]
const fn turned_back(set: u32) -> u32 {
    (set >> 1 & 0x007f_7f7f) | (set << 7 & 0x0080_8080)
}

/// Every ring turned by one place: bit k becomes what bit k-1 was.
#[inline]
const fn turned_on(set: u32) -> u32 {
    (set << 1 & 0x00fe_fefe) | (set >> 7 & 0x0001_0101)
}

/// Points where the rings are joined.
#[inline]
const fn spokes(diagonals: bool) -> u32 {
    if diagonals { 0x00ff_ffff } else { MIDDLES }
}

/// The points of a set that stand in a full line of it.
#[inline]
pub fn in_lines(set: PointSet, diagonals: bool) -> PointSet {
    let stones = set.bits();
    let (next, before) = (turned_back(stones), turned_on(stones));
    let middle = stones & next & before & MIDDLES;
    let edges = middle | turned_on(middle) | turned_back(middle);
    let spoke = stones & stones >> 8 & stones >> 16 & spokes(diagonals) & 0xff;
    PointSet::from_bits(edges | (spoke * 0x0001_0101))
}

/// The points that would complete a line together with two of the set, whoever holds them.
#[inline]
pub fn completing(set: PointSet, diagonals: bool) -> PointSet {
    let stones = set.bits();
    let (next, before) = (turned_back(stones), turned_on(stones));
    let middles = next & before & MIDDLES;
    let second_next = turned_back(next);
    let second_before = turned_on(before);
    // A corner ends two edges: one on, one back.
    let corners = (next & second_next | before & second_before) & CORNERS;
    let [inner, middle, outer] = [stones & 0xff, stones >> 8 & 0xff, stones >> 16 & 0xff];
    let across = (middle & outer) | (inner & outer) << 8 | (inner & middle) << 16;
    PointSet::from_bits(middles | corners | across & spokes(diagonals))
}

/// The points onto which a stone of the set can slide to complete a line with two others, whoever holds them.
#[inline]
pub fn closable(set: PointSet, diagonals: bool) -> PointSet {
    let stones = set.bits();
    let (next, before) = (turned_back(stones), turned_on(stones));
    let joined = stones & spokes(diagonals);
    let along_spokes = joined << 8 | joined >> 8;
    // The stone that slides in must come from outside the line: from a spoke into an edge, from the other edge or
    // a spoke into a corner, along the ring into a spoke.
    let middles = next & before & MIDDLES & along_spokes;
    let corners_on = next & turned_back(next) & (before | along_spokes);
    let corners_back = before & turned_on(before) & (next | along_spokes);
    let [inner, middle, outer] = [stones & 0xff, stones >> 8 & 0xff, stones >> 16 & 0xff];
    let across = (middle & outer) | (inner & outer) << 8 | (inner & middle) << 16;
    let spoke = across & spokes(diagonals) & (next | before);
    PointSet::from_bits(middles | (corners_on | corners_back) & CORNERS | spoke)
}

/// The points beside a set, those of the set itself included where they are beside each other.
#[inline]
pub fn beside(set: PointSet, diagonals: bool) -> PointSet {
    let stones = set.bits();
    let joined = stones & spokes(diagonals);
    PointSet::from_bits(turned_back(stones) | turned_on(stones) | joined << 8 | joined >> 8)
}

/// Every slide of a stone of the set to an empty point, from and to: one direction after another, which keeps loops
/// few and long.
#[inline]
pub fn each_slide(set: PointSet, empty: PointSet, diagonals: bool, mut each: impl FnMut(Point, Point)) {
    let (stones, empty) = (set.bits(), empty.bits());
    let joined = stones & spokes(diagonals);
    let mut along = |reached: u32, from: fn(u8) -> u8| {
        for to in PointSet::from_bits(reached & empty) {
            if let Some(from) = Point::new(from(to.number())) {
                each(from, to);
            }
        }
    };
    along(turned_on(stones), |to| to & 0b1_1000 | to.wrapping_sub(1) & 0b111);
    along(turned_back(stones), |to| to & 0b1_1000 | (to + 1) & 0b111);
    along(joined << 8, |to| to.wrapping_sub(8));
    along(joined >> 8, |to| to + 8);
}

/// In how many ways a stone of the set can slide to an empty point.
#[inline]
pub fn slides(set: PointSet, empty: PointSet, diagonals: bool) -> u32 {
    let (stones, empty) = (set.bits(), empty.bits());
    let joined = stones & spokes(diagonals);
    let along_rings = (turned_back(stones) & empty).count_ones() + (turned_on(stones) & empty).count_ones();
    along_rings + (joined << 8 & empty).count_ones() + (joined >> 8 & empty).count_ones()
}

/// The neighbours of each point, without and with diagonals.
const NEIGHBOURS: [[PointSet; Point::SLOTS]; 2] = {
    let mut table = [[PointSet::EMPTY; Point::SLOTS]; 2];
    let mut i = 0;
    while i < 48 {
        let alone = 1u32 << (i % 24);
        let joined = alone & spokes(i >= 24);
        let bits = turned_back(alone) | turned_on(alone) | joined << 8 | joined >> 8;
        table[i / 24][i % 24] = PointSet::from_bits(bits);
        i += 1;
    }
    table
};

/// The neighbours of a point.
#[inline]
pub fn neighbours(point: Point, diagonals: bool) -> PointSet {
    NEIGHBOURS[usize::from(diagonals)][point.index()]
}

/// How many lines through a point are full with the set, the point itself aside.
#[inline]
pub fn lines_closed(set: PointSet, point: Point, diagonals: bool) -> u8 {
    let [one, other, diagonal] = OTHERS[point.index()];
    let is_full = |others: u32| others & !set.bits() == 0;
    u8::from(is_full(one)) + u8::from(is_full(other)) + u8::from(diagonals && is_full(diagonal))
}

/// The points at the middles of the sides, where rings are joined.
pub const MIDDLE_POINTS: PointSet = PointSet::from_bits(MIDDLES);

/// The points of the ring in the middle.
pub const MIDDLE_RING: PointSet = PointSet::from_bits(0x0000_ff00);

/// The 16 ways the board maps onto itself: four turns, mirrored or not, rings as they are or turned inside out.
pub fn mapped(set: PointSet, symmetry: u8) -> PointSet {
    let turn = symmetry & 3;
    let mut stones = set.bits();
    for _ in 0..turn {
        stones = turned_on(turned_on(stones));
    }
    if symmetry & 4 != 0 {
        // Places k and 8-k change sides: all bits of each byte turned round, then one place on.
        let bytes = stones.reverse_bits() >> 8;
        let rings = (bytes & 0xff) << 16 | bytes & 0xff00 | bytes >> 16;
        stones = turned_on(rings);
    }
    if symmetry & 8 != 0 {
        stones = (stones & 0xff) << 16 | stones & 0xff00 | stones >> 16;
    }
    PointSet::from_bits(stones)
}
