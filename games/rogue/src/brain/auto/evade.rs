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
}

/// What does not change while looking ahead.
struct Ground<'a> {
    seen: &'a Seen<'a>,
    map: &'a Map<'a>,
    /// Chasers that are followed.
    count: usize,
    /// Those who are taken to stand.
    still: Vec<Cell>,
    /// Whether none of them opens doors.
    fools: bool,
    /// Whether all of them fall behind: then known ground is best. Otherwise new ground may hold stairs.
    lag: bool,
}

/// The best way out over known ground without a blow, even if none of them ever stops. `refuge` says which stairs lead
/// to safety, `lag` whether they do stop now and then.
pub(super) fn evade(
    seen: &Seen<'_>,
    map: &Map<'_>,
    foes: &[Foe],
    lag: bool,
    refuge: impl Fn(Terrain) -> bool,
) -> Option<Escape> {
    if seen.effect(Effect::Held) > 0 || foes.is_empty() {
        return None;
    }
    let origin = seen.hero();
    let mut near: Vec<&Foe> = foes.iter().collect();
    near.sort_by_key(|foe| foe.cell.distance(origin));
    let count = near.len().min(CHASERS);
    let fools = !foes.iter().any(|foe| foe.species.opens_doors());
    let still = near[count..].iter().map(|foe| foe.cell).collect();
    let ground = Ground { seen, map, count, still, fools, lag };
    let mut chasers = [origin; CHASERS];
    (0..count).for_each(|index| chasers[index] = near[index].cell);
    let mut queue = vec![Node { hero: origin, chasers, first: None, steps: 0 }];
    let mut known = BTreeSet::from([(origin, chasers)]);
    let mut best: Option<Escape> = None;
    let mut next = 0;
    while let Some(node) = queue.get(next).copied() {
        next += 1;
        for direction in Direction::all() {
            let Some(step) = ground.step(&node, direction) else { continue };
            let (worth, ends) = ground.worth(&node, &step, &refuge);
            if let Some(first) = step.first
                && best.is_none_or(|best| worth > best.worth)
            {
                best = Some(Escape { step: Action::Move(first), worth });
            }
            if !ends && queue.len() < MOST && known.insert((step.hero, step.chasers)) {
                queue.push(step);
            }
        }
    }
    best
}

impl Ground<'_> {
    /// The hero steps, and everybody after him; none where he cannot, or would be struck on the way.
    fn step(&self, node: &Node, direction: Direction) -> Option<Node> {
        let hero = node.hero.to(direction);
        let taken = node.chasers[..self.count].contains(&hero) || self.still.contains(&hero);
        if taken || !self.map.leads(node.hero, direction) || self.seen.terrain(hero) == Terrain::Trap {
            return None;
        }
        let mut chasers = node.chasers;
        for index in 0..self.count {
            if self.map.adjoins(chasers[index], hero) {
                return None;
            }
            chasers[index] = follow(self.map, chasers[index], hero, &chasers[..self.count]);
        }
        let first = node.first.or(Some(direction));
        Some(Node { hero, chasers, first, steps: node.steps + 1 })
    }

    /// How good a place is, and whether the way may end there.
    fn worth(&self, node: &Node, step: &Node, refuge: &impl Fn(Terrain) -> bool) -> (i32, bool) {
        let terrain = self.seen.terrain(step.hero);
        let steps = i32::from(step.steps);
        match terrain {
            Terrain::StairsUp | Terrain::StairsDown if refuge(terrain) => (1000 - steps, true),
            _ if self.shuts(node, step) => (900 - 2 * steps, true),
            // Unknown rooms have corners to be caught in.
            _ if self.map.is_frontier(step.hero) => {
                let room = if terrain == Terrain::Floor { 70 } else { 0 };
                (if self.lag { 500 } else { 700 } - room - steps, true)
            }
            _ if step.steps >= HORIZON => (600, true),
            _ => (steps * 8, false),
        }
    }

    /// Whether the hero came through a door that he can shut before they are there.
    fn shuts(&self, node: &Node, step: &Node) -> bool {
        let door = node.hero;
        let reach = |cell: &Cell| *cell == door || self.map.adjoins(*cell, step.hero);
        self.fools
            && matches!(self.seen.terrain(door), Terrain::OpenDoor | Terrain::ClosedDoor)
            && door != self.seen.hero()
            && !step.chasers[..self.count].iter().any(reach)
    }
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
