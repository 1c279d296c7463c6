//! Four cells in two rows, two columns and two boxes: where they could swap two digits, a puzzle had two
//! solutions. For puzzles that are proven to have only one; the table says which rectangles can swap.

use super::{board::Board, step::Flow};
use crate::rules::{Cell, CellSet};

/// A rectangle: each corner with its neighbour in the row, in the column, and the one opposite.
#[derive(Clone, Copy, Debug)]
pub struct Rectangle {
    corners: [Cell; 4],
}

impl Rectangle {
    /// Its corners: two of one row, then two of the other.
    pub fn corners(&self) -> [Cell; 4] {
        self.corners
    }

    /// The same as a set.
    pub fn cells(&self) -> CellSet {
        self.corners.into_iter().collect()
    }

    /// The corner opposite of this one.
    pub fn opposite(&self, corner: usize) -> Cell {
        self.corners[3 - corner]
    }

    /// The corner beside this one, in the row.
    pub fn beside(&self, corner: usize) -> Cell {
        self.corners[corner ^ 1]
    }

    /// The corner below or above this one, in the column.
    pub fn below(&self, corner: usize) -> Cell {
        self.corners[corner ^ 2]
    }
}

/// Calls with every rectangle of a board that is proven to have only one solution.
pub fn each(board: &Board, found: &mut dyn FnMut(&Rectangle) -> Flow) -> Flow {
    if !board.rules_swaps_out() {
        return Flow::Continue(());
    }
    board.table().rectangles().iter().try_for_each(|corners| found(&Rectangle { corners: *corners }))
}
