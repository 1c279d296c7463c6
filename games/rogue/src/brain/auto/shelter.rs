//! Rooms and passages that can be shut: few of those who walk the upper levels open doors.

use super::{explore::is_dull, map::Map};
use crate::rules::{Action, Cell, Direction, Seen, Terrain};

/// Cells of a shelter at most: whoever is inside already is seldom far.
const WIDE: usize = 130;
/// Steps to the doors of a shelter at most.
const FAR: u16 = 24;

/// What makes a shelter of the ground the hero stands on: a step to a door, shutting it, or a rest once all are
/// shut. None where it cannot be shut.
pub(super) fn shelter(seen: &Seen<'_>, map: &Map<'_>) -> Option<Action> {
    let (cells, doors) = around(seen, map)?;
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
    let beside = |cell: Cell| cells.contains(&cell) && open.iter().any(|door| map.adjoins(cell, *door));
    let goal = map.nearest(|cell| cell != here && beside(cell))?;
    map.steps(goal).filter(|steps| *steps <= FAR)?;
    map.first_step(goal).map(Action::Move)
}

/// The ground around the hero up to its doors; none where it is too wide or not known to its ends.
fn around(seen: &Seen<'_>, map: &Map<'_>) -> Option<(Vec<Cell>, Vec<Cell>)> {
    let here = seen.hero();
    let is_door = |cell: Cell| matches!(seen.terrain(cell), Terrain::OpenDoor | Terrain::ClosedDoor);
    if is_door(here) {
        return None;
    }
    let (mut cells, mut doors) = (vec![here], Vec::new());
    let mut next = 0;
    while let Some(cell) = cells.get(next).copied() {
        next += 1;
        if cells.len() > WIDE || (map.is_frontier(cell) && !is_dull(seen, map, cell)) {
            return None;
        }
        for direction in Direction::all() {
            let on = cell.to(direction);
            if !map.leads(cell, direction) || cells.contains(&on) || doors.contains(&on) {
                continue;
            }
            if is_door(on) { doors.push(on) } else { cells.push(on) }
        }
    }
    Some((cells, doors))
}
