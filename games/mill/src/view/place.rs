//! Where points are on the board as drawn, and which is next in a direction.

use crate::rules::Point;
use parlour_scene::Direction;

/// Column and row of a point, from 0 at the top left: files a to g, ranks from 7 down to 1.
pub(super) fn place(point: Point) -> (u8, u8) {
    let name = point.name().as_bytes();
    (name[0] - b'a', b'7' - name[1])
}

/// The nearest point in a direction, preferring straight lines. If there is none, wraps to the farthest on
/// the other side.
pub(super) fn beside(from: Point, direction: Direction) -> Point {
    let (column, row) = place(from);
    let ahead = |point: &Point| {
        let (to_column, to_row) = place(*point);
        let (right, down) = (i16::from(to_column) - i16::from(column), i16::from(to_row) - i16::from(row));
        match direction {
            Direction::Up => (-down, right.abs()),
            Direction::Down => (down, right.abs()),
            Direction::Left => (-right, down.abs()),
            Direction::Right => (right, down.abs()),
        }
    };
    let onward = Point::all().filter(|point| ahead(point).0 > 0);
    let next = onward.min_by_key(|point| {
        let (far, aside) = ahead(point);
        (far + 3 * aside, far)
    });
    let around = || {
        let level = Point::all().filter(|point| ahead(point).1 == 0);
        level.min_by_key(|point| ahead(point).0)
    };
    next.or_else(around).unwrap_or(from)
}
