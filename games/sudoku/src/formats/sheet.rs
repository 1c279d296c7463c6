//! What a text can say of a puzzle: its digits, what is left for the empty cells, and who made it.

use crate::rules::{Cell, Digit, DigitSet, Grid, Setup};

/// A puzzle as it is written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// Givens and the player's digits.
    pub setup: Setup,
    /// What is left for each cell, indexed by cell and empty where a digit stands; `None` where the text leaves that
    /// to the rules.
    pub left: Option<Vec<DigitSet>>,
    /// What else is said, in order.
    pub labels: Vec<(Label, String)>,
}

/// What is said beside a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Label {
    /// Who made it.
    Author,
    /// Its title or description.
    Title,
    /// Anything else.
    Comment,
    /// When it was published.
    Date,
    /// Where it was published.
    Source,
    /// How hard it is said to be.
    Level,
    /// Where it can be found.
    Address,
}

impl Sheet {
    /// Digits, and nothing else.
    pub fn of(setup: Setup) -> Sheet {
        Sheet { setup, left: None, labels: Vec::new() }
    }

    /// The same with what is left for each cell; cells with a digit have nothing left, and what the rules say anyway
    /// is not kept.
    pub fn with_left(mut self, left: impl Fn(Cell) -> DigitSet) -> Sheet {
        let empty = |cell: Cell| self.setup.digits.get(cell).is_none();
        let sets: Vec<DigitSet> =
            Cell::all().map(|cell| if empty(cell) { left(cell) } else { DigitSet::EMPTY }).collect();
        let plain = |cell: Cell| sets[cell.index()] == self.setup.candidates(cell);
        self.left = (!Cell::all().filter(|cell| empty(*cell)).all(plain)).then_some(sets);
        self
    }

    /// What is left for a cell; nothing where a digit stands.
    pub fn left(&self, cell: Cell) -> DigitSet {
        match (&self.left, self.setup.digits.get(cell)) {
            (_, Some(_)) => DigitSet::EMPTY,
            (Some(left), None) => left[cell.index()],
            (None, None) => self.setup.candidates(cell),
        }
    }

    /// What is said under a label.
    pub fn label(&self, label: Label) -> Option<&str> {
        self.labels.iter().find(|(known, _)| *known == label).map(|(_, text)| text.as_str())
    }
}

/// Digits from sets: one alone in its cell is a digit.
pub(super) fn of_sets(sets: &[DigitSet]) -> Sheet {
    let mut digits = Grid::EMPTY;
    for (cell, set) in Cell::all().zip(sets) {
        digits.set(cell, set.first().filter(|_| set.len() == 1));
    }
    Sheet::of(Setup::of(digits)).with_left(|cell| sets[cell.index()])
}

/// The digits that a text lists; `None` if another sign is among them.
pub(super) fn digits_of(text: &str) -> Option<DigitSet> {
    text.chars().map(|sign| sign.to_digit(10).and_then(|number| Digit::new(number as u8))).collect()
}

/// A set as its digits, one after the other.
pub(super) fn written(set: DigitSet) -> String {
    set.iter().map(|digit| digit.to_string()).collect()
}
