//! Running away: to stairs, behind a door that they cannot open, to ground where they come later.

use super::{map::Map, odds::cost_a_turn};
use crate::rules::{Action, Cell, Direction, Effect, Foe, Seen, Terrain};

/// What opening a door takes of wits.
const CLEVER: u8 = 5;
/// A way around that is too long to matter.
const LONG: u16 = 25;

/// The step that leads away, if there is one. They were seen `age` turns ago, and may have come nearer since;
/// `worst` is what a round beside them may cost.
pub(super) fn away(seen: &Seen<'_>, map: &Map<'_>, foes: &[Foe], age: i32, worst: i32) -> Option<Action> {
    if seen.effect(Effect::Held) > 0 {
        return None;
    }
    if let Some(action) = shut_out(seen, foes) {
        return Some(action);
    }
    let hp = i32::from(seen.vitals().hp);
    let here = seen.hero();
    let cells: Vec<Cell> = foes.iter().map(|foe| foe.cell).collect();
    let fools = foes.iter().all(|foe| foe.species.creature().intelligence < CLEVER);
    let theirs = Map::from(*seen, &cells, |cell| fools && seen.terrain(cell) == Terrain::ClosedDoor);
    let speed = i32::from(foes.iter().map(|foe| foe.speed).max().unwrap_or(10).max(1));
    let others = |cell: Cell| theirs.steps(cell).map_or(1000, |steps| i32::from(steps) * 10 / speed - age);
    // What quick ones cost on the way: their blows beyond one a turn are free ones.
    let gain =
        |foe: &Foe| cost_a_turn(foe) * (i32::from(foe.speed) - 10).max(0) / i32::from(foe.speed.max(1));
    let quick: i32 = foes.iter().map(gain).sum();
    let is_stairs = |cell: Cell| matches!(seen.terrain(cell), Terrain::StairsUp | Terrain::StairsDown);
    let in_time = |cell: Cell| {
        let mine = i32::from(map.steps(cell).unwrap_or(u16::MAX));
        mine <= others(cell) + 1 && quick * mine / 100 < hp
    };
    let beside = |cell: Cell| cells.iter().any(|foe| map.adjoins(*foe, cell));
    // Out of reach with every step; or, where that is not to be had, with all but the first.
    let strict = Map::of(*seen, |cell| beside(cell) || seen.terrain(cell) == Terrain::Trap);
    if let Some(stairs) = strict.nearest(is_stairs) {
        return strict.first_step(stairs).map(Action::Move);
    }
    if (hp > worst || speed > 10)
        && let Some(stairs) = map.nearest(|cell| is_stairs(cell) && in_time(cell))
    {
        return map.first_step(stairs).map(Action::Move);
    }
    if speed > 10 {
        return None;
    }
    let target = target(seen, &strict, &others, fools);
    if let Some(direction) = target.and_then(|cell| strict.first_step(cell)) {
        return Some(Action::Move(direction));
    }
    if !beside(here) || hp <= worst {
        return None;
    }
    let loose = Map::of(*seen, |cell| {
        (beside(cell) && cell.distance(here) > 1)
            || cells.contains(&cell)
            || seen.terrain(cell) == Terrain::Trap
    });
    let far = |cell: &Cell| loose.steps(*cell).is_some_and(|mine| i32::from(mine) < others(*cell));
    let cell = loose.reached().iter().copied().filter(far).max_by_key(|cell| others(*cell));
    cell.filter(|cell| others(*cell) >= 6).and_then(|cell| loose.first_step(cell)).map(Action::Move)
}

/// The first step of a way to stairs that leads past nobody, and how long it is.
pub(super) fn to_stairs(seen: &Seen<'_>, map: &Map<'_>, foes: &[Foe]) -> Option<(Action, u16)> {
    let beside = |cell: Cell| foes.iter().any(|foe| foe.cell == cell || map.adjoins(foe.cell, cell));
    let strict = Map::of(*seen, |cell| beside(cell) || seen.terrain(cell) == Terrain::Trap);
    let stairs =
        strict.nearest(|cell| matches!(seen.terrain(cell), Terrain::StairsUp | Terrain::StairsDown))?;
    Some((Action::Move(strict.first_step(stairs)?), strict.steps(stairs)?))
}

/// Whether one step takes the hero out of everybody's reach.
pub(super) fn is_free(seen: &Seen<'_>, map: &Map<'_>, foes: &[Foe]) -> bool {
    let here = seen.hero();
    let out = |cell: Cell| !foes.iter().any(|foe| foe.cell == cell || map.adjoins(foe.cell, cell));
    Direction::all().any(|way| {
        let cell = here.to(way);
        map.adjoins(here, cell) && out(cell) && seen.terrain(cell) != Terrain::Trap
    })
}

/// Where to run: beyond a door that can be shut behind, far off, or to new ground.
fn target(seen: &Seen<'_>, map: &Map<'_>, others: &impl Fn(Cell) -> i32, fools: bool) -> Option<Cell> {
    let here = seen.hero();
    let mine = |cell: Cell| map.steps(cell).map_or(i32::MAX, i32::from);
    let first = |cell: Cell| cell != here && mine(cell) <= others(cell);
    let beyond = |cell: Cell| {
        let straight = [Direction::N, Direction::E, Direction::S, Direction::W];
        let is_door = |cell: Cell| matches!(seen.terrain(cell), Terrain::OpenDoor | Terrain::ClosedDoor);
        let passed = |door: Cell| is_door(door) && door != here && mine(door) < mine(cell);
        !seen.terrain(cell).is_door() && straight.into_iter().any(|way| passed(cell.to(way)))
    };
    let door = map.nearest(|cell| fools && first(cell) && beyond(cell)).filter(|cell| mine(*cell) <= 20);
    let far = || {
        let cells = map.reached().iter().copied().filter(|cell| first(*cell));
        cells.max_by_key(|cell| others(*cell)).filter(|cell| others(*cell) >= 8)
    };
    door.or_else(far).or_else(|| map.nearest(|cell| map.is_frontier(cell) && first(cell)))
}

/// Shuts a door between the hero and those who cannot open it.
fn shut_out(seen: &Seen<'_>, foes: &[Foe]) -> Option<Action> {
    if foes.iter().any(|foe| foe.species.creature().intelligence >= CLEVER) {
        return None;
    }
    Direction::all().find_map(|direction| {
        let close = Action::Close(direction);
        seen.may(&close).ok()?;
        let door = seen.hero().to(direction);
        let map = Map::of(*seen, |cell| cell == door);
        foes.iter().all(|foe| map.steps(foe.cell).is_none_or(|steps| steps > LONG)).then_some(close)
    })
}
