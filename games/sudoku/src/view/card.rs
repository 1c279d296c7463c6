//! What menus, help and statistics know of Sudoku.

use parlour_scene::{Card, Chart, Choice, Preset, Setting};

pub(super) const CARD: Card = Card {
    first: "95..7.863681.......4.8...5272.5.......5..6...43.7.....5..9..68.....8..75.6.3..9.4",
    presets: &[
        Preset { id: "classic", setup: "symmetry=half-turn clues=30" },
        Preset { id: "gentle", setup: "symmetry=half-turn clues=38" },
        Preset { id: "fewest", setup: "symmetry=none clues=fewest" },
        Preset { id: "ornament", setup: "symmetry=quarter-turn clues=fewest" },
    ],
    options: &[
        Choice {
            id: "symmetry",
            values: &["none", "half-turn", "quarter-turn", "mirror", "diagonal", "both-diagonals"],
        },
        Choice {
            id: "clues",
            values: &["fewest", "24", "25", "26", "27", "28", "30", "32", "34", "36", "38", "40", "44", "50"],
        },
    ],
    made: true,
    blank: Some("................................................................................."),
    timed: true,
    judged: true,
    branches: true,
    settings: &[
        Setting::switch("upkeep", true),
        Setting::switch("peers", true),
        Setting::switch("alike", true),
        Setting::switch("coordinates", false),
        Setting::switch(Card::JUDGE_AT_ONCE, false),
    ],
    help: &[
        "sudoku.help-aim",
        "sudoku.help-enter",
        "sudoku.help-marks",
        "sudoku.help-conflicts",
        "sudoku.help-branches",
    ],
    charts: &[Chart { id: "entries", mean: true }],
    ..Card::PLAIN
};
