//! Sudoku under the laws of the house.

use parlour_sudoku::rules::Sudoku;
use parlour_testkit::Trial;

/// Texts tried in every state: each is legal somewhere and illegal elsewhere, or never readable.
const NOISE: &[&str] = &[
    "set 0 0 5",
    "set 8 8 1",
    "set 4 4 9",
    "set 9 0 1",
    "set 0 0 0",
    "set 0 0 10",
    "set 0 0 +5",
    "set 0 0",
    "set",
    "clear 0 0",
    "clear 4 4",
    "clear 4 4 4",
    "corner 4 4 7",
    "corner 0 2 7",
    "centre 4 4 7",
    "centre 0 2 7",
    "colour 4 4 0",
    "colour 4 4 8",
    "colour 4 4 9",
    "solve",
    "",
];

/// One cell short of a solution, so that random play meets the end.
const NEARLY: &str = "12345678945678912378912345623156489756489723189723156431264597864597831297831264.";
const MIDDLE: &str = "95..7.863681.......4.8...5272.5.......5..6...43.7.....5..9..68.....8..75.6.3..9.4";

#[test]
fn laws_of_puzzles() {
    parlour_testkit::laws::<Sudoku>(&Trial { setups: &[NEARLY, MIDDLE], noise: NOISE, games: 1 });
}

#[test]
fn laws_with_digits_of_the_players() {
    let entered = format!("12+3{}", ".".repeat(78));
    parlour_testkit::laws::<Sudoku>(&Trial { setups: &[&entered], noise: NOISE, games: 1 });
}

#[test]
fn laws_of_variants() {
    let jigsaw = "aaabbbccc".repeat(3) + &"dddeeefff".repeat(3) + &"ggghhhiii".repeat(3);
    let setups = [
        format!("anti-king non-consecutive {MIDDLE_OF_NONE}"),
        format!("jigsaw={jigsaw} rising {}", ".".repeat(81)),
    ];
    let setups: Vec<&str> = setups.iter().map(String::as_str).collect();
    parlour_testkit::laws::<Sudoku>(&Trial { setups: &setups, noise: NOISE, games: 1 });
}

/// Clues that keep apart from each other.
const MIDDLE_OF_NONE: &str =
    "5.........+1...............9...................3...............................7.8";

#[cfg(feature = "view")]
#[test]
fn an_open_game_looks_equal_only_where_it_is() {
    let compared = parlour_testkit::equal_sight_is_equal_play::<Sudoku>(NEARLY, [1, 2]);
    assert_eq!(compared, 120, "a seed changes nothing in a game without chance");
}
