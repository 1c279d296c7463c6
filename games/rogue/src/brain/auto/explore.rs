//! Where to look next: new ground, corners of rooms last; without light, by touch.

use super::{
    Autoplayer, go,
    tuning::{SEARCH_FOR, STAIRS_PROMISE},
};
use crate::{
    known::paths::{Paths, STRAIGHT, is_frontier},
    rules::{Action, Cell, Class, Direction, Seen, Terrain, Thing},
};

/// The nearest new ground worth a look; `None` once only walls of rooms are left to see.
pub(super) fn new_ground(seen: &Seen<'_>, map: &Paths<'_>) -> Option<Cell> {
    map.nearest(|cell| cell != seen.hero() && is_frontier(seen, cell) && !is_only_wall_left(seen, cell))
}

/// The best place to look for stairs: they lie in the middle of rooms, never beside a wall.
pub(super) fn toward_stairs(seen: &Seen<'_>, map: &Paths<'_>) -> Option<Cell> {
    let by_wall = |cell: Cell| Direction::all().any(|way| seen.terrain(cell.to(way)) == Terrain::Wall);
    let may_hold = |cell: &Cell| seen.terrain(*cell) == Terrain::Unknown && !by_wall(*cell);
    let cost = |cell: &Cell| {
        let promise = if around(*cell).any(|cell| may_hold(&cell)) { 0 } else { STAIRS_PROMISE };
        map.steps(*cell).unwrap_or(u16::MAX / 20) * 10 + promise
    };
    let frontier = |cell: &Cell| *cell != seen.hero() && is_frontier(seen, *cell);
    map.reached().iter().copied().filter(frontier).min_by_key(cost)
}

/// The cells that a light shows around a cell.
fn around(cell: Cell) -> impl Iterator<Item = Cell> {
    let (x, y) = (i32::from(cell.x()), i32::from(cell.y()));
    let cells = (-2..=2).flat_map(move |dy| (-2..=2).map(move |dx| (x + dx, y + dy)));
    cells.filter_map(|(x, y)| Cell::at(x, y)).filter(|cell| !cell.is_rim())
}

/// Whether only the room's own wall is unknown beside a cell: rooms have straight walls.
pub(super) fn is_only_wall_left(seen: &Seen<'_>, cell: Cell) -> bool {
    let along = |out: Direction| match out {
        Direction::N | Direction::S => [Direction::E, Direction::W],
        _ => [Direction::N, Direction::S],
    };
    let walled = |out: Direction| {
        along(out).into_iter().any(|way| {
            let mut floor = cell;
            loop {
                floor = floor.to(way);
                let beyond = seen.terrain(floor.to(out));
                match (seen.terrain(floor), beyond) {
                    (Terrain::Floor, Terrain::Unknown) => {}
                    (Terrain::Floor, Terrain::Wall) => return true,
                    (Terrain::Floor, _) => return beyond.is_door(),
                    _ => return false,
                }
            }
        })
    };
    let unknown = |out: &Direction| seen.terrain(cell.to(*out)) == Terrain::Unknown;
    seen.terrain(cell) == Terrain::Floor
        && is_frontier(seen, cell)
        && STRAIGHT.into_iter().filter(unknown).all(walled)
}

/// Without light: a step into the unknown.
pub(super) fn in_the_dark(seen: &Seen<'_>) -> Option<Action> {
    if seen.vitals().radius > 0 {
        return None;
    }
    let unknown = |way: &Direction| seen.terrain(seen.hero().to(*way)) == Terrain::Unknown;
    Direction::all().filter(unknown).map(Action::Move).find(|action| seen.may(action).is_ok())
}

impl Autoplayer {
    /// Boxed in: goes over traps and through monsters to stairs of this kind, to new ground or to an Amulet that lies on
    /// a trap, or searches for a hidden way.
    pub(super) fn force_a_way(
        &mut self,
        seen: &Seen<'_>,
        map: &Paths<'_>,
        stairs: Terrain,
    ) -> Option<Action> {
        let loose = Paths::from_hero(*seen, |_| false);
        let amulet = |cell: Cell| seen.thing(cell) == Some(Thing::Item(Class::Amulet));
        let goal = |cell: Cell| {
            cell != seen.hero() && (seen.terrain(cell) == stairs || is_frontier(seen, cell) || amulet(cell))
        };
        loose.nearest(goal).and_then(|cell| go(&loose, cell)).or_else(|| self.wander(seen, map))
    }

    /// Searches along the walls, one place after another: somewhere a way must be hidden.
    fn wander(&mut self, seen: &Seen<'_>, map: &Paths<'_>) -> Option<Action> {
        let by_wall = |cell: &Cell| STRAIGHT.iter().any(|side| seen.terrain(cell.to(*side)) == Terrain::Wall);
        let mut places: Vec<Cell> = map.reached().iter().copied().filter(by_wall).collect();
        // The order must not depend on where the hero stands.
        places.sort_unstable();
        let place = usize::from(self.idle / SEARCH_FOR).wrapping_mul(37).checked_rem(places.len());
        self.idle = self.idle.wrapping_add(1);
        place.and_then(|place| go(map, places[place])).or(Some(Action::Search))
    }
}
