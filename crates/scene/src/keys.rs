//! Keys that players choose for a game's commands. No two commands share one: a key that is taken changes hands.

use crate::{Card, Key};
use kernel::Message;

/// Signs that mean the same everywhere, whatever is bound; so do all keys with names, such as `Enter`, and digits.
const RESERVED: [&str; 4] = ["?", " ", "Q", "S"];

/// What a choice led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rebound {
    /// The key cannot be chosen.
    Reserved,
    /// It stands for the command now.
    Bound,
    /// And the command that had it has the other's old key.
    Swapped(&'static Key, String),
}

impl Rebound {
    /// What is to be told of a key that was pressed for a command.
    pub fn told(&self, known: &Key, key: &str) -> Message {
        let told = |word: &'static str| {
            Message::new(word).text("key", key).message("what", Message::new(known.label))
        };
        match self {
            Rebound::Reserved => told("ui.bind-reserved"),
            Rebound::Bound => told("ui.bind-done"),
            Rebound::Swapped(other, old) => {
                told("ui.bind-swapped").message("other", Message::new(other.label)).text("old", old.as_str())
            }
        }
    }
}

/// The keys of a card's commands as a player chose them: by command, none where it is as usual.
pub struct Keys<'a> {
    card: &'a Card,
    chosen: &'a dyn Fn(&str) -> Option<String>,
}

impl<'a> Keys<'a> {
    /// The keys of a game, as chosen.
    pub fn new(card: &'a Card, chosen: &'a dyn Fn(&str) -> Option<String>) -> Self {
        Keys { card, chosen }
    }

    /// The key of a command.
    pub fn key(&self, known: &Key) -> String {
        (self.chosen)(known.id).unwrap_or_else(|| known.key.to_owned())
    }

    /// What becomes of the keys if a command gets this one; `set` is told each command and its new key.
    pub fn bind(&self, id: &str, key: &str, mut set: impl FnMut(&'static str, &str)) -> Rebound {
        let mut signs = key.chars();
        let sign = signs.next().filter(|sign| signs.next().is_none() && !sign.is_ascii_digit());
        let known = self.card.keys.iter().find(|known| known.id == id);
        let (Some(known), Some(_), false) = (known, sign, RESERVED.contains(&key)) else {
            return Rebound::Reserved;
        };
        let before = self.key(known);
        let other = self.card.keys.iter().find(|other| other.id != id && self.key(other) == key);
        set(known.id, key);
        match other {
            Some(other) => {
                set(other.id, &before);
                Rebound::Swapped(other, before)
            }
            None => Rebound::Bound,
        }
    }
}

impl std::fmt::Debug for Keys<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Keys").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::{Keys, Rebound};
    use crate::{Card, Key};
    use std::collections::BTreeMap;

    const KEYS: [Key; 2] =
        [Key { id: "drink", key: "q", label: "drink" }, Key { id: "explore", key: "x", label: "explore" }];

    #[test]
    fn every_command_keeps_a_key_of_its_own() {
        let card = Card { keys: &KEYS, ..Card::PLAIN };
        let mut chosen: BTreeMap<&str, String> = BTreeMap::new();
        let mut bind = |id: &str, key: &str| {
            let before = chosen.clone();
            let asked = |id: &str| before.get(id).cloned();
            let keys = Keys::new(&card, &asked);
            keys.bind(id, key, |id, key| drop(chosen.insert(id, key.to_owned())))
        };
        assert_eq!(bind("drink", "é"), Rebound::Bound);
        assert_eq!(bind("drink", "x"), Rebound::Swapped(&KEYS[1], "é".to_owned()));
        for key in ["Enter", "5", "?", " ", "Q", ""] {
            assert_eq!(bind("drink", key), Rebound::Reserved, "{key}");
        }
        assert_eq!(bind("dance", "y"), Rebound::Reserved);
        assert_eq!(chosen, BTreeMap::from([("drink", "x".to_owned()), ("explore", "é".to_owned())]));
    }
}
