//! The drawing board: on a board without numbers, players draw their own puzzles. The drawing is stored with
//! the game as the note `draft TEXT`.

use super::{
    Ui,
    focus::{beside, place_of},
};
use crate::rules::{Action, Place, Relation, Seen, Setup, Token};
use parlour_scene::{Input, Intent};
use std::collections::BTreeMap;

/// The note's key.
const WORD: &str = "draft";

/// A drawing and where the pen is.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    pub setup: Setup,
    pub pen: Place,
}

/// The drawing of a game; `None` if the board has numbers to play from.
pub(super) fn drawing(seen: &Seen<'_>, ui: &Ui, notes: &BTreeMap<String, String>) -> Option<Draft> {
    let blank = seen.setup().tokens.iter().all(|token| !matches!(token, Token::Given(_)));
    let kept = || notes.get(WORD).and_then(|text| text.parse().ok());
    let setup: Setup = blank.then(|| kept().unwrap_or_else(|| seen.setup().clone()))?;
    let pen = ui.draft.as_ref().map_or(Place { row: 0, col: 0 }, |draft| draft.pen);
    let pen = Place { row: pen.row.min(setup.rows - 1), col: pen.col.min(setup.columns - 1) };
    Some(Draft { setup, pen })
}

/// Reads what [`write`] writes.
pub(super) fn read(text: &str) -> Option<(String, String)> {
    let setup: Setup = text.strip_prefix("draft ")?.parse().ok()?;
    Some((WORD.to_owned(), setup.to_string()))
}

fn write(setup: &Setup) -> Intent<Action> {
    Intent::Note(format!("draft {setup}"))
}

/// What an input means on the drawing board.
pub(super) fn input(draft: &mut Draft, input: &Input) -> Intent<Action> {
    let Draft { setup, pen } = draft;
    let (rows, columns) = (setup.rows, setup.columns);
    match input {
        Input::Pick(cell) | Input::Reach(cell) | Input::Toggle(cell) => {
            let place = place_of(*cell, columns);
            if place.row < rows {
                *pen = place;
            }
            Intent::Ui
        }
        Input::Hold(cell) | Input::Alike(cell) => {
            let place = place_of(*cell, columns);
            turn_hole(setup, place)
        }
        Input::Step(direction, _) => {
            *pen = beside(*pen, *direction, rows, columns);
            Intent::Ui
        }
        Input::Digit(digit, _) => write_digit(setup, *pen, *digit),
        Input::Command(id) => command(setup, *pen, id),
        Input::Confirm | Input::Cancel | Input::Cycle { .. } => Intent::Nothing,
    }
}

fn command(setup: &mut Setup, pen: Place, id: &str) -> Intent<Action> {
    let resized = match id {
        "remove" => return erase(setup, pen),
        "hole" => return turn_hole(setup, pen),
        "use" if has_numbers(setup) => return Intent::Open(setup.to_string()),
        "relation" => {
            setup.relation = match setup.relation {
                Relation::King => Relation::Ortho,
                Relation::Ortho => Relation::Hex,
                Relation::Hex => Relation::King,
            };
            return write(setup);
        }
        "taller" => resize(setup, setup.rows + 1, setup.columns),
        "shorter" => resize(setup, setup.rows - 1, setup.columns),
        "wider" => resize(setup, setup.rows, setup.columns + 1),
        "narrower" => resize(setup, setup.rows, setup.columns - 1),
        _ => None,
    };
    resized.map_or(Intent::Nothing, |setup| write(&setup))
}

/// Whether there is anything to play from.
pub(super) fn has_numbers(setup: &Setup) -> bool {
    setup.tokens.iter().any(|token| matches!(token, Token::Given(_)))
}

/// How long the sides of a drawing may be.
pub(super) const SIDES: std::ops::RangeInclusive<u8> = 2..=30;

/// The drawing with other sides; what falls outside is lost.
fn resize(setup: &Setup, rows: u8, columns: u8) -> Option<Setup> {
    let fits = SIDES.contains(&rows) && SIDES.contains(&columns);
    let token = |row: u8, col: u8| {
        let inside = row < setup.rows && col < setup.columns;
        let at = usize::from(row) * usize::from(setup.columns) + usize::from(col);
        setup.tokens.get(at).copied().filter(|_| inside).unwrap_or(Token::Empty)
    };
    let tokens = (0..rows).flat_map(|row| (0..columns).map(move |col| (row, col)));
    let tokens = tokens.map(|(row, col)| token(row, col)).collect();
    fits.then(|| Setup { rows, columns, tokens, links: Vec::new(), ..setup.clone() })
}

fn token_at(setup: &mut Setup, place: Place) -> Option<&mut Token> {
    let at = usize::from(place.row) * usize::from(setup.columns) + usize::from(place.col);
    setup.tokens.get_mut(at)
}

/// Typed digits accumulate; one that would exceed the highest number starts over.
fn write_digit(setup: &mut Setup, pen: Place, digit: u8) -> Intent<Action> {
    let highest = setup.tokens.iter().filter(|token| **token != Token::Hole).count();
    let Some(token) = token_at(setup, pen) else { return Intent::Nothing };
    let before = if let Token::Given(number) = *token { number } else { 0 };
    let longer = before.saturating_mul(10).saturating_add(u16::from(digit));
    let number = if usize::from(longer) > highest { u16::from(digit) } else { longer };
    *token = if number == 0 { Token::Empty } else { Token::Given(number) };
    write(setup)
}

fn erase(setup: &mut Setup, pen: Place) -> Intent<Action> {
    let Some(token) = token_at(setup, pen) else { return Intent::Nothing };
    *token = match *token {
        Token::Given(number) if number > 9 => Token::Given(number / 10),
        _ => Token::Empty,
    };
    write(setup)
}

fn turn_hole(setup: &mut Setup, place: Place) -> Intent<Action> {
    let Some(token) = token_at(setup, place) else { return Intent::Nothing };
    *token = if *token == Token::Hole { Token::Empty } else { Token::Hole };
    write(setup)
}
