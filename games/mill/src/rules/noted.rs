//! Records with what is said about them: marks, comments and variations, read and written. Plain records, as most games
//! have them, are in `record`.

use super::record::{RESULTS, closed, header, read_turn};
use crate::rules::{Action, Mill, RecordError, Side};
use parlour_kernel::{Fault, ReadError, Rules};
use std::fmt::Write as _;

/// A turn with what is said about it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct NotedTurn {
    /// What is said before it, at the beginning of a variation.
    pub before: Vec<String>,
    pub actions: Vec<Action>,
    /// Such as `?!` or `$1`, as written.
    pub marks: Vec<String>,
    pub comments: Vec<String>,
    /// What else could have been played, each from here on.
    pub variations: Vec<Vec<NotedTurn>>,
}

/// A record with everything that is said about it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct NotedRecord {
    /// Names and values of lines such as `[White "Anna"]`.
    pub headers: Vec<(String, String)>,
    /// What is said before the first turn.
    pub comments: Vec<String>,
    pub turns: Vec<NotedTurn>,
    /// As written, such as `1-0`.
    pub result: Option<String>,
}

/// Variations within variations, at most.
const DEEPEST: usize = 32;

struct Reader<'a> {
    whole: &'a str,
    rest: &'a str,
    record: NotedRecord,
}

impl NotedRecord {
    /// Reads a record.
    ///
    /// # Errors
    /// The first word that is not an action, a variation of nothing or too deep within others, and whatever is opened and
    /// never closed.
    pub fn read(text: &str) -> Result<Self, ReadError> {
        let mut reader = Reader { whole: text, rest: text, record: NotedRecord::default() };
        let turns = reader.turns(0)?;
        Ok(NotedRecord { turns, ..reader.record })
    }

    /// The value of the first header with a name, whatever its case.
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.as_str())
    }

    /// The record as text, played from where it starts.
    ///
    /// # Errors
    /// The first action that is illegal, in a variation too.
    pub fn written(&self, start: &Mill) -> Result<String, RecordError> {
        let mut text = String::new();
        for (name, value) in &self.headers {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            let _ = writeln!(text, "[{name} \"{value}\"]");
        }
        if !text.is_empty() {
            text.push('\n');
        }
        let mut words: Vec<String> = self.comments.iter().map(|comment| commented(comment)).collect();
        write_turns(&self.turns, start.clone(), 1, &mut words)?;
        words.extend(self.result.clone());
        Ok(text + &words.join(" "))
    }
}

impl<'t> Reader<'t> {
    /// Turns up to the end of the text or, within a variation, up to its bracket.
    fn turns(&mut self, depth: usize) -> Result<Vec<NotedTurn>, ReadError> {
        let mut turns: Vec<NotedTurn> = Vec::new();
        // What is said before the first turn.
        let mut before: Vec<String> = Vec::new();
        while let Some(first) = self.next() {
            let start = self.rest;
            match first {
                '[' => {
                    let text = self.bracketed(('[', ']'))?;
                    self.record.headers.extend(header(text));
                }
                '{' => {
                    let text = self.bracketed(('{', '}'))?.trim().to_owned();
                    self.note(text, &mut turns, &mut before, depth);
                }
                ';' => {
                    let length = self.rest.find('\n').unwrap_or(self.rest.len());
                    let text = self.rest[1..length].trim().to_owned();
                    self.rest = &self.rest[length..];
                    self.note(text, &mut turns, &mut before, depth);
                }
                '(' => {
                    if turns.is_empty() || depth == DEEPEST {
                        let line = start.lines().next().unwrap_or(start);
                        return Err(ReadError::at("record-variation", self.whole, line));
                    }
                    self.rest = &self.rest[1..];
                    let variation = self.turns(depth + 1)?;
                    if let Some(turn) = turns.last_mut() {
                        turn.variations.push(variation);
                    }
                }
                ')' if depth > 0 => {
                    self.rest = &self.rest[1..];
                    return Ok(begun_with(before, turns));
                }
                _ => self.word(&mut turns, depth)?,
            }
        }
        match depth {
            0 => Ok(turns),
            _ => Err(ReadError::at("record-open", self.whole, self.whole.lines().last().unwrap_or_default())),
        }
    }

