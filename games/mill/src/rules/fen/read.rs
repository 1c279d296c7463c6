//! From text to a [`Fen`]: the form is checked here, what it means is not.

use super::{Dialect, Extension, Fen, marker::number};
use crate::rules::{Point, PointSet, Side};
use parlour_kernel::ReadError;
use std::str::FromStr;

/// Fields before the markers.
const FIELDS: usize = 17;

impl FromStr for Fen {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        if words.len() < FIELDS {
            return Err(ReadError::at("fen-fields", text, text));
        }
        let (fields, tokens) = words.split_at(FIELDS);
        let dialect = if tokens.contains(&"ids:nodes") { Dialect::Nodes } else { Dialect::Squares };
        let (stones, marked) = board(fields[0], text)?;
        let count = |place: usize| {
            number(fields[place]).ok_or_else(|| ReadError::at("fen-number", text, fields[place]))
        };
        let natural = |place: usize| {
            let value = count(place)?;
            u64::try_from(value).map_err(|_| ReadError::at("fen-number", text, fields[place]))
        };
        let corner = |place: usize| match count(place)? {
            value if value == dialect.none() => Ok(None),
            value => match dialect.point(value) {
                Some(point) => Ok(Some(point)),
                None => Err(ReadError::at("fen-square", text, fields[place])),
            },
        };
        let mills = fields[14].parse::<u64>().ok().filter(|value| value.to_string() == fields[14]);
        let extension = |token: &&str| {
            Extension::read(token, dialect).ok_or_else(|| ReadError::at("fen-marker", text, token))
        };
        Ok(Fen {
            stones,
            marked,
            side: match fields[1] {
                "w" => Side::White,
                "b" => Side::Black,
                other => return Err(ReadError::at("fen-side", text, other)),
            },
            phase: letter(fields[2])
                .filter(|phase| "rpnmo".contains(*phase))
                .ok_or_else(|| ReadError::at("fen-phase", text, fields[2]))?,
            action: letter(fields[3]).ok_or_else(|| ReadError::at("fen-action", text, fields[3]))?,
            on_board: [count(4)?, count(6)?],
            hand: [count(5)?, count(7)?],
            owed: [count(8)?, count(9)?],
            mill_moves: [[corner(10)?, corner(11)?], [corner(12)?, corner(13)?]],
            mills: mills.ok_or_else(|| ReadError::at("fen-number", text, fields[14]))?,
            halfmove: natural(15)?,
            fullmove: natural(16)?,
            extensions: tokens.iter().map(extension).collect::<Result<_, _>>()?,
            dialect,
        })
    }
}

fn letter(field: &str) -> Option<char> {
    let mut letters = field.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// Three rings of eight, from the inside.
fn board(field: &str, text: &str) -> Result<([PointSet; 2], PointSet), ReadError> {
    let rings: Vec<&str> = field.split('/').collect();
    if rings.len() != 3 {
        return Err(ReadError::at("fen-rings", text, field));
    }
    let (mut stones, mut marked) = ([PointSet::EMPTY; 2], PointSet::EMPTY);
    let mut points = Point::all();
    for ring in rings {
        if ring.chars().count() != 8 {
            return Err(ReadError::at("fen-rings", text, ring));
        }
        for (letter, point) in ring.chars().zip(points.by_ref()) {
            match letter {
                'O' => stones[0] = stones[0].with(point),
                '@' => stones[1] = stones[1].with(point),
                'X' => marked = marked.with(point),
                '*' => {}
                _ => return Err(ReadError::at("fen-stone", text, ring)),
            }
        }
    }
    Ok((stones, marked))
}
