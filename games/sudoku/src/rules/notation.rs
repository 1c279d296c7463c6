//! Actions as text: `set R C D`, `clear R C`, `corner R C D`, `centre R C D`, `colour R C N`, rows
//! and columns from 0; colour 0 takes the colour away.

use crate::rules::{Action, Cell, Colour, Digit};
use parlour_kernel::ReadError;

pub(super) fn write(action: Action) -> String {
    let about = |word: &str, cell: Cell| format!("{word} {} {}", cell.row(), cell.column());
    match action {
        Action::Set(cell, digit) => format!("{} {digit}", about("set", cell)),
        Action::Clear(cell) => about("clear", cell),
        Action::Corner(cell, digit) => format!("{} {digit}", about("corner", cell)),
        Action::Centre(cell, digit) => format!("{} {digit}", about("centre", cell)),
        Action::Colour(cell, colour) => {
            format!("{} {}", about("colour", cell), colour.map_or(0, Colour::number))
        }
    }
}

pub(super) fn read(text: &str) -> Result<Action, ReadError> {
    let mut words = text.split_whitespace();
    let verb = words.next().unwrap_or(text);
    let mut number = |below: u8| {
        let word = words.next().ok_or_else(|| missing(text))?;
        let plain = word.len() == 1 && word.is_char_boundary(1);
        let value = word.parse::<u8>().ok().filter(|value| plain && *value < below);
        value.ok_or_else(|| ReadError::at("out-of-range", text, word))
    };
    if !["set", "clear", "corner", "centre", "colour"].contains(&verb) {
        return Err(ReadError::at("unknown-action", text, verb));
    }
    let (row, column) = (number(9)?, number(9)?);
    let cell = Cell::at(row, column).ok_or_else(|| missing(text))?;
    let mut digit =
        || number(10).and_then(|n| Digit::new(n).ok_or_else(|| ReadError::at("out-of-range", text, "0")));
    let action = match verb {
        "set" => Action::Set(cell, digit()?),
        "clear" => Action::Clear(cell),
        "corner" => Action::Corner(cell, digit()?),
        "centre" => Action::Centre(cell, digit()?),
        _ => Action::Colour(cell, Colour::new(number(Colour::COUNT + 1)?)),
    };
    match words.next() {
        None => Ok(action),
        Some(more) => Err(ReadError::at("unknown-action", text, more)),
    }
}

fn missing(text: &str) -> ReadError {
    ReadError { code: "incomplete", at: text.len() as u32, found: text.chars().take(40).collect() }
}
