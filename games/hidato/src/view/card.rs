//! Hidato's card, for menus, help and statistics.

use super::{daily, first_round::FIRST_ROUND};
use parlour_scene::{Better, Card, Chart, Choice, Daily, Key, Pack, Preset, Sample, Setting};

pub(super) const CARD: Card = Card {
    first: include_str!("../../boards/welcome.txt"),
    presets: &[
        Preset { id: "gentle", setup: "relation=king shape=rect rows=6 cols=6 level=2" },
        Preset { id: "classic", setup: "relation=king shape=rect rows=8 cols=8 level=5" },
        Preset { id: "numbrix", setup: "relation=ortho shape=rect rows=8 cols=8 level=4" },
        Preset { id: "beehive", setup: "relation=hex shape=hexagon rows=7 cols=7 level=4" },
        Preset { id: "ring", setup: "relation=king shape=ring rows=9 cols=9 level=6" },
    ],
    options: &[
        Choice { id: "relation", values: &["king", "ortho", "hex"] },
        Choice { id: "shape", values: &["rect", "disc", "ring", "diamond", "hexagon", "holes"] },
        Choice { id: "rows", values: LENGTHS },
        Choice { id: "cols", values: LENGTHS },
        Choice { id: "level", values: &["1", "2", "3", "4", "5", "6", "7", "8", "9", "any"] },
    ],
    made: true,
    blank: Some(include_str!("../../boards/blank.txt")),
    timed: true,
    judged: true,
    settings: &[
        Setting::switch("guide", true),
        Setting { id: "highlight", values: &["low", "medium", "high"], usual: "medium" },
        Setting::switch("look-ahead", false),
        Setting::switch("pencil", false),
        Setting::switch("coordinates", false),
        Setting::switch(Card::JUDGE_AT_ONCE, false),
    ],
    packs: &[
        Pack { id: "first-steps", wish: "relation=king shape=rect rows=5 cols=5 level=2", count: 30 },
        Pack { id: "parlour", wish: "relation=king shape=rect rows=7 cols=7 level=5", count: 40 },
        Pack { id: "streets", wish: "relation=ortho shape=rect rows=7 cols=7 level=4", count: 40 },
        Pack { id: "beehives", wish: "relation=hex shape=hexagon rows=7 cols=7 level=5", count: 40 },
        Pack { id: "lakes", wish: "relation=king shape=holes rows=8 cols=8 level=6", count: 40 },
        Pack { id: "diamonds", wish: "relation=king shape=diamond rows=9 cols=9 level=9", count: 30 },
    ],
    daily: Some(Daily { kinds: &["classic", "expert"], puzzle: daily::puzzle }),
    first_round: Some(&FIRST_ROUND),
    help: &[
        "hidato.help-aim",
        "hidato.help-flow",
        "hidato.help-remove",
        "hidato.help-guide",
        "hidato.help-boards",
    ],
    charts: &[
        Chart { id: "placed", mean: true, better: None },
        Chart { id: "slips", mean: true, better: Some(Better::Lower) },
    ],
    grouped: &["relation", "level"],
    keys: &[
        Key { id: "forward", key: "f", label: "hidato.forward" },
        Key { id: "backward", key: "b", label: "hidato.backward" },
        Key { id: "continue", key: "c", label: "hidato.continue" },
        Key { id: "guide", key: "g", label: "hidato.guide" },
        Key { id: "pencil", key: "e", label: "hidato.pencil" },
        Key { id: "judge", key: "o", label: "judge" },
        Key { id: "undo", key: "z", label: "undo" },
        Key { id: "redo", key: "y", label: "redo" },
        Key { id: "hint", key: "t", label: "hint" },
        Key { id: "new", key: "n", label: "new" },
    ],
    letters: "wasdhjkl",
    sample: Sample {
        setup: "",
        seed: 0,
        done: &[
            "select 1 0",
            "place 2 0",
            "place 2 1",
            "place 2 2",
            "place 1 3",
            "place 1 5",
            "place 1 4",
            "place 0 2",
        ],
    },
    ..Card::PLAIN
};

/// Rows and columns that are offered; commands take any from 4 to 30.
const LENGTHS: &[&str] = &["4", "5", "6", "7", "8", "9", "10", "12", "15", "20", "25", "30"];
