//! Ways over what the hero knows: steps from where he stands, nearest goals, frontiers.

use crate::rules::{Cell, Direction, Seen, Terrain};

const FAR: u16 = u16::MAX;
const CELLS: usize = 80 * 22;

/// Steps from the hero over known ground.
pub(super) struct Map<'a> {
    seen: Seen<'a>,
    steps: [u16; CELLS],
    /// In the order they were reached.
    reached: Vec<Cell>,
}

impl<'a> Map<'a> {
    /// Spreads out from the hero; `avoid` says where not to tread.
    pub fn of(seen: Seen<'a>, avoid: impl Fn(Cell) -> bool) -> Self {
        Map::from(seen, &[seen.hero()], avoid)
    }

    /// Spreads out from several cells at once.
    pub fn from(seen: Seen<'a>, sources: &[Cell], avoid: impl Fn(Cell) -> bool) -> Self {
        Map::racing(seen, sources, |cell, _| avoid(cell))
    }

    /// The same; what to avoid may depend on the steps it takes to get there.
    pub fn racing(seen: Seen<'a>, sources: &[Cell], avoid: impl Fn(Cell, u16) -> bool) -> Self {
        let mut map = Map { seen, steps: [FAR; CELLS], reached: Vec::with_capacity(400) };
        for source in sources {
            map.steps[source.index()] = 0;
            map.reached.push(*source);
        }
        let mut next = 0;
        while let Some(cell) = map.reached.get(next).copied() {
            next += 1;
            let steps = map.steps[cell.index()] + 1;
            for direction in Direction::all() {
                let on = cell.to(direction);
                if map.steps[on.index()] == FAR && map.leads(cell, direction) && !avoid(on, steps) {
                    map.steps[on.index()] = steps;
                    map.reached.push(on);
                }
            }
        }
        map
    }

    fn passes(&self, cell: Cell) -> bool {
        let terrain = self.seen.terrain(cell);
        terrain.walkable() || terrain == Terrain::ClosedDoor
    }

    /// Whether a step is known to be possible.
    pub fn leads(&self, from: Cell, direction: Direction) -> bool {
        let sides = match direction {
            Direction::Ne => [Direction::N, Direction::E],
            Direction::Se => [Direction::S, Direction::E],
            Direction::Sw => [Direction::S, Direction::W],
            Direction::Nw => [Direction::N, Direction::W],
            _ => return self.passes(from.to(direction)),
        };
        let open = |side: &Direction| self.seen.terrain(from.to(*side)).walkable();
        self.seen.terrain(from.to(direction)).walkable() && sides.iter().all(open)
    }

    /// Whether a blow reaches from one cell to another.
    pub fn adjoins(&self, from: Cell, to: Cell) -> bool {
        Direction::between(from, to).is_some_and(|direction| self.leads(from, direction))
    }

    /// Steps to a cell, if a way is known.
    pub fn steps(&self, cell: Cell) -> Option<u16> {
        Some(self.steps[cell.index()]).filter(|steps| *steps != FAR)
    }

    /// The nearest cell that fits.
    pub fn nearest(&self, fits: impl Fn(Cell) -> bool) -> Option<Cell> {
        self.reached.iter().copied().find(|cell| fits(*cell))
    }

    /// Every cell that can be reached, nearest first.
    pub fn reached(&self) -> &[Cell] {
        &self.reached
    }

    /// Whether something unknown lies beside a cell.
    pub fn is_frontier(&self, cell: Cell) -> bool {
        let straight = [Direction::N, Direction::E, Direction::S, Direction::W];
        straight.iter().any(|side| self.seen.terrain(cell.to(*side)) == Terrain::Unknown)
    }

    /// The first step on a shortest way to a cell.
    pub fn first_step(&self, to: Cell) -> Option<Direction> {
        self.way(to)?.first().and_then(|cell| Direction::between(self.seen.hero(), *cell))
    }

    /// The cells of a shortest way to one, which is the last of them; none to where the hero stands.
    pub fn way(&self, to: Cell) -> Option<Vec<Cell>> {
        let mut steps = self.steps(to).filter(|steps| *steps > 0)?;
        let mut way = vec![to];
        let mut here = to;
        while steps > 1 {
            // Straight steps first: doors and corridors are found again that way.
            let back = Direction::all().find(|direction| {
                let from = here.to(*direction);
                self.steps[from.index()] == steps - 1 && self.leads(from, direction.opposite())
            })?;
            here = here.to(back);
            way.push(here);
            steps -= 1;
        }
        way.reverse();
        Some(way)
    }
}
