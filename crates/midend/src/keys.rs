//! Keys that a person chooses for a game's commands. No two commands share one: a key that is taken changes hands.

use crate::Habits;
use parlour_kernel::Message;
use parlour_scene::{Card, Key, Scene};

/// Keys that mean the same everywhere, whatever is chosen; so do digits and all keys with names, such as `Enter`.
const RESERVED: [&str; 4] = ["?", " ", "Q", "S"];

/// What the choice of a key led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rebound {
    /// The key cannot be chosen.
    Reserved,
    /// The command has the key now.
    Bound,
    /// So it has, and the command that had it before has the old key of this one.
    Swapped(&'static Key, String),
}

impl Rebound {
    /// What to tell of a key that was pressed for a command.
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

/// What a chosen key is stored under, among the settings of a game.
fn setting(command: &str) -> String {
    format!("key.{command}")
}

impl Habits {
    fn chosen(&self, command: &str) -> Option<String> {
        self.settings.get(&setting(command)).map(str::to_owned)
    }

    /// The key of a command.
    pub fn key(&self, known: &Key) -> String {
        self.chosen(known.id).unwrap_or_else(|| known.key.to_owned())
    }

    /// Gives a command the key that was pressed for it, if it can be chosen.
    pub fn bind(&mut self, card: &Card, known: &Key, key: &str) -> Rebound {
        let mut letters = key.chars();
        let letter = letters.next().filter(|letter| letters.next().is_none() && !letter.is_ascii_digit());
        if letter.is_none() || RESERVED.contains(&key) {
            return Rebound::Reserved;
        }
        let before = self.key(known);
        let other = card.keys.iter().find(|other| other.id != known.id && self.key(other) == key);
        self.settings.set(&setting(known.id), key);
        match other {
            Some(other) => {
                self.settings.set(&setting(other.id), &before);
                Rebound::Swapped(other, before)
            }
            None => Rebound::Bound,
        }
    }

    /// Gives every command its usual key again.
    pub fn reset_keys(&mut self, card: &Card) {
        for known in card.keys {
            self.settings.set(&setting(known.id), known.key);
        }
    }

    /// A scene with the chosen keys.
    pub fn bound(&self, scene: Scene) -> Scene {
        scene.bound(|command| self.chosen(command))
    }
}

#[cfg(test)]
mod tests {
    use super::Rebound;
    use crate::Habits;
    use parlour_scene::{Card, Key};

    const KEYS: [Key; 2] =
        [Key { id: "drink", key: "q", label: "drink" }, Key { id: "explore", key: "x", label: "explore" }];

    #[test]
    fn every_command_keeps_a_key_of_its_own() {
        let card = Card { keys: &KEYS, ..Card::PLAIN };
        let mut habits = Habits::default();
        let keys = |habits: &Habits| KEYS.map(|known| habits.key(&known));
        assert_eq!(keys(&habits), ["q", "x"]);
        assert_eq!(habits.bind(&card, &KEYS[0], "é"), Rebound::Bound);
        assert_eq!(habits.bind(&card, &KEYS[0], "x"), Rebound::Swapped(&KEYS[1], "é".to_owned()));
        for key in ["Enter", "5", "?", " ", "Q", ""] {
            assert_eq!(habits.bind(&card, &KEYS[0], key), Rebound::Reserved, "{key}");
        }
        assert_eq!(keys(&habits), ["x", "é"]);
        habits.reset_keys(&card);
        assert_eq!(keys(&habits), ["q", "x"]);
    }
}
