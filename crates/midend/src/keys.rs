//! Key bindings players choose for a game's commands. No two commands share one: a taken key changes hands.

use crate::Habits;
use parlour_kernel::Message;
use parlour_scene::{Card, Key, Scene};

/// Keys that always mean the same; so do digits and all named keys, such as `Enter`.
const RESERVED: [&str; 4] = ["?", " ", "Q", "S"];

/// The result of binding a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rebound {
    /// The key cannot be chosen.
    Reserved,
    /// The command has the key now.
    Bound,
    /// The same, and the command that had it before got this one's old key.
    Swapped(&'static Key, String),
}

impl Rebound {
    /// What to say about a key pressed for a command.
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

/// The setting a chosen key is stored under.
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

    /// Binds the key that was pressed for a command, if it can be chosen.
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

    /// Restores all default keys.
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
