//! Whether a puzzle has another solution than a known one, asked again and again with other clues.

use super::{
    cdcl::{Answer, Literal},
    domains::{Domains, Spot},
    encoding::Encoding,
    squares::Squares,
};
use crate::{
    brain::{Filling, Puzzle},
    rules::Cell,
};
use ::brain::Budget;

/// What became of a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Another {
    /// There is no other solution as long as these of the clues stand.
    None(Vec<Cell>),
    /// There is another, or it would take too long to show that there is none.
    Possible,
}

/// Conflicts that a question may take, times the cells of the board. Boards of a hundred cells hardly
/// ever come near it.
const PATIENCE: u64 = 1_000_000;

/// A puzzle with its solution, and clues that stand beside the givens.
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

    /// Asks with the cells of the solution that are to be clues this time; none if the budget is used
    /// up. Every conflict is a node of it.
    pub fn another(&mut self, clues: &[Cell], budget: &mut Budget) -> Option<Another> {
        let assumptions: Vec<Literal> = clues.iter().map(|cell| self.literal(*cell)).collect();
        match self.encoding.solve(&assumptions, budget) {
            Answer::Satisfied | Answer::Undecided => Some(Another::Possible),
            Answer::Refuted => {
                let squares = self.encoding.core().iter().map(|literal| self.encoding.spot(*literal).square);
                Some(Another::None(squares.map(|square| self.squares.cell(square)).collect()))
            }
            Answer::Stopped => None,
        }
    }

    /// Makes a cell of the solution a clue for good.
    pub fn fix(&mut self, cell: Cell) {
        self.encoding.add(&[self.literal(cell)]);
    }

    fn literal(&self, cell: Cell) -> Literal {
        let rank = self.solution.value(cell).number() - 1;
        let spot = Spot { rank, square: self.squares.of_cell[cell.index()] };
        self.encoding.literal(spot).expect("the filling is a solution")
    }
}
