//! Ways over ground that the hero knows: steps from where he stands, the nearest of something, the first step
//! there. Knows nothing that he does not.

use crate::rules::{Cell, Direction, HEIGHT, Seen, Terrain, WIDTH};

const FAR: u16 = u16::MAX;
const CELLS: usize = WIDTH as usize * HEIGHT as usize;

/// Steps from the hero.
pub(super) struct Ways<'a> {
    seen: &'a Seen<'a>,
    steps: Vec<u16>,
    /// In the order they were reached.
    reached: Vec<Cell>,
}

impl<'a> Ways<'a> {
    /// Spreads out from the hero, around known traps and known monsters; `to` is entered whatever is there.
    pub fn of(seen: &'a Seen<'a>, to: Option<Cell>) -> Self {
        let mut ways = Ways { seen, steps: vec![FAR; CELLS], reached: vec![seen.hero()] };
        ways.steps[seen.hero().index()] = 0;
        let avoided = |cell: Cell| seen.terrain(cell) == Terrain::Trap || seen.foe_at(cell).is_some();
        let mut next = 0;
        while let Some(cell) = ways.reached.get(next).copied() {
            next += 1;
            let steps = ways.steps[cell.index()] + 1;
            for direction in Direction::all() {
                let on = cell.to(direction);
                let fresh = ways.steps[on.index()] == FAR && leads(seen, cell, direction);
                if fresh && (Some(on) == to || !avoided(on)) {
                    ways.steps[on.index()] = steps;
                    ways.reached.push(on);
                }
            }
        }
        ways
    }

    /// The nearest cell that fits, other than the hero's.
    pub fn nearest(&self, fits: impl Fn(Cell) -> bool) -> Option<Cell> {
        self.reached.iter().skip(1).copied().find(|cell| fits(*cell))
    }

    /// The cells of a shortest way, the hero's own left out; empty where none is known.
    pub fn path(&self, to: Cell) -> Vec<Cell> {
        let mut path = Vec::new();
        let mut here = to;
        let mut steps = self.steps[to.index()];
        while steps != FAR && steps > 0 {
            path.push(here);
            let back = |direction: &Direction| {
                let from = here.to(*direction);
                self.steps[from.index()] == steps - 1 && leads(self.seen, from, direction.opposite())
            };
            let Some(direction) = Direction::all().find(back) else { return Vec::new() };
            here = here.to(direction);
            steps -= 1;
        }
        path.reverse();
        path
    }

    /// The first step on a shortest way.
    pub fn first_step(&self, to: Cell) -> Option<Direction> {
        Direction::between(self.seen.hero(), *self.path(to).first()?)
    }
}

/// Whether a cell is known to be passed or opened.
fn passes(terrain: Terrain) -> bool {
    terrain.walkable() || terrain == Terrain::ClosedDoor
}

/// Whether a step is known to be possible.
pub(super) fn leads(seen: &Seen<'_>, from: Cell, direction: Direction) -> bool {
    let to = seen.terrain(from.to(direction));
    match direction {
        Direction::N | Direction::E | Direction::S | Direction::W => passes(to),
        slanting => {
            let (dx, dy) = slanting.delta();
            let side = |dx, dy| {
                let cell = Cell::at(i32::from(from.x()) + dx, i32::from(from.y()) + dy);
                cell.is_some_and(|cell| seen.terrain(cell).walkable())
            };
            to.walkable() && side(dx, 0) && side(0, dy)
        }
    }
}

/// Whether something unknown lies right beside a cell.
pub(super) fn is_frontier(seen: &Seen<'_>, cell: Cell) -> bool {
    let straight = [Direction::N, Direction::E, Direction::S, Direction::W];
    straight.iter().any(|side| seen.terrain(cell.to(*side)) == Terrain::Unknown)
}
