//! Running to stairs, at a known risk, or behind a door that the pursuers cannot open.

use super::{
    simulate::blows_risk,
    tuning::{HERO_SPEED, LONG_WAY_ROUND},
};
use crate::{
    known::paths::Paths,
    rules::{Action, Cell, Direction, Effect, Foe, Seen, Terrain},
};

/// Stands for a cell that no pursuer can reach.
const NEVER: u16 = 1000;

/// The pursuers, and how soon they can be anywhere.
pub(super) struct Chase<'a> {
    seen: &'a Seen<'a>,
    foes: &'a [Foe],
    theirs: Paths<'a>,
    doors_hold: bool,
}

/// A way out: its first step, its length, and the chance in a thousand of dying on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    pub step: Action,
    pub steps: u16,
    pub death: u32,
}

impl<'a> Chase<'a> {
    pub fn of(seen: &'a Seen<'a>, foes: &'a [Foe]) -> Self {
        let cells: Vec<Cell> = foes.iter().map(|foe| foe.cell).collect();
        let doors_hold = !foes.iter().any(|foe| foe.species.opens_doors());
        let theirs =
            Paths::from_cells(*seen, &cells, |cell| doors_hold && seen.terrain(cell) == Terrain::ClosedDoor);
        Chase { seen, foes, theirs, doors_hold }
    }

    /// Turns until a pursuer can be at a cell.
    fn theirs(&self, cell: Cell) -> u16 {
        self.theirs.steps(cell).unwrap_or(NEVER)
    }

    fn is_trap(&self, cell: Cell) -> bool {
        self.seen.terrain(cell) == Terrain::Trap
    }

    /// Where the hero gets to before any pursuer that is no faster than he is.
    fn ahead(&self) -> Paths<'a> {
        let quick: Vec<Cell> =
            self.foes.iter().filter(|foe| foe.speed > HERO_SPEED).map(|foe| foe.cell).collect();
        let beside_quick = |cell: Cell| quick.iter().any(|foe| foe.distance(cell) <= 1);
        let slow = quick.is_empty();
        Paths::timed(*self.seen, &[self.seen.hero()], |cell, steps| {
            self.is_trap(cell) || beside_quick(cell) || (slow && self.theirs(cell) <= steps)
        })
    }

    /// As [`Chase::ahead`], but the first step may stay within reach of a blow.
    fn squeezed(&self) -> Paths<'a> {
        let here = self.seen.hero();
        let occupied = |cell: Cell| self.foes.iter().any(|foe| foe.cell == cell);
        Paths::timed(*self.seen, &[here], |cell, steps| {
            self.is_trap(cell) || occupied(cell) || (steps > 1 && self.theirs(cell) < steps)
        })
    }

    /// The best way to stairs; `arrival` is the risk that waits beyond them.
    pub fn to_stairs(&self, arrival: impl Fn(Terrain) -> u32) -> Option<Way> {
        if self.seen.effect(Effect::Held) > 0 {
            return None;
        }
        let stairs = [Terrain::StairsUp, Terrain::StairsDown];
        let ways = [(self.ahead(), false), (self.squeezed(), true)];
        let ways = ways.iter().flat_map(|(map, squeezed)| {
            stairs.into_iter().filter_map(|kind| {
                let goal = map.nearest(|cell| self.seen.terrain(cell) == kind)?;
                let (steps, step) = (map.steps(goal)?, map.first_step(goal)?);
                let death = self.toll(steps, *squeezed) + arrival(kind);
                Some(Way { step: Action::Move(step), steps, death })
            })
        });
        ways.min_by_key(|way| (way.death, way.steps))
    }

    /// The chance in a thousand of dying on an escape route of this length.
    fn toll(&self, steps: u16, squeezed: bool) -> u32 {
        let vitals = self.seen.vitals();
        let here = self.seen.hero();
        let free: Vec<(Foe, u32)> = self
            .foes
            .iter()
            .filter_map(|foe| {
                let lead = foe.cell.distance(here).saturating_sub(1);
                let gained = u32::from(steps) * u32::from(foe.speed.saturating_sub(HERO_SPEED));
                let first = if squeezed && lead == 0 { u32::from(foe.speed.max(HERO_SPEED)) } else { 0 };
                let tenths = gained.saturating_sub(10 * lead) + first;
                (tenths > 0).then_some((*foe, tenths))
            })
            .collect();
        if free.is_empty() { 0 } else { blows_risk(&vitals, i32::from(vitals.hp), &free) }
    }

    /// Shuts a door in the pursuers' faces, if none of them can open it.
    pub fn shut_out(&self) -> Option<Action> {
        if !self.doors_hold {
            return None;
        }
        Direction::all().find_map(|direction| {
            let close = Action::Close(direction);
            self.seen.may(&close).ok()?;
            let door = self.seen.hero().to(direction);
            let map = Paths::from_hero(*self.seen, |cell| cell == door);
            let out = |foe: &Foe| map.steps(foe.cell).is_none_or(|steps| steps > LONG_WAY_ROUND);
            self.foes.iter().all(out).then_some(close)
        })
    }
}
