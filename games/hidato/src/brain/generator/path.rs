//! Random paths through a whole board by backbiting: an end of the path connects to a neighbour on the path
//! and the part behind it is reversed, which gives a new end; now and then an end finds a free cell. Knows
//! no clues.

use crate::rules::{Board, Cell};
use parlour_brain::Budget;
use parlour_kernel::Rng;

/// Backbiting steps for each cell before giving up.
const PATIENCE: usize = 400;
/// Backbiting steps for each cell once all are covered: without them paths look combed.
const MIXING: usize = 20;
/// Cells that change places for a node of the budget: as much time as a conflict takes elsewhere.
const MOVES_OF_NODE: usize = 1 << 15;

/// A path under construction.
struct Path<'a> {
    board: &'a Board,
    cells: Vec<Cell>,
    /// Where on the path each cell is.
    at: Vec<Option<usize>>,
    /// How many cells changed places since a node was spent.
    moves: usize,
}

/// A random path through as many cells as are found; `None` if the budget runs out.
pub fn through(board: &Board, rng: &mut Rng, budget: &mut Budget) -> Option<Vec<Cell>> {
    let size = usize::from(board.size());
    let Some(start) = board.cells().nth(rng.below(u32::from(board.size().max(1))) as usize) else {
        return Some(Vec::new());
    };
    let mut path = Path { board, cells: Vec::with_capacity(size), at: vec![None; size], moves: 0 };
    path.push(start);
    let mut left = PATIENCE * size;
    while path.cells.len() < size && left > 0 {
        path.step(rng);
        path.spend(budget)?;
        left -= 1;
    }
    for _ in 0..MIXING * size {
        path.step(rng);
        path.spend(budget)?;
    }
    Some(path.cells)
}

impl Path<'_> {
    fn push(&mut self, cell: Cell) {
        self.at[cell.index()] = Some(self.cells.len());
        self.cells.push(cell);
    }

    /// Extends the path at one of its ends, or reconnects that end.
    fn step(&mut self, rng: &mut Rng) {
        if rng.below(2) == 1 {
            self.turn(0);
        }
        let Some(end) = self.cells.last() else { return };
        let beside = self.board.neighbours(*end);
        let free = beside.iter().filter(|cell| self.at[cell.index()].is_none());
        let count = free.clone().count() as u32;
        if count > 0 {
            let cell = free.copied().nth(rng.below(count) as usize).expect("below their number");
            self.push(cell);
        } else if !beside.is_empty() {
            let bitten = beside[rng.below(beside.len() as u32) as usize];
            let at = self.at[bitten.index()].expect("no neighbour is free");
            self.turn(at + 1);
        }
    }

    /// Spends nodes for the cells moved so far; `None` if the budget runs out.
    fn spend(&mut self, budget: &mut Budget) -> Option<()> {
        while self.moves >= MOVES_OF_NODE {
            self.moves -= MOVES_OF_NODE;
            if !budget.spend(1) {
                return None;
            }
        }
        Some(())
    }

    /// Reverses the rest of the path.
    fn turn(&mut self, from: usize) {
        self.moves += self.cells.len() - from;
        self.cells[from..].reverse();
        for (at, cell) in self.cells.iter().enumerate().skip(from) {
            self.at[cell.index()] = Some(at);
        }
    }
}
