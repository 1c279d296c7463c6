//! Shortest paths over ground the hero knows: one breadth-first search, for the player's plans and for the
//! autoplayer.

use crate::rules::{CELLS, Cell, Direction, Seen, Terrain};

const UNREACHED: u16 = u16::MAX;
/// A typical level has about this many walkable cells.
const USUAL: usize = 400;

/// The four directions along rows and columns.
pub const STRAIGHT: [Direction; 4] = [Direction::N, Direction::E, Direction::S, Direction::W];

/// Steps to every cell that can be reached over known ground.
pub struct Paths<'a> {
    seen: Seen<'a>,
    steps: [u16; CELLS],
    /// Nearest first.
    reached: Vec<Cell>,
}

impl<'a> Paths<'a> {
    /// Paths from the hero; `avoid` says where not to step.
    pub fn from_hero(seen: Seen<'a>, avoid: impl Fn(Cell) -> bool) -> Self {
        Paths::from_cells(seen, &[seen.hero()], avoid)
    }

    /// Paths from the nearest of several cells.
    pub fn from_cells(seen: Seen<'a>, sources: &[Cell], avoid: impl Fn(Cell) -> bool) -> Self {
        Paths::timed(seen, sources, |cell, _| avoid(cell))
    }

    /// As [`Paths::from_cells`], where `avoid` is also told after how many steps a cell would be entered.
    pub fn timed(seen: Seen<'a>, sources: &[Cell], avoid: impl Fn(Cell, u16) -> bool) -> Self {
        let mut paths = Paths { seen, steps: [UNREACHED; CELLS], reached: Vec::with_capacity(USUAL) };
        for source in sources {
            paths.steps[source.index()] = 0;
            paths.reached.push(*source);
        }
        let mut next = 0;
        while let Some(cell) = paths.reached.get(next).copied() {
            next += 1;
            let steps = paths.steps[cell.index()] + 1;
            for direction in Direction::all() {
                let on = cell.to(direction);
                let fresh = paths.steps[on.index()] == UNREACHED;
                if fresh && leads(&seen, cell, direction) && !avoid(on, steps) {
                    paths.steps[on.index()] = steps;
                    paths.reached.push(on);
                }
            }
        }
        paths
    }

    /// Steps to a cell, if a path is known.
    pub fn steps(&self, cell: Cell) -> Option<u16> {
        Some(self.steps[cell.index()]).filter(|steps| *steps != UNREACHED)
    }

    /// The nearest cell that fits.
    pub fn nearest(&self, fits: impl Fn(Cell) -> bool) -> Option<Cell> {
        self.reached.iter().copied().find(|cell| fits(*cell))
    }

    /// Every cell that can be reached, nearest first.
    pub fn reached(&self) -> &[Cell] {
        &self.reached
    }

    /// The first step of a shortest path from the hero to a cell.
    pub fn first_step(&self, to: Cell) -> Option<Direction> {
        self.way(to)?.first().and_then(|cell| Direction::between(self.seen.hero(), *cell))
    }

    /// The cells of a shortest path without its start; `None` if there is none, or it has no steps.
    pub fn way(&self, to: Cell) -> Option<Vec<Cell>> {
        let mut steps = self.steps(to).filter(|steps| *steps > 0)?;
        let mut way = vec![to];
        let mut here = to;
        while steps > 1 {
            let back = Direction::all().find(|direction| {
                let from = here.to(*direction);
                self.steps[from.index()] == steps - 1 && leads(&self.seen, from, direction.opposite())
            })?;
            here = here.to(back);
            way.push(here);
            steps -= 1;
        }
        way.reverse();
        Some(way)
    }
}

/// Whether a step is known to be possible. Diagonal steps cut no corners and open no doors.
pub fn leads(seen: &Seen<'_>, from: Cell, direction: Direction) -> bool {
    let to = seen.terrain(from.to(direction));
    match direction.sides() {
        None => to.walkable() || to == Terrain::ClosedDoor,
        Some(sides) => to.walkable() && sides.iter().all(|side| seen.terrain(from.to(*side)).walkable()),
    }
}

/// Whether a blow reaches from one cell to another.
pub fn adjoins(seen: &Seen<'_>, from: Cell, to: Cell) -> bool {
    Direction::between(from, to).is_some_and(|direction| leads(seen, from, direction))
}

/// Whether something unknown lies right beside a cell.
pub fn is_frontier(seen: &Seen<'_>, cell: Cell) -> bool {
    STRAIGHT.iter().any(|side| seen.terrain(cell.to(*side)) == Terrain::Unknown)
}
