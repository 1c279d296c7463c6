//! The symmetry of a pattern of clues. Knows no digits.

use crate::rules::{Cell, CellSet};

/// The symmetry of the pattern of clues.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Symmetry {
    /// No symmetry.
    #[default]
    None,
    /// Unchanged by a half turn.
    HalfTurn,
    /// Unchanged by a quarter turn.
    QuarterTurn,
    /// Mirrored left to right.
    Mirror,
    /// Mirrored along the main diagonal.
    Diagonal,
    /// Mirrored along both diagonals.
    BothDiagonals,
}

impl Symmetry {
    /// Every symmetry with its word.
    pub const ALL: [(Symmetry, &'static str); 6] = [
        (Symmetry::None, "none"),
        (Symmetry::HalfTurn, "half-turn"),
        (Symmetry::QuarterTurn, "quarter-turn"),
        (Symmetry::Mirror, "mirror"),
        (Symmetry::Diagonal, "diagonal"),
        (Symmetry::BothDiagonals, "both-diagonals"),
    ];

    /// The symmetry of a word.
    pub fn of(word: &str) -> Option<Symmetry> {
        Symmetry::ALL.into_iter().find(|(_, name)| *name == word).map(|(symmetry, _)| symmetry)
    }

    /// The word for it in texts and commands.
    pub fn word(self) -> &'static str {
        Symmetry::ALL.into_iter().find(|(symmetry, _)| *symmetry == self).map_or("", |(_, word)| word)
    }

    /// The groups of cells that are clues together or not at all, ordered by their first cell.
    pub fn orbits(self) -> Vec<CellSet> {
        let orbit = |cell: Cell| -> CellSet { self.images(cell).collect() };
        let first = |cell: &Cell| orbit(*cell).iter().next() == Some(*cell);
        Cell::all().filter(first).map(orbit).collect()
    }

    /// Whether some pattern of this symmetry has this many clues.
    pub fn allows(self, clues: u8) -> bool {
        // Only under quarter turns do all cells but one come in groups of four.
        self != Symmetry::QuarterTurn || clues % 4 < 2
    }

    /// Whether the centre is the only cell without a partner. The number of clues then decides whether it
    /// is a clue.
    pub(super) fn centre_decides(self) -> bool {
        matches!(self, Symmetry::HalfTurn | Symmetry::QuarterTurn | Symmetry::BothDiagonals)
    }

    /// The images of a cell, itself included.
    fn images(self, cell: Cell) -> impl Iterator<Item = Cell> {
        let (r, c) = (cell.row(), cell.column());
        let (below, right) = (8 - r, 8 - c);
        let images = match self {
            Symmetry::None => [(r, c); 4],
            Symmetry::HalfTurn => [(r, c), (r, c), (below, right), (below, right)],
            Symmetry::QuarterTurn => [(r, c), (c, below), (below, right), (right, r)],
            Symmetry::Mirror => [(r, c), (r, c), (r, right), (r, right)],
            Symmetry::Diagonal => [(r, c), (r, c), (c, r), (c, r)],
            Symmetry::BothDiagonals => [(r, c), (c, r), (below, right), (right, below)],
        };
        images.into_iter().filter_map(|(row, column)| Cell::at(row, column))
    }
}
