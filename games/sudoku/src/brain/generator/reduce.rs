//! Removes clues from a full grid as long as it remains the only solution.
//!
//! Every other solution found on the way is kept as the set of cells where it differs. One of those cells
//! must stay a clue, which answers most later questions without a search.

use crate::{
    brain::solver::{AnySolver, OutOfBudget, Solved},
    rules::{Cell, CellSet, Grid},
};
use parlour_brain::Budget;

pub struct Reducer<'a> {
    solution: Grid,
    solver: &'a mut AnySolver,
    budget: &'a mut Budget,
    /// Sets of cells that must each keep at least one clue.
    unavoidable: Vec<CellSet>,
}

impl<'a> Reducer<'a> {
    pub fn new(solution: Grid, solver: &'a mut AnySolver, budget: &'a mut Budget) -> Self {
        let mut unavoidable = Vec::with_capacity(128);
        if solver.is_classic() {
            unavoidable.extend(rectangles(&solution));
        }
        Reducer { solution, solver, budget, unavoidable }
    }

    /// Removes the groups of cells in order, each if the solution remains unique and at least `floor` clues
    /// are left. `None` if the budget runs out.
    pub fn reduce(&mut self, orbits: &[CellSet], floor: u32) -> Option<CellSet> {
        let prefix = self.prefix(orbits, floor)?;
        let clues = without(CellSet::full(), &orbits[..prefix]);
        self.thin(clues, &orbits[prefix..], floor)
    }

    /// The same from some clues on, which have one solution.
    pub fn thin(&mut self, mut clues: CellSet, orbits: &[CellSet], floor: u32) -> Option<CellSet> {
        for orbit in orbits {
            let rest = clues.without(*orbit);
            if rest.len() >= floor && self.is_unique(rest, *orbit)? {
                clues = rest;
            }
        }
        Some(clues)
    }

    /// How many of the first groups can go together, by bisection: fewer questions than one per group.
    fn prefix(&mut self, orbits: &[CellSet], floor: u32) -> Option<usize> {
        let longest =
            (0..orbits.len()).rev().find(|&end| without(CellSet::full(), &orbits[..end]).len() >= floor);
        let (mut low, mut high) = (0, longest?);
        while low < high {
            let middle = usize::midpoint(low, high + 1);
            let taken = &orbits[low..middle];
            let rest = without(CellSet::full(), &orbits[..middle]);
            let all = taken.iter().fold(CellSet::EMPTY, |all, orbit| all.or(*orbit));
            if self.is_unique(rest, all)? {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        Some(low)
    }

    /// Whether these clues have our solution only. Together with the cells `taken` they are known to.
    fn is_unique(&mut self, clues: CellSet, taken: CellSet) -> Option<bool> {
        if self.unavoidable.iter().any(|set| set.and(clues).is_empty()) {
            return Some(false);
        }
        if !self.budget.spend(1) {
            return None;
        }
        let other = self.other_solution(clues, taken).ok()?;
        if let Some(other) = other {
            let differs = |cell: &Cell| other.get(*cell) != self.solution.get(*cell);
            self.unavoidable.push(Cell::all().filter(differs).collect());
        }
        Some(other.is_none())
    }

    /// Spends nodes on something else; false once there are none.
    pub fn spend(&mut self, nodes: u64) -> bool {
        self.budget.spend(nodes)
    }

    fn other_solution(&mut self, clues: CellSet, taken: CellSet) -> Result<Option<Grid>, OutOfBudget> {
        let mut puzzle = self.restricted(clues);
        if taken.len() > ONE_BY_ONE {
            return Ok(match self.solver.solve_within(&puzzle, self.budget)? {
                Solved::Many(one, other) => Some(if one == self.solution { other } else { one }),
                Solved::Unique(_) | Solved::None => None,
            });
        }
        // Any other solution differs in one of the cells taken. Once a cell is shown to be fixed, it can
        // serve as a clue for the next.
        for cell in taken.iter() {
            let Some(digit) = self.solution.get(cell) else { continue };
            let other = self.solver.another(&puzzle, cell, digit, self.budget)?;
            if other.is_some() {
                return Ok(other);
            }
            puzzle.set(cell, Some(digit));
        }
        Ok(None)
    }

    /// The puzzle with these clues.
    pub fn restricted(&self, clues: CellSet) -> Grid {
        let mut puzzle = Grid::EMPTY;
        for cell in clues.iter() {
            puzzle.set(cell, self.solution.get(cell));
        }
        puzzle
    }
}

fn without(cells: CellSet, orbits: &[CellSet]) -> CellSet {
    orbits.iter().fold(cells, |left, orbit| left.without(*orbit))
}

/// The smallest unavoidable sets by classic rules: four cells of two boxes in which two digits can be swapped.
fn rectangles(solution: &Grid) -> Vec<CellSet> {
    let numbers = solution.numbers();
    let mut sets = Vec::with_capacity(24);
    // The two lines lie in one band or stack, the two cross lines in different ones.
    for line in PAIRS {
        for cross in (0..9).flat_map(|a| (a / 3 * 3 + 3..9).map(move |b| (a, b))) {
            for (across, down) in [(9, 1), (1, 9)] {
                let at = |line: usize, cross: usize| across * line + down * cross;
                let corners = [(line.0, cross.0), (line.1, cross.1), (line.0, cross.1), (line.1, cross.0)];
                let [a, b, c, d] = corners.map(|(line, cross)| at(line, cross));
                if numbers[a] == numbers[b] && numbers[c] == numbers[d] {
                    sets.push([a, b, c, d].into_iter().filter_map(|index| Cell::new(index as u8)).collect());
                }
            }
        }
    }
    sets
}

/// The pairs of lines that lie in one band or stack.
const PAIRS: [(usize, usize); 9] = [(0, 1), (0, 2), (1, 2), (3, 4), (3, 5), (4, 5), (6, 7), (6, 8), (7, 8)];

/// Up to this many cells are checked one by one.
const ONE_BY_ONE: u32 = 4;
