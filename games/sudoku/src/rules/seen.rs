//! What a player sees of a game, which is everything, and how scripts see it.

use crate::rules::{Cell, Colour, Digit, DigitSet, Sudoku};
use serde::{Serialize, Serializer};
use std::ops::Deref;

/// The state itself: everything is visible. Serialises under the field names that scripts rely on.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a>(pub(super) &'a Sudoku);

impl Deref for Seen<'_> {
    type Target = Sudoku;

    fn deref(&self) -> &Sudoku {
        self.0
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Printed {
    grid: Vec<Vec<u8>>,
    given: Vec<Vec<bool>>,
    errors: Vec<String>,
    has_no_errors: bool,
    marks: Vec<Vec<Marks>>,
    colours: Vec<Vec<u8>>,
    solved: bool,
    /// The words of its rules; a classic game has none.
    #[serde(skip_serializing_if = "String::is_empty")]
    variant: String,
}

#[derive(Serialize)]
struct Marks {
    corner: Vec<u8>,
    centre: Vec<u8>,
}

impl Serialize for Seen<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let errors = self.errors();
        let numbers = |set: DigitSet| set.iter().map(Digit::number).collect();
        Printed {
            grid: rows(|cell| self.digits().get(cell).map_or(0, Digit::number)),
            given: rows(|cell| self.is_given(cell)),
            errors: errors.iter().map(|cell| format!("{},{}", cell.row(), cell.column())).collect(),
            has_no_errors: errors.is_empty(),
            marks: rows(|cell| {
                let notes = self.notes(cell);
                Marks { corner: numbers(notes.corner), centre: numbers(notes.centre) }
            }),
            colours: rows(|cell| self.notes(cell).colour.map_or(0, Colour::number)),
            solved: self.is_solved(),
            variant: self.variant().to_string(),
        }
        .serialize(serializer)
    }
}

fn rows<T>(of: impl Fn(Cell) -> T) -> Vec<Vec<T>> {
    (0..9).map(|row| Cell::all().filter(|cell| cell.row() == row).map(&of).collect()).collect()
}
