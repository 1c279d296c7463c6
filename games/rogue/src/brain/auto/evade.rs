//! Keeping out of reach: looks ahead over steps of the hero and of those who chase him straight, on known ground.

use super::map::Map;
use crate::rules::{Action, Cell, Direction, Effect, Foe, Seen, Terrain};
use std::collections::BTreeSet;

/// Steps ahead after which a way counts as open.
const HORIZON: u16 = 26;
/// Positions looked at.
const MOST: usize = 2500;
/// Chasers that are followed in the head; the others stand.
const CHASERS: usize = 3;
/// What opening a door takes of wits.
pub(super) const CLEVER: u8 = 5;

/// What is wished of a way out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Wish {
    /// Chasers fall behind: known ground is best. Otherwise new ground may hold stairs.
    pub lag: bool,
    /// Hits that may be taken with the first step.
    pub hits: u8,
}

/// A way out: its first step and how good its end is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Escape {
    pub step: Action,
    pub worth: i32,
}

/// A way that leads somewhere.
pub(super) const GOOD: i32 = 300;

#[derive(Clone, Copy)]
struct Node {
    hero: Cell,
    chasers: [Cell; CHASERS],
    first: Option<Direction>,
    steps: u16,
    hits: u8,
}

/// The best way out over known ground. `refuge` says which stairs lead to safety.
pub(super) fn evade(
    seen: &Seen<'_>,
    map: &Map<'_>,
    foes: &[Foe],
    wish: Wish,
    refuge: impl Fn(Terrain) -> bool,
) -> Option<Escape> {
    if seen.effect(Effect::Held) > 0 || foes.is_empty() {
        return None;
    }
    let origin = seen.hero();
    let mut near: Vec<&Foe> = foes.iter().collect();
    near.sort_by_key(|foe| foe.cell.distance(origin));
    let count = near.len().min(CHASERS);
    let fools = foes.iter().all(|foe| foe.species.creature().intelligence < CLEVER);
    let still: Vec<Cell> = near[count..].iter().map(|foe| foe.cell).collect();
    let mut chasers = [origin; CHASERS];
    (0..count).for_each(|index| chasers[index] = near[index].cell);
    let start = Node { hero: origin, chasers, first: None, steps: 0, hits: 0 };
    let mut queue = vec![start];
    let mut known = BTreeSet::new();
    known.insert((origin, chasers));
    let mut best: Option<Escape> = None;
    let mut next = 0;
    while let Some(node) = queue.get(next).copied() {
        next += 1;
        for direction in Direction::all() {
            let hero = node.hero.to(direction);
            let taken = node.chasers[..count].contains(&hero) || still.contains(&hero);
            if taken || !map.leads(node.hero, direction) || seen.terrain(hero) == Terrain::Trap {
                continue;
            }
            let mut chasers = node.chasers;
            let mut hits = node.hits;
            for index in 0..count {
                if map.adjoins(chasers[index], hero) {
                    hits = hits.saturating_add(1);
                } else {
                    chasers[index] = follow(map, chasers[index], hero, &chasers[..count]);
                }
            }
            // Blows are taken with the first step or not at all.
            if hits > node.hits && (node.steps > 0 || hits > wish.hits) {
                continue;
            }
            let step =
                Node { hero, chasers, first: node.first.or(Some(direction)), steps: node.steps + 1, hits };
            let Some(first) = step.first else { continue };
            let terrain = seen.terrain(hero);
            let shut = fools
                && seen.terrain(node.hero).is_door()
                && matches!(seen.terrain(node.hero), Terrain::OpenDoor | Terrain::ClosedDoor)
                && node.hero != origin
                && !chasers[..count].iter().any(|cell| *cell == node.hero || map.adjoins(*cell, hero));
            let steps = i32::from(step.steps);
            let (worth, end) = match terrain {
                Terrain::StairsUp | Terrain::StairsDown if refuge(terrain) => (1000 - steps, true),
                _ if shut => (900 - 2 * steps, true),
                // Unknown rooms have corners to be caught in.
                _ if map.is_frontier(hero) => {
                    let room = if terrain == Terrain::Floor { 70 } else { 0 };
                    (if wish.lag { 500 } else { 700 } - room - steps, true)
                }
                _ if step.steps >= HORIZON => (600, true),
                _ => (steps * 8, false),
            };
            let worth = worth - 100 * i32::from(hits);
            if best.is_none_or(|best| worth > best.worth) {
                best = Some(Escape { step: Action::Move(first), worth });
            }
            if !end && queue.len() < MOST && known.insert((hero, chasers)) {
                queue.push(step);
            }
        }
    }
    best
}

/// Where one who goes straight at the hero is after its step.
pub(super) fn follow(map: &Map<'_>, from: Cell, hero: Cell, others: &[Cell]) -> Cell {
    let (dx, dy) = from.apart(hero);
    let (longer, other) = if dx.abs() >= dy.abs() { ((dx, 0), (0, dy)) } else { ((0, dy), (dx, 0)) };
    let ways = [(dx, dy), longer, other].map(|(dx, dy)| Direction::of_signs(dx, dy));
    let goes = |direction: &Direction| {
        let cell = from.to(*direction);
        map.leads(from, *direction) && cell != hero && !others.contains(&cell)
    };
    ways.into_iter().flatten().find(goes).map_or(from, |direction| from.to(direction))
}
