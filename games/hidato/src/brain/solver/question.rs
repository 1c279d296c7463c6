//! Whether a puzzle has another solution besides a known one, asked repeatedly with different clues.

use super::{
    cdcl::{Literal, SatResult},
    domains::{Domains, Spot},
    encoding::Encoding,
    squares::Squares,
};
use crate::{
    brain::{Filling, Puzzle},
    rules::Cell,
};
use parlour_brain::Budget;

/// The result of a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Another {
    /// There is no other solution as long as these clues stay.
    None(Vec<Cell>),
    /// There is another, or proving that there is none would take too long.
    Possible,
}

/// How many conflicts a question may take, times the cells of the board. Boards of a hundred cells hardly
/// ever reach it.
const PATIENCE: u64 = 1_000_000;

/// A puzzle with its solution, and clues besides the givens.
#[derive(Debug)]
pub struct Question<'a> {
    squares: Squares,
    solution: &'a Filling,
    encoding: Encoding,
}

impl<'a> Question<'a> {
    /// The puzzle, which the filling solves.
    ///
    /// # Panics
    /// If the filling does not solve it.
    pub fn of(puzzle: &Puzzle, solution: &'a Filling) -> Question<'a> {
        let squares = Squares::of(&puzzle.board);
        let domains = Domains::of(puzzle, &squares).expect("the filling solves it");
        let mut encoding = Encoding::of(&puzzle.board, &domains);
        encoding.forbid(solution, &squares);
        encoding.limit(PATIENCE / u64::from(puzzle.board.size()));
        Question { squares, solution, encoding }
    }

    /// Asks with these cells of the solution as clues; `None` if the budget runs out. Every conflict is a
    /// node of it.
    pub fn another(&mut self, clues: &[Cell], budget: &mut Budget) -> Option<Another> {
        let assumptions: Vec<Literal> = clues.iter().map(|cell| self.literal(*cell)).collect();
        match self.encoding.solve(&assumptions, budget) {
            SatResult::Satisfied | SatResult::Undecided => Some(Another::Possible),
            SatResult::Refuted => {
                let squares = self.encoding.core().iter().map(|literal| self.encoding.spot(*literal).square);
                Some(Another::None(squares.map(|square| self.squares.cell(square)).collect()))
            }
            SatResult::Stopped => None,
        }
    }

    /// Makes a cell of the solution a permanent clue.
    pub fn fix(&mut self, cell: Cell) {
        self.encoding.add(&[self.literal(cell)]);
    }

    fn literal(&self, cell: Cell) -> Literal {
        let rank = self.solution.value(cell).number() - 1;
        let spot = Spot { rank, square: self.squares.of_cell[cell.index()] };
        self.encoding.literal(spot).expect("the filling is a solution")
    }
}
