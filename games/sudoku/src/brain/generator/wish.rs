//! What a new puzzle should look like, and its text: `symmetry=half-turn clues=30`, both optional;
//! `clues=fewest` is the default.

use crate::rules::{Cell, CellSet};
use parlour_kernel::ReadError;
use std::{fmt, ops::RangeInclusive, str::FromStr};

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

/// What a new puzzle should look like.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Wish {
    /// The symmetry of the pattern of clues.
    pub symmetry: Symmetry,
    /// How many clues, within [`Wish::CLUES`]; as few as it comes to where not said.
    pub clues: Option<u8>,
}

/// Asks for as few clues as it comes to.
const FEWEST: &str = "fewest";

impl Wish {
    /// The numbers of clues that can be asked for; no puzzle of fewer has one solution only.
    pub const CLUES: RangeInclusive<u8> = 17..=81;
}

impl fmt::Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "symmetry={}", self.symmetry.word())?;
        match self.clues {
            Some(clues) => write!(f, " clues={clues}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Wish {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let mut wish = Wish::default();
        for word in text.split_whitespace() {
            let unknown = || ReadError::at("unknown-option", text, word);
            let (name, value) = word.split_once('=').ok_or_else(unknown)?;
            let bad = || ReadError::at("bad-value", text, value);
            match name {
                "symmetry" => wish.symmetry = Symmetry::of(value).ok_or_else(bad)?,
                "clues" if value == FEWEST => wish.clues = None,
                "clues" => {
                    let clues = value.parse().ok().filter(|clues| Wish::CLUES.contains(clues));
                    wish.clues = Some(clues.ok_or_else(bad)?);
                }
                _ => return Err(unknown()),
            }
        }
        Ok(wish)
    }
}
