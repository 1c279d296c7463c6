//! Lines and neighbours: three rings of eight points, joined at the middles of the sides and, with
//! diagonals, at the corners. Works on whole sets, one byte per ring. Does not know whose stones are where.

use crate::rules::{Pair, Point, PointSet};
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

/// The direction of a line on the board as drawn.
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
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct Line {
    /// One end.
    pub endpoint1: Point,
    pub center: Point,
    /// The other end.
    pub endpoint2: Point,
    /// Its direction.
    pub direction: Direction,
    /// The kind of line.
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

    /// Every line of the board: crosses, edges, then diagonals if there are any.
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

/// In a fixed order: crosses, edges, diagonals.
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

/// For each point the other two of each line through it. The third entry is a diagonal or, if there is
/// none, all points, which one side can never hold.
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

/// The points of a set that are in a full line of it.
#[inline]
pub const fn in_lines(set: PointSet, diagonals: bool) -> PointSet {
    alone(set).in_lines(diagonals).first()
}

/// The points that would complete a line together with two of the set, occupied or not.
#[inline]
pub const fn completing(set: PointSet, diagonals: bool) -> PointSet {
    alone(set).completing(diagonals).first()
}

/// The points onto which a stone of the set can slide to complete a line with two others, occupied or not.
#[inline]
pub const fn closable(set: PointSet, diagonals: bool) -> PointSet {
    alone(set).closable(diagonals).first()
}

/// The neighbours of a set, including its own points if they neighbour each other.
#[inline]
pub const fn beside(set: PointSet, diagonals: bool) -> PointSet {
    alone(set).beside(diagonals).first()
}

/// The points next to a set along the rings, one way round.
#[inline]
pub const fn next_on_ring(set: PointSet) -> PointSet {
    PointSet::from_bits(turned_on(set.bits()))
}

#[inline]
const fn alone(set: PointSet) -> Pair {
    Pair::new(set, PointSet::EMPTY)
}

/// Where a step in each direction of [`Pair::steps`] to a point comes from.
const ORIGINS: [[u8; Point::SLOTS]; 4] = {
    let mut table = [[0; Point::SLOTS]; 4];
    let mut to = 0;
    while to < Point::COUNT {
        let (ring, place) = (to & 0b1_1000, to & 0b111);
        table[0][to as usize] = ring | ((place + 7) % 8);
        table[1][to as usize] = ring | ((place + 1) % 8);
        table[2][to as usize] = (to + 16) % 24;
        table[3][to as usize] = (to + 8) % 24;
        to += 1;
    }
    table
};

/// Every slide of a stone of the set to an empty point, from and to: one direction after another.
#[inline]
pub fn each_slide(set: PointSet, empty: PointSet, diagonals: bool, mut each: impl FnMut(Point, Point)) {
    for (reached, origins) in alone(set).steps(diagonals).into_iter().zip(&ORIGINS) {
        for to in reached.first().and(empty) {
            if let Some(from) = Point::new(origins[to.index()]) {
                each(from, to);
            }
        }
    }
}

/// In how many ways a stone of the set can slide to an empty point.
#[inline]
pub fn slides(set: PointSet, empty: PointSet, diagonals: bool) -> u32 {
    let steps = alone(set).steps(diagonals);
    steps.into_iter().map(|reached| u32::from(reached.first().and(empty).count())).sum()
}

/// The neighbours of each point, without and with diagonals.
const NEIGHBOURS: [[PointSet; Point::SLOTS]; 2] = {
    let mut table = [[PointSet::EMPTY; Point::SLOTS]; 2];
    let mut i = 0;
    while i < 48 {
        table[i / 24][i % 24] = beside(PointSet::from_bits(1 << (i % 24)), i >= 24);
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

/// The points of a set that have lines with exactly one more of it: each is in as many of these as it has lines.
#[inline]
pub fn in_lines_of_two(set: PointSet, diagonals: bool) -> [PointSet; 3] {
    alone(set).in_lines_of_two(diagonals).map(Pair::first)
}

/// The points at the middles of the sides, where rings are joined.
pub const MIDDLE_POINTS: PointSet = PointSet::from_bits(0x0055_5555);

/// The points of the ring in the middle.
pub const MIDDLE_RING: PointSet = PointSet::from_bits(0x0000_ff00);

/// Every ring turned by one place: bit k becomes what bit k-1 was.
#[inline]
const fn turned_on(set: u32) -> u32 {
    (set << 1 & 0x00fe_fefe) | (set >> 7 & 0x0001_0101)
}

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
