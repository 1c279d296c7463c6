//! What a player sees, which is everything, and how scripts see it.

use crate::rules::{Cell, Direction, Hidato, Place, Target, TargetReason, Value};
use serde::{Serialize, Serializer};
use std::ops::Deref;

/// The state itself: everything is visible. Serialises under the field names that scripts rely on.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a>(pub(super) &'a Hidato);

impl Deref for Seen<'_> {
    type Target = Hidato;

    fn deref(&self) -> &Hidato {
        self.0
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Printed {
    anchor: Option<Place>,
    anchor_value: Option<Value>,
    target: Option<Value>,
    legal: Vec<Place>,
    chain_end: Option<Value>,
    chain_length: u16,
    reason: TargetReason,
    filled: usize,
    direction: Direction,
    cells: Vec<Vec<PrintedCell>>,
}

/// A cell of the board, for scripts.
#[derive(Serialize)]
pub(crate) struct PrintedCell {
    value: Option<Value>,
    given: bool,
    blocked: bool,
    highlighted: bool,
    anchor: bool,
    mistake: bool,
}

impl Seen<'_> {
    /// The rows of the board. `guide` says whether legal cells are highlighted, `mistake` where the last
    /// mistake was made.
    pub(crate) fn cells(&self, guide: bool, mistake: Option<Place>) -> Vec<Vec<PrintedCell>> {
        let legal = self.target().map(|target| target.cells).unwrap_or_default();
        let cell = |place: Place| {
            let cell = self.board().cell(place);
            PrintedCell {
                value: cell.and_then(|cell| self.value(cell)),
                given: cell.is_some_and(|cell| self.is_given(cell)),
                blocked: cell.is_none(),
                highlighted: guide && cell.is_some_and(|cell| legal.contains(&cell)),
                anchor: cell.is_some() && cell == self.anchor(),
                mistake: mistake == Some(place),
            }
        };
        let row = |row| (0..self.board().columns()).map(|col| cell(Place { row, col })).collect();
        (0..self.board().rows()).map(row).collect()
    }
}

impl Serialize for Seen<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let target = self.target();
        let legal: Vec<Cell> = target.as_ref().map(|target| target.cells.clone()).unwrap_or_default();
        let chain = self.chain();
        Printed {
            anchor: self.anchor().map(|cell| self.board().place(cell)),
            anchor_value: self.anchor().and_then(|cell| self.value(cell)),
            target: target.as_ref().map(|target: &Target| target.value),
            legal: legal.iter().map(|cell| self.board().place(*cell)).collect(),
            chain_end: chain.end,
            chain_length: chain.length,
            reason: self.reason(),
            filled: self.filled(),
            direction: self.direction(),
            cells: self.cells(true, None),
        }
        .serialize(serializer)
    }
}
