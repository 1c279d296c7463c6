//! Shut the Box's card, for menus, help and statistics.

use super::{daily, first_round::FIRST_ROUND};
use parlour_scene::{Better, Card, Chart, Choice, Daily, Key, Preset, Sample, Seats};

pub(super) const CARD: Card = Card {
    first: "tiles=9 dice=mand7",
    presets: &[
        Preset { id: "classic", setup: "tiles=9 dice=mand7" },
        Preset { id: "pub", setup: "tiles=9 dice=opt7" },
        Preset { id: "duel", setup: "tiles=9 dice=opt7 players=2 rounds=3" },
        Preset { id: "long", setup: "tiles=12 dice=never" },
    ],
    options: &[
        Choice { id: "tiles", values: &["9", "10", "12"] },
        Choice { id: "dice", values: &["mand7", "opt7", "never", "opts6", "mands6", "only1"] },
        Choice { id: "score", values: &["sum", "digits"] },
        Choice { id: "players", values: &["1", "2", "3", "4", "5", "6"] },
        Choice { id: "rounds", values: &["1", "2", "3", "5", "10"] },
    ],
    seats: Seats::Option("players"),
    levels: crate::LEVELS,
    own_chance: true,
    daily: Some(Daily { kinds: &["dice"], puzzle: daily::puzzle }),
    first_round: Some(&FIRST_ROUND),
    help: &[
        "shutbox.help-aim",
        "shutbox.help-roll",
        "shutbox.help-tiles",
        "shutbox.help-end",
        "shutbox.help-dice",
    ],
    charts: &[
        Chart { id: "score", mean: true, better: Some(Better::Lower) },
        Chart { id: "down", mean: true, better: Some(Better::Higher) },
        Chart { id: "die", mean: false, better: None },
        Chart { id: "total", mean: false, better: None },
    ],
    grouped: &["tiles"],
    keys: &[
        Key { id: "roll", key: "r", label: "shutbox.roll" },
        Key { id: "roll-2", key: "r", label: "shutbox.roll-2" },
        Key { id: "roll-1", key: "t", label: "shutbox.roll-1" },
        Key { id: "reset", key: "x", label: "shutbox.reset" },
        Key { id: "undo", key: "z", label: "undo" },
        Key { id: "redo", key: "y", label: "redo" },
        Key { id: "hint", key: "h", label: "hint" },
        Key { id: "new", key: "n", label: "new" },
    ],
    sample: Sample { setup: "", seed: 7, done: &["roll", "9", "roll", "2+6", "roll"] },
    ..Card::PLAIN
};