    /// The first letter of what is next.
    fn next(&mut self) -> Option<char> {
        self.rest = self.rest.trim_start();
        self.rest.chars().next()
    }

    /// What stands between brackets, which are passed over.
    fn bracketed(&mut self, brackets: (char, char)) -> Result<&'t str, ReadError> {
        let length = closed(self.rest, self.whole, brackets)?;
        let text = &self.rest[1..length - 1];
        self.rest = &self.rest[length..];
        Ok(text)
    }

    /// Puts a comment where it belongs: to the turn it follows, else before the record or the variation.
    fn note(&mut self, text: String, turns: &mut [NotedTurn], before: &mut Vec<String>, depth: usize) {
        let place = match turns.last_mut() {
            Some(turn) => &mut turn.comments,
            None if depth == 0 => &mut self.record.comments,
            None => before,
        };
        place.push(text);
    }

    /// A turn, or a mark, number or result; the result of a variation is nobody's.
    fn word(&mut self, turns: &mut Vec<NotedTurn>, depth: usize) -> Result<(), ReadError> {
        let ends = |letter: char| letter.is_whitespace() || "[{();".contains(letter);
        let length = self.rest.find(ends).unwrap_or(self.rest.len()).max(1);
        let word = &self.rest[..length];
        self.rest = &self.rest[length..];
        if RESULTS.contains(&word) {
            if depth == 0 {
                self.record.result = Some(word.to_owned());
            }
            return Ok(());
        }
        let marks = word.trim_start_matches(|letter| !"!?$".contains(letter));
        let mut actions = Vec::new();
        read_turn(&word[..word.len() - marks.len()], self.whole, &mut actions)?;
        // A removal written by itself belongs to the turn before.
        match turns.last_mut().filter(|_| matches!(actions.first(), None | Some(Action::Remove(_)))) {
            Some(turn) => turn.actions.extend(actions),
            None if actions.is_empty() => return Ok(()),
            None => turns.push(NotedTurn { actions, ..NotedTurn::default() }),
        }
        if let Some(turn) = turns.last_mut().filter(|_| !marks.is_empty()) {
            turn.marks.push(marks.to_owned());
        }
        Ok(())
    }
}

/// Turns with what is said before the first of them.
fn begun_with(mut before: Vec<String>, mut turns: Vec<NotedTurn>) -> Vec<NotedTurn> {
    if let Some(first) = turns.first_mut() {
        first.before.append(&mut before);
    }
    turns
}

/// Writes turns from a game on whose next round has this number.
fn write_turns(
    turns: &[NotedTurn],
    mut game: Mill,
    mut round: u32,
    words: &mut Vec<String>,
) -> Result<(), RecordError> {
    let mut is_interrupted = true;
    for turn in turns {
        let side = game.board().side();
        words.extend(turn.before.iter().map(|comment| commented(comment)));
        if side == Side::White || is_interrupted {
            words.push(format!("{round}."));
        }
        if side == Side::Black && is_interrupted {
            words.push("...".to_owned());
        }
        let before = game.clone();
        let mut word = String::new();
        for action in &turn.actions {
            game.apply(action, &mut Vec::new()).map_err(|illegal| RecordError::Illegal {
                number: game.history().len() as u32 + 1,
                action: action.to_string(),
                why: illegal.message(),
            })?;
            word += &action.to_string();
        }
        let (glued, apart): (Vec<&String>, Vec<&String>) =
            turn.marks.iter().partition(|mark| !mark.starts_with('$'));
        words.push(glued.into_iter().fold(word, |word, mark| word + mark));
        words.extend(apart.into_iter().cloned());
        words.extend(turn.comments.iter().map(|comment| commented(comment)));
        for variation in &turn.variations {
            let mut inner = Vec::new();
            write_turns(variation, before.clone(), round, &mut inner)?;
            words.push(format!("({})", inner.join(" ")));
        }
        is_interrupted = !(turn.comments.is_empty() && turn.variations.is_empty());
        round += u32::from(side == Side::Black);
    }
    Ok(())
}

fn commented(text: &str) -> String {
    format!("{{{}}}", text.replace('}', ")"))
}
