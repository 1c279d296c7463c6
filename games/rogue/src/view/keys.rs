//! The commands of the game with their default keys, in the order they are offered: walking, running, actions, verbs.

use parlour_scene::Key;

const fn of(id: &'static str, key: &'static str, label: &'static str) -> Key {
    Key { id, key, label }
}

/// The last two commands exist in every game.
pub(super) const KEYS: [Key; 43] = [
    of("go-w", "h", "rogue.way-w"),
    of("go-s", "j", "rogue.way-s"),
    of("go-n", "k", "rogue.way-n"),
    of("go-e", "l", "rogue.way-e"),
    of("go-nw", "y", "rogue.way-nw"),
    of("go-ne", "u", "rogue.way-ne"),
    of("go-sw", "b", "rogue.way-sw"),
    of("go-se", "n", "rogue.way-se"),
    of("run-w", "H", "rogue.run-w"),
    of("run-s", "J", "rogue.run-s"),
    of("run-n", "K", "rogue.run-n"),
    of("run-e", "L", "rogue.run-e"),
    of("run-nw", "Y", "rogue.run-nw"),
    of("run-ne", "U", "rogue.run-ne"),
    of("run-sw", "B", "rogue.run-sw"),
    of("run-se", "N", "rogue.run-se"),
    of("explore", "x", "rogue.do-explore"),
    of("rest", ".", "rogue.do-rest"),
    of("search", "s", "rogue.do-search"),
    of("pickup", ",", "rogue.do-pickup"),
    of("pack", "i", "rogue.do-pack"),
    of("look", "v", "rogue.do-look"),
    of("down", ">", "rogue.do-down"),
    of("up", "<", "rogue.do-up"),
    of("open", "o", "rogue.do-open"),
    of("close", "c", "rogue.do-close"),
    of("takeoff", "t", "rogue.do-takeoff"),
    of("remove", "R", "rogue.do-remove"),
    of("refill", "F", "rogue.do-refill"),
    of("told", "M", "rogue.do-told"),
    of("quaff", "q", "rogue.do-quaff"),
    of("read", "r", "rogue.do-read"),
    of("zap", "z", "rogue.do-zap"),
    of("throw", "f", "rogue.do-throw"),
    of("eat", "e", "rogue.do-eat"),
    of("wield", "w", "rogue.do-wield"),
    of("wear", "W", "rogue.do-wear"),
    of("puton", "P", "rogue.do-puton"),
    of("light", "a", "rogue.do-light"),
    of("drop", "d", "rogue.do-drop"),
    of("call", "C", "rogue.do-call"),
    of("hint", "g", "hint"),
    of("watch", "p", "watch"),
];

/// The commands of this game only.
pub(super) fn own() -> &'static [Key] {
    &KEYS[..KEYS.len() - 2]
}

/// The default key of a command.
pub(super) fn key(id: &str) -> &'static str {
    KEYS.iter().find(|known| known.id == id).map_or("", |known| known.key)
}
