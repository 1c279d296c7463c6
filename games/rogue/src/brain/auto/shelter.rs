//! Rooms and passages that can be shut off: few monsters of the upper levels open doors.

use super::{
    explore::is_only_wall_left,
    tuning::{SHELTER_DOORS, WIDEST_SHELTER},
};
use crate::{
    known::paths::{Paths, adjoins, is_frontier, leads},
    rules::{Action, Cell, Direction, Seen, Terrain},
};

/// The next step of shutting the hero in: towards a door, shutting it, or resting once all are shut. `None`
/// if that is impossible.
pub(super) fn shelter(seen: &Seen<'_>, map: &Paths<'_>) -> Option<Action> {
    let (cells, doors) = around(seen)?;
    let open: Vec<Cell> = doors.into_iter().filter(|door| seen.terrain(*door) == Terrain::OpenDoor).collect();
    if open.iter().any(|door| seen.thing(*door).is_some()) {
        return None;
    }
    let here = seen.hero();
    let shuts = |door: &Cell| Direction::between(here, *door).map(Action::Close);
    if let Some(close) = open.iter().filter_map(shuts).find(|close| seen.may(close).is_ok()) {
        return Some(close);
    }
    if open.is_empty() {
        return Some(Action::Search);
    }
    let beside = |cell: Cell| cells.contains(&cell) && open.iter().any(|door| adjoins(seen, cell, *door));
    let goal = map.nearest(|cell| cell != here && beside(cell))?;
    map.steps(goal).filter(|steps| *steps <= SHELTER_DOORS)?;
    map.first_step(goal).map(Action::Move)
}

/// The ground around the hero and its doors; `None` if it is too wide or not fully known.
fn around(seen: &Seen<'_>) -> Option<(Vec<Cell>, Vec<Cell>)> {
    let here = seen.hero();
    let is_door = |cell: Cell| matches!(seen.terrain(cell), Terrain::OpenDoor | Terrain::ClosedDoor);
    if is_door(here) {
        return None;
    }
    let (mut cells, mut doors) = (vec![here], Vec::new());
    let mut next = 0;
    while let Some(cell) = cells.get(next).copied() {
        next += 1;
        if cells.len() > WIDEST_SHELTER || (is_frontier(seen, cell) && !is_only_wall_left(seen, cell)) {
            return None;
        }
        for direction in Direction::all() {
            let on = cell.to(direction);
            if !leads(seen, cell, direction) || cells.contains(&on) || doors.contains(&on) {
                continue;
            }
            if is_door(on) { doors.push(on) } else { cells.push(on) }
        }
    }
    Some((cells, doors))
}
