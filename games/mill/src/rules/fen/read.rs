//! From text to a [`Fen`]: the form is checked here, what it means is not. Every piece that cannot be read is told.

use super::{Dialect, Extension, Fen, FenFlaw, marker::number};
use crate::rules::{Point, PointSet, Side};
use parlour_kernel::{Fault, Message};
use std::str::FromStr;

/// Fields before the markers.
const FIELDS: usize = 17;
/// More flaws than this are not looked for: what has so many is no FEN at all.
const MOST_FLAWS: usize = 60;
/// Letters that are shown of a piece that cannot be read.
const SHOWN: usize = 40;

/// A text that is no FEN, and every piece of it that is to blame.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct UnreadFen {
    pub text: String,
    /// At least one.
    pub flaws: Vec<FenFlaw>,
}

impl Fault for UnreadFen {
    fn code(&self) -> &'static str {
        self.flaws.first().map_or("fen-fields", Fault::code)
    }

    /// All reasons.
    fn message(&self) -> Message {
        let both = |one: Message, other| Message::new("reasons").message("one", one).message("other", other);
        let all = self.flaws.iter().map(Fault::message).reduce(both);
        all.unwrap_or_else(|| Message::new("mill.fen-fields"))
    }
}

impl FromStr for Fen {
    type Err = UnreadFen;

    fn from_str(text: &str) -> Result<Self, UnreadFen> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let mut reader = Reader { text, flaws: Vec::new() };
        let fen = reader.fen(&words);
        match fen.filter(|_| reader.flaws.is_empty()) {
            Some(fen) => Ok(fen),
            None => Err(UnreadFen { text: text.trim().to_owned(), flaws: reader.flaws }),
        }
    }
}

/// Reads on after a flaw, to find them all.
struct Reader<'t> {
    text: &'t str,
    flaws: Vec<FenFlaw>,
}

impl<'t> Reader<'t> {
    /// Notes a piece of the text that cannot be read; its place is found by address.
    fn blame(&mut self, code: &'static str, field: usize, piece: &'t str) {
        if self.flaws.len() >= MOST_FLAWS {
            return;
        }
        let at = (piece.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        let column = self.text.get(..at).map_or(0, |before| before.chars().count()) + 1;
        let found = piece.chars().take(SHOWN).collect();
        self.flaws.push(FenFlaw::Unread { code, field: field + 1, column, found });
    }

    fn fen(&mut self, words: &[&'t str]) -> Option<Fen> {
        let board = words.first().map(|field| self.board(field));
        if words.len() < FIELDS {
            // Which one is missing cannot be known, so nothing is said of those behind the board.
            self.flaws.push(FenFlaw::Fields { written: words.len() });
            return None;
        }
        let (fields, tokens) = words.split_at(FIELDS);
        let dialect = if tokens.contains(&"ids:nodes") { Dialect::Nodes } else { Dialect::Squares };
        let (stones, marked) = board?;
        let side = self.one_of(fields, 1, "fen-side", |field| match field {
            "w" => Some(Side::White),
            "b" => Some(Side::Black),
            _ => None,
        });
        let phase = |field: &str| letter(field).filter(|phase| "rpnmo".contains(*phase));
        let phase = self.one_of(fields, 2, "fen-phase", phase);
        let action = self.one_of(fields, 3, "fen-action", letter);
        let [own, hand, theirs, other_hand, owed, other_owed] =
            [4, 5, 6, 7, 8, 9].map(|place| self.one_of(fields, place, "fen-number", number));
        let corners = [10, 11, 12, 13].map(|place| {
            let corner = |value: i64| match dialect.point(value) {
                _ if value == dialect.none() => Some(None),
                point => point.map(Some),
            };
            let code = if number(fields[place]).is_some() { "fen-square" } else { "fen-number" };
            self.one_of(fields, place, code, |field| number(field).and_then(corner))
        });
        let natural = |field: &str| field.parse::<u64>().ok().filter(|value| value.to_string() == field);
        let [mills, halfmove, fullmove] =
            [14, 15, 16].map(|place| self.one_of(fields, place, "fen-number", natural));
        let extensions = (FIELDS..).zip(tokens).filter_map(|(place, token)| {
            let read = Extension::read(token, dialect);
            if read.is_none() {
                self.blame("fen-marker", place, token);
            }
            read
        });
        let extensions = extensions.collect();
        Some(Fen {
            stones,
            marked,
            side: side?,
            phase: phase?,
            action: action?,
            on_board: [own?, theirs?],
            hand: [hand?, other_hand?],
            owed: [owed?, other_owed?],
            mill_moves: [[corners[0]?, corners[1]?], [corners[2]?, corners[3]?]],
            mills: mills?,
            halfmove: halfmove?,
            fullmove: fullmove?,
            extensions,
            dialect,
        })
    }

    fn one_of<T>(
        &mut self,
        fields: &[&'t str],
        place: usize,
        code: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let found = read(fields[place]);
        if found.is_none() {
            self.blame(code, place, fields[place]);
        }
        found
    }

    /// Three rings of eight, from the inside.
    fn board(&mut self, field: &'t str) -> ([PointSet; 2], PointSet) {
        let (mut stones, mut marked) = ([PointSet::EMPTY; 2], PointSet::EMPTY);
        let rings: Vec<&str> = field.split('/').collect();
        if rings.len() != 3 {
            self.blame("fen-rings", 0, field);
            return (stones, marked);
        }
        let mut points = Point::all();
        for ring in rings {
            if ring.chars().count() != 8 {
                // Which of its letters is too many cannot be known, so nothing is said of them.
                self.blame("fen-rings", 0, ring);
                continue;
            }
            for (at, letter) in ring.char_indices() {
                let point = points.next();
                match (letter, point) {
                    ('O', Some(point)) => stones[0] = stones[0].with(point),
                    ('@', Some(point)) => stones[1] = stones[1].with(point),
                    ('X', Some(point)) => marked = marked.with(point),
                    ('O' | '@' | 'X' | '*', _) => {}
                    _ => self.blame("fen-stone", 0, &ring[at..at + letter.len_utf8()]),
                }
            }
        }
        (stones, marked)
    }
}

fn letter(field: &str) -> Option<char> {
    let mut letters = field.chars();
    letters.next().filter(|_| letters.next().is_none())
}
