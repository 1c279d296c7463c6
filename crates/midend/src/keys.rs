//! Key bindings players choose for a game's commands. No two commands share one: a taken key changes hands.

use crate::Habits;
use parlour_kernel::Message;
use parlour_scene::{Card, Key, Scene};

/// Keys that always mean the same; so do digits and all named keys, such as `Enter`.
const RESERVED: [&str; 4] = ["?", " ", "Q", "S"];
/// The same where letters mean the same in either case: besides, the settings of a table, its pause, and leaving it.
const RESERVED_IN_EITHER_CASE: [&str; 5] = ["?", " ", "q", ",", "+"];
/// The key for a pause, in timed games.
const PAUSE: &str = "p";

/// Whether a key always means the same in a game.
fn is_reserved(card: &Card, key: &str) -> bool {
    if card.tells_cases() {
        return RESERVED.contains(&key);
    }
    RESERVED_IN_EITHER_CASE.contains(&key) || card.letters.contains(key) || card.timed && key == PAUSE
}

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
        let in_lower_case = key.to_lowercase();
        let key = if card.tells_cases() { key } else { in_lower_case.as_str() };
        if letter.is_none() || is_reserved(card, key) {
            return Rebound::Reserved;
        }
        let before = self.key(known);
        // Commands with the same default are never offered together, and keep one key.
        let is_alike = |other: &&Key| other.key == known.key;
        let others: Vec<&'static Key> =
            card.keys.iter().filter(|other| !is_alike(other) && self.key(other) == key).collect();
        for alike in card.keys.iter().filter(is_alike) {
            self.settings.set(&setting(alike.id), key);
        }
        for other in &others {
            self.settings.set(&setting(other.id), &before);
        }
        match others.first() {
            Some(other) => Rebound::Swapped(other, before),
            None => Rebound::Bound,
        }
    }

    /// Restores all default keys.
    pub fn reset_keys(&mut self, card: &Card) {
        for known in card.keys {
            self.settings.set(&setting(known.id), known.key);
        }
    }

    /// Whether every command has its default key.
    pub fn has_default_keys(&self, card: &Card) -> bool {
        card.keys.iter().all(|known| self.key(known) == known.key)
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
        assert!(!habits.has_default_keys(&card));
        habits.reset_keys(&card);
        assert_eq!(keys(&habits), ["q", "x"]);
        assert!(habits.has_default_keys(&card));
    }

    #[test]
    fn commands_that_are_never_offered_together_keep_one_key() {
        const ROLLS: [Key; 3] = [
            Key { id: "roll", key: "r", label: "roll" },
            Key { id: "roll-both", key: "r", label: "roll-both" },
            Key { id: "undo", key: "z", label: "undo" },
        ];
        let card = Card { keys: &ROLLS, ..Card::PLAIN };
        let mut habits = Habits::default();
        assert_eq!(habits.bind(&card, &ROLLS[0], "z"), Rebound::Swapped(&ROLLS[2], "r".to_owned()));
        assert_eq!(ROLLS.map(|known| habits.key(&known)), ["z", "z", "r"]);
        assert_eq!(habits.bind(&card, &ROLLS[2], "z"), Rebound::Swapped(&ROLLS[0], "r".to_owned()));
        assert_eq!(ROLLS.map(|known| habits.key(&known)), ["r", "r", "z"]);
    }

    #[test]
    fn letters_of_the_board_and_of_every_table_cannot_be_chosen() {
        const UNDO: [Key; 2] =
            [Key { id: "undo", key: "z", label: "undo" }, Key { id: "fill", key: "m", label: "fill" }];
        let card = Card { keys: &UNDO, letters: "wasd", timed: true, ..Card::PLAIN };
        let mut habits = Habits::default();
        for key in ["w", "W", "q", "Q", ",", "p", "P", "?", "Tab"] {
            assert_eq!(habits.bind(&card, &UNDO[0], key), Rebound::Reserved, "{key}");
        }
        assert_eq!(habits.bind(&card, &UNDO[0], "M"), Rebound::Swapped(&UNDO[1], "z".to_owned()));
        assert_eq!(UNDO.map(|known| habits.key(&known)), ["m", "z"], "in either case it is the same key");
        let untimed = Card { timed: false, ..card };
        assert_eq!(habits.bind(&untimed, &UNDO[0], "p"), Rebound::Bound);
    }
}
