//! Keeping out of reach: a search over the steps of the hero and of monsters that walk straight at him, on known ground.

use super::tuning::{
    CHASERS, DOOR_END, LOOK_AHEAD, MOST_POSITIONS, NEW_GROUND_END, NEW_GROUND_END_AHEAD, OPEN_END,
    STAIRS_END, STEP_WORTH, UNKNOWN_ROOM,
};
use crate::{
    known::paths::{adjoins, is_frontier, leads},
    rules::{Action, Cell, Direction, Effect, Foe, Seen, Terrain},
};
use std::collections::BTreeSet;

/// A way out: its first step, and how good a place it ends in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Escape {
    pub step: Action,
    pub worth: i32,
}

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
    /// How many chasers move.
    count: usize,
    /// Chasers that are assumed to stand still.
    still: Vec<Cell>,
    /// Whether a shut door stops all of them.
    doors_hold: bool,
    /// Whether all of them fall behind now and then. If so, known ground is best; otherwise new ground may
    /// have stairs.
    lag: bool,
}

/// The best way out over known ground on which no chaser gets to strike, even if none ever stops. `refuge` says which
/// stairs lead to safety, `lag` whether the chasers do stop now and then.
pub(super) fn evade(
    seen: &Seen<'_>,
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
    let doors_hold = !foes.iter().any(|foe| foe.species.opens_doors());
    let still = near[count..].iter().map(|foe| foe.cell).collect();
    let ground = Ground { seen, count, still, doors_hold, lag };
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
            if !ends && queue.len() < MOST_POSITIONS && known.insert((step.hero, step.chasers)) {
                queue.push(step);
            }
        }
    }
    best
}

impl Ground<'_> {
    /// One step of the hero and of everybody after him; `None` if he cannot step there or would be hit.
    fn step(&self, node: &Node, direction: Direction) -> Option<Node> {
        let hero = node.hero.to(direction);
        let taken = node.chasers[..self.count].contains(&hero) || self.still.contains(&hero);
        if taken || !leads(self.seen, node.hero, direction) || self.seen.terrain(hero) == Terrain::Trap {
            return None;
        }
        let mut chasers = node.chasers;
        for index in 0..self.count {
            if adjoins(self.seen, chasers[index], hero) {
                return None;
            }
            chasers[index] = follow(self.seen, chasers[index], hero, &chasers[..self.count]);
        }
        let first = node.first.or(Some(direction));
        Some(Node { hero, chasers, first, steps: node.steps + 1 })
    }

    /// How good a place is, and whether to look no further from there.
    fn worth(&self, node: &Node, step: &Node, refuge: &impl Fn(Terrain) -> bool) -> (i32, bool) {
        let terrain = self.seen.terrain(step.hero);
        let steps = i32::from(step.steps);
        match terrain {
            Terrain::StairsUp | Terrain::StairsDown if refuge(terrain) => (STAIRS_END - steps, true),
            _ if self.shuts(node, step) => (DOOR_END - 2 * steps, true),
            _ if is_frontier(self.seen, step.hero) => {
                let room = if terrain == Terrain::Floor { UNKNOWN_ROOM } else { 0 };
                let ground = if self.lag { NEW_GROUND_END_AHEAD } else { NEW_GROUND_END };
                (ground - room - steps, true)
            }
            _ if step.steps >= LOOK_AHEAD => (OPEN_END, true),
            _ => (steps * STEP_WORTH, false),
        }
    }

    /// Whether the hero has just passed a door that he can shut in time.
    fn shuts(&self, node: &Node, step: &Node) -> bool {
        let door = node.hero;
        let reach = |cell: &Cell| *cell == door || adjoins(self.seen, *cell, step.hero);
        self.doors_hold
            && matches!(self.seen.terrain(door), Terrain::OpenDoor | Terrain::ClosedDoor)
            && door != self.seen.hero()
            && !step.chasers[..self.count].iter().any(reach)
    }
}

/// Where a monster that walks straight at the hero is after its next step.
pub(super) fn follow(seen: &Seen<'_>, from: Cell, hero: Cell, others: &[Cell]) -> Cell {
    let (dx, dy) = from.apart(hero);
    let (longer, other) = if dx.abs() >= dy.abs() { ((dx, 0), (0, dy)) } else { ((0, dy), (dx, 0)) };
    let ways = [(dx, dy), longer, other].map(|(dx, dy)| Direction::of_signs(dx, dy));
    let goes = |direction: &Direction| {
        let cell = from.to(*direction);
        leads(seen, from, *direction) && cell != hero && !others.contains(&cell)
    };
    ways.into_iter().flatten().find(goes).map_or(from, |direction| from.to(direction))
}
