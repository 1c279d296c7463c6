//! Actions as text: `auto`, `clear`, `dir forward|backward`, `select R C`, `place R C`,
//! `remove R C`, rows and columns from 0.

use crate::rules::{Action, Direction, Place};
use parlour_kernel::ReadError;

pub(super) fn write(action: &Action) -> String {
    let about = |word: &str, place: &Place| format!("{word} {} {}", place.row, place.col);
    match action {
        Action::Auto => "auto".to_owned(),
        Action::Clear => "clear".to_owned(),
        Action::Direction(direction) => format!("dir {}", direction.word()),
        Action::Select(place) => about("select", place),
        Action::Place(place) => about("place", place),
        Action::Remove(place) => about("remove", place),
    }
}

pub(super) fn read(text: &str) -> Result<Action, ReadError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let number = |word: &str| word.parse::<u8>().map_err(|_| ReadError::at("out-of-range", text, word));
    let plain = |word: &str| word == "0" || !word.starts_with(['0', '+']);
    match *words.as_slice() {
        ["auto"] => Ok(Action::Auto),
        ["clear"] => Ok(Action::Clear),
        ["dir", "forward"] => Ok(Action::Direction(Direction::Forward)),
        ["dir", "backward"] => Ok(Action::Direction(Direction::Backward)),
        [verb @ ("select" | "place" | "remove"), row, col] if plain(row) && plain(col) => {
            let place = Place { row: number(row)?, col: number(col)? };
            Ok(match verb {
                "select" => Action::Select(place),
                "place" => Action::Place(place),
                _ => Action::Remove(place),
            })
        }
        _ => Err(ReadError::at("unknown-action", text, words.first().copied().unwrap_or(text))),
    }
}
