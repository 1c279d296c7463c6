//! Hidato obeys the laws of every game.

use parlour_hidato::rules::Hidato;
use parlour_testkit::Trial;

/// Texts tried in every state: each is legal somewhere and illegal elsewhere, or never parses.
const NOISE: &[&str] = &[
    "auto",
    "clear",
    "dir forward",
    "dir backward",
    "dir up",
    "select 0 0",
    "select 1 1",
    "select 200 200",
    "select 300 0",
    "place 0 0",
    "place 1 1",
    "place 2 2",
    "place 9 9",
    "place 255 0",
    "remove 255 255",
    "remove 0 0",
    "remove 1 1",
    "remove 01 1",
    "guide on",
    "",
];

#[test]
fn laws() {
    let setups = &[
        "board a king 4 4\n1 . . .\n. . . 7\n. # . .\n. . . 15",
        "board b ortho 3 3\n1 . .\n. . .\n. . 9",
        "board c hex 3 3\n# . 1\n. # .\n6 . #\nlink 0 1 1 0",
        "board d king 1 1\n1",
    ];
    parlour_testkit::laws::<Hidato>(&Trial { setups, noise: NOISE, games: 4 });
}
