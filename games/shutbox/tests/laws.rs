//! Shut the Box obeys the laws of every game.

use parlour_shutbox::rules::ShutBox;
use parlour_testkit::Trial;

/// Texts tried in every state: each is legal somewhere and illegal elsewhere, or never parses.
const NOISE: &[&str] = &[
    "roll",
    "roll 1",
    "roll 2",
    "roll 3",
    "dice 3 4",
    "dice 3 0",
    "dice 3",
    "dice 7 1",
    "dice 0 0",
    "dice 255 255",
    "3+3",
    "9",
    "1+2",
    "2+1",
    "1+2+3+4+5+6+7+8+9",
    "0",
    "13",
    "10",
    "12",
    "+",
    "reset",
    "",
    "dance",
];

#[test]
fn laws_alone() {
    let setups = &["", "tiles=10 dice=never", "tiles=12 dice=only1 score=digits", "dice=mands6", "up=1"];
    parlour_testkit::laws::<ShutBox>(&Trial { setups, noise: NOISE, games: 12 });
}

#[test]
fn laws_in_company() {
    let setups =
        &["dice=opt7 players=3 rounds=2", "dice=opts6 players=6 up=1,2,9", "tiles=12 players=2 score=digits"];
    parlour_testkit::laws::<ShutBox>(&Trial { setups, noise: NOISE, games: 12 });
}

#[cfg(feature = "view")]
#[test]
fn an_open_game_looks_equal_only_where_it_is() {
    // Two seeds differ from the first throw on; until then nothing may distinguish them.
    let compared = parlour_testkit::equal_sight_is_equal_play::<ShutBox>("", [1, 2]);
    assert!(compared >= 1);
}
