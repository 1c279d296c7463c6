//! Pencil marks: up to four numbers noted in an empty cell. They are notes kept with the game, `pencil R C
//! N`, never part of its state.

use super::Ui;
use crate::rules::{Cell, Place, Seen};
use std::collections::BTreeMap;

/// How many numbers a cell has room for.
const ROOM: usize = 4;

/// Marks by the number of a cell.
pub(super) type Marks = BTreeMap<Cell, Vec<u16>>;

/// The text that notes a number in a cell, or takes it away.
pub(super) fn text(place: Place, number: u16) -> String {
    format!("pencil {} {} {number}", place.row, place.col)
}

/// Reads such a text: the key of the note, and its new content.
pub(super) fn read(seen: &Seen<'_>, ui: &Ui, text: &str) -> Option<(String, String)> {
    let numbers = text.strip_prefix("pencil ")?;
    let numbers: Vec<u16> = numbers.split(' ').map(str::parse).collect::<Result<_, _>>().ok()?;
    let [row, col, number] = *numbers.as_slice() else { return None };
    let place = Place { row: u8::try_from(row).ok()?, col: u8::try_from(col).ok()? };
    let cell = seen.board().cell(place).filter(|cell| seen.value(*cell).is_none())?;
    let fits = (1..=seen.board().size()).contains(&number);
    let mut marks = ui.marks.get(&cell).cloned().unwrap_or_default();
    match marks.iter().position(|mark| *mark == number) {
        Some(at) => drop(marks.remove(at)),
        None if fits && marks.len() < ROOM => {
            let behind = marks.iter().position(|mark| *mark > number);
            marks.insert(behind.unwrap_or(marks.len()), number);
        }
        None => return None,
    }
    let words: Vec<String> = marks.iter().map(ToString::to_string).collect();
    Some((word(place), words.join(" ")))
}

/// The marks among the notes kept with the game.
pub(super) fn marks(seen: &Seen<'_>, notes: &BTreeMap<String, String>) -> Marks {
    let of = |cell: Cell| {
        let text = notes.get(&word(seen.board().place(cell)))?;
        let highest = seen.board().size();
        let numbers = text.split(' ').filter_map(|word| word.parse().ok());
        let numbers: Vec<u16> = numbers.filter(|number| (1..=highest).contains(number)).take(ROOM).collect();
        (!numbers.is_empty()).then_some((cell, numbers))
    };
    let mut marks = Marks::new();
    if !notes.is_empty() {
        marks.extend(seen.board().cells().filter_map(of));
    }
    marks
}

fn word(place: Place) -> String {
    place.to_string()
}
