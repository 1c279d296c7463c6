//! Field of view by symmetric shadow casting with integer slopes: if A sees B then B sees A, so one cast from the hero
//! tells which monsters see him. Also the distances that chasers share.

use crate::rules::{
    cell::{Cell, Cells, Direction},
    level::{Level, Plane, Terrain},
};

/// The greatest distance at which any monster notices the hero, even running.
pub(crate) const REACH: u8 = 23;

/// A slope as a fraction with a positive denominator.
#[derive(Clone, Copy)]
struct Slope(i32, i32);

/// One quadrant, and how its depth and column map to the level.
struct Quadrant<'a> {
    terrain: &'a Plane<Terrain>,
    origin: (i32, i32),
    turn: (i32, i32, i32, i32),
    radius: i32,
}

/// Everything that can be seen from a cell within a radius.
pub(crate) fn cast(level: &Level, from: Cell, radius: u8) -> Cells {
    let mut seen = Cells::EMPTY;
    seen.add(from);
    if radius == 0 {
        return seen;
    }
    let origin = (i32::from(from.x()), i32::from(from.y()));
    for turn in [(1, 0, 0, -1), (1, 0, 0, 1), (0, 1, 1, 0), (0, -1, 1, 0)] {
        let quadrant = Quadrant { terrain: &level.terrain, origin, turn, radius: i32::from(radius) };
        quadrant.scan(1, Slope(-1, 1), Slope(1, 1), &mut seen);
    }
    seen
}

impl Quadrant<'_> {
    fn cell(&self, depth: i32, column: i32) -> Option<Cell> {
        let (cx, dx, cy, dy) = self.turn;
        Cell::at(self.origin.0 + column * cx + depth * dx, self.origin.1 + column * cy + depth * dy)
    }

    fn scan(&self, depth: i32, mut start: Slope, end: Slope, seen: &mut Cells) {
        if depth > self.radius {
            return;
        }
        // Columns whose centres lie between the slopes, ties rounded inward.
        let first = (2 * depth * start.0 + start.1).div_euclid(2 * start.1);
        let last = -(-(2 * depth * end.0 - end.1)).div_euclid(2 * end.1);
        let mut before: Option<bool> = None;
        for column in first..=last {
            let Some(cell) = self.cell(depth, column) else { continue };
            let wall = !self.terrain.at(cell).transparent();
            let inside = column * start.1 >= depth * start.0 && column * end.1 <= depth * end.0;
            let near = depth * depth + column * column <= self.radius * self.radius;
            if (wall || inside) && near {
                seen.add(cell);
            }
            let edge = Slope(2 * column - 1, 2 * depth);
            match before {
                Some(true) if !wall => start = edge,
                Some(false) if wall => self.scan(depth + 1, start, edge, seen),
                _ => {}
            }
            before = Some(wall);
        }
        if before == Some(false) {
            self.scan(depth + 1, start, end, seen);
        }
    }
}

/// Cached results: never saved, never part of a digest, empty in a copy.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    /// Where the hero stood, and what he could see from there in full light.
    reach: Option<(Cell, Box<Cells>)>,
    ways: Option<Box<Ways>>,
}

impl Clone for Scratch {
    fn clone(&self) -> Self {
        Scratch::default()
    }
}

impl Scratch {
    /// Drops everything cached, because the terrain has changed.
    pub fn forget(&mut self) {
        self.reach = None;
        if let Some(ways) = &mut self.ways {
            ways.to = None;
        }
    }

    pub fn reach(&mut self, level: &Level, from: Cell) -> &Cells {
        let stale = self.reach.as_ref().is_none_or(|(cell, _)| *cell != from);
        if stale {
            let seen = cast(level, from, REACH);
            match &mut self.reach {
                Some((cell, cells)) => (*cell, **cells) = (from, seen),
                none => *none = Some((from, Box::new(seen))),
            }
        }
        &self.reach.as_ref().expect("just worked out").1
    }

    /// The distances to a cell, which every chaser shares.
    pub fn ways(&mut self, to: Cell) -> &mut Ways {
        let ways = self.ways.get_or_insert_with(|| Box::new(Ways::new()));
        if ways.to != Some(to) {
            ways.begin(to);
        }
        ways
    }
}

/// Distances to one cell, computed only as far as needed.
#[derive(Debug)]
pub(crate) struct Ways {
    to: Option<Cell>,
    steps: [u8; super::cell::CELLS],
    queue: Vec<Cell>,
    next: usize,
}

const FAR: u8 = u8::MAX;

impl Ways {
    fn new() -> Self {
        Ways { to: None, steps: [FAR; super::cell::CELLS], queue: Vec::with_capacity(512), next: 0 }
    }

    /// Distances to a cell.
    pub fn to(cell: Cell) -> Self {
        let mut ways = Ways::new();
        ways.begin(cell);
        ways
    }

    /// The cells of a shortest path, without its start.
    pub fn path(&mut self, level: &Level, from: Cell) -> Option<Vec<Cell>> {
        let mut steps = Some(self.from(level, from)).filter(|steps| *steps != FAR)?;
        let mut path = Vec::with_capacity(usize::from(steps));
        let mut here = from;
        while steps > 0 {
            steps -= 1;
            let closer = |way: &Direction| self.known(here.to(*way)) == steps && !level.squeezes(here, *way);
            here = here.to(Direction::all().find(closer)?);
            path.push(here);
        }
        Some(path)
    }

    fn begin(&mut self, to: Cell) {
        for cell in self.queue.drain(..) {
            self.steps[cell.index()] = FAR;
        }
        self.to = Some(to);
        self.next = 0;
        self.steps[to.index()] = 0;
        self.queue.push(to);
    }

    /// Steps from a cell; `FAR` if there is no path, or only a very long one.
    pub fn from(&mut self, level: &Level, cell: Cell) -> u8 {
        while self.steps[cell.index()] == FAR {
            let Some(here) = self.queue.get(self.next).copied() else { return FAR };
            self.next += 1;
            let steps = self.steps[here.index()] + 1;
            if steps == FAR {
                return FAR;
            }
            for direction in Direction::all() {
                let on = here.to(direction);
                let terrain = level.terrain.at(on);
                let open = terrain.walkable() || terrain == Terrain::ClosedDoor;
                if open
                    && self.steps[on.index()] == FAR
                    && !level.squeezes(here, direction)
                    && !level.scares(on)
                    && !level.is_armed(on)
                {
                    self.steps[on.index()] = steps;
                    self.queue.push(on);
                }
            }
        }
        self.steps[cell.index()]
    }

    /// Steps from a cell, if already computed.
    pub fn known(&self, cell: Cell) -> u8 {
        self.steps[cell.index()]
    }
}
