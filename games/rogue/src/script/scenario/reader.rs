//! Reads JSON fields by name, and collects every flaw with its path.

use crate::rules::{Cell, Flaw, FlawKind};
use serde_json::Value;

/// Collects flaws while reading.
#[derive(Default)]
pub struct Reader {
    pub flaws: Vec<Flaw>,
}

fn path(at: &str, name: &str) -> String {
    if at.is_empty() { name.to_owned() } else { format!("{at}.{name}") }
}

impl Reader {
    pub fn flaw(&mut self, at: &str, kind: FlawKind) {
        self.flaws.push(Flaw { at: at.to_owned(), kind });
    }

    /// Refuses names that are not in the list, so that typos do not go unnoticed.
    pub fn names(&mut self, at: &str, value: &Value, known: &[&str]) {
        let Some(fields) = value.as_object() else {
            self.flaw(at, FlawKind::BadValue);
            return;
        };
        for name in fields.keys().filter(|name| !known.contains(&name.as_str())) {
            self.flaw(&path(at, name), FlawKind::UnknownName);
        }
    }

    pub fn number(&mut self, value: &Value, at: &str, name: &str, low: i64, high: i64) -> Option<i64> {
        let given = value.get(name).filter(|given| !given.is_null())?;
        let number = given.as_i64().filter(|number| (low..=high).contains(number));
        if number.is_none() {
            self.flaw(&path(at, name), FlawKind::BadValue);
        }
        number
    }

    /// The entries of a list with their paths; empty if there is no list.
    pub fn list<'v>(&mut self, value: &'v Value, at: &str, name: &str) -> Vec<(String, &'v Value)> {
        let at = path(at, name);
        match value.get(name) {
            None | Some(Value::Null) => Vec::new(),
            Some(Value::Array(entries)) => {
                entries.iter().enumerate().map(|(index, entry)| (format!("{at}[{index}]"), entry)).collect()
            }
            Some(_) => {
                self.flaw(&at, FlawKind::BadValue);
                Vec::new()
            }
        }
    }

    /// A cell that is not on the map's edge, where only wall can be.
    pub fn place(&mut self, value: &Value, at: &str, name: &str) -> Option<Cell> {
        let given = value.get(name).filter(|given| !given.is_null())?;
        let axis = |axis: &str| given.get(axis).and_then(Value::as_i64).and_then(|it| i32::try_from(it).ok());
        let cell = axis("x").zip(axis("y")).and_then(|(x, y)| Cell::at(x, y)).filter(|cell| !cell.is_rim());
        if cell.is_none() {
            self.flaw(&path(at, name), FlawKind::BadPlace);
        }
        cell
    }

    pub fn yes(&mut self, value: &Value, at: &str, name: &str) -> Option<bool> {
        let given = value.get(name).filter(|given| !given.is_null())?;
        if given.as_bool().is_none() {
            self.flaw(&path(at, name), FlawKind::BadValue);
        }
        given.as_bool()
    }

    /// One of a list of words.
    pub fn word<T: Copy>(&mut self, value: &Value, at: &str, name: &str, words: &[(T, &str)]) -> Option<T> {
        let given = value.get(name).filter(|given| !given.is_null())?;
        let text = given.as_str().unwrap_or("");
        let found = words.iter().find(|(_, word)| word.eq_ignore_ascii_case(text)).map(|(it, _)| *it);
        if found.is_none() {
            self.flaw(&path(at, name), FlawKind::BadValue);
        }
        found
    }
}
