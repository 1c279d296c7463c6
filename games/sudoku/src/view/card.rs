//! What menus, help and statistics know of Sudoku.

use super::daily;
use parlour_scene::{Card, Chart, Choice, Daily, Preset, Setting};

pub(super) const CARD: Card = Card {
    first: "95..7.863681.......4.8...5272.5.......5..6...43.7.....5..9..68.....8..75.6.3..9.4",
    presets: &[
        Preset { id: "easy", setup: "level=easy clues=36 symmetry=half-turn" },
        Preset { id: "medium", setup: "level=medium clues=30 symmetry=half-turn" },
        Preset { id: "hard", setup: "level=hard clues=fewest symmetry=half-turn" },
        Preset { id: "unfair", setup: "level=unfair clues=fewest symmetry=half-turn" },
        Preset { id: "extreme", setup: "level=extreme clues=fewest symmetry=half-turn" },
    ],
    options: &[
        Choice { id: "level", values: &["easy", "medium", "hard", "unfair", "extreme", "any"] },
        Choice {
            id: "clues",
            values: &["fewest", "24", "25", "26", "27", "28", "30", "32", "34", "36", "38", "40", "44", "50"],
        },
        Choice {
            id: "symmetry",
            values: &["none", "half-turn", "quarter-turn", "mirror", "diagonal", "both-diagonals"],
        },
        Choice { id: "rating", values: RATINGS },
        Choice { id: "variant", values: VARIANTS },
        Choice { id: "technique", values: TECHNIQUES },
    ],
    made: true,
    blank: Some("................................................................................."),
    timed: true,
    judged: true,
    explained: true,
    printed: true,
    branches: true,
    daily: Some(Daily { kinds: &["classic"], puzzle: daily::puzzle }),
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
        "sudoku.help-variants",
        "sudoku.help-houses",
        "sudoku.help-moves",
    ],
    charts: &[Chart { id: "entries", mean: true, better: None }],
    grouped: &["variant", "level"],
    ..Card::PLAIN
};

/// Rules that are offered; setups and commands take any of them together.
const VARIANTS: &[&str] =
    &["classic", "x", "jigsaw", "windoku", "disjoint", "anti-knight", "anti-king", "non-consecutive"];

/// Ranges that are offered; commands take any from 1.0 to 9.5.
const RATINGS: &[&str] = &[
    Choice::USUAL,
    "1.0..1.5",
    "1.5..2.0",
    "2.0..2.5",
    "2.5..3.0",
    "3.0..3.5",
    "3.5..4.0",
    "4.0..4.5",
    "4.5..5.0",
    "5.0..5.5",
    "5.5..6.0",
    "6.0..6.5",
    "6.5..7.0",
    "7.0..7.5",
    "7.5..8.0",
    "8.0..8.5",
];

/// Techniques that puzzles can be made for within seconds; commands take any that the teacher goes by.
const TECHNIQUES: &[&str] = &[
    Choice::USUAL,
    "naked-single",
    "hidden-single",
    "locked-pair",
    "locked-triple",
    "pointing",
    "claiming",
    "naked-pair",
    "naked-triple",
    "hidden-pair",
    "hidden-triple",
    "x-wing",
    "swordfish",
    "remote-pairs",
    "bivalue-grave",
    "skyscraper",
    "two-string-kite",
    "turbot-fish",
    "empty-rectangle",
    "w-wing",
    "xy-wing",
    "xyz-wing",
    "uniqueness-1",
    "uniqueness-2",
    "uniqueness-3",
    "uniqueness-4",
    "uniqueness-6",
    "hidden-rectangle",
    "finned-x-wing",
    "sashimi-x-wing",
    "multi-colours-1",
    "finned-swordfish",
    "sashimi-swordfish",
    "sue-de-coq",
    "x-chain",
    "xy-chain",
    "continuous-loop",
    "discontinuous-loop",
    "alternating-chain",
    "grouped-continuous-loop",
    "grouped-discontinuous-loop",
    "grouped-alternating-chain",
    "als-xz",
    "als-xy-wing",
    "als-chain",
    "forcing-chain",
    "forcing-net",
];
